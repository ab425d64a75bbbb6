import { foldName } from './fold.ts';
import { colourNamed } from './look-of.ts';
import { NOUNS, type Noun } from './nouns.ts';

/** Folded; a quotation is one word behind a quotation mark. */
export function wordsIn(text: string): string[] {
  return text
    .split(/["“”«»]/)
    .flatMap((part, at) =>
      at % 2 === 1
        ? `"${foldName(part).replaceAll(' ', '_')}`
        : foldName(part).split(' ').filter(Boolean),
    );
}

const ARTICLES =
  /^(?:the|a|an|our|my|your|that|those|these|all|every|each|of|very|little|il|lo|la|l|i|gli|le|un|uno|una|quell[aoe]?|quei|tutt[ie]|ogni|nostr[oaie]|mi[oa]|miei|mie|whole|entire|inter[oa])$/;

export function bare(words: readonly string[]): string[] {
  const first = words.findIndex((word) => !ARTICLES.test(word));
  return first < 0 ? [] : words.slice(first);
}

/** Whether a word can be the one that says what kind of thing is described. */
export function isNoun(word: string): boolean {
  return nounCalled(word) !== undefined;
}

const nouns = new Map<string, Noun | undefined>();
/** Most words whose noun is remembered. */
const MOST_NOUNS = 5_000;

function nounCalled(words: string): Noun | undefined {
  if (nouns.size > MOST_NOUNS) nouns.clear();
  if (!nouns.has(words))
    nouns.set(
      words,
      NOUNS.find(({ one, many }) => one.test(words) || many?.test(words)),
    );
  return nouns.get(words);
}

/** Whether more is said than what kind of thing it is. */
export function isTelling(description: string): boolean {
  const words = bare(wordsIn(description));
  return words.length > 0 && nounAt(words, 0)?.to !== words.length;
}

const ORDINALS: readonly (readonly [RegExp, number])[] = [
  [/^(?:first|1st|prim[oa]|top|opening)$/, 1],
  [/^(?:second|2nd|second[oa])$/, 2],
  [/^(?:third|3rd|terz[oa])$/, 3],
  [/^(?:fourth|4th|quart[oa])$/, 4],
  [/^(?:fifth|5th|quint[oa])$/, 5],
  [/^(?:last|final|bottom|ultim[oaie])$/, -1],
];

const BIG = /^(?:big|large|huge|biggest|largest|grand[ei]|grosso|grossa|enorme|main|principale)$/;
const COLOUR_NOUN = /^(?:colou?red|colore|coloured|di|in|with|con)$/;

const OF = /^d(?:i|el|ei|ell[aeo]?|egli)$/;

/** What is told of a thing beside what it is. */
export interface Modifiers {
  ordinal: number | undefined;
  colour: string | undefined;
  isBig: boolean;
}

/** Ordinals, sizes and colours from a word on, and how many words they take. */
export function modifiersAt(words: readonly string[], start: number): Modifiers & { to: number } {
  const read: Modifiers = { ordinal: undefined, colour: undefined, isBig: false };
  let at = start;
  for (;;) {
    const word = words[at] ?? '';
    // "Prima degli orari" says where, not which.
    const isPlace = word === 'prima' && OF.test(words[at + 1] ?? '');
    const ordinal = isPlace ? undefined : ORDINALS.find(([shape]) => shape.test(word))?.[1];
    const colour = colourNamed(words.slice(at, at + 3));
    if (ordinal !== undefined) read.ordinal ??= ordinal;
    else if (BIG.test(word)) read.isBig = true;
    else if (colour) {
      read.colour = colour.id;
      at += colour.length - 1;
    } else if (COLOUR_NOUN.test(word) && colourNamed(words.slice(at + 1, at + 4))) {
      at += 1;
      continue;
    } else return { ...read, to: at };
    at += 1;
  }
}

export function nounAt(
  words: readonly string[],
  at: number,
): { noun: Noun; isMany: boolean; to: number } | undefined {
  for (const length of [3, 2, 1]) {
    if (at + length > words.length) continue;
    const said = words.slice(at, at + length).join(' ');
    const noun = nounCalled(said);
    if (noun) return { noun, isMany: !noun.one.test(said), to: at + length };
  }
  return undefined;
}

/** The bar is the top of a page where a corner of it is told. */
export type Side = 'top' | 'bar' | 'bottom';

export const SIDES: readonly (readonly [RegExp, Side])[] = [
  [
    /^(?:(?:at|on|in)(?: the)? top (?:right|left)(?: corner)?|top (?:right|left)|in (?:alto|cima) a (?:destra|sinistra))$/,
    'bar',
  ],
  [
    /^(?:(?:at|on|in|to)(?: the)?(?: very)? top|up (?:top|there)|(?:in|su in|la in) (?:alto|cima)|all inizio|at the beginning|at the start|lassu)$/,
    'top',
  ],
  [
    /^(?:(?:at|on|in)(?: the)?(?: very)? (?:bottom|end)|(?:in|la in|giu in) (?:fondo|basso)|alla fine|down (?:there|below)|laggiu)$/,
    'bottom',
  ],
];

export const OF_PAGE =
  /^(?:(?:of|on) the (?:page|site|website)|d(?:i|ella) pagina|del sito|alla pagina)$/;
export const INSIDE =
  /^(?:in|of|on|inside|within|for|de[li]|dell[aeo]?|degli|di|d|nel|nell[aeo]?|nei|negli|sul|sull[aeo]?|sui|su)$/;
export const BEFORE =
  /^(?:(?:just |right |directly )?(?:before|above|over)|(?:subito |appena )?(?:prima d(?:i|el|ei|ell[aeo]?|egli)|sopra(?: a(?:l|i|ll[aeo]?|gli)?)?))$/;
export const AFTER =
  /^(?:(?:just |right |directly )?(?:after|below|under|beneath|underneath|behind)|(?:subito |appena )?(?:dopo|sotto(?: a(?:l|i|ll[aeo]?|gli)?)?))$/;
export const ABOUT =
  /^(?:about|on|regarding|with|with the (?:words?|text|title|name)|that (?:says?|mentions?|talks? about|contains?|starts with|begins with)|which says|where it says|saying|mentioning|containing|called|named|labelled|titled|su|sul|sull[aeo]?|sui|d(?:i|el|ei|ell[aeo]?)|con|con (?:la parola|le parole|scritto|il testo)|che (?:dice|parla d(?:i|el|ell[aeo]?|ei)|contiene|inizia con|comincia con)|dove (?:dice|c e scritto)|chiamat[oaie]|intitolat[oa]|dal titolo)$/;

export const SMALL =
  /^(?:the|a|an|with|for|con|al|da|ai|of|and|or|in|on|to|is|il|lo|la|l|i|gli|le|un|una|di|del|della|dei|e|o|in|per|con|word|words|parola|parole)$/;
