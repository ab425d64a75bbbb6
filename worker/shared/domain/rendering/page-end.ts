import { findByTag } from '../html/query.ts';
import type { SourceIndex } from '../html/source-index.ts';

/**
 * When a page omits its start tags, the parser does not report the positions of the end tags, so the end of the
 * text is searched.
 */
const TAIL_CHARACTERS = 2_000;
const BLANKS = String.raw`(?:\s|<!--(?:(?!-->)[^])*-->)*`;
const BODY_AT_END = new RegExp(String.raw`</body\s*>${BLANKS}(?:</html\s*>${BLANKS})?$`, 'i');
const HTML_AT_END = new RegExp(String.raw`</html\s*>${BLANKS}$`, 'i');
const NOTHING = new RegExp(String.raw`^${BLANKS}(?:</(?:body|html)\s*>${BLANKS})*$`, 'i');

/** The offsets of the end tags of body and html; undefined for a missing one. */
export interface PageEnd {
  body: number | undefined;
  html: number | undefined;
}

export function findPageEnd(index: SourceIndex): PageEnd {
  const [body] = findByTag(index, 'body');
  const [root] = findByTag(index, 'html');
  return {
    body: body?.endTag?.start ?? findInTail(index.html, BODY_AT_END),
    html: root?.endTag?.start ?? findInTail(index.html, HTML_AT_END),
  };
}

/** The end of the content: before the end tags of body and html, unless content follows them. */
export function findContentEnd(index: SourceIndex): number {
  const { html } = index;
  const end = findPageEnd(index);
  const first = Math.min(end.body ?? html.length, end.html ?? html.length);
  return NOTHING.test(html.slice(first)) ? first : html.length;
}

function findInTail(html: string, pattern: RegExp): number | undefined {
  const from = Math.max(0, html.length - TAIL_CHARACTERS);
  const at = html.slice(from).search(pattern);
  return at < 0 ? undefined : from + at;
}
