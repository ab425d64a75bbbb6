import type { Splice } from '../text/splices.ts';
import { attributeOf, findByTag } from './query.ts';
import type { IndexedText, SourceIndex, SourceRange } from './source-index.ts';

interface IndexedPage {
  html: string;
  index: SourceIndex;
}

/** The texts of schema.org data (JSON-LD) in a page. */
export function structuredData(page: IndexedPage): IndexedText[] {
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
export function dataValues(page: IndexedPage): DataValue[] {
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
