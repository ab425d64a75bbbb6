import { soundsLikeWish } from '../brief/wish-words.ts';
import { isForVisitors, readLabel } from '../understand/labels.ts';
import { isScrap } from '../understand/scraps.ts';
import { hasVerb, saysSomething } from '../understand/statements.ts';
import { numbersOf, type TokenKinds } from './read-stretches.ts';
import { ASKED_KINDS } from './stretch-kinds.ts';
import { GAP, type Token } from './tokens.ts';

const ASKED = numbersOf(...ASKED_KINDS);
/** What is a wish with this probability is not printed. */
const DENIED = 0.4;
/** Numbers are facts more often than wishes. */
const DENIED_NUMBERS = 0.7;
/** What owners say that they do is a fact unless everything speaks against it. */
const DENIED_OWNER = 0.9;
/** So much of a sentence without a word of wishes may be asked by its likelihood. */
const MOST_ASKED_OF_TOLD = 0.5;
/** Fewer words than this do not turn within a clause. */
const FEWEST_WORDS = 3;
/** "Colours:", "RSVP by 30 April:" */
const LONGEST_LABEL = 7;

/** A brief in two: what it tells, and what it asks of the page or says to its maker. */
export interface SplitBrief {
  /** What may be printed, its lines kept. */
  told: string;
  /** Verbatim, in order. */
  wishes: string[];
}

interface Run {
  from: number;
  to: number;
  isAsked: boolean;
}

function join(runs: readonly Run[]): Run[] {
  const joined: Run[] = [];
  for (const run of runs) {
    const last = joined.at(-1);
    if (last?.isAsked === run.isAsked) last.to = run.to;
    else joined.push({ ...run });
  }
  return joined;
}

/** Whether words of runs ask something by their form. */
type IsWish = (runs: readonly Run[]) => boolean;

/** A few words between two turns follow what stands before them, or what most of their clause does. */
function settle(clause: readonly Run[], tokens: readonly Token[], isWish: IsWish): Run[] {
  const wordsOf = ({ from, to }: Run): number =>
    tokens.slice(from, to).filter(({ text }) => /[\p{L}\d]/u.test(text)).length;
  const sizeOf = (runs: readonly Run[]): number =>
    runs.reduce((sum, { from, to }) => sum + to - from, 0);
  const isMostAsked = sizeOf(clause.filter(({ isAsked }) => isAsked)) * 2 > sizeOf(clause);
  let isBefore = isMostAsked;
  const runs = clause.map((run) => {
    isBefore = wordsOf(run) < FEWEST_WORDS ? isBefore : run.isAsked;
    return { ...run, isAsked: isBefore };
  });
  const settled = join(runs);
  return isTorn(settled, tokens) ? joinWhole(clause, isMostAsked && isWish(clause)) : settled;
}

function joinWhole(clause: readonly Run[], isAsked: boolean): Run[] {
  return join(clause.map((run) => ({ ...run, isAsked })));
}

/** "… and please", "but make it": where a clause may turn. */
const TURNS =
  /^(?:and|but|so|also|then|e|ed|ma|però|quindi|poi|anche|please|pls|per favore|no|not|non|niente|senza|without|se|if)$/iu;

/** "Can you make a page for [dog groomers in Leeds]": what is told may follow these. */
const LEADS_ON =
  /^(?:for|per|about|of|di|del|della|su|sul|sulla|called|named|chiamat[oa]|that|che|is|:|è|,)$/iu;

