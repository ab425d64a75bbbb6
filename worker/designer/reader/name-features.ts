import { TOWNS } from '../brief/cities.ts';
import { isTradeWord } from '../trades/trade-words.ts';
import { hashFeature, hashWord } from './hash.ts';
import type { NameCandidate } from './name-candidates.ts';
import { numbersOf, type TokenKinds } from './read-stretches.ts';
import { ASKED_KINDS } from './stretch-kinds.ts';
import { GAP } from './tokens.ts';
import { classOf, shapeOf } from './word-class.ts';

/** What is known of a brief beside its words. */
export interface NameHints {
  kind: string;
  /** What hand-written rules take for the name and the place. */
  ruled: readonly (string | undefined)[];
  /** The letters of the brief's mail, web and other addresses. */
  hosts: string;
}

/** The weights of names are kept by this many hashes. */
export const NAME_SIZE = 1 << 13;

const NAME = numbersOf('name');
const NOUN = numbersOf('noun');
const NAMING = numbersOf('naming', 'name', 'noun', 'place');
const ASKED = numbersOf(...ASKED_KINDS);
const OFFER = numbersOf('offer', 'price', 'hours', 'when');
const STEPS = [0.02, 0.05, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 0.97];
const PEOPLE = new Set(['cv', 'portfolio', 'links', 'invitation']);

export function plainName(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\d]+/gu, ' ')
    .trim();
}

/** One feature for each step that the value reaches. */
function steps(template: number, value: number): number[] {
  return STEPS.flatMap((step, at) => (value >= step ? [hashFeature(template, at)] : []));
}

function relationTo(name: string, ruled: string | undefined): number {
  if (ruled === undefined) return 0;
  const other = plainName(ruled);
  if (other === name) return 4;
  if (other.includes(name)) return 2;
  return name.includes(other) ? 3 : 1;
}

export interface NameContext {
  kinds: TokenKinds;
  hints: NameHints;
  /** How often each candidate stands in the brief. */
  counts: ReadonlyMap<string, number>;
}

/** What the kinds of its words and of their neighbours say. */
function readChances({ from, to }: NameCandidate, { chance }: TokenKinds): number[] {
  const places = Array.from({ length: to - from }, (_, by) => from + by);
  const mean = (group: readonly number[]): number =>
    places.reduce((sum, at) => sum + chance(at, group), 0) / places.length;
  const chances = places.map((at) => chance(at, NAME));
  return [
    ...steps(1, mean(NAME)),
    ...steps(2, Math.min(...chances)),
    ...steps(3, Math.max(...chances)),
    ...steps(4, chance(from - 1, NAME)),
    ...steps(5, chance(to, NAME)),
    ...steps(6, mean(NOUN)),
    ...steps(7, mean(NAMING)),
    ...steps(8, mean(ASKED)),
    ...steps(9, mean(OFFER)),
    ...steps(43, chance(from, NOUN)),
    ...steps(44, chance(from, NAME)),
    ...steps(45, chance(to - 1, NAME)),
  ];
}

const EDGE = '#';

/** The words on both sides; an edge where a line ends. */
function readNeighbours({ from, to }: NameCandidate, { tokens }: TokenKinds): number[] {
  const behind = (index: number): string => {
    const token = tokens[index];
    return token === undefined || token.gap >= GAP.line ? EDGE : token.word;
  };
  const before = behind(from) === EDGE ? EDGE : (tokens[from - 1]?.word ?? EDGE);
  const before2 = before === EDGE ? EDGE : (tokens[from - 2]?.word ?? EDGE);
  const shapeAt = (index: number): number => hashWord(shapeOf(tokens[index]?.text ?? EDGE));
  return [
    hashFeature(11, hashWord(before)),
    hashFeature(12, hashWord(before2), hashWord(before)),
    hashFeature(13, hashWord(behind(to))),
    hashFeature(18, tokens[from]?.gap ?? 0, tokens[to]?.gap ?? GAP.paragraph),
    hashFeature(28, Number(isTradeWord(before)), Number(isTradeWord(behind(to)))),
    hashFeature(29, shapeAt(from - 1), shapeAt(to)),
    hashFeature(30, hashWord(behind(to)), hashWord(behind(to + 1))),
  ];
}

const PLACES = [1, 5, 15, 40];
const MOST_COUNTED = 4;
const FEWEST_LETTERS = 4;

/** What its own words say, how often and where they stand, and what rules and addresses say of them. */
function readForm(
  { text, from, to }: NameCandidate,
  { kinds: { tokens }, hints, counts }: NameContext,
): number[] {
  const plain = plainName(text);
  const letters = plain.replaceAll(' ', '');
  const own = tokens.slice(from, to);
  const [first, last] = [own[0]?.word ?? '', own.at(-1)?.word ?? ''];
  const shape = hashWord(own.map((token) => shapeOf(token.text)).join(' '));
  const count = Math.min(counts.get(plain) ?? 1, MOST_COUNTED);
  const place = PLACES.filter((one) => from >= one).length;
  const isPersonal = Number(PEOPLE.has(hints.kind));
  const isHost = letters.length >= FEWEST_LETTERS && hints.hosts.includes(letters);
  return [
    ...hints.ruled.map((one, rule) => hashFeature(10, rule, relationTo(plain, one))),
    hashFeature(14, shape),
    hashFeature(15, own.length),
    hashFeature(16, hashWord(first)),
    hashFeature(17, hashWord(last)),
    hashFeature(19, place),
    hashFeature(20, count),
    hashFeature(21, Number(isHost)),
    hashFeature(22, isPersonal, shape),
    hashFeature(23, hashWord(hints.kind), shape),
    hashFeature(24, Number(own.some(({ word }) => isTradeWord(word))), Number(own.length > 1)),
    hashFeature(25, Number(TOWNS.has(text.toLowerCase()))),
    hashFeature(26, hashWord(classOf(first)), hashWord(classOf(last))),
    hashFeature(27, place, count),
    hashFeature(31, Number(isTradeWord(last)), Number(isTradeWord(first)), isPersonal),
  ];
}

/** What speaks for and against a candidate, as places of weights. */
export function readNameFeatures(candidate: NameCandidate, context: NameContext): number[] {
  return [
    hashFeature(0, 0),
    ...readChances(candidate, context.kinds),
    ...readNeighbours(candidate, context.kinds),
    ...readForm(candidate, context),
  ].map((feature) => feature % NAME_SIZE);
}
