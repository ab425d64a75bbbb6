import { differingRuns } from '../edit-history/differing-runs.ts';
import { indexHtml, type IndexedElement, type SourceIndex } from '../html/source-index.ts';
import { elementStartingAt, find, locate } from '../page-operations/locate.ts';
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
  const elements = outermost(ranges.flatMap((range) => elementAt(index, range) ?? []));
  const find = finderFor(index, after);
  const splices = elements.flatMap((element) => {
    const { start, end } = element.range;
    const replacement = find(element);
    const splice = replacement === undefined ? undefined : { start, end, replacement };
    return splice && staysInside(index, splice) ? [splice] : [];
  });
  const text = joinSplices(before, splices);
  return { text, isAllKept: text === after };
}

/** The element that is exactly this part of the page. */
export function elementAt(index: SourceIndex, range: TextRange): IndexedElement | undefined {
  const element = elementStartingAt(index, range.start);
  return element?.range.end === range.end ? element : undefined;
}

function outermost(elements: readonly IndexedElement[]): IndexedElement[] {
  const chosen = new Set(elements);
  return [...chosen].filter((element) => {
    for (let above = element.parent; above; above = above.parent) {
      if (chosen.has(above)) return false;
    }
    return true;
  });
}

/** How the new page writes an element of the old one, '' when it is gone; undefined when that cannot be told. */
function finderFor(
  index: SourceIndex,
  after: string,
): (element: IndexedElement) => string | undefined {
  const before = index.html;
  const indexAfter = indexHtml(after);
  const starts = matchTags(before, after);
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
    const startAfter = starts.get(start);
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

const TAGS_AND_TEXTS = /<[^<>]*>|[^<]+|</g;
/** Tags and texts that differ; pages that differ in more are compared by ids, words and shapes alone. */
const MOST_DIFFERENCES = 2_000;

/** Where the tags and texts of one page that stand in the other too begin there, by where they began. */
function matchTags(before: string, after: string): ReadonlyMap<number, number> {
  const known = new Map<string, number>();
  const [a, b] = [cutAtTags(before, known), cutAtTags(after, known)];
  const starts = new Map<number, number>();
  const runs = differingRuns(a.ids, b.ids, MOST_DIFFERENCES);
  if (runs === null) return starts;
  let at = 0;
  let shift = 0;
  const end = { aStart: a.ids.length, aEnd: a.ids.length, bEnd: b.ids.length };
  for (const run of [...runs, end]) {
    for (; at < run.aStart; at += 1) starts.set(a.starts[at] ?? 0, b.starts[at + shift] ?? 0);
    at = run.aEnd;
    shift = run.bEnd - run.aEnd;
  }
  return starts;
}

function cutAtTags(
  html: string,
  known: Map<string, number>,
): { ids: Int32Array; starts: number[] } {
  const ids: number[] = [];
  const starts: number[] = [];
  for (const { 0: piece, index } of html.matchAll(TAGS_AND_TEXTS)) {
    const id = known.get(piece) ?? known.size;
    known.set(piece, id);
    ids.push(id);
    starts.push(index);
  }
  return { ids: Int32Array.from(ids), starts };
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
