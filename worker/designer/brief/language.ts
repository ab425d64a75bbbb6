import { detectTradeLanguage } from '../trades/registry.ts';
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
  en: /\b(?:the|and|for|with|my|our|we|of|is|are|an|to|that|who|open|warm|cold|dark|bold|modern and|elegant and|call|page|site|website|make|create|please|shop|colou?rs?|in the|near|called)\b/gi,
  it: /\b(?:il|lo|la|gli|le|un|una|uno|di|del|della|dei|delle|per|con|che|mio|mia|nostro|nostra|siamo|sono|sul|sulla|nei|casa|mare|aperti|aperto|chiuso|moderno|moderna|elegante|semplice|prezzi|orari|sito|pagina|crea|fai|vorrei|negozio|colori|caldi|chiamat[oa]|e|ed|nel|nella|al|alla|da|dal)\b/gi,
};

function countHits(text: string, ...patterns: readonly RegExp[]): number {
  return patterns.reduce((sum, pattern) => sum + (text.match(pattern)?.length ?? 0), 0);
}

/** Explicit request first, then the commoner function words; a tie, as in an emoji-only prompt, is the fallback. */
export function detectLanguage(text: string, fallback: Language): Language {
  const asked = ASKED.find(([, pattern]) => pattern.test(text));
  if (asked) return asked[0];
  // Names and addresses belong to no language.
  const said = text.replaceAll(/["“«][^"”»\n]{1,80}["”»]|\S+@\S+/g, ' ');
  const trade = detectTradeLanguage(text);
  const english = countHits(said, COMMON.en, /\ba \p{Ll}/gu) + (trade === 'en' ? 2 : 0);
  const italian =
    countHits(said, COMMON.it, /\p{Ll}[àèéìòù](?!\p{L})|\ba \p{Lu}/gu) + (trade === 'it' ? 2 : 0);
  if (english === italian) return fallback;
  return english > italian ? 'en' : 'it';
}
