import { VERBS } from '../read/lexicon.ts';
import { sharedFrom, wordsIn, type Run, type Word } from './page-runs.ts';
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

/** How far apart the old words and the new ones may stand. */
const APART = 30;

/** "Six pots fill one box" and "Eight pots fill one box". */
export function toldTwice(request: Told, run: Run): Pair | undefined {
  const length = run.to - run.from;
  const place = { page: run.text, at: run.at, length, old: run };
  const quoted = quotedAround(request, run);
  const isWhole = length === run.text.words.length || quoted === 'whole';
  const arrowed = isWhole ? behindArrow(request, run) : undefined;
  if (arrowed) return { ...arrowed, ...place, now: arrowed, likeness: 1 };
  const telling = run.text.words.slice(run.at, run.at + length).filter(isTelling).length;
  if (length < 2 || quoted === 'part' || telling < (isWhole ? 1 : 2)) return undefined;
  let best: Pair | undefined;
  for (const now of candidates(request, run)) {
    const likeness = likenessOf(request, run, now);
    if (likeness > (best?.likeness ?? 0)) best = { ...now, ...place, now, likeness };
  }
  return best;
}

/** Words near the old ones that begin or end alike. */
function candidates(request: Told, run: Run): Now[] {
  const first = Math.max(0, run.from - APART);
  const last = Math.min(request.words.length, run.to + APART);
  const found: Now[] = [];
  for (let at = first; at < last; at += 1)
    if (at < run.from || at >= run.to) found.push(...nowAt(request, { old: run, at }));
  return found.filter((now) => isOwn(request, now) && isOneText(request, run, now));
}

/** The page does not say so already, and no quotation is cut. */
function isOwn(request: Told, now: Now): boolean {
  const isShown = request.runs.some(({ from, to }) => from <= now.from && to >= now.to);
  return !isShown && quotedAround(request, now) !== 'part';
}

/** How much of the old words the new ones keep; 0 where that is too little. */
function likenessOf({ words }: Told, run: Run, now: Now): number {
  const page = run.text.words.slice(run.at, run.at + run.to - run.from);
  const told = words.slice(now.from, now.to);
  const shared = sharedIn(told, page);
  const likeness = shared.length / Math.max(told.length, page.length);
  const isAlike = shared.some(isTelling) && now.begin + now.end < page.length;
  return isAlike && likeness >= LIKE ? likeness : 0;
}

const LIKE = 0.25;

/** "Slow dances" → …: all that is told behind the arrow. */
function behindArrow({ text, words }: Told, { to: from }: Run): Now | undefined {
  const here = words[from];
  const between = text.slice(words[from - 1]?.end, here?.start);
  if (!here || !/^["”»]?\s*(?:->|=>|→)\s*["“«]?$/.test(between)) return undefined;
  let to = from + 1;
  while (to < words.length && !/[.!?;\n"”»]/.test(text.slice(words[to - 1]?.end, words[to]?.start)))
    to += 1;
  const isText =
    to - from <= LONGEST_TOLD && !words.slice(from, to).some(({ word }) => VERBS.has(word));
  return isText ? { from, to, begin: 0, end: 0 } : undefined;
}

const LONGEST_TOLD = 14;

/** Whether words are all that stands between quotation marks, or only a part of it. */
function quotedAround(
  { text, words }: Told,
  { from, to }: Pick<Run, 'from' | 'to'>,
): 'whole' | 'part' | undefined {
  const [start, end] = [words[from]?.start ?? 0, words[to - 1]?.end ?? 0];
  const around = [...text.matchAll(/["“«][^"“”«»]{2,400}["”»]/g)].find(
    ({ 0: quotation, index }) => index < start && index + quotation.length > end,
  );
  if (!around) return undefined;
  const rest = text.slice(around.index, start) + text.slice(end, around.index + around[0].length);
  return wordsIn(rest).length === 0 ? 'whole' : 'part';
}

/** The new words hold no more sentences than the old ones, and stand in their sentence or behind it. */
function isOneText({ text, words }: Told, old: Run, now: Now): boolean {
  const told = text.slice(words[now.from]?.start, words[now.to - 1]?.end);
  const was = text.slice(words[old.from]?.start, words[old.to - 1]?.end);
  const between = text.slice(words[now.to - 1]?.end, words[old.from]?.start);
  const isApart = now.from < old.from && SENTENCE.test(between) && !STILL.test(between);
  const isCut = MARKS.some((mark) => mark.test(told) && !mark.test(was));
  const own = new Set(words.slice(old.from, old.to).map(({ word }) => word));
  const others = words.slice(now.from + now.begin, now.to - now.end);
  const isOther = others.some(
    (one) => turns(one) || (!own.has(one.word) && (isStating(one.word) || VERBS.has(one.word))),
  );
  return !isApart && !isCut && !isOther && commasIn(told) <= commasIn(was) + 1;
}

const SENTENCE = /[.!?;\n](?:\s|$)/;
/** Marks that the new words have only where the old ones do. */
const MARKS: readonly RegExp[] = [/["“”«»]/, /[.!?;\n]\s/];

/** "It still says three bags", behind what it should be. */
const STILL = /\b(?:still|says|claims|ancora|dice|scritto)\b/;

interface Now {
  from: number;
  to: number;
  begin: number;
  end: number;
}

/** The words from a place on that begin or end as the old ones do, beside these. */
function nowAt(request: Told, { old, at }: { old: Run; at: number }): Now[] {
  const { text, words } = request;
  const length = old.to - old.from;
  const last = at < old.from ? old.from : words.length;
  const begin = Math.min(
    sharedFrom(words, at, { words: words.slice(old.from, old.to), at: 0 }),
    last - at,
  );
  if (begin === length) return [];
  const most = Math.min(last, at + length + MORE);
  const found: Now[] = [];
  for (let to = at + begin + 1; to <= most; to += 1) {
    const end = sharedBefore(words, to, { old, most: Math.min(length, to - at) - begin });
    const isPlaced = begin > 0 || opensText(request, at) || isInPlace(request, { old, at, to });
    if (end > 0 && isPlaced) found.push({ from: at, to, begin, end });
  }
  if (begin === 0) return found;
  const was = text.slice(words[old.from]?.start, words[old.to - 1]?.end);
  const to = endOfTold(request, { from: at + begin, most, commas: commasIn(was) });
  return to > at + begin ? [...found, { from: at, to, begin, end: 0 }] : found;
}

/** A figure where there was a figure: "45 min" for "35 min". */
function isInPlace(
  { words }: Told,
  { old, at, to }: { old: Run; at: number; to: number },
): boolean {
  const [was, is] = [words[old.from]?.word ?? '', words[at]?.word ?? ''];
  return to - at === old.to - old.from && /^\d/.test(was) && /^\d/.test(is);
}

function sharedBefore(
  words: readonly Word[],
  to: number,
  { old, most }: { old: Run; most: number },
): number {
  let shared = 0;
  while (shared < most && words[to - 1 - shared]?.word === words[old.to - 1 - shared]?.word)
    shared += 1;
  return shared;
}
