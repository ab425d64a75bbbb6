import { attributeOf } from '../html/query.ts';
import { indexHtml, type IndexedElement } from '../html/source-index.ts';
import { applySplices, setAttribute } from '../html/splice.ts';
import type { Splice } from '../text/splices.ts';

/** The new address of a reference, or null to leave it as it is written. */
export type ReplaceReference = (url: string) => string | null;

/** Attributes that fetch something, by element; `*` for any. A link to another page fetches nothing. */
const FETCHING: Record<string, readonly string[]> = {
  '*': ['src', 'poster'],
  link: ['href'],
  image: ['href', 'xlink:href'],
  use: ['href', 'xlink:href'],
  object: ['data'],
};
const FETCHING_LINKS = /\b(?:stylesheet|icon|apple-touch-icon|manifest|preload|modulepreload)\b/i;
const CSS_URL =
  /url\(\s*(?:"([^"]*)"|'([^']*)'|([^"'()\s]+))\s*\)|@import\s+(?:"([^"]*)"|'([^']*)')/gi;

/** Everything that a page fetches to show itself, as written, each once, in order. */
export function listReferences(html: string): string[] {
  const found = new Set<string>();
  rewriteReferences(html, (url) => {
    found.add(url);
    return null;
  });
  return [...found];
}

/** The page with other addresses for what it fetches; what `replace` leaves stays byte for byte. */
export function rewriteReferences(html: string, replace: ReplaceReference): string {
  const splices = indexHtml(html).elements.flatMap((element) =>
    element.tag === 'style'
      ? styleSplices(html, element, replace)
      : attributeSplices(element, replace),
  );
  return applySplices(html, splices);
}

/** The style sheet with other addresses for what it fetches. */
export function rewriteCssReferences(css: string, replace: ReplaceReference): string {
  return css.replaceAll(CSS_URL, (written: string, ...groups: (string | undefined)[]) => {
    const url = groups.slice(0, 5).find((group) => group !== undefined) ?? '';
    const next = replace(url);
    if (next === null) return written;
    const quoted = `"${next.replaceAll('"', '%22')}"`;
    return written.startsWith('@') ? `@import ${quoted}` : `url(${quoted})`;
  });
}

function styleSplices(html: string, element: IndexedElement, replace: ReplaceReference): Splice[] {
  const css = html.slice(element.inner.start, element.inner.end);
  const next = rewriteCssReferences(css, replace);
  return next === css ? [] : [{ ...element.inner, replacement: next }];
}

function attributeSplices(element: IndexedElement, replace: ReplaceReference): Splice[] {
  return element.attributes.flatMap(({ name, value }) => {
    const next = rewriteAttribute(element, { name, value, replace });
    return next === null || next === value ? [] : setAttribute(element, name, next);
  });
}

/** The value with other addresses for what the element fetches; null where it names nothing of the kind. */
export function rewriteAttribute(
  element: IndexedElement,
  { name, value, replace }: { name: string; value: string; replace: ReplaceReference },
): string | null {
  if (name === 'style') return rewriteCssReferences(value, replace);
  if (name === 'srcset') return rewriteSrcset(value, replace);
  if (!isFetching(element, name) || value.trim() === '') return null;
  return replace(value.trim());
}

function isFetching(element: IndexedElement, name: string): boolean {
  if (element.tag === 'link') {
    return name === 'href' && FETCHING_LINKS.test(attributeOf(element, 'rel') ?? '');
  }
  const own = Object.hasOwn(FETCHING, element.tag) ? FETCHING[element.tag] : undefined;
  return (own ?? []).includes(name) || (FETCHING['*'] ?? []).includes(name);
}

/** Candidates are parted by a comma before a blank or after a descriptor: a data URL has commas of its own. */
const BETWEEN_CANDIDATES = /,\s+|(?<=\s[\d.]+[xw]),/;

function rewriteSrcset(value: string, replace: ReplaceReference): string | null {
  let isChanged = false;
  const candidates = value.split(BETWEEN_CANDIDATES).map((candidate) => {
    const [url = '', ...descriptors] = candidate.trim().split(/\s+/);
    const next = url === '' ? null : replace(url);
    isChanged ||= next !== null;
    return [next ?? url, ...descriptors].join(' ');
  });
  return isChanged ? candidates.join(', ') : null;
}
