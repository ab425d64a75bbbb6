import type { Splice } from '#domain/text/splices.ts';
import { findByTag } from '../html/query.ts';
import type { SourceIndex } from '../html/source-index.ts';
import { hasOpenEnd } from './open-ends.ts';
import { findPageEnd } from './page-end.ts';

/** Adds the missing end tags of body and html. */
export function endDocument(index: SourceIndex): Splice[] {
  const { html } = index;
  const end = findPageEnd(index);
  if (end.html !== undefined && end.body !== undefined) return [];
  if (hasOpenEnd(index) || findByTag(index, 'frameset').length > 0) return [];
  const parts: Splice[] = [];
  if (end.body === undefined) {
    const at = end.html ?? html.length;
    parts.push({ start: at, end: at, replacement: `${breakBefore(html, at)}</body>\n` });
  }
  if (end.html === undefined) {
    const lead = end.body === undefined ? '' : breakBefore(html, html.length);
    parts.push({ start: html.length, end: html.length, replacement: `${lead}</html>\n` });
  }
  return parts;
}

function breakBefore(html: string, at: number): string {
  return at === 0 || html[at - 1] === '\n' ? '' : '\n';
}
