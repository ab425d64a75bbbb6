import type { ReactNode } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import type { Language } from '#web/i18n/languages.ts';
import { localizePath } from '#web/i18n/localized-path.ts';

/** Names the terms and the privacy page. They open beside the form, so that nothing typed is lost. */
export function LegalNote() {
  const t = useTranslations('auth');
  const language = useLocale() === 'it' ? 'it' : 'en';
  return (
    <p className="mt-4 text-sm text-pretty text-soft">
      {t.rich('legal', {
        terms: linkTo('/terms', language),
        privacy: linkTo('/privacy', language),
      })}
    </p>
  );
}

function linkTo(path: string, language: Language) {
  const href = localizePath(path, language);
  return (name: ReactNode) => (
    <a
      href={href}
      target="_blank"
      rel="noopener"
      className="font-medium text-marine underline underline-offset-4"
    >
      {name}
    </a>
  );
}
