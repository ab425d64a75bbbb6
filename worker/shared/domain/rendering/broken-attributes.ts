import type { Splice } from '#domain/text/splices.ts';
import type { IndexedElement, SourceIndex } from '../html/source-index.ts';
import { renderedElements } from './rendered-elements.ts';
import { removeWritten, writtenAttributes, type WrittenAttribute } from './tag-attributes.ts';

/** A tag that starts in the value and does not end there. `a < b`, `<3` and `i<n;` are not tags. */
const OPEN_TAG = /<\/?[a-z][\w:-]*(?:[\s/][^<>]*)?$/i;
/** The same, cut at the quote of one of its attributes, because an earlier quote is missing. */
const CUT_TAG = /<[a-z][\w:-]*\s[^<>]*=\s*$/i;
/** Attributes that contain code, in which `a<b && c` is a comparison. */
const CODE = /^(?:on|x-|v-|ng-|hx-|data-)|[^\w-]/;

/** True for an attribute that extends into the next tag because a quote or a `>` is missing. */
export function holdsOpenTag({ name, value = '', quote }: WrittenAttribute): boolean {
  if (name.includes('<')) return true;
  if (!value.includes('<')) return false;
  if (quote === '') return !CODE.test(name) || OPEN_TAG.test(value);
  return CODE.test(name) ? CUT_TAG.test(value) : OPEN_TAG.test(value);
}

/** Removes attributes that contain an unclosed tag. */
export function removeBrokenAttributes(index: SourceIndex): Splice[] {
  return renderedElements(index).flatMap((element) =>
    removeWritten(index, element, brokenNames(index, element)),
  );
}

function brokenNames(index: SourceIndex, element: IndexedElement): ReadonlySet<string> {
  const mayBe = element.attributes.some(({ name, value }) => (name + value).includes('<'));
  if (!mayBe) return new Set();
  const broken = writtenAttributes(index, element).filter(holdsOpenTag);
  return new Set(broken.map(({ name }) => name));
}
