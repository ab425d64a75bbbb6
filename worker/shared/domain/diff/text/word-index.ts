import type { SourceText } from './source-text.ts';
import { wordsOf } from './words.ts';

/** The words and signs of each line of a document as small numbers. */
export interface WordIndex {
  ids: Int32Array;
  /** Position in `ids` of the first word of each line; one entry more than there are lines. */
  lineOffsets: Int32Array;
  size: number;
  idOf: (word: string) => number | undefined;
}

/** Reads the words of a document once; similarity is then counted on numbers. */
export function indexWords(source: SourceText): WordIndex {
  const known = new Map<string, number>();
  const ids: number[] = [];
  const lineOffsets = new Int32Array(source.lines.length + 1);
  source.lines.forEach((line, index) => {
    for (const word of wordsOf(line)) {
      const id = known.get(word) ?? known.size;
      if (id === known.size) known.set(word, id);
      ids.push(id);
    }
    lineOffsets[index + 1] = ids.length;
  });
  return {
    ids: Int32Array.from(ids),
    lineOffsets,
    size: known.size,
    idOf: (word) => known.get(word),
  };
}
