import { FONT_IDS, sourceOf } from '#domain/fonts/font-families.ts';
import { findFamily } from '#domain/fonts/page-fonts.ts';
import type { PlanLook } from '#domain/page-plan/plan-types.ts';
import { readMood } from '../brief/colours.ts';
import { findStyles, namesStyle } from '../look/styles/read-styles.ts';
import { readTypeWords } from '../look/styles/type-words.ts';
import { readWishedColours, REFUSED_BEFORE } from './wished-colours.ts';

const SIGHT = 48;

const DARK =
  /\b(?:dark(?! (?:wood|green|red|blue|gr[ea]y|brown|pink|purple|text|chocolate|ales?|beers?|rum|towers?|chocolates?))(?: mode| theme| background| page| site| look)?|all black|(?:lots of|mostly|very|plenty of) black(?! and white)|(?:tanto|molto|tutto) nero|black background|on (?:almost |near(?:ly)? |pure )?black|su nero|sfondo (?:nero|scuro|quasi nero)|(?<!\b(?:verde|blu|rosso|grigio|rosa|marrone|legno|val|valle|rio|lago|monte|colle) )scur[oa]|(?:tema|pagina|sito) (?:dark|ner[oa])|night[- ]?(?:time|sky)|notturn[oa])\b/iu;
const LIGHT =
  /\b(?:(?:white|light|pale) (?:background|bg|mode|theme|page|ground)|sfondo (?:bianco|chiaro)|luminos[oa]|(?<!\b(?:verde|blu|rosa|grigio|azzurro|legno|giallo) )chiar[oa](?=[\s,.;]|$)|bright and|airy)\b/i;
const NOT_DARK =
  /\b(?:not|no|non|niente|never|without|senza|nothing)\s(?:\p{L}+\s){0,2}(?:dark|scur[oa]|black|ner[oa])\b/iu;

const PIECES = /[;:]\s|\s[–—-]\s|,\s|(?<=\p{L}{2})[.!?]+(?:\s|$)|\n|\s\(|\)\s/u;
const REFUSAL =
  /^(?:please\s)?(?:no|not|nor|never|without|avoid|niente|nessun\w*|non|né|senza|evita\w*|do(?:n['’]?t| not)|nothing)\b/i;
const MOST_NUMBERS = 2;

/** The pieces of clauses that may speak of the look: no refusals, no rows of figures. */
function lookPieces(clauses: readonly string[]): string[] {
  return clauses
    .flatMap((clause) => clause.split(PIECES))
    .map((piece) => piece.trim())
    .filter((piece) => !REFUSAL.test(piece) && (piece.match(/\d+/g) ?? []).length < MOST_NUMBERS);
}

/** Dark or light, where it is said. */
function readScheme(text: string): PlanLook['scheme'] {
  const isRefused = NOT_DARK.test(text);
  if (!isRefused && (DARK.test(text) || readMood(text) === 'dark')) return 'dark';
  return LIGHT.test(text) ? 'light' : undefined;
}

const LONGEST_MOOD = 120;

/** The words for a look, the most telling first. */
function readMoodWords(text: string): string | undefined {
  const words = findStyles(text, 'wish').flatMap(({ word, isRefused }) =>
    isRefused ? [] : [word.toLowerCase()],
  );
  const fitting = [...new Set(words)].filter(
    (_, index, all) => all.slice(0, index + 1).join(', ').length <= LONGEST_MOOD,
  );
  return fitting.length > 0 ? fitting.join(', ') : undefined;
}

/** Only what is said. */
function withoutGaps(look: { [Key in keyof PlanLook]: PlanLook[Key] | undefined }): PlanLook {
  return Object.fromEntries(Object.entries(look).filter(([, value]) => value !== undefined));
}

/** Sentences that speak of the look although they tell something, too: "our colours are maroon and yellow". */
const SPEAKS_OF_LOOK =
  /\bcolou?rs (?:are|is)\b|\b(?:i (?:nostri )?colori|colori sociali) (?:sono|:)|\b(?:big|large|larger) (?:text|print|letters|writing)\b|\bcaratteri grandi\b|^(?:bianco|nero|rosso|verde|blu|giallo)\P{L}/iu;

/** The clauses of a brief that speak of the look, besides those that are wishes anyway. */
export function lookSentences(brief: string): string[] {
  return brief.split(/[.!?\n]+/).filter((sentence) => SPEAKS_OF_LOOK.test(sentence.trim()));
}

const FONT_NOUN = '(?:font|fonts|typeface|typography|caratter[ei]|tipografia)';
const FAMILIES = FONT_IDS.map((id) => sourceOf(id).family)
  .toSorted((a, b) => b.length - a.length)
  .join('|');
/** Many families are called like other things: only beside a word for fonts a name is one. */
const TYPEFACES = new RegExp(
  `\\b${FONT_NOUN}\\b[^.;\\n]{0,24}?\\b(?<behind>${FAMILIES})\\b|\\b(?<before>${FAMILIES}) ${FONT_NOUN}\\b`,
  'i',
);

/** The name of one of our families that a brief asks for. */
function readTypeface(text: string): string | undefined {
  const found = TYPEFACES.exec(text);
  if (found === null) return undefined;
  if (REFUSED_BEFORE.test(text.slice(Math.max(0, found.index - SIGHT), found.index)))
    return undefined;
  const id = findFamily(found.groups?.behind ?? found.groups?.before ?? '');
  return id && sourceOf(id).family;
}

/** True of a clause that asks for a look in words that mean nothing else. */
export function speaksOfLook(clause: string): boolean {
  const { mood: _mood, ...said } = readLookWishes([clause]);
  return Object.keys(said).length > 0 || namesStyle(clause);
}

/** The look that a brief asks for, from the pieces that tell nothing else. What it does not say is left out. */
export function readLookWishes(clauses: readonly string[]): PlanLook {
  const text = clauses.join('. ');
  const pieces = lookPieces(clauses);
  const { colours, ground, touch } = readWishedColours(pieces);
  return withoutGaps({
    colours: colours.length > 0 ? colours : undefined,
    ground,
    touch,
    scheme: readScheme(text),
    ...readTypeWords(text),
    typeface: readTypeface(text),
    mood: readMoodWords(pieces.join('. ')),
  });
}
