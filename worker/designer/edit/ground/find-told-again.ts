import { VERBS } from '../read/lexicon.ts';
import type { PageText, Run, Word } from './page-runs.ts';
import {
  commasIn,
  endOfTold,
  isTelling,
  MORE,
  opensText,
  sharedIn,
  turns,
  type Pair,
  type Told,
} from './told-words.ts';
import { isStating } from './words.ts';

interface Sentence {
  page: PageText;
  from: number;
  to: number;
  runs: readonly Run[];
}

/** The sentences of the page that a request has words of. */
export function sentencesOf(runs: readonly Run[]): Sentence[] {
  return [...Map.groupBy(runs, ({ text }) => text)].flatMap(([page, some]) =>
    page.sentences.flatMap(({ from, to }) => {
      const own = some.filter(({ at }) => at >= from && at < to);
      return own.length > 0 && to - from >= SHORTEST ? [{ page, from, to, runs: own }] : [];
    }),
  );
}

const SHORTEST = 3;
/** Of a sentence that is told with other words in it half stays as it is. */
const SAME = 0.5;

/** "Nineteen tins, eight today" of a page that says "Nineteen tins, seven today". */
export function toldAgain(request: Told, sentence: Sentence): Pair | undefined {
  let best: Pair | undefined;
  for (const start of startsOf(request, sentence)) {
    if (start.begin === sentence.to - sentence.from) return undefined;
    const pair = pairFrom(request, sentence, start);
    if (pair && pair.likeness > (best?.likeness ?? 0)) best = pair;
  }
  return best;
}

interface Start {
  at: number;
  /** How many words both begin with. */
  begin: number;
}

/** Where the sentence may begin in the request: with its own first words, or with others that stand for them. */
function startsOf(request: Told, { from, to, runs }: Sentence): Start[] {
  const length = to - from;
  const own = runs.filter(({ at }) => at === from);
  const ends = runs.filter((run) => run.at + run.to - run.from >= to);
  return [
    ...own.map((run) => ({ at: run.from, begin: Math.min(length, run.to - run.from) })),
    ...ends.flatMap((run) => openings(request, { run, length }).map((at) => ({ at, begin: 0 }))),
  ];
}

/** Its last words, where the request has them behind the first. */
function tailOf(
  { from, to, runs }: Sentence,
  { at, begin }: Start,
): { to: number; end: number } | undefined {
  const length = to - from;
  const tail = runs.find(
    (run) =>
      run.at + run.to - run.from >= to &&
      run.from >= at + begin &&
      run.from + to - run.at - at <= length + MORE,
  );
  if (!tail) return undefined;
  const last = tail.from + to - tail.at;
  return { to: last, end: Math.min(last - tail.from, length - begin) };
}

function pairFrom(request: Told, sentence: Sentence, start: Start): Pair | undefined {
  const { words } = request;
  const { page, from } = sentence;
  const { at, begin } = start;
  const most = Math.min(words.length, at + sentence.to - from + MORE);
  const { to: last, end } = tailOf(sentence, start) ?? {
    to: endOfTold(request, { from: at + begin, most, commas: commasIn(page.value) }),
    end: 0,
  };
  const to = end > 0 ? sentence.to : endOfParts(request, sentence, { at, begin, last });
  const length = to - from;
  const same = sharedIn(words.slice(at, last), page.words.slice(from, to));
  const likeness = same.length / Math.max(length, last - at);
  const pair = {
    page,
    at: from,
    length,
    now: { from: at, to: last },
    old: undefined,
    begin,
    end,
    likeness,
  };
  const isTold = opensText(request, at) && isClosed(request, at, last);
  return isTold && likeness >= SAME && isChanged(request, pair) ? pair : undefined;
}

/** A part behind a comma that the request does not tell stays: the town behind a street. */
function endOfParts(
  { text, words }: Told,
  { page, from, to }: Sentence,
  { at, begin, last }: Start & { last: number },
): number {
  const told = commasIn(text.slice(words[at]?.start, words[last - 1]?.end));
  let commas = 0;
  for (let next = from + 1; next < to; next += 1) {
    const between = page.value.slice(page.words[next - 1]?.end, page.words[next]?.start);
    if (/,\s/.test(between)) commas += 1;
    if (commas > told && next - from > begin) return next;
  }
  return to;
}

/** Some words differ, and enough of the others are words of its own. */
function isChanged({ words }: Told, { page, at, length, now, begin, end }: Pair): boolean {
  const shown = page.words.slice(at, at + length);
  const shared = [...shown.slice(0, begin), ...shown.slice(length - end)];
  const others = words.slice(now.from + begin, now.to - end);
  const own = new Set(shown.map(({ word }) => word));
  const isWish = others.some(({ word }) => VERBS.has(word) && !own.has(word));
  const isNew = others.length > 0 && begin + end < length && !others.some(turns) && !isWish;
  const isSure = length > SHORTEST || (begin > 0 && end > 0);
  return (
    isNew &&
    isSure &&
    isLikeIn(others, shown.slice(begin, length - end)) &&
    shared.length >= Math.min(3, length - 1) &&
    shared.filter(isTelling).length >= Math.min(2, length - 2)
  );
}

/** A text that is told ends at a mark, and one that begins its sentence ends it. */
function isClosed(
  { text, words }: Pick<Told, 'text' | 'words'>,
  from: number,
  to: number,
): boolean {
  const behind = text.slice(words[to - 1]?.end, words[to]?.start);
  const before = text.slice(words[from - 1]?.end ?? 0, words[from]?.start);
  const isFirst = from === 0 || /[.!?;\n]\s*$/.test(before);
  return to === words.length || (isFirst ? /[.!?;\n]/ : /[.!?;\n,:)"”»(]|\s[-–—]\s/).test(behind);
}

/** Other words in place of some say no more than those did: a figure stands for a figure. */
function isLikeIn(told: readonly Word[], shown: readonly Word[]): boolean {
  const hasFigure = (words: readonly Word[]): boolean => words.some(({ word }) => /\d/.test(word));
  return !told.some(({ word }) => isStating(word)) && (!hasFigure(told) || hasFigure(shown));
}

/** Where a sentence may begin that ends with these words. */
function openings(
  { text, words }: Pick<Told, 'text' | 'words'>,
  { run, length }: { run: Run; length: number },
): number[] {
  const count = length - (run.to - run.from);
  return [0, -1, 1, -2, 2]
    .map((more) => run.from - count - more)
    .filter((at) => at >= 0 && at < run.from && /^\p{Lu}/u.test(text.slice(words[at]?.start)))
    .slice(0, 1);
}
