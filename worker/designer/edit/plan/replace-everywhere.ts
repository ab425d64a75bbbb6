import { dataValues, writeData } from '#domain/html/structured-data.ts';
import { escapeAttribute } from '#domain/html/escape.ts';
import { descendantsOf } from '#domain/html/query.ts';
import { rewriteText, type Rewrite } from '#domain/html/rewrite-text.ts';
import type { IndexedElement, IndexedText } from '#domain/html/source-index.ts';
import type { Splice } from '#domain/text/splices.ts';
import type { PageModel } from '../page/page-model.ts';

/** Where a replacement looks besides readable text. */
export interface ReplaceScope {
  /** Attributes whose value may hold the text. */
  attributes: readonly string[];
  /** Texts of structured data (JSON-LD). */
  inStructuredData: boolean;
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

/** Rewrites texts of the page one by one, a splice for each; what a rewrite leaves alone keeps its bytes. */
export function replaceEverywhere(
  page: PageModel,
  scope: ReplaceScope,
  rewrite: Rewrite,
): Splice[] {
  const data = scope.inStructuredData ? dataValues(page).filter(({ isText }) => isText) : [];
  return [
    ...textsOf(page, scope).flatMap((node) => rewriteText(page.html, node, rewrite)),
    ...page.index.elements.flatMap((element) => rewriteAttributes(element, scope, rewrite)),
    ...data.flatMap((entry) => writeData(entry, rewrite(entry.value))),
  ];
}

function textsOf({ index }: PageModel, { inTitle }: ReplaceScope): IndexedText[] {
  const skipped = new Set(['script', 'style', 'template', ...(inTitle ? [] : ['title'])]);
  return index.nodes
    .flatMap((node) => (node.kind === 'element' ? [...descendantsOf(node)] : [node]))
    .filter((node) => node.kind === 'text')
    .filter(({ parent }) => parent && !skipped.has(parent.tag));
}

/** Addresses of pages are no texts; those that dial or write to somebody are. */
const REACHING: Readonly<Record<string, RegExp>> = {
  href: /^(?:tel|mailto|sms|https?:\/\/wa\.me)/i,
  action: /^mailto:/i,
};

function rewriteAttributes(
  { attributes }: IndexedElement,
  scope: ReplaceScope,
  rewrite: Rewrite,
): Splice[] {
  return attributes
    .filter(
      ({ name, value }) => scope.attributes.includes(name) && REACHING[name]?.test(value) !== false,
    )
    .flatMap(({ name, value, range }) => {
      const wanted = rewrite(value);
      return wanted === value
        ? []
        : [{ ...range, replacement: `${name}="${escapeAttribute(wanted)}"` }];
    });
}
