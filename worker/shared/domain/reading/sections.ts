import { matchPhrase, toPhrases } from './phrases.ts';
import { scan, type Look, type Match, type Reading } from './scan.ts';
import { PART_KINDS, PART_WORDS, type PartKind } from './section-words.ts';
import { isTogether, type Source } from './tokens.ts';

/** A part of a page that a text names. */
export interface ReadPart {
  kind: PartKind;
  /** Said with a word that names something else as often: see `PartWords.loose`. */
  isLoose: boolean;
}

const NAMES = toPhrases(
  PART_KINDS.flatMap((kind) => {
    const { en, it, loose = [] } = PART_WORDS[kind];
    return [...en, ...it, ...loose].map((words): [string, ReadPart] => [
      words,
      { kind, isLoose: loose.includes(words) },
    ]);
  }),
);

/** The parts that a text names in English or Italian; of two names that overlap the longer one counts. */
export function readParts(source: Source): Reading<ReadPart> {
  return scan(source, (look, at) => {
    const before = look(at - 1);
    const isHanging = before?.text === '-' && isTogether(before, look(at));
    return isHanging ? undefined : readPartAt(look, at);
  });
}

/** A part whose name begins at a token. */
export function readPartAt(look: Look, at: number): Match<ReadPart> | undefined {
  return matchPhrase(NAMES, look, at);
}
