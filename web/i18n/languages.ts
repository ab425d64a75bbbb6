export const LANGUAGES = ['en', 'it'] as const;
export type Language = (typeof LANGUAGES)[number];

export const LANGUAGE_KEY = 'bluewave_language';

/** The stored choice, else Italian when any browser language is Italian, else English. */
export function chooseLanguage(
  stored: string | null,
  browserLanguages: readonly string[],
): Language {
  const choice = LANGUAGES.find((language) => language === stored);
  if (choice !== undefined) return choice;
  return browserLanguages.some((tag) => /^it\b/i.test(tag)) ? 'it' : 'en';
}
