import { toldAgain, sentencesOf } from './find-told-again.ts';
import { toldTwice } from './find-told-twice.ts';
import { pageTexts, runsIn, wordsIn, type Word } from './page-runs.ts';
import { OPENS, type Pair, type Told } from './told-words.ts';
import type { PageModel } from '../page/page-model.ts';

/** Words of the page that a request tells as they should be, with the places of both in the request. */
export interface Restated {
  from: string;
  to: string;
  /** Where the new words stand in the request, and the old ones where it tells them. */
  now: Span;
  old: Span | undefined;
}

interface Span {
  start: number;
  end: number;
}

/** Words told twice, as the page has them and otherwise; and sentences of the page told with other words in them. */
export function findRestated(text: string, page: PageModel): Restated[] {
  const words = wordsIn(text);
  const runs = runsIn(words, pageTexts(page));
  const request = { text, words, runs };
  const found = [
    ...runs.flatMap((run) => toldTwice(request, run) ?? []),
    ...sentencesOf(runs).flatMap((sentence) => toldAgain(request, sentence) ?? []),
  ];
  return apart(found.toSorted((one, other) => other.likeness - one.likeness))
    .map((pair) => written(request, pair) ?? [])
    .flat();
}

/** The likest of those that share words of the request. */
function apart(pairs: readonly Pair[]): Pair[] {
  const kept: Pair[] = [];
  const isMet = (one: Pair, other: Pair): boolean =>
    [one.now, one.old].some((span) =>
      [other.now, other.old].some(
        (rest) => span && rest && span.from < rest.to && rest.from < span.to,
      ),
    );
  for (const pair of pairs) if (!kept.some((one) => isMet(one, pair))) kept.push(pair);
  return kept;
}

/** The words that differ in the words of the page. */
function written(
  { text, words }: Told,
  { page, at, length, now, old, begin, end }: Pair,
): Restated | undefined {
  const shown = page.words.slice(at, at + length);
  const told = words.slice(now.from, now.to);
  const from = { start: startOf(page.value, shown[0]), end: endOf(page.value, shown.at(-1)) };
  const span = { start: startOf(text, told[0]), end: endOf(text, told.at(-1)) };
  const to =
    old === undefined
      ? asOnPage({ text, words }, { page, at, length, now, begin, end })
      : text.slice(span.start, span.end);
  const first = words[old?.from ?? -1];
  const last = words[(old?.to ?? 0) - 1];
  const was = page.value.slice(from.start, from.end);
  // "Munro" of "Munro-Reyes" is half a word.
  const isCut = /^[-‑'’]\p{L}/u.test(text.slice(span.end, span.end + 2));
  if (was === to || isCut) return undefined;
  return {
    from: was,
    to: leadOf({ text, words }, now.from) + to,
    now: span,
    old: first && last ? { start: startOf(text, first), end: endOf(text, last) } : undefined,
  };
}

/** What both have is written as the page has it: a sentence told anew may be typed without capitals. */
function asOnPage(
  { text, words }: Pick<Told, 'text' | 'words'>,
  {
    page,
    at,
    length,
    now,
    begin,
    end,
  }: Pick<Pair, 'page' | 'at' | 'length' | 'now' | 'begin' | 'end'>,
): string {
  const shown = page.words.slice(at, at + length);
  const told = words.slice(now.from, now.to);
  const middle = text.slice(
    begin > 0 ? told[begin - 1]?.end : startOf(text, told[0]),
    end > 0 ? told[told.length - end]?.start : endOf(text, told.at(-1)),
  );
  return (
    (begin > 0 ? page.value.slice(startOf(page.value, shown[0]), shown[begin - 1]?.end) : '') +
    middle +
    (end > 0 ? page.value.slice(shown[length - end]?.start, endOf(page.value, shown.at(-1))) : '')
  );
}

/** "Kindly make it A brass band": a capital before the words that both have is of the new ones. */
function leadOf({ text, words }: Pick<Told, 'text' | 'words'>, at: number): string {
  const before = words[at - 1];
  const here = words[at];
  const opener = words[at - 2];
  if (!before || !here || !opener || text.slice(before.end, here.start) !== ' ') return '';
  const isOpened = OPENS.test(opener.word) && text.slice(opener.end, before.start) === ' ';
  return isOpened && /^\p{Lu}/u.test(text.slice(before.start))
    ? text.slice(before.start, here.start)
    : '';
}

function startOf(text: string, word: Word | undefined): number {
  const start = word?.start ?? 0;
  return /[€£$]/.test(text[start - 1] ?? '') ? start - 1 : start;
}

function endOf(text: string, word: Word | undefined): number {
  const end = word?.end ?? 0;
  return end + (/^[%°+-](?![\p{L}\d])/u.exec(text.slice(end, end + 2))?.[0].length ?? 0);
}
