import type { Look, Match } from './scan.ts';
import { readSource } from './tokens.ts';

/** Phrases by their first word, the longer of two that begin alike first. */
export type Phrases<Value> = ReadonlyMap<string, readonly Phrase<Value>[]>;

interface Phrase<Value> {
  words: readonly string[];
  value: Value;
}

/** Signs that may stand between two words of a phrase: "call-to-action", "l'azienda". */
const JOINTS = new Set(['-', "'"]);

/** Makes a table of phrases; each is folded, and of two that are the same the first one holds. */
export function toPhrases<Value>(
  entries: readonly (readonly [phrase: string, value: Value])[],
): Phrases<Value> {
  const phrases = new Map<string, Phrase<Value>[]>();
  for (const [phrase, value] of entries) {
    const words = readSource(phrase)
      .tokens.map(({ text }) => text)
      .filter((text) => !JOINTS.has(text));
    const [first = ''] = words;
    const list = phrases.get(first) ?? [];
    if (!list.some((other) => other.words.join(' ') === words.join(' '))) {
      list.push({ words, value });
    }
    phrases.set(first, list);
  }
  for (const list of phrases.values()) list.sort((a, b) => b.words.length - a.words.length);
  return phrases;
}

/** The longest phrase that begins at a token, as whole words in one line. */
export function matchPhrase<Value>(
  phrases: Phrases<Value>,
  look: Look,
  at: number,
): Match<Value> | undefined {
  const first = look(at);
  const list = first && phrases.get(first.text);
  if (!list) return undefined;
  for (const { words, value } of list) {
    const next = endOfWords(words, look, at);
    if (next !== undefined) return { value, next };
  }
  return undefined;
}

function endOfWords(words: readonly string[], look: Look, start: number): number | undefined {
  let at = start;
  for (const [place, word] of words.entries()) {
    if (place > 0 && JOINTS.has(look(at)?.text ?? '')) at += 1;
    if (look(at)?.text !== word) return undefined;
    at += 1;
  }
  return at;
}
