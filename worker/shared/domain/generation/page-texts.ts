import { attributeOf } from '#domain/html/query.ts';
import { indexHtml, type IndexedElement, type IndexedNode } from '#domain/html/source-index.ts';
import type { Splice } from '#domain/text/splices.ts';
import { applySplices, replaceTextNode, setAttribute } from '#domain/html/splice.ts';

/** One piece of text of a page that a model may rewrite; its markup stays here. */
export interface PageText {
  /** Short and stable within one page: `t1`, `t2`, … */
  id: string;
  /** What it belongs to, such as `h1` or `img alt`: tells the model how long it may be. */
  role: string;
  text: string;
}

interface PlacedText extends PageText {
  write: (text: string) => Splice[];
}

const SILENT_TAGS = new Set(['script', 'style', 'template', 'noscript', 'svg', 'code', 'pre']);
const SPOKEN_ATTRIBUTES = ['alt', 'title', 'placeholder', 'aria-label'];
const META_NAMES = /^(?:description|og:title|og:description|twitter:title|twitter:description)$/i;

/** The texts of a page or of one element of it, in document order. */
export function extractTexts(html: string, within?: { start: number; end: number }): PageText[] {
  return placeTexts(html, within).map(({ id, role, text }) => ({ id, role, text }));
}

/** The page with the texts of these ids rewritten; white space at their ends stays. Unknown ids are ignored. */
export function rewriteTexts(
  html: string,
  texts: ReadonlyMap<string, string>,
  within?: { start: number; end: number },
): string {
  const splices = placeTexts(html, within).flatMap(({ id, text, write }) => {
    const wanted = texts.get(id)?.trim();
    return wanted === undefined || wanted === '' || wanted === text ? [] : write(wanted);
  });
  return applySplices(html, splices);
}

function placeTexts(html: string, within = { start: 0, end: html.length }): PlacedText[] {
  const placed: Omit<PlacedText, 'id'>[] = [];
  for (const node of indexHtml(html).nodes) collect(node, placed, within);
  return placed.map((text, at) => ({ ...text, id: `t${at + 1}` }));
}

type Texts = Omit<PlacedText, 'id'>[];

function collect(node: IndexedNode, texts: Texts, within: { start: number; end: number }): void {
  if (node.kind === 'comment') return;
  if (node.range.end <= within.start || node.range.start >= within.end) return;
  if (node.kind === 'element') {
    collectAttributes(node, texts);
    if (SILENT_TAGS.has(node.tag)) return;
    for (const child of node.nodes) collect(child, texts, within);
    return;
  }
  const [, before = '', text = '', after = ''] = /^(\s*)([^]*?)(\s*)$/.exec(node.value) ?? [];
  if (!/\p{L}/u.test(text)) return;
  texts.push({
    role: node.parent?.tag ?? 'text',
    text: text.replace(/\s+/g, ' '),
    write: (wanted) => replaceTextNode(node, `${before}${wanted}${after}`),
  });
}

function collectAttributes(element: IndexedElement, texts: Texts): void {
  const names =
    element.tag === 'meta'
      ? META_NAMES.test(attributeOf(element, 'name') ?? attributeOf(element, 'property') ?? '')
        ? ['content']
        : []
      : SPOKEN_ATTRIBUTES;
  for (const name of names) {
    const text = attributeOf(element, name)?.trim() ?? '';
    if (!/\p{L}/u.test(text)) continue;
    const write = (wanted: string): Splice[] => setAttribute(element, name, wanted);
    texts.push({ role: `${element.tag} ${name}`, text, write });
  }
}
