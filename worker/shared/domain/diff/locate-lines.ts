import { findSequence } from './find-sequence.ts';
import type { LineRegion, LocateContext } from './regions.ts';
import type { LineView } from './source-text.ts';

type Search = readonly string[];

function isBlank(line: string): boolean {
  return line.trim() === '';
}

/** The lines without the blank ones at both edges. */
export function trimBlankEdges(lines: Search): Search {
  const first = lines.findIndex((line) => !isBlank(line));
  return first < 0 ? [] : lines.slice(first, lines.findLastIndex((line) => !isBlank(line)) + 1);
}

function toIds(view: LineView, search: Search): number[] | undefined {
  const ids: number[] = [];
  for (const line of search) {
    const id = view.idOf(line);
    if (id === undefined) return undefined;
    ids.push(id);
  }
  return ids;
}

function locateIn(view: LineView, search: Search, context: LocateContext): LineRegion[] {
  const pattern = toIds(view, search);
  if (!pattern) return [];
  return findSequence(view.ids, pattern, context.budget).map((hit) => {
    const last = hit + pattern.length - 1;
    return {
      kind: 'lines',
      first: view.lineNumbers?.[hit] ?? hit,
      end: (view.lineNumbers?.[last] ?? last) + 1,
    };
  });
}

/** Whole lines, byte by byte. */
export function locateExactLines(search: Search, context: LocateContext): LineRegion[] {
  return locateIn(context.source.view('exact'), search, context);
}

/** Whole lines; spaces and a carriage return at their end do not count. */
export function locateTrailingSpace(search: Search, context: LocateContext): LineRegion[] {
  return locateIn(context.source.view('trailing'), search, context);
}

/** As `locateTrailingSpace`, without the blank lines SEARCH begins or ends with. */
export function locateEdgeBlanks(search: Search, context: LocateContext): LineRegion[] {
  const core = trimBlankEdges(search);
  if (core.length === search.length) return [];
  return locateIn(context.source.view('trailing'), core, context);
}

/** Whole lines; indentation, space runs and typographic variants do not count. */
export function locateIndentation(search: Search, context: LocateContext): LineRegion[] {
  return locateIn(context.source.view('folded'), trimBlankEdges(search), context);
}

/** As `locateIndentation`; blank lines on either side do not count. */
export function locateBlankLines(search: Search, context: LocateContext): LineRegion[] {
  const filled = search.filter((line) => !isBlank(line));
  return locateIn(context.source.filledView(), filled, context);
}
