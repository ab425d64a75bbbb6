import type { LineView } from '../text/source-text.ts';
import { findSequence } from './find-sequence.ts';
import type { LineContext } from './locate-context.ts';
import type { LineRegion } from './regions.ts';

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

function locateIn(view: LineView, search: Search, context: LineContext): LineRegion[] {
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

/** Only end tags and closing brackets: such lines stand everywhere and differ by indentation alone. */
const closingLine = /^\s*(?:<\/[\w-]+>\s*|[)\]};,]\s*)*$/;

/**
 * Whole lines, byte by byte. For lines that only close something the indentation is no evidence,
 * since models lose it: then every place counts that has the same lines at any depth.
 */
export function locateExactLines(search: Search, context: LineContext): LineRegion[] {
  const exact = locateIn(context.source.view('exact'), search, context);
  if (exact.length !== 1 || !search.every((line) => closingLine.test(line))) return exact;
  return locateIn(context.source.view('folded'), search, context);
}

/** Whole lines; spaces and a carriage return at their end do not count. */
export function locateTrailingSpace(search: Search, context: LineContext): LineRegion[] {
  return locateIn(context.source.view('trailing'), search, context);
}

/** As `locateTrailingSpace`, without the blank lines SEARCH begins or ends with. */
export function locateEdgeBlanks(search: Search, context: LineContext): LineRegion[] {
  const core = trimBlankEdges(search);
  if (core.length === search.length) return [];
  return locateIn(context.source.view('trailing'), core, context);
}

/** Whole lines; indentation, space runs and typographic variants do not count. */
export function locateIndentation(search: Search, context: LineContext): LineRegion[] {
  return locateIn(context.source.view('folded'), trimBlankEdges(search), context);
}

/** As `locateIndentation`; blank lines on either side do not count. */
export function locateBlankLines(search: Search, context: LineContext): LineRegion[] {
  const filled = search.filter((line) => !isBlank(line));
  return locateIn(context.source.filledView(), filled, context);
}
