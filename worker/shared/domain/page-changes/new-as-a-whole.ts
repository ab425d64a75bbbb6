import { NOT_READ } from '../html/query.ts';
import type { SourceIndex, SourceRange } from '../html/source-index.ts';

const LIMITS = {
  /** A page with fewer elements is small enough to be told place by place. */
  elements: 12,
  /** Of the letters that are read, so many per cent are new. */
  lettersPercent: 80,
  /** Of the elements of the body, so many per cent have a new start tag. A translation has few. */
  tagsPercent: 30,
} as const;

/** True when nearly all of the page is inside of these parts, which are in order and apart. Linear. */
export function isNewAsAWhole({ elements }: SourceIndex, ranges: readonly SourceRange[]): boolean {
  const isNew = coverage(ranges);
  const shown = elements.filter(
    (element) => element.tag !== 'html' && element.tag !== 'body' && !isInHead(element.parent?.tag),
  );
  if (shown.length < LIMITS.elements) return false;
  const count = { letters: 0, newLetters: 0, newTags: 0 };
  for (const { range, nodes, tag } of shown) {
    if (isNew(range.start)) count.newTags += 1;
    if (NOT_READ.has(tag)) continue;
    for (const node of nodes) {
      if (node.kind !== 'text') continue;
      const letters = node.value.trim().length;
      count.letters += letters;
      if (isNew(node.range.start) || isNew(node.range.end - 1)) count.newLetters += letters;
    }
  }
  return (
    count.newLetters * 100 > count.letters * LIMITS.lettersPercent &&
    count.newTags * 100 > shown.length * LIMITS.tagsPercent
  );
}

function isInHead(parentTag: string | undefined): boolean {
  return parentTag === 'head' || parentTag === 'html';
}

/** Whether an offset lies in one of the ranges. */
function coverage(ranges: readonly SourceRange[]): (offset: number) => boolean {
  return (offset) => {
    let low = 0;
    let high = ranges.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((ranges[middle]?.start ?? Infinity) <= offset) low = middle + 1;
      else high = middle;
    }
    const last = ranges[low - 1];
    return last !== undefined && offset < last.end;
  };
}
