import { foldName } from '#domain/reading/fold.ts';
import { expandWords } from '#domain/reading/word-table.ts';
import { stemOf, stemsOf } from '../ground/words.ts';
import { readable } from '../page/page-texts.ts';
import type { Clause } from './cut-request.ts';
import { knownWords } from './known-words.ts';
import { VERBS, WORD_CLASSES } from './lexicon.ts';
import { skip, textOfTokens, wordAt, type Request } from './request.ts';

/** Most words that an answer says it does not know; where there are more, none of them says what is missing. */
export const MOST_UNKNOWN = 3;

/** What follows is new: it is told, and nobody looks for it on the page. */
const TELLS_NEW =
  /^(?:to|with|into|by|as|becomes?|says?|reads?|should|called|named|con|come|diventa(?:no)?|deve|devono|dice|dicono|chiamat[oa]|->|[:=?])$/;
const ADDS = new Set(expandWords(WORD_CLASSES['add'] ?? '').map((words) => words.split(' ')[0]));

/** Words by which a wish points at something, and that visitors read nowhere. New text and reasons point at nothing. */
export function unknownWords(request: Request, { from, to }: Clause): string[] {
  const { words, names } = request;
  const verb = wordAt(request, skip(request, from, to));
  if (!VERBS.has(verb) || ADDS.has(verb)) return [];
  const shown = stemsOf(readable(request.page).join(' '));
  const unknown: string[] = [];
  let named = from;
  const end = pointsTo(request, { from, to });
  for (let at = from; at < end; at += 1) {
    named = Math.max(named, names.at(words, at, to)[0]?.to ?? 0);
    if (at >= named && isUnknown(request, at, shown))
      unknown.push(textOfTokens(request, { from: at, to: at + 1 }));
    if (unknown.length > MOST_UNKNOWN) break;
  }
  return unknown;
}

/** Where new text begins. */
function pointsTo({ tokens }: Request, { from, to }: Pick<Clause, 'from' | 'to'>): number {
  const at = tokens.slice(from + 1, to).findIndex(({ word }) => TELLS_NEW.test(word));
  return at < 0 ? to : from + 1 + at;
}

function isUnknown({ tokens, names }: Request, at: number, shown: ReadonlySet<string>): boolean {
  const { kind, word } = tokens[at] ?? { kind: 'mark', word: '' };
  return (
    kind === 'word' &&
    word.length > 3 &&
    !knownWords().has(word) &&
    !names.says(word) &&
    !shown.has(stemOf(foldName(word)))
  );
}
