import type { ErrorCode } from '#contract/errors.ts';
import { ERRORS_EN } from './errors-en.ts';
import { ERRORS_IT } from './errors-it.ts';
import { waitText } from './wait-text.ts';

export type Locale = 'en' | 'it';
export type MessageParams = Record<string, string | number>;

const TABLES = { en: ERRORS_EN, it: ERRORS_IT } satisfies Record<Locale, Record<ErrorCode, string>>;

/** The sentence for an error code; `seconds` also fills `{wait}`, and unknown placeholders stay as they are. */
export function errorMessage(code: ErrorCode, locale: Locale, params: MessageParams = {}): string {
  const { seconds } = params;
  const given =
    typeof seconds === 'number' ? { ...params, wait: waitText(seconds, locale) } : params;
  return TABLES[locale][code].replace(/\{(\w+)\}/g, (whole, name: string) =>
    name in given ? String(given[name]) : whole,
  );
}

/** `it` when the Accept-Language header starts with it, else `en`. */
export function localeFromHeader(acceptLanguage: string | undefined): Locale {
  return acceptLanguage?.trim().toLowerCase().startsWith('it') === true ? 'it' : 'en';
}
