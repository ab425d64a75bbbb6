import type { Steps } from '#domain/text/steps.ts';
import { isJoint, isStop, LIMIT } from './lexicon.ts';
import { readClause, type ClauseReading } from './read-clause.ts';
import { isEmptyBetween, wordAt, type Request } from './request.ts';
import { softCuts } from './soft-cuts.ts';
import { toldTo } from './sentence-goes-on.ts';

export interface Clause {
  from: number;
  to: number;
  reading: ClauseReading | undefined;
}

export interface Sentence {
  from: number;
  to: number;
  clauses: readonly Clause[];
}

/** Longest clause that is tried, in tokens, and how many joints it may reach over: longer ones list things or tell a text. */
const LONGEST = 70;
const REACH = 5;

/** Costs by which ways to cut a sentence are compared: words left unread weigh most. */
const COST = { unreadWord: 1_000, unreadClause: 500, freeWord: 1, clause: 2 } as const;

/** The sentences of a request with the cheapest way to cut each into clauses. */
export function* cutRequest(request: Request): Steps<Sentence[]> {
  const { words } = request;
  const sentences = yield* toldSentence(request);
  for (let from = sentences[0]?.to ?? 0; from < words.length;) {
    let to = from;
    while (to < words.length && !endsSentence(request, to)) to += 1;
    to = toldTo(request, from, to);
    const clauses = isEmptyBetween(request, from, to) ? [] : yield* bestClauses(request, from, to);
    if (clauses.length > 0) sentences.push({ from, to, clauses });
    if (request.budget.left <= 0) return [];
    from = to + 1;
  }
  return sentences;
}

/** What somebody says of a text, and no page of itself. */
const TALK =
  /^(?:me (?:lo|la|l) |mi (?:chied|dic)|people keep |every(?:one|body) (?:asks|keeps)|i (?:get|keep|always) |(?:my|mia|mio) (?:mum|mother|dad|husband|wife|sister|brother|secretary|mamma|marito|moglie|nipote|segretaria)|(?:she|he|they) (?:sent|told|left|gave|wrote)|if there are mistakes|feel free|se ci sono errori|fatemi sapere|let me know)/;

const FAQ = /\b(?:questions?|faqs?|domand[ae])\b/;
/** "And remove the one about presents" is no part of an answer. */
const ANOTHER =
  /^(?:and |also |then |e |poi |anche )(?:remove|delete|move|rename|togli(?:ete)?|elimina(?:te)?|sposta(?:te)?|rinomina(?:te)?) /;

/** Where a text that is told behind a colon ends: before talk about it, behind an answer before another wish. */
function toldEnd({ words }: Request): number {
  const colon = words.indexOf(':');
  const isFaq = FAQ.test(words.slice(0, Math.max(0, colon)).join(' '));
  const talk = words.findIndex((word, at) => {
    if (at <= colon || !isStop(word)) return false;
    const next = words.slice(at + 1, at + 6).join(' ');
    return TALK.test(next) || (isFaq && word === '.' && ANOTHER.test(next));
  });
  return talk < 0 ? words.length : talk + 1;
}

/** A request that tells one text behind a colon, or a list that is too long to be cut. */
function* toldSentence(request: Request): Steps<Sentence[]> {
  const { words } = request;
  const hasColon = words.includes(':');
  const to = hasColon ? toldEnd(request) : words.length;
  const reading =
    hasColon || words.length > LONGEST ? yield* readClause(request, 0, to) : undefined;
  const isTold = reading && words.some(isStop) && (yield* isOneWish(request, to));
  return reading && (isTold || words.length > LONGEST)
    ? [{ from: 0, to, clauses: [{ from: 0, to, reading }] }]
    : [];
}

/** Several sentences behind a colon are one text where none of them begins another wish. */
function* isOneWish({ words: all, ...rest }: Request, told: number): Steps<boolean> {
  const request = { ...rest, words: all.slice(0, told) };
  const { words } = request;
  const colon = words.indexOf(':');
  const isFaq = FAQ.test(words.slice(0, colon).join(' '));
  for (const [at, word] of words.entries()) {
    if (at < colon && isStop(word)) return false;
    if (at < colon || !isStop(word) || word === '\n') continue;
    let end = at + 1;
    while (end < words.length && !isStop(words[end] ?? '')) end += 1;
    const isOver = isEmptyBetween(request, at, end);
    const isAnswer = word === '?' && (isFaq || wordAt(request, at + 1) === 'no');
    if (!isOver && !isAnswer && (yield* opensWish(request, at + 1, end))) return false;
  }
  return true;
}

function* opensWish(request: Request, from: number, to: number): Steps<boolean> {
  const said = request.words.slice(from, to).join(' ');
  return (
    LIMIT.test(said) ||
    (request.fillers[from]?.length ?? 0) > 1 ||
    (yield* readClause(request, from, to)) !== undefined ||
    WISH.test(said)
  );
}

const WISH =
  /^(?:and |also |then |please |e |poi |anche )*(?:add|remove|delete|change|make|move|put|replace|rename|can you|could you|togli|rimuovi|elimina|cambia|sposta|metti|aggiungi|rinomina|puoi|potete)(?= )/;

