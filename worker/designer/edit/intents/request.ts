import type { Entry } from './entry-words.ts';
import type { EditLanguage } from './edit-intent.ts';
import type { SectionKind } from '../page/parts.ts';
import type { WordTable } from './expand.ts';
import { readTokens, type Token } from './tokens.ts';
import { FILLERS, VERBS } from './words.ts';

/** One way to read a slot: where it ends and what it means. `free` counts words of the person's own. */
export interface Found {
  to: number;
  value: unknown;
  free?: number;
}

/** The words of a page that a request may use. */
export interface PageWords {
  /** Headings, ids and labels of sections, folded; the value is the name as `resolveSection` takes it. */
  sectionNames: WordTable<string>;
  /** Short texts of the page as they stand. */
  labels: WordTable<string>;
  /** Names of priced entries, also by their first words where only one begins so. */
  priced: WordTable<string>;
  /** What the selected element says. */
  selected?: string | undefined;
  /** "© 2019" as the page's footer writes it. */
  copyright?: string | undefined;
  /** Entries of the page's lists. */
  entries: () => readonly Entry[];
  /** Short lines of the page. */
  lines: () => readonly Entry[];
  kinds: ReadonlySet<SectionKind>;
  /** What "the third step" is called. */
  counted: (words: string) => string | undefined;
  /** Whether a word can say what kind of thing is described. */
  isNoun: (word: string) => boolean;
  /** The section that a telling part of its heading means. */
  sectionPart: (words: string) => string | undefined;
  /** Whether these words describe something of the page. */
  locates: (words: string) => boolean;
  /** Whether these words describe or name something of the page. */
  isNamed: (words: string) => boolean;
  /** Whether these words stand on the page. */
  hasText: (words: string) => boolean;
  /** Every word of the page's short texts: none of them is a slip. */
  words: ReadonlySet<string>;
}

/** A request cut into tokens, with the page it is about and the steps that may still be spent on it. */
export interface Request {
  text: string;
  tokens: readonly Token[];
  /** The token's words; slips of typing mended. */
  words: readonly string[];
  /** How many tokens the fillers take that begin at a token, longest first. */
  fillers: readonly (readonly number[])[];
  page: PageWords;
  language: EditLanguage;
  budget: { left: number };
  /** What slots were read already, by their name and place. */
  slots: Map<string, Found[]>;
  /** Where slots can be read, by their name. */
  places: Map<string, readonly number[]>;
}

/** Steps of matching: enough for any honest request. A list of things with prices takes one for each of them. */
export const STEPS = { atLeast: 100_000, perToken: 300, atMost: 200_000 } as const;

export function openRequest(
  text: string,
  {
    language,
    page,
    known,
  }: { language: EditLanguage; page: PageWords; known: ReadonlySet<string> },
): Request {
  const tokens = readTokens(text, (word) => VERBS.has(word));
  const words = mendSlips(tokens, page, known);
  return {
    text,
    tokens,
    words,
    fillers: words.map((_, at) => FILLERS.at(words, at, words.length).map(({ to }) => to - at)),
    page,
    language,
    slots: new Map(),
    places: new Map(),
    budget: { left: Math.min(STEPS.atMost, STEPS.atLeast + STEPS.perToken * tokens.length) },
  };
}

const MAX_SLIPS = 40;

/** A word of five letters or more that is a slip of exactly one known word becomes that word. */
function mendSlips(
  tokens: readonly Token[],
  page: PageWords,
  known: ReadonlySet<string>,
): string[] {
  const byLength = Map.groupBy(
    [...known].filter((word) => word.length >= 5),
    ({ length }) => length,
  );
  let slips = 0;
  return tokens.map(({ kind, word }) => {
    const isOdd = kind === 'word' && word.length >= 5 && !known.has(word) && !page.words.has(word);
    if (!isOdd || slips >= MAX_SLIPS) return word;
    slips += 1;
    const near = [word.length - 1, word.length, word.length + 1]
      .flatMap((length) => byLength.get(length) ?? [])
      .filter((candidate) => candidate[0] === word[0] && isOneSlip(word, candidate));
    return near.length > 0 && new Set(near).size === 1 ? (near[0] ?? word) : word;
  });
}

/** One letter more, less, other or two in the wrong order; the ending tells words apart, so it must be right. */
function isOneSlip(one: string, other: string): boolean {
  let at = 0;
  while (one[at] === other[at]) at += 1;
  if (at >= Math.min(one.length, other.length) - 1) return false;
  const [a, b] = [one.slice(at), other.slice(at)];
  const swapped = (b[1] ?? '') + (b[0] ?? '') + b.slice(2);
  return a.slice(1) === b.slice(1) || a.slice(1) === b || a === b.slice(1) || a === swapped;
}

/** What stands between two tokens, as the person wrote it, without marks around it. */
export function textBetween({ text, tokens }: Request, from: number, to: number): string {
  const [first, last] = [tokens[from], tokens[to - 1]];
  if (!first || !last || to <= from) return '';
  if (first === last && first.quoted !== undefined) return first.quoted;
  return text
    .slice(first.start, last.end)
    .replace(/^[\s:,;–—-]+/, '')
    .replace(/[\s,;:–—]+$|(?<![.!?])\.$/g, '')
    .replace(/^["“«](?<inner>[^"“”«»]*)["”»]$/, '$<inner>')
    .trim();
}
