import { foldText } from './fold-text.ts';

/** How lines are compared: byte by byte, without trailing space, or without indentation and typography. */
export type LineComparison = 'exact' | 'trailing' | 'folded';

/** The lines of a document as small numbers: equal number, equal line. */
export interface LineView {
  ids: Int32Array;
  /** Line number in the document of each id; a view may leave lines out. */
  lineNumbers?: Int32Array;
  /** The number of a line of the same comparison, undefined when the document has no such line. */
  idOf: (line: string) => number | undefined;
}

export interface SourceText {
  text: string;
  /** Lines without their line feed; a carriage return is part of the line. */
  lines: readonly string[];
  lineStarts: Int32Array;
  view: (comparison: LineComparison) => LineView;
  /** Folded lines that are not blank. */
  filledView: () => LineView;
}

const normalizers = {
  exact: (line) => line,
  trailing: (line) => line.trimEnd(),
  folded: foldText,
} satisfies Record<LineComparison, (line: string) => string>;

function readLineStarts(lines: readonly string[]): Int32Array {
  const starts = new Int32Array(lines.length);
  let offset = 0;
  lines.forEach((line, index) => {
    starts[index] = offset;
    offset += line.length + 1;
  });
  return starts;
}

function createView(lines: readonly string[], comparison: LineComparison): LineView {
  const normalize = normalizers[comparison];
  const known = new Map<string, number>();
  const ids = new Int32Array(lines.length);
  lines.forEach((line, index) => {
    const key = normalize(line);
    const id = known.get(key) ?? known.size;
    if (id === known.size) known.set(key, id);
    ids[index] = id;
  });
  return { ids, idOf: (line) => known.get(normalize(line)) };
}

function withoutBlankLines(view: LineView): LineView {
  const blank = view.idOf('');
  const lineNumbers = Int32Array.from(view.ids.keys()).filter((line) => view.ids[line] !== blank);
  return { idOf: view.idOf, lineNumbers, ids: lineNumbers.map((line) => view.ids[line] ?? -1) };
}

/** Indexes a document for the search of blocks; the views are built when first asked for. */
export function readSource(text: string): SourceText {
  const lines = text.split('\n');
  const views = new Map<LineComparison, LineView>();
  let filled: LineView | undefined;
  function view(comparison: LineComparison): LineView {
    const known = views.get(comparison) ?? createView(lines, comparison);
    views.set(comparison, known);
    return known;
  }
  function filledView(): LineView {
    filled ??= withoutBlankLines(view('folded'));
    return filled;
  }
  return { text, lines, lineStarts: readLineStarts(lines), view, filledView };
}

/** Offset of the first character of a line; the offset after the last line for the line count. */
export function lineStart(source: SourceText, line: number): number {
  return source.lineStarts[line] ?? source.text.length;
}

/** Offset after the last character of a line, before its line feed. */
export function lineEnd(source: SourceText, line: number): number {
  return lineStart(source, line) + (source.lines[line]?.length ?? 0);
}

/** The line that holds the character at `offset`. */
export function lineAt(source: SourceText, offset: number): number {
  let low = 0;
  let high = source.lines.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((source.lineStarts[middle] ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return low;
}