const ABBREVIATED =
  /^(?:dott|dottssa|sig|sigra|prof|avv|ing|arch|mr|mrs|ms|dr|st|tel|no|nr|ca|ecc|etc|n|p)$/;

/** "…at 15 euros? allergens fish" tells more of what was asked for. */
const DETAIL = /^\s*(?:allergen[si]?|allergeni|contains|contiene)\s/;

function endsSentence({ words, tokens, text, cores }: Request, at: number): boolean {
  if (cores.some(({ from, to }) => at > from && at < to - 1)) return false;
  const token = tokens[at];
  const isEnd =
    isStop(words[at] ?? '') && token?.quoted === undefined && !DETAIL.test(text.slice(token?.end));
  if (words[at] === '.')
    return (
      isEnd &&
      !ABBREVIATED.test(words[at - 1] ?? '') &&
      /^\.(?:\s|$)/.test(text.slice(token?.start))
    );
  return isEnd;
}

interface Cut {
  end: number;
  next: number;
  /** No mark or joint stands there. */
  isSoft?: boolean;
}

const REASONS = /^(?:because|since|perche|siccome|poiche)$/;
const TURNS = /^(?:but|except|unless|ma|pero|tranne|eccetto|solo|only|then)$/;

/** Where a sentence may be cut: at marks and words that join, and before a reason or a limit. */
function cutsIn(request: Request, from: number, to: number): Cut[] {
  const { words, cores } = request;
  const cuts: Cut[] = [];
  const soft = softCuts(request, from, to);
  for (let at = from; at < to; at += 1) {
    const word = words[at] ?? '';
    const core = cores.find((one) => one.from <= at && at < one.to);
    if (core) {
      cuts.push({ end: core.from, next: core.from, isSoft: true });
      cuts.push({ end: core.to, next: core.to, isSoft: true });
      at = core.to - 1;
    } else if (isJointAt(request, at)) {
      const end = at;
      while (at < to && isJointAt(request, at)) at += 1;
      cuts.push({ end, next: at });
      at -= 1;
    } else if (at > from && (REASONS.test(word) || TURNS.test(word)))
      cuts.push({ end: at, next: at });
    else if (soft.has(at)) cuts.push({ end: at, next: at, isSoft: true });
  }
  return cuts;
}

/** "Mugs 9 / bowls 12": a stroke between blanks joins, too. */
function isJointAt({ words, tokens, text }: Request, at: number): boolean {
  const word = words[at] ?? '';
  const start = tokens[at]?.start ?? 0;
  const isStroke = word === '/' && /^\s\/\s$/.test(text.slice(start - 1, start + 2));
  return isStroke || (isJoint(word) && tokens[at]?.quoted === undefined && !isOfPair(words, at));
}

/** "Between May and July" names one place. */
function isOfPair(words: readonly string[], at: number): boolean {
  const before = words.slice(Math.max(0, at - 5), at);
  const pair = before.findLastIndex((word) => /^(?:between|tra|fra)$/.test(word));
  return /^(?:and|e|ed)$/.test(words[at] ?? '') && pair >= 0 && !before.slice(pair).some(isJoint);
}

interface Way {
  cost: number;
  clauses: readonly Clause[];
}

function* bestClauses(request: Request, from: number, to: number): Steps<readonly Clause[]> {
  const starts: Cut[] = [{ end: from, next: from }, ...cutsIn(request, from, to)];
  const best: Way[] = [];
  for (let first = starts.length - 1; first >= 0; first -= 1) {
    yield;
    best[first] = yield* bestFrom(request, { starts, first, to }, best);
    if (request.budget.left <= 0) return [];
  }
  return best[0]?.clauses ?? [];
}

function* bestFrom(
  request: Request,
  { starts, first, to: end }: { starts: readonly Cut[]; first: number; to: number },
  best: readonly Way[],
): Steps<Way> {
  const from = starts[first]?.next ?? end;
  let found: Way = { cost: Number.POSITIVE_INFINITY, clauses: [] };
  for (const last of [starts.length, ...nearOf(starts, first)]) {
    const isLast = last >= starts.length;
    const to = isLast ? end : (starts[last]?.end ?? end);
    const after = isLast ? { cost: 0, clauses: [] } : best[last];
    if (!after || (to - from > LONGEST && first > 0)) continue;
    const way = yield* withClause(request, { from, to }, after);
    if (way.cost < found.cost) found = way;
    if (request.budget.left <= 0) break;
  }
  return found;
}

/** The next cuts that a clause from here may end at. */
function nearOf(starts: readonly Cut[], first: number): number[] {
  const near: number[] = [];
  let [hard, soft] = [0, 0];
  for (let at = first + 1; at < starts.length && hard < REACH && soft < REACH; at += 1) {
    near.push(at);
    if (starts[at]?.isSoft) soft += 1;
    else hard += 1;
  }
  return near;
}

function* withClause(
  request: Request,
  { from, to }: { from: number; to: number },
  after: Way,
): Steps<Way> {
  if (to <= from || isEmptyBetween(request, from, to)) return after;
  const reading = yield* readClause(request, from, to);
  const cost = reading
    ? COST.clause + COST.freeWord * reading.match.free
    : COST.unreadClause + COST.unreadWord * (to - from);
  return { cost: after.cost + cost, clauses: [{ from, to, reading }, ...after.clauses] };
}
