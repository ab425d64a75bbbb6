import { useTranslations } from 'use-intl';
import { useLocation } from 'wouter';
import { Logo } from '#web/components/logo.tsx';
import { Shore } from '#web/components/sea-drawing.tsx';
import { useLanguage } from '#web/i18n/language-store.ts';
import { LANGUAGES, type Language } from '#web/i18n/languages.ts';
import { localizePath } from '#web/i18n/localized-path.ts';
import { showError } from '#web/lib/show-error.ts';
import { FOOTER, FOOTER_COLUMNS } from '../menus.ts';
import { findPublicPage } from '../public-pages.ts';
import { switchLanguage } from '../switch-language.ts';
import { MenuLink } from './menu-link.tsx';

const YEAR = String(new Date().getFullYear());
const LINK =
  'inline-flex min-h-10 min-w-10 items-center text-sm underline-offset-4 hover:underline';

export function Footer() {
  const t = useTranslations('shell');
  return (
    <footer aria-label={t('footer.label')} className="mt-auto text-on-sea print:hidden">
      <Shore className="h-16 sm:h-24" />
      <div className="bg-sea-3">
        <div className="mx-auto grid w-full max-w-7xl gap-x-14 gap-y-10 px-4 pt-10 pb-8 sm:px-6 lg:grid-cols-[1fr_2fr]">
          <div className="grid max-w-xs content-start gap-3">
            <Logo />
            <p className="text-sm">{t('footer.tagline')}</p>
          </div>
          <nav
            aria-label={t('footer.label')}
            className="grid grid-cols-2 gap-x-6 gap-y-8 sm:grid-cols-4"
          >
            {FOOTER_COLUMNS.map((column) => (
              <div key={column}>
                <h2 className="font-sans text-sm font-semibold tracking-normal">
                  {t(`footer.columns.${column}`)}
                </h2>
                <ul className="mt-1">
                  {FOOTER[column].map((entry) => (
                    <li key={entry}>
                      <MenuLink entry={entry} className={LINK} />
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </nav>
          {/* Where the way back to the top floats over the end of the row, the row ends before it. */}
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-on-sea/25 pt-4 max-[90rem]:pr-16 lg:col-span-2">
            <p className="text-xs" suppressHydrationWarning>
              {t('footer.rights', { year: YEAR })}
            </p>
            <LanguageLinks />
          </div>
        </div>
      </div>
    </footer>
  );
}

/** Both languages as links, which also work without JavaScript. */
function LanguageLinks() {
  const t = useTranslations('shell');
  const { language } = useLanguage();
  const [address] = useLocation();
  const path = findPublicPage(address)?.page.path ?? '/';
  function follow(event: React.MouseEvent, next: Language): void {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void switchLanguage(next).catch(showError);
  }
  return (
    <ul aria-label={t('language')} className="flex gap-5">
      {LANGUAGES.map((value) => (
        <li key={value}>
          <a
            href={localizePath(path, value)}
            hrefLang={value}
            lang={value}
            aria-current={value === language ? 'true' : undefined}
            onClick={(event) => follow(event, value)}
            className={`${LINK} aria-[current]:font-semibold`}
          >
            {t(`languages.${value}`)}
          </a>
        </li>
      ))}
    </ul>
  );
}
