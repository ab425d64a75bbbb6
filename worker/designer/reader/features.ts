import { finishSteps, flatMapSteps, type Steps } from '#domain/text/steps.ts';
import { isTradeWord } from '../trades/trade-words.ts';
import { TOWNS } from '../brief/cities.ts';
import { hashFeature, hashWord } from './hash.ts';
import { GAP, type Gap, type Token } from './tokens.ts';
import { readRuleSigns } from './rule-signs.ts';
import { classOf, shapeOf } from './word-class.ts';

/** Tokens that stand together, with the places of what is true of all of them. */
export interface Group {
  from: number;
  /** The first token behind it. */
  to: number;
  features: number[];
}

interface Coded {
  word: number;
  shape: number;
  kind: number;
  start: number;
  stem: number;
  end: number[];
}

const EDGE = hashWord('#');
const NONE: Coded = {
  word: EDGE,
  shape: EDGE,
  kind: EDGE,
  start: EDGE,
  stem: EDGE,
  end: [EDGE, EDGE, EDGE],
};
const LONGEST_BAG = 24;
/** Words, and clauses or sentences, that are looked at in one step. */
const TOKENS_AT_ONCE = 400;
const RUNS_AT_ONCE = 100;

function code({ text, word }: Token): Coded {
  return {
    word: hashWord(word),
    shape: hashWord(shapeOf(text)),
    kind: hashWord(classOf(word) || (isTradeWord(word) ? 'trade' : TOWNS.has(word) ? 'town' : '')),
    start: hashWord(word.slice(0, 3)),
    stem: hashWord(word.slice(0, 5)),
    end: [2, 3, 4].map((length) => hashWord(word.slice(-length))),
  };
}

/** Tokens from `from` up to `to` (exclusive). */
interface Run {
  from: number;
  to: number;
}

/** The runs of tokens that no gap of that size parts. */
export function runsOf(tokens: readonly Token[], gap: Gap): Run[] {
  const runs: Run[] = [];
  for (const [at, token] of tokens.entries()) {
    const last = runs.at(-1);
    if (last === undefined || token.gap >= gap) runs.push({ from: at, to: at + 1 });
    else last.to = at + 1;
  }
  return runs;
}

/** Where in the brief something stands: at its beginning, its end or between. */
function placeOf(at: number, all: number): number {
  if (at < 3) return at;
  return at >= all - 2 ? 9 : Math.min(8, 3 + Math.floor((at * 5) / all));
}

const OPENS: Readonly<Record<string, readonly [closes: string, kind: number]>> = {
  '"': ['"', 1],
  '“': ['”', 1],
  '«': ['»', 1],
  '(': [')', 2],
};

/** A quote or bracket holds what follows in its line. */
function markQuoted(tokens: readonly Token[]): Uint8Array {
  const marks = new Uint8Array(tokens.length);
  let open: readonly [closes: string, kind: number] | undefined;
  for (const [at, { text, gap }] of tokens.entries()) {
    if (gap >= GAP.line || text === open?.[0]) open = undefined;
    else open ??= OPENS[text];
    marks[at] = open?.[1] ?? 0;
  }
  return marks;
}

class FeatureReader {
  private readonly codes: readonly Coded[];
  private readonly tokens: readonly Token[];
  private readonly text: string;
  /** 1 for what stands in quotes, 2 in brackets. */
  private readonly quoted: Uint8Array;

  constructor(text: string, tokens: readonly Token[]) {
    this.text = text;
    this.tokens = tokens;
    this.codes = tokens.map(code);
    this.quoted = markQuoted(tokens);
  }

  at(index: number): Coded {
    return this.codes[index] ?? NONE;
  }

  textOf(from: number, to: number): string {
    return this.text.slice(this.tokens[from]?.start ?? 0, this.tokens[to - 1]?.end ?? 0);
  }

