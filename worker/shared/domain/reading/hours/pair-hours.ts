import type { Half } from './lexemes.ts';
import type { HoursToken } from './read-tokens.ts';
import type { Times, Until } from './read-times.ts';

/** Days and their times; none is closed. */
export interface DaysWithTimes {
  /** `others`: the days that the text does not name; `unsaid`: those that it does not call closed. */
  days: readonly number[] | 'others' | 'unsaid';
  times: Times;
  /** Instead of times of their own: when their usual ones end. */
  until?: Until;
  /** Instead of times of their own: which half of them is closed. */
  half?: Half;
}

/** Spans of one day; what is said beyond them is left out. */
const MOST_TIMES = 6;

interface Pairing {
  pairs: DaysWithTimes[];
  /** Days whose times are to come. */
  days?: DaysWithTimes['days'] | undefined;
  /** The half that is named behind those days. */
  half?: Half | undefined;
  /** Times whose days are to come. */
  times?: Times | undefined;
  /** The pair that more times would belong to: "lun–ven 9–13, 15–19". */
  growing?: DaysWithTimes | undefined;
  /** An end whose days are to come: "until 8 on Thursdays". */
  until?: Until | undefined;
  /** What stood before its days the last time: "10–6 Tue, Thu–Sat", "closed Sunday, Monday". */
  before?: Times | undefined;
  /** Times that belong to no days. */
  loose?: Times | undefined;
}

/** Gives the days of a piece of text their times, which stand behind them or before them. */
export function pairHours(piece: readonly HoursToken[]): DaysWithTimes[] {
  const pairing: Pairing = { pairs: [] };
  const endInDays = markEndsInDays(piece);
  for (const [at, token] of piece.entries()) {
    if (token.kind === 'until') addUntil(pairing, token.until);
    else if (token.kind === 'days' && endsDays(pairing, piece[at + 1])) addEnd(pairing, token.days);
    else if (token.kind === 'days') addDays(pairing, token.days, token.half);
    else if (token.kind === 'others') addDays(pairing, 'others');
    else if (token.kind === 'times') addTimes(pairing, token.times, endInDays[at] ?? false);
    else if (token.kind === 'closed') addClosed(pairing);
    else if (token.kind === 'comma') putAside(pairing);
  }
  putAside(pairing);
  const { pairs, days, before, loose } = pairing;
  if (days && before) pairs.push({ days, times: before });
  const isOpening = piece.some(({ kind }) => kind === 'opening');
  if (loose && isOpening) pairs.push({ days: 'unsaid', times: loose });
  return pairs;
}

function addDays(pairing: Pairing, days: readonly number[] | 'others', half?: Half): void {
  const { pairs, times } = pairing;
  if (!times) {
    const waiting = pairing.days;
    const isMore = typeof waiting === 'object' && days !== 'others';
    pairing.days = isMore ? [...new Set([...waiting, ...days])] : days;
    pairing.half = half;
    return;
  }
  pairs.push(times.length === 0 ? closed(days, half) : { days, times });
  pairing.before = times;
  pairing.times = undefined;
  pairing.growing = undefined;
}

/** "Mon–Fri 9–5, Thursdays until 8": an end belongs to the days before it, else to those behind it. */
function addUntil(pairing: Pairing, until: Until): void {
  if (pairing.days) pairing.pairs.push({ days: pairing.days, times: [], until });
  else pairing.until = until;
  pairing.days = undefined;
  pairing.growing = undefined;
}

function endsDays({ until }: Pairing, next: HoursToken | undefined): boolean {
  return until !== undefined && next?.kind !== 'times';
}

function addEnd(pairing: Pairing, days: readonly number[]): void {
  const { until } = pairing;
  if (until) pairing.pairs.push({ days, times: [], until });
  pairing.until = undefined;
}

function addTimes(pairing: Pairing, times: Times, isBeforeDays: boolean): void {
  const { pairs, days, growing } = pairing;
  if (days) {
    pairing.growing = { days, times };
    pairs.push(pairing.growing);
    pairing.days = undefined;
  } else if (growing && !isBeforeDays) {
    growing.times = [...growing.times, ...times].slice(0, MOST_TIMES);
  } else if (isBeforeDays) pairing.times = times;
  else pairing.loose ??= times;
}

/** "Closed" belongs to days that have no times yet, else to those behind it. */
function addClosed(pairing: Pairing): void {
  putAside(pairing);
  if (pairing.days) pairing.pairs.push(closed(pairing.days, pairing.half));
  else pairing.times = [];
  pairing.days = undefined;
  pairing.growing = undefined;
}

function closed(days: DaysWithTimes['days'], half: Half | undefined): DaysWithTimes {
  return { days, times: [], ...(half === undefined ? {} : { half }) };
}

/** Times that were followed by no days. */
function putAside(pairing: Pairing): void {
  if (pairing.times && pairing.times.length > 0) pairing.loose ??= pairing.times;
  pairing.times = undefined;
  pairing.until = undefined;
}

/**
 * For each token whether what stands behind it, up to the next comma, ends in days: "9–5 Mon–Fri", not
 * "9–5 Mon 10–4". Worked out from the end, so that a long text is gone through once.
 */
function markEndsInDays(piece: readonly HoursToken[]): boolean[] {
  const marks: boolean[] = [];
  let last: HoursToken['kind'] | undefined;
  for (let at = piece.length - 1; at >= 0; at -= 1) {
    marks[at] = last === 'days' || last === 'others';
    const kind = piece[at]?.kind;
    if (kind === 'comma') last = undefined;
    else if (kind !== 'opening') last ??= kind;
  }
  return marks;
}
