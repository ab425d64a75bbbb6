import type { Locale } from './error-message.ts';

/** What saving a version answers; `{version}` is its number. */
const TEXTS = {
  saved: { en: 'Version {version} saved', it: 'Versione {version} salvata' },
  unchanged: {
    en: 'Nothing has changed since version {version}',
    it: 'Non è cambiato nulla dalla versione {version}',
  },
} satisfies Record<string, Record<Locale, string>>;

export function historyMessage(key: keyof typeof TEXTS, locale: Locale, version: number): string {
  return TEXTS[key][locale].replace('{version}', String(version));
}
