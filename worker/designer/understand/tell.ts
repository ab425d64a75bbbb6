import { writeSentence } from '../brief/sentences.ts';
import { stripTalk } from './clauses.ts';
import type { Collector } from './content.ts';
import { withoutLoneBracket, writeNote } from './notes.ts';
import { standsAlone } from './stands-alone.ts';
import { isUnsafe, leans, saysSomething } from './statements.ts';
import { topicOf } from './topics.ts';

const SHORTEST_SENTENCE = 2;
const LONGEST_SENTENCE = 14;

/** Written as a sentence, with a capital and a full stop. */
function isWritten(words: string): boolean {
  const count = words.split(/\s+/).length;
  return (
    /^\p{Lu}.*[\p{Ll}\d)%][.!]$/su.test(words) &&
    count >= SHORTEST_SENTENCE &&
    count <= LONGEST_SENTENCE
  );
}

/** Puts words of the owner among the sentences or the notes; what cannot stand there is listed as not done. */
export function tell(words: string, { content, hints }: Collector): void {
  const text = withoutLoneBracket(stripTalk(words));
  const bare = text.replace(/(?<![.!\s])[.!\s]+$/, '');
  // "We serve:" announces a list.
  if (bare === hints.name || bare.length < 3 || bare.endsWith(':')) return;
  if (isUnsafe(text) || leans(text)) content.wishes.push(text);
  else if (saysSomething(text) || isWritten(words))
    content.statements.push(writeSentence(writeNote(text)));
  else if (standsAlone(text) || topicOf(text) !== undefined) content.notes.push(writeNote(text));
  else content.wishes.push(text);
}

/** Puts a sentence among the sentences as it stands, because parts of it cannot stand alone. */
export function tellWhole(sentence: string, { content }: Collector): void {
  const text = stripTalk(sentence);
  if (isUnsafe(text) || leans(text)) content.wishes.push(text);
  else content.statements.push(writeSentence(writeNote(text)));
}
