import { useTranslations } from 'use-intl';
import { Shore } from '#web/components/sea-drawing.tsx';
import { Logo } from '#web/components/logo.tsx';
import { FOOTER } from '../menus.ts';
import { MenuLink } from './menu-link.tsx';

const YEAR = String(new Date().getFullYear());

export function Footer() {
  const t = useTranslations('shell');
  return (
    <footer aria-label={t('footer.label')} className="mt-auto text-on-sea">
      <Shore className="h-16 sm:h-24" />
      <div className="bg-sea-3">
        <div className="mx-auto flex w-full max-w-7xl flex-wrap items-start justify-between gap-x-14 gap-y-8 px-4 py-10 sm:px-6">
          <div className="grid max-w-xs gap-3">
            <Logo />
            <p className="text-sm">{t('footer.tagline')}</p>
          </div>
          {Object.entries(FOOTER).map(([column, entries]) => (
            <ul key={column} className="flex flex-wrap gap-x-6">
              {entries.map((entry) => (
                <li key={entry}>
                  <MenuLink
                    entry={entry}
                    className="inline-flex min-h-10 items-center text-sm underline-offset-4 hover:underline"
                  />
                </li>
              ))}
            </ul>
          ))}
          <p className="w-full text-xs">{t('footer.rights', { year: YEAR })}</p>
        </div>
      </div>
    </footer>
  );
}
