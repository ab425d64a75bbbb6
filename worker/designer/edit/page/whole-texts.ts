import { foldName } from '#domain/reading/fold.ts';
import { attributeOf, textOf } from '#domain/html/query.ts';
import type { IndexedElement } from '#domain/html/source-index.ts';
import type { PageModel } from './page-model.ts';

/** Whether these words are all that a text of the page says, which opens no menu and is no way past it. */
export function isWholeText(page: PageModel, words: string): boolean {
  const said = foldName(words);
  const same = page.index.elements.filter(
    (element) => SHOWS.test(element.tag) && foldName(textOf(element)) === said,
  );
  return same.length > 0 && !same.some(isControl);
}

const SHOWS = /^(?:h\d|a|span|b|strong|dt|dd|button|summary|li|td|th|p|label|figcaption|legend)$/;

/** What works the page: the button of the menu, and the link past it. */
export function isControl(element: IndexedElement): boolean {
  if (element.tag === 'button')
    return (
      attributeOf(element, 'aria-expanded') !== undefined ||
      attributeOf(element, 'aria-controls') !== undefined ||
      /(?:menu|nav|toggle|burger)/i.test(attributeOf(element, 'class') ?? '')
    );
  return element.tag === 'a' && /skip/i.test(attributeOf(element, 'class') ?? '');
}
