import type { EditIntent, EditLanguage, Target } from './edit-intent.ts';
import { knownWords, readClause, type ClauseReading } from './read-clause.ts';
import { openRequest, textBetween, type PageWords, type Request } from './request.ts';
import { cutsOf, endOfWords, type Cut } from './cuts.ts';
import { isPureQuestion, questionOf } from './questions.ts';
import { isMoreOfTheSame, refersBack } from './refers-back.ts';
import { SLOTS } from './slots.ts';
import { AIMABLE } from './aimable.ts';
import { isSeparator, LIMITS, VERBS } from './words.ts';

/** One wish of a request. No intents: it was not understood. */
export interface Wish {
  text: string;
  intents: readonly EditIntent[];
}

export interface ReadRequest {
  wishes: readonly Wish[];
  /** Words that limit or refer to the rest and were not understood: nothing may be done without them. */
  hinders: string | undefined;
  /** What later words such as "it" would mean. */
  about: Target | undefined;
  /** Steps of matching spent; `isSpent` when the budget ran out and nothing was read. */
  steps: number;
  isSpent: boolean;
}

interface Clause {
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

export function readRequest(
  text: string,
  { language, page, about }: { language: EditLanguage; page: PageWords; about: Target | undefined },
): ReadRequest {
  const request = openRequest(text, { language, page, known: knownWords() });
  const total = request.budget.left;
  const clauses = bestClauses(request);
  const steps = total - request.budget.left;
  if (request.budget.left <= 0)
    return { wishes: [{ text, intents: [] }], hinders: undefined, about, steps, isSpent: true };
  const read = wishesOf(request, withoutHalfSaid(clauses), about);
  const isDoing = read.wishes.some(({ intents }) =>
    intents.some(({ kind }) => kind !== 'keep' && kind !== 'ask' && kind !== 'question'),
  );
  const facts = new Set(
    read.wishes.flatMap(({ intents }) =>
      intents.flatMap((intent) => (intent.kind === 'fact' ? [intent.fact] : [])),
    ),
  );
  const wishes = read.wishes.filter(
    ({ intents }) =>
      !isDoing ||
      !intents.some(
        (intent) =>
          intent.kind === 'keep' ||
          (intent.kind === 'ask' && [...facts].some((fact) => fact === intent.missing)),
      ),
  );
  const hinders = read.hinders ?? wordsForSection(wishes);
  return { ...read, wishes, hinders, steps, isSpent: false };
}

/** Words that were told and not understood while a section would get placeholders. */
function wordsForSection(wishes: readonly Wish[]): string | undefined {
  const hasGaps = wishes.some(({ intents }) =>
    intents.some((intent) => intent.kind === 'add-section' && intent.content === ''),
  );
  return hasGaps ? wishes.find(({ intents }) => intents.length === 0)?.text : undefined;
}

/** The cheapest way to cut a request into clauses, from its end to its start. */
function bestClauses(request: Request): readonly Clause[] {
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
  const reading = isQuestion ? undefined : readClause(request, from, to);
  const clause = { from, to, reading };
  return {
    cost: after.cost + costOf(request, clause) + (isBare ? COST.bareCut : 0),
    clauses: [clause, ...after.clauses],
  };
}

/** A question is read to its end: "should I remove it?" holds no order. */
function endsSentence({ words }: Request, at: number): boolean {
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
      /^(?:the|il|la|lo|i|gli|le|l|our)$/.test(next) &&
      SLOTS.target(request, at + 2, own.to).length > 0;
    if (VERBS.has(next) || isPart || /^(?:charge|call|then|poi)$/.test(next)) count += 1;
  }
  return count;
}

function wishesOf(
  request: Request,
  clauses: readonly Clause[],
  about: Target | undefined,
): Pick<ReadRequest, 'wishes' | 'hinders' | 'about'> {
  const isRead = clauses.some(({ reading }) => reading && reading.intents.length > 0);
  const wishes: Wish[] = [];
  let topic = about;
  let hinders: string | undefined;
  clauses.forEach(({ from, to, reading }, position) => {
    const text = textBetween(request, from, to);
    if (!reading) {
      const intents = questionOf(request, from, to);
      if (intents.length === 0 && bindsRest(request, { from, to, position })) hinders ??= text;
      wishes.push({ text, intents });
      return;
    }
    topic = reading.about ?? topic;
    const next = clauses[position + 1]?.reading;
    if (asksNothing(reading, next)) {
      if (!isRead) wishes.push({ text, intents: [] });
      return;
    }
    const isLost = !topic && isAimless(reading);
    if (isLost && isCutOff(clauses, position)) {
      hinders ??= text;
      return;
    }
    const before = isLost ? wishes.length : 0;
    wishes.push({ text, intents: aimedAll(request, { from, to, reading, topic, before }) });
  });
  return { wishes, hinders, about: topic };
}

