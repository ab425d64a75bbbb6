import { ancestorsOf, attributeOf, findByTag, textOf } from './query.ts';
import { indexHtml, type IndexedNode, type SourceIndex } from './source-index.ts';
import type { Splice } from '#domain/text/splices.ts';
import { applySplices } from './splice.ts';

/** True when the source itself contains a doctype or an html start tag, and an html end tag. */
export function isCompleteDocument(html: string): boolean {
  return (
    /^\s*(?:<!--[^]*?-->\s*)*<(?:!doctype\s+html|html[\s>])/i.test(html) &&
    /<\/html\s*>\s*(?:<!--[^]*?-->\s*)*$/i.test(html)
  );
}

/** The decoded text of the title element, white space collapsed; empty when there is none. */
export function readTitle(html: string): string {
  const index = indexHtml(html);
  const title = findByTag(index, 'title').find(
    (element) => ![...ancestorsOf(element)].some((ancestor) => ancestor.tag === 'svg'),
  );
  return title ? textOf(title) : '';
}

/** Elements that stand in the source. */
export function countElements(html: string): number {
  return indexHtml(html).elements.length;
}

/** Bytes of the text in UTF-8. A lone surrogate counts as the three bytes of U+FFFD. */
export function utf8ByteLength(text: string): number {
  let bytes = 0;
  for (const character of text) {
    const codePoint = character.codePointAt(0) ?? 0;
    bytes += codePoint < 0x80 ? 1 : codePoint < 0x800 ? 2 : codePoint < 0x10000 ? 3 : 4;
  }
  return bytes;
}

const HEAD_TAGS = new Set([
  'title',
  'meta',
  'link',
  'base',
  'style',
  'script',
  'noscript',
  'template',
]);
const COMMENTS = String.raw`\s*(?:<!--[^]*?-->\s*)*`;
const DOCTYPE = new RegExp(`^${COMMENTS}<!doctype[^>]*>`, 'i');

/**
 * Adds the missing parts of a page: doctype, html, head with a UTF-8 charset, and body. A complete page is
 * returned unchanged; existing markup is not rewritten.
 */
export function wrapDocument(html: string): string {
  const index = indexHtml(html);
  if (findByTag(index, 'frameset').length > 0) return html;
  return applySplices(html, missingParts(index));
}

/** In the order in which parts at the same offset must follow each other. */
function missingParts(index: SourceIndex): Splice[] {
  const [html, head, body] = ['html', 'head', 'body'].map((tag) => findByTag(index, tag)[0]);
  const doctypeEnd = DOCTYPE.exec(index.html)?.[0].length;
  const contentStart = html?.startTag.end ?? doctypeEnd ?? 0;
  const headEnd = head?.range.end ?? impliedHeadEnd(html?.nodes ?? index.nodes, contentStart);
  const length = index.html.length;
  const parts: [isMissing: boolean, offset: number, markup: string][] = [
    [doctypeEnd === undefined, 0, '<!DOCTYPE html>\n'],
    [!html, contentStart, '<html>\n'],
    [!head, contentStart, '<head>\n'],
    [!hasCharset(index), head?.startTag.end ?? contentStart, '<meta charset="utf-8">\n'],
    [!head, headEnd, '</head>\n'],
    [!body, headEnd, '<body>\n'],
    [!body?.endTag, html?.endTag?.start ?? length, '\n</body>\n'],
    [!html?.endTag, length, '</html>\n'],
  ];
  return parts
    .filter(([isMissing]) => isMissing)
    .map(([, offset, markup]) => ({ start: offset, end: offset, replacement: markup }));
}

/** The end of the head that the parser implies for leading metadata when the tags are omitted. */
function impliedHeadEnd(nodes: readonly IndexedNode[], contentStart: number): number {
  let end = contentStart;
  for (const node of nodes) {
    if (node.range.start < contentStart || node.kind === 'comment') continue;
    if (node.kind === 'text' && node.value.trim() === '') continue;
    if (node.kind !== 'element' || !HEAD_TAGS.has(node.tag)) break;
    end = node.range.end;
  }
  return end;
}

function hasCharset(index: SourceIndex): boolean {
  return findByTag(index, 'meta').some(
    (meta) =>
      attributeOf(meta, 'charset') !== undefined ||
      attributeOf(meta, 'http-equiv')?.toLowerCase() === 'content-type',
  );
}
