import type { EditIntent, EditLanguage } from '../intents/edit-intent.ts';
import { readValues, type Value } from '../ground/values.ts';
import { stemsOf } from '../ground/words.ts';
import { writtenLike } from '../ground/write-value.ts';

/** "Five potters": a number of something, and no more. */
const COUNTED = /^ \p{L}[\p{L}'’-]*(?: \p{Ll}[\p{L}'’-]*){0,2}[.!]?$/u;
const NOUN = /^ (\p{L}[\p{L}'’-]*)/u;
/** A text of so many words tells more than a number. */
const LONG = 8;

/**
 * A count that a longer text is told to have: only that count changes in it. `undefined` where the new text is no bare
 * count, nothing in the list where the old one counts no such thing.
 */
export function countWithin(
  old: string,
  told: string,
  language: EditLanguage,
): readonly EditIntent[] | undefined {
  const [now] = readValues(told);
  const isBare = now?.kind === 'number' && now.start === 0 && !/^\p{Lu}/u.test(told);
  if (!isBare || !COUNTED.test(told.slice(now.end)) || old.split(/\s+/).length < LONG)
    return undefined;
  const [only, another] = readValues(old).filter((value) => isOf(old, value, told.slice(now.end)));
  const written = only && !another ? writtenLike(only, now, language) : undefined;
  if (!only || written === undefined) return [];
  const noun = NOUN.exec(old.slice(only.end))?.[0] ?? '';
  return [{ kind: 'replace-text', from: only.text + noun, to: written + noun }];
}

function isOf(text: string, { kind, end }: Value, counted: string): boolean {
  const noun = (rest: string): string => [...stemsOf(NOUN.exec(rest)?.[1] ?? '')].join(' ');
  const shown = noun(text.slice(end));
  return kind === 'number' && shown !== '' && shown === noun(counted);
}