  ofToken(i: number, headAt: number): number[] {
    const [b2, b1, me, a1, a2, a3] = [-2, -1, 0, 1, 2, 3].map((by) => this.at(i + by)) as [
      Coded,
      Coded,
      Coded,
      Coded,
      Coded,
      Coded,
    ];
    const gap = this.tokens[i]?.gap ?? 0;
    const next = this.tokens[i + 1]?.gap ?? 4;
    return [
      hashFeature(1, me.word),
      hashFeature(2, b1.word),
      hashFeature(3, a1.word),
      hashFeature(4, b2.word),
      hashFeature(5, a2.word),
      hashFeature(6, b1.word, me.word),
      hashFeature(7, me.word, a1.word),
      hashFeature(8, b2.word, b1.word),
      hashFeature(9, a1.word, a2.word),
      hashFeature(10, me.shape),
      hashFeature(11, b1.shape, me.shape),
      hashFeature(12, me.shape, a1.shape),
      hashFeature(13, b1.shape, me.shape, a1.shape),
      hashFeature(14, me.shape, a1.shape, a2.shape),
      hashFeature(15, me.start),
      ...me.end.map((end, at) => hashFeature(16 + at, end)),
      hashFeature(20, b1.kind, me.kind, a1.kind),
      hashFeature(21, me.kind, a1.kind, a2.kind),
      hashFeature(22, a1.kind, a2.kind, a3.kind),
      hashFeature(23, me.kind),
      hashFeature(24, gap, next),
      hashFeature(25, gap, me.word),
      hashFeature(26, placeOf(i, this.tokens.length), me.shape),
      hashFeature(27, Math.min(i - headAt, 5), me.shape),
      hashFeature(28, b1.word, me.shape),
      hashFeature(29, b2.word, b1.word, me.shape),
      hashFeature(30, a1.word, me.shape),
      hashFeature(31, b1.kind, me.shape),
      hashFeature(32, me.stem),
      hashFeature(33, this.quoted[i] ?? 0, gap),
      ...this.around(i),
    ];
  }

  around(i: number): number[] {
    const found: number[] = [];
    for (let by = 1; by <= 8 && (this.tokens[i - by + 1]?.gap ?? 4) < GAP.line; by += 1) {
      if (by > 2) found.push(hashFeature(34, this.at(i - by).stem, by > 4 ? 1 : 0));
    }
    for (let by = 1; by <= 8 && (this.tokens[i + by]?.gap ?? 4) < GAP.line; by += 1) {
      if (by > 2) found.push(hashFeature(35, this.at(i + by).stem, by > 4 ? 1 : 0));
    }
    return found;
  }

  ofRun(kind: number, runs: readonly Run[], at: number): number[] {
    const { from, to } = runs[at] ?? { from: 0, to: 0 };
    const base = kind * 40;
    const [one, two, three] = [0, 1, 2].map((by) =>
      from + by < to ? this.at(from + by).word : EDGE,
    ) as [number, number, number];
    const before = runs[at - 1];
    const after = runs[at + 1];
    const words = this.codes.slice(from, Math.min(to, from + LONGEST_BAG));
    const kinds = new Set(words.map(({ kind: own }) => own));
    const gap = this.tokens[from]?.gap ?? 0;
    return [
      hashFeature(base, one),
      hashFeature(base + 1, one, two),
      hashFeature(base + 2, one, two, three),
      hashFeature(base + 3, this.at(to - 1).word),
      hashFeature(base + 4, Math.min(to - from, 12)),
      hashFeature(base + 5, before ? this.at(before.from).word : EDGE),
      hashFeature(
        base + 6,
        before ? this.at(before.from).word : EDGE,
        before ? this.at(before.from + 1).word : EDGE,
      ),
      hashFeature(base + 7, after ? this.at(after.from).word : EDGE),
      hashFeature(base + 8, placeOf(at, runs.length)),
      hashFeature(base + 9, gap, one),
      ...[...kinds].map((own) => hashFeature(base + 10, own)),
      ...[...new Set(words.map(({ word }) => word))].map((word) => hashFeature(base + 11, word)),
      ...words
        .slice(1)
        .map(({ word }, index) => hashFeature(base + 12, words[index]?.word ?? 0, word)),
      ...readRuleSigns(this.textOf(from, to)).map((sign) => hashFeature(base + 13, sign)),
    ];
  }
}

/** What is true of each token, of its clause and of its sentence, as places of weights. Linear. */
export function readFeatures(text: string, tokens: readonly Token[]): Group[] {
  return finishSteps(readFeaturesSteps(text, tokens));
}

/** The same in steps. */
export function* readFeaturesSteps(text: string, tokens: readonly Token[]): Steps<Group[]> {
  const reader = new FeatureReader(text, tokens);
  const clauses = runsOf(tokens, GAP.clause);
  const sentences = runsOf(tokens, GAP.sentence);
  const places = sentences.flatMap(({ from, to }) =>
    Array.from({ length: to - from }, (_, by) => ({ from: from + by, head: from })),
  );
  const ofToken = ({ from, head }: { from: number; head: number }): Group[] => [
    { from, to: from + 1, features: reader.ofToken(from, head) },
  ];
  const ofRuns = (kind: number, runs: readonly Run[]) =>
    flatMapSteps(
      [...runs.entries()],
      ([at, run]) => [{ ...run, features: reader.ofRun(kind, runs, at) }],
      RUNS_AT_ONCE,
    );
  return [
    ...(yield* flatMapSteps(places, ofToken, TOKENS_AT_ONCE)),
    ...(yield* ofRuns(1, clauses)),
    ...(yield* ofRuns(2, sentences)),
  ];
}
