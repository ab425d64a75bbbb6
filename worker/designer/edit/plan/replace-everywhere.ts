import { attributeOf, descendantsOf } from '#domain/html/query.ts';
import { escapeAttribute } from '#domain/html/escape.ts';
import { rewriteText, type Rewrite } from '#domain/html/rewrite-text.ts';
import type { IndexedElement, IndexedText } from '#domain/html/source-index.ts';
import type { Splice } from '#domain/text/splices.ts';
import type { PageModel } from '../page/page-model.ts';

/** Where a replacement looks besides readable text. */
export interface ReplaceScope {
  /** Attributes whose value may hold the text. */
  attributes: readonly string[];
  /** Structured data (JSON-LD), where values are strings of JSON. */
  inStructuredData: boolean;
  /** The title element. */
  inTitle: boolean;
}

export const VISIBLE_ONLY: ReplaceScope = {
  attributes: [],
  inStructuredData: false,
  inTitle: false,
};
export const EVERYWHERE: ReplaceScope = {
  attributes: ['content', 'alt', 'title', 'aria-label', 'placeholder', 'href', 'action', 'value'],
  inStructuredData: true,
  inTitle: true,
};

export interface Replacement {
  splices: Splice[];
  /** Texts and attributes that changed. */
  places: number;
}

/** Rewrites texts of the page one by one; what a rewrite leaves alone keeps its bytes. */
export function replaceEverywhere(
  page: PageModel,
  scope: ReplaceScope,
  rewrite: Rewrite,
): Replacement {
  const splices = [
    ...textsOf(page, scope).flatMap((node) => rewriteText(page.html, node, rewrite)),
    ...page.index.elements.flatMap((element) => rewriteAttributes(element, scope, rewrite)),
    ...(scope.inStructuredData
      ? structuredData(page).flatMap((node) => rewriteJson(page.html, node, rewrite))
      : []),
  ];
  return { splices, places: splices.length };
}

function textsOf(page: PageModel, scope: ReplaceScope): IndexedText[] {
  const skipped = new Set(['script', 'style', 'template', ...(scope.inTitle ? [] : ['title'])]);
  return allTexts(page).filter((node) => node.parent && !skipped.has(node.parent.tag));
}

function allTexts(page: PageModel): IndexedText[] {
  return page.index.nodes.flatMap((node) => {
    if (node.kind === 'text') return [node];
    return node.kind === 'element'
      ? [...descendantsOf(node)].filter((inside) => inside.kind === 'text')
      : [];
  });
}

function rewriteAttributes(
  element: IndexedElement,
  scope: ReplaceScope,
  rewrite: Rewrite,
): Splice[] {
  return element.attributes.flatMap(({ name, value, range }) => {
    if (
      !scope.attributes.includes(name) ||
      (name === 'href' && !/^(?:tel|mailto|sms|https?:\/\/wa\.me)/i.test(value))
    )
      return [];
    if (name === 'action' && !/^mailto:/i.test(value)) return [];
    const wanted = rewrite(value);
    return wanted === value
      ? []
      : [{ ...range, replacement: `${name}="${escapeAttribute(wanted)}"` }];
  });
}

export function structuredData(page: PageModel): IndexedText[] {
  return page.index.elements
    .filter(
      (element) =>
        element.tag === 'script' && attributeOf(element, 'type') === 'application/ld+json',
    )
    .flatMap((element) => element.nodes.filter((node) => node.kind === 'text'));
}

/** Rewrites every string of a JSON text and writes it back escaped. */
function rewriteJson(html: string, node: IndexedText, rewrite: Rewrite): Splice[] {
  const source = html.slice(node.range.start, node.range.end);
  return [...source.matchAll(/"(?:[^"\\]|\\.)*"/g)].flatMap((match) => {
    const value = readJsonString(match[0]);
    const wanted = value === undefined ? undefined : rewrite(value);
    if (wanted === undefined || wanted === value) return [];
    const start = node.range.start + match.index;
    return [{ start, end: start + match[0].length, replacement: writeJsonString(wanted) }];
  });
}

function readJsonString(source: string): string | undefined {
  try {
    const value: unknown = JSON.parse(source);
    return typeof value === 'string' ? value : undefined;
  } catch {
    return undefined;
  }
}

/** JSON inside a script element: `<` must not open anything. */
export function writeJsonString(value: string): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
