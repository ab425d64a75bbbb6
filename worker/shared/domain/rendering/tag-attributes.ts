import type { Splice } from '#domain/text/splices.ts';
import type { IndexedElement, SourceIndex } from '../html/source-index.ts';

/** One attribute as it is written in a start tag. */
export interface WrittenAttribute {
  /** Lower case. */
  name: string;
  /** As written, without its quotes; undefined when only the name is there. */
  value: string | undefined;
  quote: '"' | "'" | '';
  start: number;
  end: number;
}

const ATTRIBUTE =
  /[\s/]*([^\s/>][^\s/>=]*)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|(["'][^]*)|([^\s>"'][^\s>]*)))?/y;
const TAG_START = /<(\/?)([a-z][^\s/>]*)/iy;

/** A start or end tag as it is written. */
export interface WrittenTag {
  /** Lower case. */
  name: string;
  isEnd: boolean;
  /** A repeated attribute is listed each time, although only the first takes effect. */
  attributes: WrittenAttribute[];
  start: number;
  /** The offset after its `>`; undefined when the text ends inside the tag. */
  end: number | undefined;
  /** The start of an attribute whose quote is never closed. */
  unquotedAt: number | undefined;
}

/** Parses the tag at `start`; undefined when there is none. */
export function readTag(html: string, start: number): WrittenTag | undefined {
  TAG_START.lastIndex = start;
  const [whole = '', slash, name = ''] = TAG_START.exec(html) ?? [];
  if (name === '') return undefined;
  const attributes: WrittenAttribute[] = [];
  let at = start + whole.length;
  ATTRIBUTE.lastIndex = at;
  for (let found = ATTRIBUTE.exec(html); found; found = ATTRIBUTE.exec(html)) {
    const attribute = toAttribute(found);
    at = attribute.end;
    attributes.push(attribute);
    if (found[4] !== undefined) return finish(undefined, attribute.start);
  }
  while (/[\s/]/.test(html.charAt(at))) at += 1;
  return finish(html[at] === '>' ? at + 1 : undefined, undefined);

  function finish(end: number | undefined, unquotedAt: number | undefined): WrittenTag {
    return { name: name.toLowerCase(), isEnd: slash === '/', attributes, start, end, unquotedAt };
  }
}

function toAttribute(found: RegExpExecArray): WrittenAttribute {
  const [whole, name = '', double, single, open, bare] = found;
  const blanks = /^[\s/]*/.exec(whole)?.[0].length ?? 0;
  return {
    name: name.toLowerCase(),
    value: double ?? single ?? open ?? bare,
    quote: double === undefined ? (single === undefined ? '' : "'") : '"',
    start: found.index + blanks,
    end: found.index + whole.length,
  };
}

export function writtenAttributes(index: SourceIndex, element: IndexedElement): WrittenAttribute[] {
  return readTag(index.html, element.startTag.start)?.attributes ?? [];
}

/** Removes all attributes with these names. If a repeated one stayed, it would take effect. */
export function removeWritten(
  index: SourceIndex,
  element: IndexedElement,
  names: ReadonlySet<string>,
): Splice[] {
  if (names.size === 0) return [];
  return writtenAttributes(index, element)
    .filter(({ name }) => names.has(name))
    .map(({ start, end }) => removal(index.html, start, end));
}

/** Also removes the white space before it, unless the text on both sides would then join. */
function removal(html: string, attributeStart: number, end: number): Splice {
  let start = attributeStart;
  while (/\s/.test(html.charAt(start - 1))) start -= 1;
  const next = html.charAt(end);
  const joins = next === '/' ? !/["'/]/.test(html.charAt(start - 1)) : !/[\s>]/.test(next);
  return { start, end, replacement: joins ? ' ' : '' };
}
