import { nounFor, phraseOf } from '#messages/element-words.ts';
import type { Locale } from '#messages/error-message.ts';
import type { ChangeStep } from './change-steps.ts';

/** What a step is about: `Section “Reviews”`, `.card`. */
export function nameOfStep({ kind, named, tag, words }: ChangeStep, locale: Locale): string {
  if (kind === 'rule' || kind === 'token') return words;
  if (kind !== 'removed') return named === undefined ? '' : phraseOf(named, locale);
  const noun = nounFor({ tag }, locale)?.noun ?? `<${tag}>`;
  return words === '' ? noun : `${noun} “${words}”`;
}
