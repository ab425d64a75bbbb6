import { useTranslations } from 'use-intl';
import { Link, useLocation } from 'wouter';
import { Logo } from '#web/components/logo.tsx';
import { NAVIGATION, PATHS } from '../routes.ts';
import { AccountMenu } from './account-menu.tsx';

export function Navbar() {
  const t = useTranslations('shell');
  const [location] = useLocation();
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-paper">
      <div className="mx-auto flex h-16 w-full max-w-7xl items-center gap-2 px-4 sm:gap-8 sm:px-6">
        <Link href={PATHS.home} aria-label={t('homeLink')} className="rounded-control py-2">
          <Logo />
        </Link>
        <nav aria-label={t('mainNavigation')} className="flex grow">
          <ul className="flex gap-1">
            {NAVIGATION.map(({ path, text }) => (
              <li key={path} className={path === PATHS.home ? 'max-md:hidden' : 'max-sm:hidden'}>
                <Link
                  href={path}
                  aria-current={location === path ? 'page' : undefined}
                  className="inline-flex h-10 items-center rounded-control px-3 text-sm text-soft transition-colors duration-150 hover:bg-hover hover:text-ink aria-[current]:text-ink"
                >
                  {t(text)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <AccountMenu />
      </div>
    </header>
  );
}