/** Words that were not understood and that the rest of the request may hang on. */
function bindsRest(
  request: Request,
  clause: { from: number; to: number; position: number },
): boolean {
  const said = request.words.slice(Math.max(0, clause.from - 1), clause.to).join(' ');
  return isMoreOfTheSame(request, clause) || LIMITS.test(said);
}

interface AimedClause {
  from: number;
  to: number;
  reading: ClauseReading;
  topic: Target | undefined;
  /** Wishes before this clause that an "it" without a topic may mean. */
  before: number;
}

function aimedAll(request: Request, clause: AimedClause): EditIntent[] {
  const { from, to, reading, topic, before } = clause;
  if (before > 0 && refersBack(request, from, to)) return [];
  const { words } = request;
  const hasStop = words[to] === '.';
  return reading.intents.map((intent) => onChannel(words, withStop(aimed(intent, topic), hasStop)));
}

const CALLS = /^(?:phones?|telephone|tel|call|landline|telefono|chiam\p{L}*|fisso)$/u;

/** Where a request speaks of WhatsApp and of no telephone, a number is that of WhatsApp. */
function onChannel(words: readonly string[], intent: EditIntent): EditIntent {
  const isChat =
    words.includes('whatsapp') && !words.some((word) => CALLS.test(word)) && intent.kind === 'fact';
  return isChat && intent.fact === 'phone' ? { ...intent, fact: 'whatsapp' } : intent;
}

/** A remark, or a complaint that only names the thing that the next clause says something of. */
function asksNothing({ manner }: ClauseReading, next: ClauseReading | undefined): boolean {
  const isExplained = next !== undefined && next.intents.length > 0 && !hasOwnTarget(next);
  return manner === 'remark' || (manner === 'complaint' && isExplained);
}

/** A complaint is not understood where what is wanted instead was not. */
function withoutHalfSaid(clauses: readonly Clause[]): Clause[] {
  return clauses.map((clause, position) => {
    const { reading: wanted } = clauses[position + 1] ?? clause;
    const isWhole = wanted !== undefined || clause.reading?.manner !== 'complaint';
    return isWhole ? clause : { ...clause, reading: undefined };
  });
}

/** Something before this clause was not understood. */
function isCutOff(clauses: readonly Clause[], position: number): boolean {
  return clauses.slice(0, position).some(({ reading }) => !reading);
}

function isAimless({ intents }: ClauseReading): boolean {
  return intents.some(
    (intent) => AIMABLE.has(intent.kind) && !('target' in intent && intent.target),
  );
}

/** A sentence of the person's own keeps its full stop. */
function withStop(intent: EditIntent, hasStop: boolean): EditIntent {
  if (!hasStop) return intent;
  if (intent.kind === 'set-text' && intent.target?.element === 'text')
    return { ...intent, text: `${intent.text}.` };
  return intent.kind === 'add-question' ? { ...intent, answer: `${intent.answer}.` } : intent;
}

function hasOwnTarget({ about, intents }: ClauseReading): boolean {
  return (
    about !== undefined ||
    intents.some((intent) => 'target' in intent && intent.target !== undefined)
  );
}

/** "Make it darker" is about what was named last. */
function aimed(intent: EditIntent, about: Target | undefined): EditIntent {
  if (!about) return intent;
  if (intent.kind === 'recolour' && intent.property === 'brand') return intent;
  const isBareAct =
    ['remove', 'hide', 'show', 'duplicate', 'move'].includes(intent.kind) &&
    'target' in intent &&
    intent.target !== undefined &&
    Object.keys(intent.target).length === 0;
  const isOpen = AIMABLE.has(intent.kind) && 'target' in intent && intent.target === undefined;
  return isBareAct || isOpen ? { ...intent, target: about } : intent;
}
