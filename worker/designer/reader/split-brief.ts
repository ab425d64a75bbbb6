import { soundsLikeWish } from '../brief/wish-words.ts';
import { readLabel } from '../understand/labels.ts';
import { isScrap } from '../understand/scraps.ts';
import { hasVerb } from '../understand/statements.ts';
import { numbersOf, type TokenKinds } from './read-stretches.ts';
import { ASKED_KINDS } from './stretch-kinds.ts';
import { GAP, type Token } from './tokens.ts';

const ASKED = numbersOf(...ASKED_KINDS);
/** What is a wish with this probability is not printed. */
const DENIED = 0.4;
/** Numbers are facts more often than wishes. */
const DENIED_NUMBERS = 0.7;
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

/** A few words between two turns follow what stands before them, or what most of their clause does. */
function settle(clause: readonly Run[], tokens: readonly Token[]): Run[] {
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
  return isTorn(settled, tokens) ? joinWhole(clause, isMostAsked) : settled;
}

function joinWhole(clause: readonly Run[], isAsked: boolean): Run[] {
  return join(clause.map((run) => ({ ...run, isAsked })));
}

/** "… and please", "but make it": where a clause may turn. */
const TURNS =
  /^(?:and|but|so|also|then|e|ed|ma|però|quindi|poi|anche|please|pls|per favore|no|not|non|niente|senza|without|se|if)$/iu;

/** "You get a number and can have a coffee": what goes on so is a wish only where it sounds like one. */
const GOES_ON = /^(?:and|e|ed)$/iu;

/** True of a clause that would be cut where neither what is told nor what is asked can stand. */
function isTorn(runs: readonly Run[], tokens: readonly Token[]): boolean {
  return runs.some(({ from, to, isAsked }, at) => {
    const words = tokens
      .slice(from, to)
      .map(({ text }) => text)
      .join(' ');
    if (!isAsked) return runs.length > 1 && isScrap(words.replace(LAST_JOINT, ''));
    const first = tokens[from]?.text ?? '';
    if (at === 0 || soundsLikeWish(words)) return false;
    return GOES_ON.test(first) || (!TURNS.test(first) && !hasVerb(words));
  });
}

/** What a told part may end with: it is taken off. */
const LAST_JOINT = /(?:\s(?:and|but|so|also|e|ed|ma|però|quindi|poi|[,;:(–-]))+$/iu;

/** A short clause with a number is one thing: a price, a date, a row. */
const LONGEST_WHOLE = 12;

/** "Programma:", "Jobs:": what follows in the sentence is content, unless the label asks for something. */
function announcesList(clause: string): boolean {
  const [, label] = /^([^:]{2,42}):$/u.exec(clause) ?? [];
  const use = label === undefined ? undefined : readLabel(label);
  return use !== undefined && !NO_LIST.has(use);
}

const NO_LIST: ReadonlySet<string> = new Set(['wish', 'facts', 'name', 'links', 'about']);

/** For each token, whether it is asked; a short clause with a number, and a rule of the house, are judged as a whole. */
function readAsked(text: string, { tokens, chance }: TokenKinds, isRule: IsRule): boolean[] {
  const starts = tokens.flatMap(({ gap }, at) => (at === 0 || gap >= GAP.clause ? [at] : []));
  let isListed = false;
  return starts.flatMap((from, index) => {
    const to = starts[index + 1] ?? tokens.length;
    const own = tokens.slice(from, to);
    const clause = text.slice(own[0]?.start, own.at(-1)?.end);
    const isSentence = (own[0]?.gap ?? GAP.line) >= GAP.sentence;
    isListed = (isListed && !isSentence) || announcesList(clause);
    if (isListed || isRule(clause)) return own.map(() => false);
    const chances = own.map((_, by) => chance(from + by, ASKED));
    const isWhole = own.length <= LONGEST_WHOLE && own.some(({ word }) => word.startsWith('0'));
    if (!isWhole) return chances.map((one) => one > DENIED);
    const mean = chances.reduce((sum, one) => sum + one, 0) / own.length;
    return own.map(() => mean > DENIED_NUMBERS);
  });
}

/** Runs of words that are asked or told, none across the end of a sentence. */
function readRuns(text: string, kinds: TokenKinds, isRule: IsRule): Run[] {
  const { tokens } = kinds;
  const sentences: Run[][][] = [];
  const asked = readAsked(text, kinds, isRule);
  for (const [at, { gap }] of tokens.entries()) {
    const run = { from: at, to: at + 1, isAsked: asked[at] === true };
    if (gap >= GAP.sentence || sentences.length === 0) sentences.push([[run]]);
    else if (gap >= GAP.clause) sentences.at(-1)?.push([run]);
    else sentences.at(-1)?.at(-1)?.push(run);
  }
  return sentences.flatMap((clauses) => {
    const settled = clauses.map((clause) => settle(join(clause), tokens));
    return join(settled.flatMap((clause, at) => followLabel(clause, settled[at + 1], tokens)));
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

/** True of a clause that tells customers what the house does not do: "no walk-ins". */
type IsRule = (clause: string) => boolean;

/** Parts what a brief tells from what it asks. Each word ends in one of them. Linear. */
export function splitBrief(
  text: string,
  kinds: TokenKinds,
  isRule: IsRule = () => false,
): SplitBrief {
  const { tokens } = kinds;
  const runs = readRuns(text, kinds, isRule);
  const isWithin = (run: Run | undefined): boolean =>
    run !== undefined && (tokens[run.from]?.gap ?? 0) < GAP.sentence;
  const told: string[] = [];
  const wishes: string[] = [];
  for (const [at, run] of runs.entries()) {
    const next = runs[at + 1];
    const words = text.slice(tokens[run.from]?.start, tokens[run.to]?.start ?? text.length);
    if (run.isAsked) {
      wishes.push(words.trim());
      const lineEnd = /\n\s*$/.exec(words.slice(-LONGEST_JOIN))?.[0] ?? '';
      // An empty line would part a list.
      told.push(told.at(-1)?.endsWith('\n') ? lineEnd.replace('\n', '') : lineEnd);
    } else {
      const opened = at > 0 && isWithin(run) ? open(words) : words;
      told.push(isWithin(next) ? close(opened) : opened);
    }
  }
  return { told: told.join(''), wishes: wishes.filter((one) => /[\p{L}\d]/u.test(one)) };
}
