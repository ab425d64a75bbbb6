import { KINDS, readChain } from './chain.ts';
import { readFeatures } from './features.ts';
import { shippedReader, type Reader } from './reader.ts';
import { STRETCH_KINDS, type StretchKind } from './stretch-kinds.ts';
import { readTokens, type Token } from './tokens.ts';

/** Probabilities of what each token of a brief is for. */
export interface TokenKinds {
  tokens: readonly Token[];
  /** The probability that the token at `at` is of one of these kinds. */
  chance: (at: number, kinds: readonly number[]) => number;
}

const NUMBERS = new Map<StretchKind, number>(STRETCH_KINDS.map((kind, at) => [kind, at]));

export function numbersOf(...kinds: readonly StretchKind[]): number[] {
  return kinds.map((kind) => NUMBERS.get(kind) ?? 0);
}

/** Reads what each word of a brief is for. Linear. */
export function readTokenKinds(text: string, { chain }: Reader = shippedReader()): TokenKinds {
  const tokens = readTokens(text);
  const { marginals } = readChain(tokens, readFeatures(text, tokens), chain);
  return {
    tokens,
    chance: (at, kinds) =>
      kinds.reduce((sum, kind) => sum + (marginals[at * KINDS + kind] ?? 0), 0),
  };
}
