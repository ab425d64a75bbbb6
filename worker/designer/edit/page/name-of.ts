import { elementsIn } from '#domain/html/query.ts';
import type { IndexedElement } from '#domain/html/source-index.ts';

const NAMES = /^(?:h[3-6]|dt|b|strong|summary)$/;

/** What an entry is called, as an element. */
export function nameOf(item: IndexedElement): IndexedElement | undefined {
  return elementsIn(item).find(({ tag }) => NAMES.test(tag));
}
