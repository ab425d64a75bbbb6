import { finishSteps, type Steps } from '#domain/text/steps.ts';
import { readChainSteps } from './chain.ts';
import { readFeaturesSteps } from './features.ts';
import { shippedReader, type Reader } from './reader.ts';
import { STRETCH_KINDS, type StretchKind } from './stretch-kinds.ts';
import { readTokens, type Token } from './tokens.ts';

/** Probabilities of what each token of a brief is for. */
export interface TokenKinds {
  tokens: readonly Token[];
  /** The probability that the token at `at` is of one of these kinds. */
  chance: (at: number, kinds: readonly number[]) => number;
}

const KINDS = STRETCH_KINDS.length;
const NUMBERS = new Map<StretchKind, number>(STRETCH_KINDS.map((kind, at) => [kind, at]));

export function numbersOf(...kinds: readonly StretchKind[]): number[] {
  return kinds.map((kind) => NUMBERS.get(kind) ?? 0);
}

/** Reads what each word of a brief is for. Linear. */
export function readTokenKinds(text: string, reader?: Reader): TokenKinds {
  return finishSteps(readTokenKindsSteps(text, reader));
}

/** The same in steps. */
export function* readTokenKindsSteps(
  text: string,
  { chain }: Reader = shippedReader(),
): Steps<TokenKinds> {
  const tokens = readTokens(text);
  yield;
  const features = yield* readFeaturesSteps(text, tokens);
  yield;
  const { marginals } = yield* readChainSteps(tokens, features, chain);
  yield;
  return {
    tokens,
    chance: (at, kinds) =>
      kinds.reduce((sum, kind) => sum + (marginals[at * KINDS + kind] ?? 0), 0),
  };
}
