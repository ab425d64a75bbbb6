import type { IndexedElement, SourceIndex, SourceRange } from '../html/source-index.ts';
import type { MarkPlace } from './change-types.ts';

export interface Neighbour {
  element: IndexedElement;
  place: MarkPlace;
}

/** Finds elements by their place in the source, also on pages whose parser has moved some. */
export interface SourcePlaces {
  /** The innermost element around a part of the source; undefined outside of all. */
  around: (range: SourceRange) => IndexedElement | undefined;
  /** Elements whose start tag begins in this part of the source, in the order of the source. */
  startingIn: (range: SourceRange) => IndexedElement[];
  /**
   * The element that stands behind this offset in the same parent, else the one before it, else the parent; elements
   * that cannot be seen are passed over.
   */
  beside: (offset: number, isSeen: (element: IndexedElement) => boolean) => Neighbour | undefined;
}

/** Sorted once; each question costs a search by halves and the depth of the page. */
export function sourcePlaces({ elements }: SourceIndex): SourcePlaces {
  const sorted = elements.toSorted((a, b) => a.range.start - b.range.start);
  const starts = sorted.map(({ range }) => range.start);

  function around({ start, end }: SourceRange): IndexedElement | undefined {
    let element = sorted[countBelow(starts, start + 1) - 1];
    while (element && !holds(element, start, end)) element = element.parent;
    return element;
  }
  function startingIn({ start, end }: SourceRange): IndexedElement[] {
    return sorted.slice(countBelow(starts, start), countBelow(starts, end));
  }
  function beside(
    offset: number,
    isSeen: (element: IndexedElement) => boolean,
  ): Neighbour | undefined {
    const parent = around({ start: offset, end: offset });
    if (parent === undefined) return undefined;
    const at = countBelow(starts, offset);
    const next = sorted[at];
    if (next?.parent === parent && isSeen(next)) return { element: next, place: 'before' };
    let previous = sorted[at - 1];
    while (previous && previous.parent !== parent) previous = previous.parent;
    if (previous && isSeen(previous)) return { element: previous, place: 'after' };
    return isSeen(parent) ? { element: parent, place: 'inside' } : undefined;
  }
  return { around, startingIn, beside };
}

/** What stands at the very edge of an element is beside it. */
function holds({ range, startTag }: IndexedElement, start: number, end: number): boolean {
  if (range.start > start || range.end < end) return false;
  if (start < end) return true;
  return range.start < start && startTag.end <= start && start < range.end;
}

/** How many of the sorted numbers are smaller. */
function countBelow(sorted: readonly number[], limit: number): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? Infinity) < limit) low = middle + 1;
    else high = middle;
  }
  return low;
}
