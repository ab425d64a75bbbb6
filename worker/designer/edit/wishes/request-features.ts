import { expandWords } from '#domain/reading/word-table.ts';
import type { Group } from '../../reader/features.ts';
import { hashFeature, hashWord } from '../../reader/hash.ts';
import { GAP, type Gap, type Token } from '../../reader/tokens.ts';
import { classOf, shapeOf } from '../../reader/word-class.ts';
import { FONT_WORDS, LOOK_WORDS } from '../read/looks.ts';
import { WORD_CLASSES } from '../read/lexicon.ts';
import type { PageSigns } from './page-signs.ts';

interface Coded {
  word: number;
  shape: number;
  kind: number;
  act: number;
  start: number;
  stem: number;
  end: number[];
  role: number;
  name: number;
  stands: number;
  run: number;
  count: number;
  value: number;
}

const EDGE = hashWord('#');
const NONE: Coded = {
  word: EDGE,
  shape: EDGE,
  kind: EDGE,
  act: EDGE,
  start: EDGE,
  stem: EDGE,
  end: [EDGE, EDGE],
  role: EDGE,
  name: EDGE,
  stands: EDGE,
  run: EDGE,
  count: EDGE,
  value: EDGE,
};

const ACTS: ReadonlyMap<string, string> = new Map(
  [
    'price',
    'phone',
    'mail',
    'address',
    'hours',
    'photo',
    'swap',
    'copy',
    'hide',
    'call',
    'remove',
    'move',
    'add',
    'change',
  ]
    .toReversed()
    .flatMap((name) =>
      expandWords(WORD_CLASSES[name] ?? '').map((word): [string, string] => [word, name]),
    ),
);
const LOOKS: ReadonlySet<string> = new Set([...LOOK_WORDS.words, ...FONT_WORDS.words]);

/** What a word does, where the two lists of verbs and looks know it. */
export function actOf(word: string): string {
  return ACTS.get(word) ?? (LOOKS.has(word) ? 'look' : '');
}

function code(
  { text, word }: Token,
  at: number,
  { roles, names, stands, runs, counts, values }: PageSigns,
): Coded {
  return {
    word: hashWord(word),
    shape: hashWord(shapeOf(text)),
    kind: hashWord(classOf(word)),
    act: hashWord(actOf(word)),
    start: hashWord(word.slice(0, 3)),
    stem: hashWord(word.slice(0, 5)),
    end: [2, 3].map((length) => hashWord(word.slice(-length))),
    role: hashWord(roles[at] ?? ''),
    name: hashWord(names[at] ?? ''),
    stands: hashWord(String(stands[at] ?? 0)),
    run: hashWord(String(runs[at] ?? 0)),
    count: hashWord(String(counts[at] ?? 0)),
    value: hashWord(values[at] ?? ''),
  };
}

const OPENS: Readonly<Record<string, string>> = {
  '"': '"',
  '“': '”',
  '«': '»',
  "'": "'",
  '‘': '’',
};

/** For each token: 0 outside quotation marks, 1 at the mark that opens, 2 inside. */
export function markQuoted(tokens: readonly Token[]): Uint8Array {
  const marks = new Uint8Array(tokens.length);
  let close: string | undefined;
  for (const [at, { text, gap }] of tokens.entries()) {
    if (gap >= GAP.line) close = undefined;
    if (close !== undefined) {
      marks[at] = text === close ? 1 : 2;
      if (text === close) close = undefined;
    } else if (OPENS[text] !== undefined) {
      const end = OPENS[text];
      const closes = tokens.slice(at + 1, at + 60).some((one) => one.text === end);
      if (closes) [close, marks[at]] = [end, 1];
    }
  }
  return marks;
}

interface Run {
  from: number;
  to: number;
}

function runsOf(tokens: readonly Token[], gap: Gap): Run[] {
  const runs: Run[] = [];
  for (const [at, token] of tokens.entries()) {
    const last = runs.at(-1);
    if (last === undefined || token.gap >= gap) runs.push({ from: at, to: at + 1 });
    else last.to = at + 1;
  }
  return runs;
}

const LONGEST_RUN = 30;

/** What is true of each token, of its clause and of its sentence, as places of weights. Linear. */
export function readRequestFeatures(tokens: readonly Token[], signs: PageSigns): Group[] {
  const codes = tokens.map((token, at) => code(token, at, signs));
  const quoted = markQuoted(tokens);
  const at = (index: number): Coded => codes[index] ?? NONE;
  const clauses = runsOf(tokens, GAP.clause);
  const sentences = runsOf(tokens, GAP.sentence);
  const headOf = headsOf(tokens.length, clauses);
  const own = tokens.map((_, i) => ({
    from: i,
    to: i + 1,
    features: ofToken(i, { at, quoted, tokens, head: headOf[i] ?? 0 }),
  }));
  return [
    ...own,
    ...clauses.map((run) => ({ ...run, features: ofRun(60, run, at) })),
    ...sentences.map((run) => ({ ...run, features: ofRun(70, run, at) })),
  ];
}

function headsOf(length: number, runs: readonly Run[]): number[] {
  const heads = Array.from({ length }, () => 0);
  for (const { from, to } of runs) heads.fill(from, from, to);
  return heads;
}

interface Setting {
  at: (index: number) => Coded;
  quoted: Uint8Array;
  tokens: readonly Token[];
  head: number;
}

