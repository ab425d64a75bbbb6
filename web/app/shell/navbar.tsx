import { useTranslations } from 'use-intl';
import { Logo } from '#web/components/logo.tsx';
import { PublicLink } from '#web/components/public-link.tsx';
import { NAVBAR } from '../menus.ts';
import { PATHS } from '../routes.ts';
import { AccountMenu } from './account-menu.tsx';
import { MenuLink } from './menu-link.tsx';

export function Navbar() {
  const t = useTranslations('shell');
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-paper">
      <div className="mx-auto flex h-16 w-full max-w-7xl items-center gap-2 px-4 sm:gap-8 sm:px-6">
        <PublicLink href={PATHS.home} aria-label={t('homeLink')} className="rounded-control py-2">
          <Logo />
        </PublicLink>
        <nav aria-label={t('mainNavigation')} className="flex grow">
          <ul className="flex gap-1">
            {NAVBAR.map((entry) => (
              <li key={entry} className={entry === 'home' ? 'max-md:hidden' : 'max-sm:hidden'}>
                <MenuLink
                  entry={entry}
                  className="inline-flex h-10 items-center rounded-control px-3 text-sm text-soft transition-colors duration-150 hover:bg-hover hover:text-ink aria-[current]:text-ink"
                />
              </li>
            ))}
          </ul>
        </nav>
        <AccountMenu />
      </div>
    </header>
  );
}
