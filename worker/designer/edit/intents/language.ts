import { detectLanguage } from '#domain/reading/language.ts';
import { readSource } from '#domain/reading/tokens.ts';
import type { EditLanguage } from './edit-intent.ts';

/** A currency is no word of a language. */
const SUM = /\d[\d.,]*\s?(?:euros?|eur)\b/gi;

/** The language a request is written in; `fallback` where its words tell nothing, or another one. */
export function languageOf(text: string, fallback: EditLanguage): EditLanguage {
  const { language } = detectLanguage(readSource(text.replace(SUM, ' ')));
  return language === undefined || language === 'other' ? fallback : language;
}