/** How a sentence of its own begins: with who, or with which thing. */
const BEGINS =
  /^(?:we|i|im|you|they|he|she|it|its|there|this|our|my|his|her|the|an?|all|every|everything|each|sono|siamo|ho|abbiamo|faccio|c['’]è|ci|si|il|lo|la|i|gli|le|un|una|nostr\p{L}|mi\p{L}|tutt\p{L}|ogni|\p{L}+iamo)(?!\p{L})/iu;

/** True of told words behind asked ones that are the rest of a wish: "don't put [that title above]". */
function isRest({ from, to }: Run, tokens: readonly Token[]): boolean {
  const words = tokens.slice(from, to).map(({ text }) => text);
  const before = tokens[from - 1]?.text ?? '';
  const [first = ''] = words;
  if (LEADS_ON.test(before) || TURNS.test(first) || LEADS_ON.test(first)) return false;
  const said = words.join(' ');
  return !(saysSomething(said) && BEGINS.test(said)) && !/\d|^\p{Lu}/u.test(said);
}

/** True of a clause that would be cut where neither what is told nor what is asked can stand. */
function isTorn(runs: readonly Run[], tokens: readonly Token[]): boolean {
  return runs.some(({ from, to, isAsked }, at) => {
    const words = tokens
      .slice(from, to)
      .map(({ text }) => text)
      .join(' ');
    if (!isAsked) {
      if (at > 0 && isRest({ from, to, isAsked }, tokens)) return true;
      return runs.length > 1 && isScrap(words.replace(LAST_JOINT, ''));
    }
    const first = tokens[from]?.text ?? '';
    const isBare = !TURNS.test(first) && !hasVerb(words);
    return at > 0 && (isBare || JOINS.test(first)) && !soundsLikeWish(words);
  });
}

const JOINS = /^(?:and|e|ed)$/iu;

/** What a told part may end with: it is taken off. */
const LAST_JOINT = /(?:\s(?:and|but|so|also|e|ed|ma|però|quindi|poi|[,;:(–-]))+$/iu;

/** A short clause with a number is one thing: a price, a date, a row. */
const LONGEST_WHOLE = 12;

/** "Programma:", "Jobs:": what follows in the sentence is content, unless the label asks for something. */
function announcesList(clause: string): boolean {
  const [, label] = /^([^:]{2,42}):$/u.exec(clause) ?? [];
  if (label === undefined) return false;
  if (isForVisitors(label)) return true;
  const use = readLabel(label);
  return use !== undefined && !NO_LIST.has(use);
}

/** "Recensione: «…»": words of customers are no wish for such a section. */
const QUOTES = /^(?:testimonials?|reviews?|quotes?|recension[ei]|testimonianz[ae]):$/iu;
const QUOTED = /^\s?["“«]/u;

function announcesQuote(clause: readonly Token[], text: string): boolean {
  const [label, colon] = clause;
  const behind = colon?.end ?? 0;
  const isLabel = clause.length === 2 && QUOTES.test(`${label?.text ?? ''}:`);
  return isLabel && QUOTED.test(text.slice(behind, behind + 2));
}

const NO_LIST: ReadonlySet<string> = new Set(['wish', 'facts', 'name', 'links', 'about']);

/** For each token, whether it is asked; a short clause with a number, and a rule of the house, are judged as a whole. */
function readAsked(text: string, { tokens, chance }: TokenKinds, rules: SplitRules): boolean[] {
  const starts = tokens.flatMap(({ gap }, at) => (at === 0 || gap >= GAP.clause ? [at] : []));
  let isListed = false;
  return starts.flatMap((from, index) => {
    const to = starts[index + 1] ?? tokens.length;
    const own = tokens.slice(from, to);
    const clause = text.slice(own[0]?.start, own.at(-1)?.end);
    const isSentence = (own[0]?.gap ?? GAP.line) >= GAP.sentence;
    isListed = (isListed && !isSentence) || announcesList(clause) || announcesQuote(own, text);
    if (isListed || rules.isForGuests(clause)) return own.map(() => false);
    const chances = own.map((_, by) => chance(from + by, ASKED));
    if (rules.isOfOwner(clause)) {
      const asked = chances.reduce((sum, one) => sum + one, 0) > own.length * DENIED_OWNER;
      return own.map(() => asked);
    }
    const isWhole = own.length <= LONGEST_WHOLE && own.some(({ word }) => word.startsWith('0'));
    if (!isWhole) return chances.map((one) => one > DENIED);
    const mean = chances.reduce((sum, one) => sum + one, 0) / own.length;
    return own.map(() => mean > DENIED_NUMBERS);
  });
}

const OPENING = 14;
const A_PAGE = /(?<!\p{L})(?:page|site|website|landing|sito|pagina|paginetta)(?!\p{L})/iu;

/** "A page for our app: it shares bills": what stands behind the colon is a sentence of its own. */
function announces(text: string, tokens: readonly Token[], at: number): boolean {
  if (at < 1 || at > OPENING || tokens[at - 1]?.text !== ':') return false;
  const before = text.slice(0, tokens[at]?.start);
  return A_PAGE.test(before) && !/[.!?\n]\s/.test(before);
}

/** Runs of words that are asked or told, none across the end of a sentence. */
function readRuns(text: string, kinds: TokenKinds, rules: SplitRules): Run[] {
  const { tokens } = kinds;
  const sentences: Run[][][] = [];
  const asked = readAsked(text, kinds, rules);
  for (const [at, { gap }] of tokens.entries()) {
    const run = { from: at, to: at + 1, isAsked: asked[at] === true };
    const isApart = gap >= GAP.sentence || announces(text, tokens, at);
    if (isApart || sentences.length === 0) sentences.push([[run]]);
    else if (gap >= GAP.clause) sentences.at(-1)?.push([run]);
    else sentences.at(-1)?.at(-1)?.push(run);
  }
  return sentences.flatMap((clauses) => {
    if (isTold(clauses.flat()))
      return join(clauses.flat().map((run) => ({ ...run, isAsked: false })));
    const settled = goOnAsking(
      clauses.map((clause) => settle(join(clause), tokens, isWish)),
      tokens,
    );
    return join(settled.flatMap((clause, at) => followLabel(clause, settled[at + 1], tokens)));
  });

  function wordsOf(runs: readonly Run[]): string {
    const [from, to] = [runs[0]?.from ?? 0, runs.at(-1)?.to ?? 0];
    return text.slice(tokens[from]?.start, tokens[to - 1]?.end);
  }

  function isWish(runs: readonly Run[]): boolean {
    return rules.hasWish(wordsOf(runs));
  }

  /** More told than asked, and without a word of wishes: no part of such a sentence is one. */
  function isTold(runs: readonly Run[]): boolean {
    const [from, to] = [runs[0]?.from ?? 0, runs.at(-1)?.to ?? 0];
    const sum = tokens
      .slice(from, to)
      .reduce((all, _, by) => all + kinds.chance(from + by, ASKED), 0);
    const most = announces(text, tokens, from) ? DENIED_OWNER : MOST_ASKED_OF_TOLD;
    return sum < (to - from) * most && !isWish(runs);
  }
}

const GOES_ON = /^(?:and|or|nor|e|ed|o|oppure|né|ne)$/iu;

/** "Avoid treble clefs, [and the word passion]": the last of several wishes is one, too. */
function goOnAsking(clauses: readonly Run[][], tokens: readonly Token[]): Run[][] {
  let isBefore = false;
  return clauses.map((clause) => {
    const [first] = clause;
    const own = tokens.slice(first?.from, clause.at(-1)?.to).map(({ text }) => text);
    const words = own.join(' ');
    const goesOn =
      isBefore && GOES_ON.test(own[0] ?? '') && !saysSomething(words) && !/\d/.test(words);
    const runs = goesOn ? joinWhole(clause, true) : clause;
    isBefore = runs.length > 0 && runs.every(({ isAsked }) => isAsked);
    return runs;
  });
}

/** A label that announces a wish is one. */
function followLabel(clause: Run[], [next]: readonly Run[] = [], tokens: readonly Token[]): Run[] {
  const from = clause[0]?.from ?? 0;
  const to = clause.at(-1)?.to ?? 0;
  const isLabel = tokens[to - 1]?.text === ':' && to - from <= LONGEST_LABEL;
  return isLabel && next?.isAsked === true ? [{ from, to, isAsked: true }] : clause;
}

const LONGEST_JOIN = 24;
const WORD_JOIN = '(?<![\\p{L}])(?:and|but|so|also|e|ed|ma|però|quindi|poi)(?![\\p{L}])';
/** "…, this [put first]" points at what was said. */
const POINTING = ',\\s(?:quest[oaie]|this|that)(?=\\s*$)';
const JOINS_BEHIND = new RegExp(`(?:${POINTING}|[\\s,;:(–-]|${WORD_JOIN})+$`, 'iu');
const JOINS_BEFORE = new RegExp(`^(?:[\\s,;:)–-]|${WORD_JOIN})+`, 'iu');

/** The words of a run that goes on in another, as a sentence of their own. */
function close(words: string): string {
  const cut = Math.max(0, words.length - LONGEST_JOIN);
  return `${words.slice(0, cut)}${words.slice(cut).replace(JOINS_BEHIND, '')}. `;
}

function open(words: string): string {
  return words.slice(0, LONGEST_JOIN).replace(JOINS_BEFORE, '') + words.slice(LONGEST_JOIN);
}

/** What is known of a clause by its form. */
export interface SplitRules {
  /** It tells customers what to do, or what the house does not do: "no walk-ins". */
  isForGuests: (clause: string) => boolean;
  /** The owner tells what they do. */
  isOfOwner: (clause: string) => boolean;
  /** Some words of a sentence speak of the page, its look or to its maker. */
  hasWish: (sentence: string) => boolean;
}

const NO_RULES: SplitRules = {
  isForGuests: () => false,
  isOfOwner: () => false,
  hasWish: () => true,
};

/** "Most of our members are over eighty, so [large letters please]": the reason of a wish is no news for visitors. */
const REASON =
  /(?:[\s,;(–-](?:so|so that['’]s why|quindi|per cui|perciò|percio|dunque))[\s,;:–-]*$/iu;

/** The end of a line that a wish stood in; an empty line would part a list. */
function lineEndOf(words: string, before = ''): string {
  const lineEnd = /\n\s*$/.exec(words.slice(-LONGEST_JOIN))?.[0] ?? '';
  return before.endsWith('\n') ? lineEnd.replace('\n', '') : lineEnd;
}

/** Parts what a brief tells from what it asks. Each word ends in one of them. Linear. */
export function splitBrief(
  text: string,
  kinds: TokenKinds,
  rules: SplitRules = NO_RULES,
): SplitBrief {
  const { tokens } = kinds;
  const runs = readRuns(text, kinds, rules);
  const isWithin = (run: Run | undefined): boolean =>
    run !== undefined && (tokens[run.from]?.gap ?? 0) < GAP.sentence;
  const told: string[] = [];
  const wishes: string[] = [];
  for (const [at, run] of runs.entries()) {
    const next = runs[at + 1];
    const words = text.slice(tokens[run.from]?.start, tokens[run.to]?.start ?? text.length);
    const isReason = isWithin(next) && REASON.test(words.slice(-LONGEST_JOIN));
    if (run.isAsked || isReason) {
      wishes.push(words.trim());
      told.push(lineEndOf(words, told.at(-1)));
    } else {
      const opened = at > 0 && isWithin(run) ? open(words) : words;
      told.push(isWithin(next) ? close(opened) : opened);
    }
  }
  return { told: told.join(''), wishes: wishes.filter((one) => /[\p{L}\d]/u.test(one)) };
}
