import type { WordIndex } from './word-index.ts';
import { wordsOf } from './words.ts';

/** A bag of words compared with a moving window over the document's lines. */
export interface WordWindow {
  addLine: (line: number) => void;
  removeLine: (line: number) => void;
  /** Dice coefficient of the bag and the window, 0 to 1. */
  similarity: () => number;
}

/** Starts an empty window to compare with the words of `lines`. */
export function openWindow(lines: readonly string[], index: WordIndex): WordWindow {
  const missing = new Int32Array(index.size);
  const wanted = lines.flatMap(wordsOf);
  for (const word of wanted) {
    const id = index.idOf(word);
    if (id !== undefined) missing[id] = (missing[id] ?? 0) + 1;
  }
  let common = 0;
  let size = 0;
  function move(line: number, direction: 1 | -1): void {
    const from = index.lineOffsets[line] ?? 0;
    const to = index.lineOffsets[line + 1] ?? from;
    for (let at = from; at < to; at += 1) {
      const id = index.ids[at] ?? 0;
      const left = missing[id] ?? 0;
      if (direction === 1 ? left > 0 : left >= 0) common += direction;
      missing[id] = left - direction;
    }
    size += (to - from) * direction;
  }
  return {
    addLine: (line) => move(line, 1),
    removeLine: (line) => move(line, -1),
    similarity: () => (size + wanted.length === 0 ? 0 : (2 * common) / (size + wanted.length)),
  };
}
