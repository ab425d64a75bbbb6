import { ancestorsOf, attributeOf, elementsIn, textOf } from '../html/query.ts';
import type { IndexedElement } from '../html/source-index.ts';
import { cutLength } from '../text/plain-line.ts';

const LONGEST = 120;
const NEAR = new Set(['figure', 'li', 'article', 'section', 'main', 'body']);
const NAMES = new Set(['figcaption', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6']);

/**
 * What a picture probably shows, from the caption or the heading that stands nearest around it; else empty. A name that
 * is still missing on the page says nothing.
 */
export function proposeDescription(picture: IndexedElement): string {
  for (const above of ancestorsOf(picture)) {
    if (!NEAR.has(above.tag)) continue;
    const name = elementsIn(above).find((element) => NAMES.has(element.tag) && !isGap(element));
    const words = name === undefined ? '' : textOf(name);
    if (words !== '') return cutLength(words, LONGEST);
  }
  return '';
}

function isGap(element: IndexedElement): boolean {
  return [element, ...elementsIn(element)].some(
    (part) => attributeOf(part, 'data-placeholder') !== undefined,
  );
}
