import { attributeOf, elementsIn, textOf } from '../html/query.ts';
import type { IndexedElement } from '../html/source-index.ts';
import { cutLength } from '../text/plain-line.ts';
import { proposeDescription } from './describe-picture.ts';
import { placeholderOf } from './picture-slots.ts';

const LONGEST = 80;
/** Captions of such places begin with what they are for. */
const SAYS_PHOTO = /^(?:photo|foto)\b[:\s]*/i;

/**
 * Which photograph belongs where a page marks that one is missing, in the page's own words: the caption that is kept
 * for it, else the heading around it; empty where neither says anything. Undefined for all that marks no such place.
 */
export function missingPhoto(element: IndexedElement): string | undefined {
  if (element.tag !== 'img' && element.tag !== 'svg') return undefined;
  const mark = placeholderOf(element);
  if (mark === undefined) return undefined;
  const caption = elementsIn(mark.parent ?? mark).find(
    (part) => attributeOf(part, 'data-placeholder') !== undefined && SAYS_PHOTO.test(textOf(part)),
  );
  const words = caption === undefined ? proposeDescription(element) : textOf(caption);
  return cutLength(words.replace(SAYS_PHOTO, ''), LONGEST);
}