function ofToken(i: number, { at, quoted, tokens, head }: Setting): number[] {
  const [b2, b1, me, a1, a2, a3] = [-2, -1, 0, 1, 2, 3].map((by) => at(i + by)) as [
    Coded,
    Coded,
    Coded,
    Coded,
    Coded,
    Coded,
  ];
  const gap = tokens[i]?.gap ?? 0;
  const next = tokens[i + 1]?.gap ?? 4;
  const place = Math.min(i - head, 5);
  const inQuotes = quoted[i] ?? 0;
  return [
    hashFeature(1, me.word),
    hashFeature(2, b1.word),
    hashFeature(3, a1.word),
    hashFeature(4, b2.word),
    hashFeature(5, a2.word),
    hashFeature(6, b1.word, me.word),
    hashFeature(7, me.word, a1.word),
    hashFeature(8, b2.word, b1.word),
    hashFeature(10, me.shape),
    hashFeature(11, b1.shape, me.shape),
    hashFeature(12, me.shape, a1.shape),
    hashFeature(15, me.start),
    hashFeature(16, me.end[0] ?? 0),
    hashFeature(17, me.end[1] ?? 0),
    hashFeature(18, me.stem),
    hashFeature(20, b1.kind, me.kind, a1.kind),
    hashFeature(21, me.kind, a1.kind, a2.kind),
    hashFeature(22, b2.kind, b1.kind, me.kind),
    hashFeature(23, me.kind),
    hashFeature(24, gap, next),
    hashFeature(25, gap, me.word),
    hashFeature(26, place, me.shape),
    hashFeature(27, gap, me.act),
    hashFeature(28, b1.word, me.shape),
    hashFeature(30, inQuotes, gap),
    hashFeature(31, inQuotes, me.stands),
    hashFeature(32, quoted[i - 1] ?? 0, inQuotes, b1.word),
    hashFeature(44, b2.act, b1.act, me.act),
    hashFeature(45, me.act, a1.act),
    hashFeature(47, b1.kind, me.shape),
    hashFeature(49, a1.kind, a2.kind, a3.kind),
    hashFeature(50, i < 3 ? i : 3, me.shape),
    hashFeature(51, at(head).word, me.kind),
    hashFeature(52, at(head).act, me.kind),
    hashFeature(53, b1.end[0] ?? 0, me.kind),
    ...ofPage([b1, me, a1], inQuotes, at(head).act),
    ...around(i, at, tokens),
  ];
}

/** What the page says of a token and its neighbours. */
function ofPage([b1, me, a1]: [Coded, Coded, Coded], inQuotes: number, headAct: number): number[] {
  return [
    hashFeature(33, me.role),
    hashFeature(34, me.name),
    hashFeature(35, me.stands),
    hashFeature(36, b1.word, me.role),
    hashFeature(37, b1.word, me.name),
    hashFeature(38, b1.word, me.stands),
    hashFeature(39, me.kind, me.stands),
    hashFeature(40, b1.stands, me.stands, a1.stands),
    hashFeature(41, b1.role, me.role, a1.role),
    hashFeature(42, me.act, a1.role),
    hashFeature(43, b1.act, me.role),
    hashFeature(46, me.shape, me.stands),
    hashFeature(80, me.run),
    hashFeature(81, me.run, inQuotes),
    hashFeature(82, me.run, b1.word),
    hashFeature(83, me.count, me.role),
    hashFeature(84, b1.count, me.count, a1.count),
    hashFeature(85, me.value),
    hashFeature(86, b1.value, me.value, a1.value),
    hashFeature(87, me.value, b1.word),
    hashFeature(88, me.value, a1.word),
    hashFeature(89, me.value, headAct),
    hashFeature(90, me.run, me.role),
    hashFeature(91, b1.run, me.run, a1.run),
    hashFeature(92, me.count, b1.act),
  ];
}

/** Words and verbs a little farther off. */
function around(i: number, at: Setting['at'], tokens: readonly Token[]): number[] {
  const found: number[] = [];
  for (let by = 1; by <= 10 && (tokens[i - by + 1]?.gap ?? 4) < GAP.sentence; by += 1) {
    const { act, stem } = at(i - by);
    found.push(hashFeature(55, act, by > 4 ? 1 : 0), hashFeature(93, at(i - by).value));
    if (by > 2) found.push(hashFeature(56, stem, by > 4 ? 1 : 0));
  }
  for (let by = 1; by <= 10 && (tokens[i + by]?.gap ?? 4) < GAP.sentence; by += 1) {
    const { act, stem } = at(i + by);
    found.push(hashFeature(57, act, by > 4 ? 1 : 0), hashFeature(94, at(i + by).value));
    if (by > 2) found.push(hashFeature(58, stem, by > 4 ? 1 : 0));
  }
  return found;
}

function ofRun(base: number, { from, to }: Run, at: Setting['at']): number[] {
  const words = Array.from({ length: Math.min(to - from, LONGEST_RUN) }, (_, by) => at(from + by));
  const [one = NONE, two = NONE] = words;
  const set = (values: readonly number[]): number[] => [...new Set(values)];
  return [
    hashFeature(base, one.word),
    hashFeature(base + 1, one.word, two.word),
    hashFeature(base + 2, at(to - 1).word),
    hashFeature(base + 3, Math.min(to - from, 12)),
    ...set(words.map(({ word }) => word)).map((word) => hashFeature(base + 4, word)),
    ...set(words.map(({ act }) => act)).map((act) => hashFeature(base + 5, act)),
    ...set(words.map(({ kind }) => kind)).map((kind) => hashFeature(base + 6, kind)),
    ...set(words.map(({ value }) => value)).map((value) => hashFeature(base + 8, value)),
    ...set(words.map(({ count }) => count)).map((count) => hashFeature(base + 9, count)),
    ...words.slice(1).map(({ word }, by) => hashFeature(base + 7, words[by]?.word ?? 0, word)),
  ];
}
