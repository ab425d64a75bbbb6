import type { Language } from './brief.ts';

const ASKED: readonly (readonly [Language, RegExp])[] = [
  [
    'it',
    /\b(?:in italian|italian (?:language|text|copy|page|site|website|version)|in italiano|lingua italiana|testi in italiano)\b/i,
  ],
  [
    'en',
    /\b(?:in english|english (?:language|text|copy|page|site|website|version)|in inglese|lingua inglese|testi in inglese)\b/i,
  ],
];

const COMMON: Record<Language, RegExp> = {
  en: /\b(?:the|and|for|with|my|our|we|of|is|are|a|an|to|that|who|page|site|website|make|create|please|shop|colou?rs?|in the|near|called)\b/gi,
  it: /\b(?:il|lo|la|gli|le|un|una|uno|di|del|della|dei|delle|per|con|che|mio|mia|nostro|nostra|siamo|sono|sito|pagina|crea|fai|vorrei|negozio|colori|caldi|chiamat[oa]|e|ed|nel|nella|al|alla|da|dal)\b/gi,
};

/** Explicit request first, then the commoner function words; a tie, as in an emoji-only prompt, is the fallback. */
export function detectLanguage(text: string, fallback: Language): Language {
  const asked = ASKED.find(([, pattern]) => pattern.test(text));
  if (asked) return asked[0];
  const english = text.match(COMMON.en)?.length ?? 0;
  const italian =
    (text.match(COMMON.it)?.length ?? 0) + (text.match(/[a-z][àèéìòù]\b/gi)?.length ?? 0);
  if (english === italian) return fallback;
  return english > italian ? 'en' : 'it';
}
