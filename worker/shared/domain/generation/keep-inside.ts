import { outermost } from '../html/query.ts';
import { indexHtml, type IndexedElement, type SourceIndex } from '../html/source-index.ts';
import { wholeLines } from '../html/splice.ts';
import { splicesAtTags } from '../page-changes/splices-at-tags.ts';
import { elementStartingAt, find, locate } from '../page-operations/locate.ts';
import { mapOffsets } from '../page-operations/track.ts';
import { differsOnlyInside } from '../page-operations/verify-tree.ts';
import { joinSplices, type Splice } from '../text/splices.ts';

/** Part of a text by UTF-16 offsets; `end` is the first one behind it. */
export interface TextRange {
  start: number;
  end: number;
}

export interface KeptInside {
  text: string;
  /** False when the new text also changed something else; that is not in `text`. */
  isAllKept: boolean;
}

/**
 * Takes from a changed page only what changed inside the given elements: every other byte is that of the page
 * before. An element that cannot be found again in the new page stays as it was. `ranges` are those of whole
 * elements of `before`; others are ignored. Never throws.
 */
export function keepInside(
  before: string,
  after: string,
  ranges: readonly TextRange[],
): KeptInside {
  if (before === after) return { text: before, isAllKept: true };
  const index = indexHtml(before);
  const elements = outermost([
    ...new Set(ranges.flatMap((range) => elementAt(index, range) ?? [])),
  ]);
  const changes = splicesAtTags(before, after);
  const find = finderFor(index, { after, changes });
  const splices = elements.flatMap((element) => {
    const isGone = wentWithItsLine(before, element.range, changes);
    const { start, end } = isGone ? wholeLines(before, element.range) : element.range;
    const replacement = isGone ? '' : find(element);
    const splice = replacement === undefined ? undefined : { start, end, replacement };
    return splice && staysInside(index, splice) ? [splice] : [];
  });
  const text = joinSplices(before, splices);
  return { text, isAllKept: withoutSpace(text) === withoutSpace(after) };
}

/** Taking a line away also takes the space around it, which may be counted to either neighbour. */
function withoutSpace(text: string): string {
  return text.replace(/\s+/g, '');
}

/** The element is gone, and white space beside it. */
function wentWithItsLine(before: string, range: TextRange, changes: readonly Splice[]): boolean {
  return changes.some(
    ({ start, end, replacement }) =>
      start <= range.start &&
      end >= range.end &&
      before.slice(start, range.start).trim() === '' &&
      before.slice(range.end, end).trim() === '' &&
      replacement.trim() === '' &&
      replacement.length < end - start - (range.end - range.start),
  );
}

/** The element that is exactly this part of the page. */
export function elementAt(index: SourceIndex, range: TextRange): IndexedElement | undefined {
  const element = elementStartingAt(index, range.start);
  return element?.range.end === range.end ? element : undefined;
}

/** How the new page writes an element of the old one, '' when it is gone; undefined when that cannot be told. */
function finderFor(
  index: SourceIndex,
  { after, changes }: { after: string; changes: readonly Splice[] },
): (element: IndexedElement) => string | undefined {
  const before = index.html;
  const indexAfter = indexHtml(after);
  const map = mapOffsets(changes);
  return (element) => {
    const { start, end } = element.range;
    const behind = before.length - end;
    const isRestSame =
      after.length >= start + behind &&
      after.startsWith(before.slice(0, start)) &&
      after.endsWith(before.slice(end));
    const between = { start, end: after.length - behind };
    const written = after.slice(between.start, between.end);
    const isOneElement = written.trim() === '' || elementAt(indexAfter, between) !== undefined;
    if (isRestSame && isOneElement) return written;
    const startAfter = map(start);
    const matched =
      startAfter === undefined ? undefined : elementStartingAt(indexAfter, startAfter);
    const found = matched ?? find(indexAfter, locate(index, element));
    if ('ok' in found || found.isSplit || !found.endTag !== !element.endTag) return undefined;
    const piece = after.slice(found.range.start, found.range.end);
    return isNeighbour(index, element, piece) ? undefined : piece;
  };
}

/** Where the element went, its neighbour was taken for it. */
function isNeighbour(
  { html, nodes }: SourceIndex,
  element: IndexedElement,
  piece: string,
): boolean {
  const siblings = element.parent?.nodes ?? nodes;
  return siblings.some(
    (node) => node !== element && html.slice(node.range.start, node.range.end) === piece,
  );
}

/** What is written closes what it opens: the page around it is read as before. */
function staysInside(before: SourceIndex, splice: Splice): boolean {
  const after = indexHtml(joinSplices(before.html, [splice]));
  return differsOnlyInside({
    before,
    after,
    splices: [splice],
    moved: undefined,
    wrapped: undefined,
  });
}
