import { hashFeature, hashWord } from '../../reader/hash.ts';
import { GAP, type Token } from '../../reader/tokens.ts';
import { classOf, shapeOf } from '../../reader/word-class.ts';
import type { SlotTag } from './labels.ts';
import type { PageSigns } from './page-signs.ts';
import { actOf } from './request-features.ts';

/** Tokens of a request that make a wish, with what each is for. */
export interface Span {
  from: number;
  to: number;
  /** The slot of each token. */
  slots: readonly (SlotTag | undefined)[];
}

class KindFeatures {
  readonly found = new Set<number>();
  private readonly tokens: readonly Token[];
  private readonly signs: PageSigns;

  constructor(tokens: readonly Token[], signs: PageSigns) {
    this.tokens = tokens;
    this.signs = signs;
  }

  add(template: number, ...values: readonly (string | number)[]): void {
    const hashed = values.map((one) => (typeof one === 'string' ? hashWord(one) : one));
    this.found.add(hashFeature(200 + template, ...hashed));
  }

  word(at: number): string {
    return this.tokens[at]?.word ?? '';
  }

  /** Returns what stands before the next word. */
  ofPlainWord(at: number, before: string): string {
    const word = this.word(at);
    this.add(4, word);
    this.add(5, before, word);
    this.add(6, actOf(word));
    this.add(22, this.signs.values[at] ?? '');
    return word;
  }

  ofSlot(at: number, slot: SlotTag, isFirst: boolean): void {
    const word = this.word(at);
    const kind = classOf(word);
    const { roles, names, values, counts } = this.signs;
    this.add(7, slot, word);
    this.add(8, slot, kind === '' ? shapeOf(this.tokens[at]?.text ?? '') : kind);
    this.add(9, slot, roles[at] ?? '');
    this.add(10, slot, names[at] ?? '');
    this.add(20, slot, values[at] ?? '');
    this.add(21, slot, counts[at] ?? 0);
    this.add(11, slot, word.slice(0, 5));
    if (isFirst) this.add(12, slot, this.word(at - 1));
  }

  ofSentence(at: number): void {
    const word = this.word(at);
    this.add(30, word);
    this.add(31, word.slice(0, 5));
    this.add(32, actOf(word));
    this.add(33, this.signs.values[at] ?? '');
    this.add(34, this.word(at - 1), word);
  }

  ofPlace(from: number, to: number, tags: string): void {
    for (let by = 1; by <= 3; by += 1) {
      this.add(13, this.word(from - by));
      this.add(14, this.word(to + by - 1));
    }
    for (let by = 0; by < 3; by += 1) this.add(15, by, this.word(from + by));
    this.add(16, this.word(from), this.word(from + 1));
    this.add(17, this.word(to - 1));
    const isAsked = this.tokens.slice(to - 1, to + 4).some(({ text }) => text === '?');
    this.add(18, isAsked ? 1 : 0, this.word(from));
    this.add(19, isAsked ? 1 : 0, tags);
  }
}

/** What tells the kind of a wish: its words, its slots, and what the page says of what they name. */
export function readKindFeatures(
  tokens: readonly Token[],
  { from, to, slots }: Span,
  signs: PageSigns,
): number[] {
  const features = new KindFeatures(tokens, signs);
  const tags = [...new Set(slots)].map((tag) => tag ?? '').toSorted();
  features.add(0, tags.join(''));
  for (const tag of tags) features.add(1, tag);
  let plain = '^';
  for (let at = from; at < to; at += 1) {
    const slot = slots[at - from];
    features.add(2, features.word(at));
    features.add(3, features.word(at).slice(0, 5));
    if (slot === undefined) plain = features.ofPlainWord(at, plain);
    else {
      features.ofSlot(at, slot, slots[at - from - 1] !== slot);
      plain = slot;
    }
  }
  for (const at of sentenceOf(tokens, from, to)) features.ofSentence(at);
  features.ofPlace(from, to, tags.join(''));
  return [...features.found];
}

const REACH = 12;

/** The words around a wish in its sentences. */
function sentenceOf(tokens: readonly Token[], from: number, to: number): number[] {
  let [start, end] = [from, to];
  while (start > 0 && from - start < REACH && (tokens[start]?.gap ?? GAP.line) < GAP.sentence)
    start -= 1;
  while (end < tokens.length && end - to < REACH && (tokens[end]?.gap ?? GAP.line) < GAP.sentence)
    end += 1;
  return Array.from({ length: end - start }, (_, by) => start + by);
}
