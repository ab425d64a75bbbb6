import type { Language } from '../brief/brief.ts';
import type { Words } from './word-types.ts';
import { WORDS_EN } from './words-en.ts';
import { WORDS_IT } from './words-it.ts';

export type { PlaceholderId, Words } from './word-types.ts';

/** The frame's words in the languages of pages. */
export const WORDS: Record<Language, Words> = { en: WORDS_EN, it: WORDS_IT };
