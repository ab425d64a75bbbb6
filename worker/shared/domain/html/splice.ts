import { joinSplices, sortSplices, type Splice } from '#domain/text/splices.ts';
import { escapeAttribute, escapeText } from './escape.ts';
import type { IndexedElement, IndexedText, SourceRange } from './source-index.ts';

/** A position for markup, relative to an element that stays. */
export interface SpliceTarget {
  element: IndexedElement;
  place: 'before' | 'after' | 'start' | 'end';
}

/**
 * Applies all splices. All offsets refer to `text`; insertions at the same offset keep their order. Throws a
 * RangeError when two splices overlap or one lies outside the text.
 */
export function applySplices(text: string, splices: readonly Splice[]): string {
  let position = 0;
  for (const { start, end } of sortSplices(splices)) {
    if (start < position || end < start || end > text.length) {
      throw new RangeError(`Splice ${start}–${end} overlaps another or leaves the text`);
    }
    position = end;
  }
  return joinSplices(text, splices);
}

/** The splices that turn `applySplices(text, splices)` back into `text`. */
export function invertSplices(text: string, splices: readonly Splice[]): Splice[] {
  let shift = 0;
  return sortSplices(splices).map((splice) => {
    const start = splice.start + shift;
    shift += splice.replacement.length - (splice.end - splice.start);
    return {
      start,
      end: start + splice.replacement.length,
      replacement: text.slice(splice.start, splice.end),
    };
  });
}

const RAW_TEXT = new Set(['script', 'style', 'xmp', 'iframe', 'noembed', 'noframes', 'plaintext']);
const KEEPS_FIRST_BREAK = new Set(['pre', 'textarea', 'listing']);

/** Replaces everything inside the element with plain text. */
export function replaceText(element: IndexedElement, text: string): Splice[] {
  if (RAW_TEXT.has(element.tag)) {
    return [{ ...element.inner, replacement: text.replaceAll('</', '<\\/') }];
  }
  // The parser drops one line break right after these start tags.
  const guard = KEEPS_FIRST_BREAK.has(element.tag) && text.startsWith('\n') ? '\n' : '';
  return [{ ...element.inner, replacement: guard + escapeText(text) }];
}

/** Replaces one text with another, character references written where needed. */
export function replaceTextNode(node: IndexedText, text: string): Splice[] {
  return [{ ...node.range, replacement: escapeText(text) }];
}

/** Sets an attribute in its place, or adds it as the last one. An equal value gives no splice. */
export function setAttribute(element: IndexedElement, name: string, value: string): Splice[] {
  const present = element.attributes.find((attribute) => attribute.name === name);
  if (present?.value === value) return [];
  const written = `${name}="${escapeAttribute(value)}"`;
  if (present) return [{ ...present.range, replacement: written }];
  const at =
    element.attributes.at(-1)?.range.end ?? element.startTag.start + 1 + element.tag.length;
  return [{ start: at, end: at, replacement: ` ${written}` }];
}

/** Removes an attribute and the blank before it. */
export function removeAttribute(html: string, element: IndexedElement, name: string): Splice[] {
  const present = element.attributes.find((attribute) => attribute.name === name);
  if (!present) return [];
  let { start } = present.range;
  while (/\s/.test(html.charAt(start - 1))) start -= 1;
  const joins = !/[\s/>]/.test(html.charAt(present.range.end));
  return [{ start, end: present.range.end, replacement: joins ? ' ' : '' }];
}

export function deleteElement(element: IndexedElement): Splice[] {
  return [{ ...element.range, replacement: '' }];
}

/** Deletes a range. If nothing else is on its lines, the lines are deleted too. */
export function deleteLines(html: string, range: SourceRange): Splice[] {
  return [{ ...wholeLines(html, range), replacement: '' }];
}

/** Moves a range of markup. Does nothing when the target is inside the range. */
export function moveRange(html: string, range: SourceRange, target: SpliceTarget): Splice[] {
  const offset = insertionOffset(target);
  if (offset > range.start && offset < range.end) return [];
  const moved = html.slice(range.start, range.end);
  return [...deleteLines(html, range), ...insertMarkup(html, target, moved)];
}

/** Inserts markup beside or inside an element, with its indentation if the page has one element per line. */
export function insertMarkup(html: string, target: SpliceTarget, markup: string): Splice[] {
  const { element, place } = target;
  const at = insertionOffset(target);
  const indent = indentBefore(html, element.range.start);
  if (indent === undefined) return [{ start: at, end: at, replacement: markup }];
  const lineBreak = html.includes('\r\n') ? '\r\n' : '\n';
  if (place === 'before') return [{ start: at, end: at, replacement: markup + lineBreak + indent }];
  if (place === 'after') return [{ start: at, end: at, replacement: lineBreak + indent + markup }];
  const inner = indent + '  ';
  if (place === 'start') return [{ start: at, end: at, replacement: lineBreak + inner + markup }];
  const closing = indentBefore(html, at);
  if (closing === undefined) return [{ start: at, end: at, replacement: markup }];
  const lineStart = at - closing.length;
  return [{ start: lineStart, end: lineStart, replacement: inner + markup + lineBreak }];
}

function insertionOffset({ element, place }: SpliceTarget): number {
  const { range, inner } = element;
  return { before: range.start, after: range.end, start: inner.start, end: inner.end }[place];
}

/** The white space between the start of the line and `offset`; undefined when there is anything else. */
export function indentBefore(html: string, offset: number): string | undefined {
  const lineStart = html.lastIndexOf('\n', offset - 1) + 1;
  const before = html.slice(lineStart, offset);
  return /^[ \t]*$/.test(before) && (lineStart > 0 || offset === 0) ? before : undefined;
}

/** Extends a range to whole lines, including the last line break, if only white space shares those lines. */
export function wholeLines(html: string, range: SourceRange): SourceRange {
  const indent = indentBefore(html, range.start);
  const tail = /^[ \t]*(\r?\n|$)/.exec(
    html.slice(range.end, html.indexOf('\n', range.end) + 1 || undefined),
  );
  if (indent === undefined || !tail) return range;
  return { start: range.start - indent.length, end: range.end + tail[0].length };
}
