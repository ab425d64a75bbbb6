import type { Source, Token } from './tokens.ts';

/** Something that stands in a text, with its place there. */
export interface Found<Value> {
  value: Value;
  /** UTF-16 offsets in the original text; `end` is the first one behind it. */
  start: number;
  end: number;
  /** As it was written. */
  text: string;
}

/** What a reader found in a text, in its order. */
export interface Reading<Value> {
  found: Found<Value>[];
  /** False when the step budget ran out before the end of the text: what follows was not read. */
  isComplete: boolean;
  /** Tokens looked at, those that were looked at again included. */
  steps: number;
}

/** The token at an index, counted as one step; undefined outside the text and when the budget has run out. */
export type Look = (index: number) => Token | undefined;

/** A value that begins at a token, and the index of the first token behind it. */
export interface Match<Value> {
  value: Value;
  next: number;
}

/** Reads what begins at a token; undefined when nothing does. */
export type ReadAt<Value> = (look: Look, at: number) => Match<Value> | undefined;

/** Readers look at about 10 tokens from each place. */
const STEPS_PER_TOKEN = 64;

/** Tries a reader at every token from left to right; behind something found it goes on after it. */
export function scan<Value>(
  { folded, tokens }: Source,
  read: ReadAt<Value>,
  mostSteps = STEPS_PER_TOKEN * (tokens.length + 1),
): Reading<Value> {
  let steps = 0;
  const look: Look = (index) => {
    steps += 1;
    return steps > mostSteps ? undefined : tokens[index];
  };
  const found: Found<Value>[] = [];
  for (let at = 0; at < tokens.length;) {
    const match = read(look, at);
    if (steps > mostSteps) return { found, isComplete: false, steps: mostSteps };
    const [first, last] = [tokens[at], tokens[(match?.next ?? 0) - 1]];
    if (match && first && last && match.next > at) {
      const text = folded.original.slice(first.start, last.end);
      found.push({ value: match.value, start: first.start, end: last.end, text });
      at = match.next;
    } else at += 1;
  }
  return { found, isComplete: true, steps };
}
