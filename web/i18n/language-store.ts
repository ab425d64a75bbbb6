import { create } from 'zustand';
import { createTranslator } from 'use-intl/core';
import { readStored, writeStored } from '#web/lib/storage.ts';
import { chooseLanguage, LANGUAGE_KEY, type Language } from './languages.ts';
import type { Messages } from './messages-en.ts';

interface LanguageState {
  language: Language;
  messages: Messages;
}

const CATALOGUES = {
  en: async () => (await import('./messages-en.ts')).messages,
  // The shape is checked where the Italian catalogue is made; the texts' literal types are the English ones.
  it: async () => (await import('./messages-it.ts')).messages as unknown as Messages,
} satisfies Record<Language, () => Promise<Messages>>;

/** Empty until `startLanguage` has loaded the first catalogue; the app renders after that. */
export const useLanguage = create<LanguageState>(() => ({
  language: 'en',
  messages: {} as Messages,
}));

/** Loads the visitor's catalogue. Await it before the first render. */
export async function startLanguage(): Promise<void> {
  await showLanguage(chooseLanguage(readStored(LANGUAGE_KEY), navigator.languages));
}

/** Switches the interface; the catalogue is loaded first, so nothing is seen half translated. */
export async function changeLanguage(language: Language): Promise<void> {
  await showLanguage(language);
}

async function showLanguage(language: Language): Promise<void> {
  const messages = await CATALOGUES[language]();
  writeStored(LANGUAGE_KEY, language);
  document.documentElement.lang = language;
  useLanguage.setState({ language, messages });
}

/** A translator for code outside React. Ask anew each time: the language may have changed. */
export function translator() {
  const { language, messages } = useLanguage.getState();
  return createTranslator({ locale: language, messages });
}
