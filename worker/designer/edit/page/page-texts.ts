import { attributeOf, findByTag, textsIn } from '#domain/html/query.ts';
import type { IndexedText, SourceRange } from '#domain/html/source-index.ts';
import type { Splice } from '#domain/text/splices.ts';
import type { PageModel } from './page-model.ts';

/** The texts that visitors read, one by one. */
export function readable(page: PageModel): string[] {
  const roots = page.body
    ? [page.body]
    : page.index.nodes.filter((node) => node.kind === 'element');
  return roots.flatMap((root) => textsIn(root).map(({ value }) => value));
}

/** What links of a scheme lead to, decoded, without the scheme. */
export function linkTargets(page: PageModel, scheme: string): string[] {
  return findByTag(page.index, 'a').flatMap((link) => {
    const href = attributeOf(link, 'href') ?? '';
    return href.toLowerCase().startsWith(scheme) ? [decodeSafely(href.slice(scheme.length))] : [];
  });
}

/** The text as it is where it is no well-formed URI component. */
export function decodeSafely(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

export function structuredData(page: PageModel): IndexedText[] {
  return findByTag(page.index, 'script')
    .filter((element) => attributeOf(element, 'type') === 'application/ld+json')
    .flatMap(({ nodes }) => nodes.filter((node) => node.kind === 'text'));
}

/** A text or number of the page's schema.org data. */
export interface DataValue {
  key: string;
  value: string;
  isText: boolean;
  range: SourceRange;
}

/** The values of the structured data in the order of the source; texts of a list have no key. */
export function dataValues(page: PageModel): DataValue[] {
  return structuredData(page).flatMap(({ range }) => {
    const source = page.html.slice(range.start, range.end);
    let key = '';
    return [...source.matchAll(DATA_TOKEN)].flatMap((match): DataValue[] => {
      const [whole, text, colon] = match;
      const value = text === undefined ? whole : readText(text);
      if (colon !== undefined || whole === ',') {
        key = colon === undefined ? '' : (value ?? '');
        return [];
      }
      const start = range.start + match.index;
      return value === undefined
        ? []
        : [{ key, value, isText: text !== undefined, range: { start, end: start + whole.length } }];
    });
  });
}

const DATA_TOKEN = /("(?:[^"\\]|\\.)*")(\s*:)?|,|-?\d[\d.eE+-]*/g;

function readText(source: string): string | undefined {
  try {
    return String(JSON.parse(source));
  } catch {
    return undefined;
  }
}

/** Nothing where the value already is so. */
export function writeData({ value, isText, range }: DataValue, wanted: string): Splice[] {
  if (value === wanted) return [];
  // JSON inside a script element: `<` must not open anything.
  const text = JSON.stringify(wanted).replaceAll('<', '\\u003c');
  return [{ ...range, replacement: isText ? text : wanted }];
}
