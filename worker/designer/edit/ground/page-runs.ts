import { foldInPlace } from '#domain/reading/fold.ts';
import { ancestorsOf, attributeOf, textsIn } from '#domain/html/query.ts';
import type { IndexedText } from '#domain/html/source-index.ts';
import type { PageModel } from '../page/page-model.ts';

/** A word or figure of a text, folded, with its place in UTF-16 units. */
export interface Word {
  word: string;
  start: number;
  end: number;
}

const WORD = /\d+(?:[.,:]\d+)*|\p{L}[\p{L}\d]*/gu;

export function wordsIn(text: string): Word[] {
  return [...foldInPlace(text).matchAll(WORD)].map(({ 0: word, index: start }) => ({
    word,
    start,
    end: start + word.length,
  }));
}

/** A text that visitors read, with the words that begin and end each of its sentences. */
export interface PageText {
  value: string;
  words: readonly Word[];
  sentences: readonly { from: number; to: number }[];
}

const known = new WeakMap<PageModel['index'], readonly PageText[]>();

/** The texts of the page, read once. Opening hours are told by the week, not by their words. */
export function pageTexts({ index, body }: PageModel): readonly PageText[] {
  const earlier = known.get(index);
  if (earlier) return earlier;
  const texts = (body ? textsIn(body) : [])
    .filter((text) => !isOfWeek(text) && !text.value.includes('·'))
    .map(({ value }) => ({ value, ...sentencesOf(value) }));
  known.set(index, texts);
  return texts;
}

function isOfWeek(text: IndexedText): boolean {
  return [...ancestorsOf(text)].some((one) => attributeOf(one, 'data-times') !== undefined);
}

const END = /[.!?…]["”»)]?\s+(?=["“«(]?\p{Lu}|\d)/u;

function sentencesOf(value: string): Pick<PageText, 'words' | 'sentences'> {
  const words = wordsIn(value);
  const sentences: { from: number; to: number }[] = [];
  let from = 0;
  words.forEach(({ end }, at) => {
    const next = words[at + 1];
    if (next && !END.test(value.slice(end, next.start + 1))) return;
    sentences.push({ from, to: at + 1 });
    from = at + 1;
  });
  return { words, sentences };
}

/** Words of a request that stand on the page next to each other, as many as do. */
export interface Run {
  from: number;
  to: number;
  text: PageText;
  /** Where the first of them stands in that text. */
  at: number;
}

/** Most pairs of words that are compared for one request. */
const MOST_PAIRS = 60_000;

/** The runs of a request; none where it and the page have too much in common to tell. */
export function runsIn(words: readonly Word[], texts: readonly PageText[]): Run[] {
  const said = new Set(words.map(({ word }) => word));
  const places = new Map<string, { text: PageText; at: number }[]>();
  for (const text of texts)
    text.words.forEach(({ word }, at) => {
      if (!said.has(word)) return;
      const list = places.get(word);
      if (list) list.push({ text, at });
      else places.set(word, [{ text, at }]);
    });
  let pairs = 0;
  const runs: Run[] = [];
  for (const [from, { word }] of words.entries())
    for (const { text, at } of places.get(word) ?? []) {
      pairs += 1;
      if (pairs > MOST_PAIRS) return [];
      if (from > 0 && text.words[at - 1]?.word === words[from - 1]?.word) continue;
      const length = sharedFrom(words, from, { words: text.words, at });
      pairs += length;
      runs.push({ from, to: from + length, text, at });
    }
  return runs;
}

/** How many words stand alike from two places on. */
export function sharedFrom(
  words: readonly Word[],
  from: number,
  other: { words: readonly Word[]; at: number },
): number {
  let length = 0;
  while (
    from + length < words.length &&
    words[from + length]?.word === other.words[other.at + length]?.word
  )
    length += 1;
  return length;
}
