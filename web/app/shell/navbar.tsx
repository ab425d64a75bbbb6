import { lazy } from 'react';
import { Menu } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Logo } from '#web/components/logo.tsx';
import { PublicLink } from '#web/components/public-link.tsx';
import { NAVBAR } from '../menus.ts';
import { PATHS } from '../routes.ts';
import { AccountMenu } from './account-menu.tsx';
import { MenuLink } from './menu-link.tsx';
import { MenuOnDemand } from './menu-on-demand.tsx';

const loadSheet = () => import('./phone-menu.tsx');
const PhoneMenu = lazy(async () => ({ default: (await loadSheet()).PhoneMenu }));

export function Navbar() {
  const t = useTranslations('shell');
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-paper print:hidden">
      <div className="mx-auto flex h-16 w-full max-w-7xl items-center gap-2 px-4 sm:px-6 lg:gap-8">
        <PublicLink href={PATHS.home} aria-label={t('homeLink')} className="rounded-control py-2">
          <Logo />
        </PublicLink>
        <nav aria-label={t('mainNavigation')} className="flex grow max-lg:hidden">
          <ul className="flex gap-1">
            {NAVBAR.map((entry) => (
              <li key={entry}>
                <MenuLink
                  entry={entry}
                  className="relative inline-flex h-10 items-center rounded-control px-3 text-sm whitespace-nowrap text-soft transition-colors duration-150 after:absolute after:inset-x-3 after:-bottom-3 after:h-0.5 after:rounded-full hover:bg-hover hover:text-ink aria-[current]:text-ink aria-[current]:after:bg-marine"
                />
              </li>
            ))}
          </ul>
        </nav>
        <div className="ml-auto flex items-center gap-1">
          <AccountMenu />
          <div className="lg:hidden noscript:hidden">
            <MenuOnDemand
              label={t('menu')}
              popup="dialog"
              face={<Menu className="size-5" aria-hidden="true" />}
              preload={loadSheet}
              renderMenu={(trigger) => <PhoneMenu trigger={trigger} />}
            />
          </div>
        </div>
      </div>
    </header>
  );
}
