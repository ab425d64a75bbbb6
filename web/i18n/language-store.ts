import { useSyncExternalStore } from 'react';
import { createStore } from 'zustand/vanilla';
import { createTranslator } from 'use-intl/core';
import { readStored, writeStored } from '#web/lib/storage.ts';
import { AREA_NAMES, type Area, loadAreaTexts, type Messages } from './areas.ts';
import { FORMATS } from './formats.ts';
import { chooseLanguage, LANGUAGE_KEY, type Language } from './languages.ts';

interface LanguageState {
  language: Language;
  /** The texts of the loaded areas; a screen renders after its own are here. */
  messages: Messages;
}

const store = createStore<LanguageState>(() => ({ language: 'en', messages: {} as Messages }));
const wanted = new Set<Area>();

/** The language and its texts. Prerendered markup carries the same ones, so there is no other server state. */
export function useLanguage(): LanguageState {
  return useSyncExternalStore(store.subscribe, store.getState, store.getState);
}

export function currentLanguage(): Language {
  return store.getState().language;
}

/** Loads the visitor's texts for the first screen. Await it before the first render. */
export async function startLanguage(
  areas: readonly Area[] = [],
  fromAddress: Language | null = null,
): Promise<void> {
  const stored = readStored(LANGUAGE_KEY);
  const language = fromAddress ?? chooseLanguage(stored, navigator.languages);
  await showLanguage(language, areas);
  // A link in the other language does not change a choice that was made, also not one of this very moment.
  if (readStored(LANGUAGE_KEY) === null) writeStored(LANGUAGE_KEY, language);
}

/** Switches the interface and stores the choice; all loaded areas come along first, so nothing is seen half translated. */
export async function changeLanguage(language: Language): Promise<void> {
  await showLanguage(language);
  writeStored(LANGUAGE_KEY, language);
}

/** The same without storing it: for an address that carries its language. */
export async function showLanguage(language: Language, areas: readonly Area[] = []): Promise<void> {
  want(areas);
  for (;;) {
    const names = [...wanted];
    const messages = await loadAll(names, language);
    // An area that was asked for meanwhile must not be missing in the new language.
    if (names.length < wanted.size) continue;
    if (typeof document !== 'undefined') markDocument(language);
    store.setState({ language, messages });
    return;
  }
}

/** Prerendered markup says it already, and writing the same again would restyle every element. */
function markDocument(language: Language): void {
  const { documentElement } = document;
  if (documentElement.lang !== language) documentElement.lang = language;
}

/** Adds the areas' texts in the present language. Await it before rendering what uses them. */
export async function loadAreas(...areas: readonly Area[]): Promise<void> {
  want(areas);
  for (;;) {
    const { language } = store.getState();
    const added = await loadAll(areas, language);
    if (store.getState().language !== language) continue;
    store.setState(({ messages }) => ({ messages: { ...messages, ...added } }));
    return;
  }
}

/** Every area: for tests and for rendering outside the browser. */
export async function loadEveryArea(language: Language): Promise<void> {
  await showLanguage(language, AREA_NAMES);
}

function want(areas: readonly Area[]): void {
  for (const name of ['core', ...areas] as const) wanted.add(name);
}

async function loadAll(areas: readonly Area[], language: Language): Promise<Messages> {
  const texts = await Promise.all(areas.map((name) => loadAreaTexts(name, language)));
  return Object.assign({}, ...texts) as Messages;
}

/** A translator for code outside React. Ask anew each time: the language may have changed. */
export function translator() {
  const { language, messages } = store.getState();
  return createTranslator({ locale: language, messages, formats: FORMATS });
}
