import type { Locale } from './error-message.ts';

/** Sentences that the account calls answer with. */
const ACCOUNT_TEXTS = {
  signedIn: { en: 'Login successful!', it: 'Accesso effettuato!' },
} as const satisfies Record<string, Record<Locale, string>>;

export function accountText(key: keyof typeof ACCOUNT_TEXTS, locale: Locale): string {
  return ACCOUNT_TEXTS[key][locale];
}
