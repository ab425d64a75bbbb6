import { PART_WORDS, type PartKind } from '#domain/reading/section-words.ts';
import { normalizeRequest } from './normalize-request.ts';
import { any } from './word-forms.ts';

/** The parts that are sections, by the name that the analysis uses, with additional words. */
const SECTIONS: readonly (readonly [target: string, kind: PartKind, ...more: string[]])[] = [
  ['header', 'header'],
  ['navigation', 'nav'],
  ['hero', 'hero', 'headline', 'main title', 'titolo principale'],
  ['footer', 'footer'],
  ['hours', 'hours'],
  ['faq', 'faq', 'questions', 'domande'],
  ['contact', 'contact', 'modulo'],
  ['pricing', 'pricing', 'price', 'prezzo', 'tariffa'],
  ['gallery', 'gallery'],
  ['testimonials', 'testimonials'],
  ['services', 'services'],
  // “About” alone is mostly a preposition: “the question about parking”.
  ['about', 'about', 'the about', 'our about', 'about text', 'about part'],
  ['team', 'team'],
  ['map', 'map'],
];

/** The parts of a page that requests name, with their words in normalised text. */
export const TARGETS: readonly (readonly [target: string, words: RegExp])[] = [
  ...SECTIONS.map(([target, kind, ...more]) => {
    const { en, it } = PART_WORDS[kind];
    return [target, any(...[...en, ...it, ...more].map(normalizeRequest))] as const;
  }),
  ['button', any('buttons?', 'cta', 'bottone', 'bottoni', 'pulsant[ei]')],
  ['background', any('background', 'sfondo')],
];
