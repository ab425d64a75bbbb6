import { FILLERS } from './lexicon.ts';
import { grammarWords } from './read-clause.ts';
import { SLOT_WORDS } from './slots.ts';

let known: ReadonlySet<string> | undefined;

/** Every word that the grammar has in one of its places. */
export function knownWords(): ReadonlySet<string> {
  return (known ??= new Set([...grammarWords(), ...SLOT_WORDS, ...FILLERS.words]));
}
