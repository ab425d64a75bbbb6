import type { Splice } from '#domain/text/splices.ts';
import type { IndexedNode, SourceIndex } from '../html/source-index.ts';
import { readTag, type WrittenTag } from './tag-attributes.ts';

const DOCTYPE = /^\s*<!doctype[^>]*>\s*/i;

/**
 * An unclosed quote makes the parser drop its tag and everything after it. This removes the attribute and ends
 * the tag before the swallowed text; a tag that is simply cut off is removed. The result may end in such a tag
 * again.
 */
export function mendBrokenTail(index: SourceIndex): Splice[] {
  const { html } = index;
  const tag = findCutTag(index);
  if (tag === undefined) return [];
  const whole = { start: tag.start, end: html.length, replacement: '' };
  if (tag.unquotedAt === undefined) return [whole];
  const swallowed = html.slice(tag.unquotedAt).search(/[<>]/);
  if (swallowed < 0) return [whole];
  const end = tag.unquotedAt + swallowed;
  const start = html.slice(0, tag.unquotedAt).trimEnd().length;
  return [{ start, end, replacement: html[end] === '<' ? '>' : '' }];
}

/** The tag in which the text ends. */
function findCutTag(index: SourceIndex): WrittenTag | undefined {
  let at = findUnread(index) || (DOCTYPE.exec(index.html)?.[0].length ?? 0);
  // End tags without a start tag have no node.
  for (;;) {
    const tag = readTag(index.html, at);
    if (tag?.end === undefined) return tag;
    at = tag.end;
  }
}

/** The offset after everything that the parser made nodes of. */
function findUnread({ nodes, elements }: SourceIndex): number {
  let end = lastEnd(nodes);
  for (const element of elements)
    end = Math.max(end, element.startTag.end, element.endTag?.end ?? 0, lastEnd(element.nodes));
  return end;
}

function lastEnd(nodes: readonly IndexedNode[]): number {
  return nodes.findLast(({ kind }) => kind !== 'element')?.range.end ?? 0;
}
