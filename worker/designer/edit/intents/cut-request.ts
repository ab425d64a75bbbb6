import { cutsOf, endOfWords, opensReason, type Cut } from './cuts.ts';
import { isPureQuestion } from './questions.ts';
import { readClause, type ClauseReading } from './read-clause.ts';
import type { Request } from './request.ts';
import { SLOTS } from './slots.ts';
import { skip } from './slots/slot.ts';
import { isSeparator, VERBS } from './words.ts';

export interface Clause {
  from: number;
  to: number;
  reading: ClauseReading | undefined;
}

interface Way {
  cost: number;
  clauses: readonly Clause[];
}

/** Costs by which ways to cut a request are compared: words left unread weigh most. */
const COST = {
  unreadWord: 1_000,
  unreadClause: 500,
  swallowed: 10,
  clause: 2,
  remark: 3,
  bareCut: 1,
} as const;
/** How many cuts a wish may reach over, unless it reaches to the end. */
const REACH = 7;

/** The cheapest way to cut a request into clauses, from its end to its start. */
export function bestClauses(request: Request): readonly Clause[] {
  const end = endOfWords(request);
  const cuts = cutsOf(request).filter((cut) => cut.end < end);
  const starts = [
    { end: 0, next: cuts[0]?.end === 0 ? cuts[0].next : 0, isBare: false },
    ...cuts.filter(({ end: at }) => at > 0),
  ];
  const from = starts[0]?.next ?? 0;
  const whole = isPureQuestion(request, from) ? undefined : readClause(request, from, end);
  if (whole && whole.match.free === 0 && whole.manner === undefined)
    return [{ from, to: end, reading: whole }];
  const best: Way[] = [];
  for (let first = starts.length - 1; first >= 0; first -= 1) {
    best[first] = bestFrom(request, { starts, end, first }, best);
    if (request.budget.left <= 0) return [];
  }
  return best[0]?.clauses ?? [];
}

/** The cheapest way on from a cut: to the end or to one of the next few cuts. */
function bestFrom(
  request: Request,
  { starts, end, first }: { starts: readonly Cut[]; end: number; first: number },
  best: readonly Way[],
): Way {
  const from = starts[first]?.next ?? end;
  let found: Way = { cost: Number.POSITIVE_INFINITY, clauses: [] };
  for (const last of endsFrom(first, starts.length)) {
    const isLast = last >= starts.length;
    const to = starts[last]?.end ?? end;
    const after = isLast ? { cost: 0, clauses: [] } : best[last];
    if (!after || (isLast && to - from > LONGEST_TAIL && first > 0)) continue;
    const way = joinClause(request, { from, to, isBare: starts[last]?.isBare === true }, after);
    if (way.cost < found.cost) found = way;
    if (request.budget.left <= 0) break;
  }
  return found;
}

/** Longest clause at the end of a request of several, in tokens. */
const LONGEST_TAIL = 400;

function endsFrom(first: number, count: number): number[] {
  const near = Array.from({ length: REACH }, (_, step) => first + 1 + step);
  return [count, ...near.filter((last) => last < count).toReversed()];
}

function joinClause(
  request: Request,
  { from, to, isBare }: { from: number; to: number; isBare: boolean },
  after: Way,
): Way {
  if (to <= from || isOnlyFillers(request, from, to)) return after;
  const isQuestion = isPureQuestion(request, from);
  if (isQuestion && !endsSentence(request, to))
    return { cost: Number.POSITIVE_INFINITY, clauses: [] };
  const reading = isQuestion ? undefined : readOrReason(request, from, to);
  const clause = { from, to, reading };
  return {
    cost: after.cost + costOf(request, clause) + (isBare ? COST.bareCut : 0),
    clauses: [clause, ...after.clauses],
  };
}

/** What tells why is no wish, whatever it says. */
function readOrReason(request: Request, from: number, to: number): ClauseReading | undefined {
  const isReason =
    opensReason(request.words, from) &&
    (from > 0 || request.words[to] === ',') &&
    !holdsOrder(request, from, to);
  return isReason
    ? { intents: [], manner: 'remark', match: { slots: {}, free: 0, own: undefined } }
    : readClause(request, from, to);
}

/** "…which nobody reads and move the map up": an order behind a joint is none of the reason. */
function holdsOrder({ words, tokens }: Request, from: number, to: number): boolean {
  return words
    .slice(from, to)
    .some(
      (word, at) =>
        at > 0 && VERBS.has(word) && isSeparator(words[from + at - 1], tokens[from + at - 1]?.kind),
    );
}

/** A question is read to its end: "should I remove it?" holds no order. */
export function endsSentence({ words }: Request, at: number): boolean {
  return at >= words.length || /^[.!?;\n]$/.test(words[at] ?? '');
}

function isOnlyFillers({ fillers, words }: Request, from: number, to: number): boolean {
  let at = from;
  while (at < to) {
    const length = fillers[at]?.[0] ?? (/^[^\p{L}\d]$/u.test(words[at] ?? '') ? 1 : 0);
    if (length === 0) return false;
    at += length;
  }
  return true;
}

function costOf(request: Request, { from, to, reading }: Clause): number {
  if (!reading) return COST.unreadClause + COST.unreadWord * (to - from);
  const remark = reading.manner === 'remark' ? COST.remark : 0;
  return COST.clause + remark + COST.swallowed * swallowed(request, reading);
}

/** Wishes that a run of the person's own words would hide: joints with a verb or a named part behind them. */
function swallowed(request: Request, { match: { own } }: ClauseReading): number {
  if (!own) return 0;
  const { words } = request;
  // Behind a colon a comma is the person's own.
  const isTold = words[own.from - 1] === ':';
  let count = 0;
  for (let at = own.from + 1; at < own.to - 1; at += 1) {
    if (!isSeparator(words[at], request.tokens[at]?.kind) || (isTold && words[at] === ','))
      continue;
    const next = words[at + 1] ?? '';
    const isPart =
      /^(?:the|il|la|lo|i|gli|le|l|our|in|on|at|under|nel|nella|nei|sul|sulla|sotto)$/.test(next) &&
      SLOTS.target(request, skip(request, at + 2, own.to), own.to).length > 0;
    const isSentence = /^[.!?]$/.test(request.words[at] ?? '');
    if (isSentence || VERBS.has(next) || isPart || /^(?:charge|call|then|poi)$/.test(next))
      count += 1;
  }
  return count;
}
