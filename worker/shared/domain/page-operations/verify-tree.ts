import type { IndexedElement, SourceIndex } from '../html/source-index.ts';
import { sortSplices, type Splice } from '../text/splices.ts';
import { elementStartingAt } from './locate.ts';
import type { MovedPiece } from './operation-types.ts';
import { mapOffsets, type OffsetMap } from './track.ts';

/** A change of the source together with what a parser makes of the text before and after it. */
export interface ReadChange {
  before: Pick<SourceIndex, 'elements'>;
  after: SourceIndex;
  splices: readonly Splice[];
  moved: MovedPiece | undefined;
  /** Start of the element that got a new one around it. */
  wrapped: number | undefined;
  /** Where an element of `before` began; needed when the elements have moved on since. */
  startBefore?: (element: IndexedElement) => number;
}

/**
 * True when the parsed page differs only where the source was changed: every element whose tags stayed is
 * there with the same tag, parent and end, and nothing new stands outside of what was written. Linear.
 */
export function differsOnlyInside(change: ReadChange): boolean {
  const { before, after, splices, moved, wrapped } = change;
  const startBefore = change.startBefore ?? ((element) => element.startTag.start);
  const map = mapOffsets(splices, moved);
  let survivors = 0;
  for (const element of before.elements) {
    const start = map(element.startTag.start);
    if (start === undefined) continue;
    const same = elementStartingAt(after, start);
    if (!same || !isSame({ element, same, map, moved, wrapped, startBefore })) return false;
    survivors += 1;
  }
  const written = writtenRanges(splices, moved);
  const fresh = after.elements.filter(({ startTag }) => isWithin(written, startTag.start)).length;
  return survivors + fresh === after.elements.length;
}

interface Pair {
  element: IndexedElement;
  same: IndexedElement;
  map: OffsetMap;
  moved: MovedPiece | undefined;
  wrapped: number | undefined;
  startBefore: (element: IndexedElement) => number;
}

function isSame(pair: Pair): boolean {
  const { element, same, map } = pair;
  if (element.tag !== same.tag || element.isSplit !== same.isSplit) return false;
  if (same.endTag?.start !== (element.endTag && map(element.endTag.start))) return false;
  return isAtSamePlace(pair);
}

function isAtSamePlace({ element, same, map, moved, wrapped, startBefore }: Pair): boolean {
  const { start } = element.startTag;
  if (start === moved?.start) return true;
  const wanted = element.parent && map(startBefore(element.parent));
  const parent = start === wrapped ? same.parent?.parent : same.parent;
  if (parent?.startTag.start === wanted) return true;
  // The start tag of the page itself was missing and has been written.
  return wanted === undefined && element.parent === undefined && parent?.tag === 'html';
}

interface Written {
  start: number;
  end: number;
}

/** Where text of the splices stands afterwards, what was only moved left out. */
function writtenRanges(splices: readonly Splice[], moved: MovedPiece | undefined): Written[] {
  let shift = 0;
  const ranges: Written[] = [];
  for (const { start, end, replacement } of sortSplices(splices)) {
    const from = start + shift;
    shift += replacement.length - (end - start);
    const isMoved = moved && moved.to >= from && moved.to < from + replacement.length;
    if (!isMoved && replacement !== '')
      ranges.push({ start: from, end: from + replacement.length });
  }
  return ranges;
}

function isWithin(ranges: readonly Written[], offset: number): boolean {
  let low = 0;
  let high = ranges.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ranges[middle]?.end ?? Infinity) <= offset) low = middle + 1;
    else high = middle;
  }
  const range = ranges[low];
  return range !== undefined && offset >= range.start;
}
