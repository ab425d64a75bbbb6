import type { Style } from './style.ts';
import { COLOUR_STYLES } from './styles-of-colour.ts';
import { MAKING_STYLES } from './styles-of-makings.ts';
import { PLACE_STYLES } from './styles-of-places.ts';
import { FELT_STYLES } from './styles-felt.ts';
import { NAMED_STYLES } from './styles-named.ts';

const STYLES = {
  ...MAKING_STYLES,
  ...NAMED_STYLES,
  ...PLACE_STYLES,
  ...COLOUR_STYLES,
  ...FELT_STYLES,
};
export type StyleId = keyof typeof STYLES;

export function styleOf(id: StyleId): Style {
  return STYLES[id];
}

/** A word for a look that a text names. */
export interface StyleHit {
  id: StyleId;
  style: Style;
  word: string;
  /** Where it stands in the text. */
  at: number;
  isRefused: boolean;
}

type Words = 'words' | 'inWishes' | 'inMood' | 'inProse';

function toPattern(words: string, flags: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\d])(?:${words})(?![\\p{L}\\d])`, flags);
}

function patternsOf(lists: readonly Words[]) {
  const all = Object.entries(STYLES as Record<StyleId, Style>).flatMap(([id, style]) => {
    const words = lists.flatMap((list) => style[list] ?? []).join('|');
    return words === '' ? [] : [{ id: id as StyleId, style, words }];
  });
  return {
    any: toPattern(all.map(({ words }) => words).join('|'), 'iu'),
    each: all.map(({ id, style, words }) => ({ id, style, pattern: toPattern(words, 'giu') })),
  };
}

const PATTERNS = {
  /** Words that show by themselves that a clause speaks of a look. */
  telling: patternsOf(['words', 'inWishes']),
  wish: patternsOf(['words', 'inWishes', 'inMood']),
  mood: patternsOf(['words', 'inWishes', 'inMood', 'inProse']),
  prose: patternsOf(['words', 'inProse']),
} as const;

const REFUSED =
  /(?:\b(?:no|not|nor|never|without|avoid|nothing|non|niente|nessun\w*|senza|mai|né|evita\w*|isn['’]t|n['’]t|less|troppo|too|instead of|rather than|anziché)\s(?:\p{L}+\s){0,2}(?:da|like|a|an|the|un|una|too|troppo|so|così|essere|sia|be|look)?\s?)$/iu;
/** "Serio ma allegro", "no photos but warm": what follows is wanted. */
const WANTED_AGAIN =
  /\b(?:ma|but|just|only|solo|yet|anzi|piuttosto)\s(?:(?!non?\s|not\s|never\s|senza\s|niente\s|without\s)\p{L}+\s)?$/iu;
const SIGHT = 40;

/** True of something that a text refuses just before this place. */
export function isRefusedAt(text: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - SIGHT), at);
  const sentence = before.slice(before.search(/[^.;!?:]*$/));
  return REFUSED.test(sentence) && !WANTED_AGAIN.test(sentence);
}

/** No brief is longer. */
const LONGEST = 12_000;

/** The words for a look that a text names, refused ones too: the most telling first. */
export function findStyles(written: string, as: keyof typeof PATTERNS): StyleHit[] {
  const text = written.slice(0, LONGEST);
  const { any, each } = PATTERNS[as];
  if (!any.test(text)) return [];
  return each.flatMap(({ id, style, pattern }) => {
    const hits = [...text.matchAll(pattern)].map((hit) => ({
      id,
      style,
      word: hit[0],
      at: hit.index,
      isRefused: isRefusedAt(text, hit.index),
    }));
    const [first] = hits;
    return first === undefined ? [] : [hits.find(({ isRefused }) => !isRefused) ?? first];
  });
}

/** True of a text that asks for a look in words that mean nothing else. */
export function namesStyle(text: string): boolean {
  return findStyles(text, 'telling').some(({ isRefused }) => !isRefused);
}

/** True of a text that asks for a set of colours, "toni pastello". */
export function namesColourSet(text: string): boolean {
  return findStyles(text, 'telling').some(({ id, isRefused }) => !isRefused && id in COLOUR_STYLES);
}
