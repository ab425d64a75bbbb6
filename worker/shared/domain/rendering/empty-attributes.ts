import type { Splice } from '#domain/text/splices.ts';
import type { IndexedElement, SourceIndex } from '../html/source-index.ts';
import { renderedElements } from './rendered-elements.ts';
import { removeWritten, writtenAttributes } from './tag-attributes.ts';

/** Boolean attributes of the HTML standard, whose presence is their value. */
const BOOLEAN =
  'allowfullscreen alpha async autofocus autoplay checked controls default defer disabled formnovalidate ' +
  'hidden inert ismap itemscope loop multiple muted nomodule novalidate open playsinline readonly required ' +
  'reversed selected shadowrootclonable shadowrootcustomelementregistry shadowrootdelegatesfocus ' +
  'shadowrootserializable';
/**
 * Attributes in which an empty value has a meaning: a decorative picture, an option without a value, a link to
 * this page.
 */
const MEANT = 'alt value content href action class';
/** Enumerated attributes in which an empty value differs from a missing attribute. */
const STATES =
  'autocorrect crossorigin download popover sandbox spellcheck srcdoc translate writingsuggestions';
const SPARED = new Set(`${BOOLEAN} ${MEANT} ${STATES}`.split(' '));

/** `data-…` and attributes of frameworks: `x-cloak`, `v-else`, `@click`, `:class`, `uk-grid`. */
const NOT_HTML = /[^a-z-]|^(?!aria-|accept-|http-).+-/;

/** True when an attribute of this name has no effect while it is empty. */
export function isIdleWhenEmpty(name: string): boolean {
  return !SPARED.has(name) && !NOT_HTML.test(name);
}

/** True for elements whose attributes must not be touched: scripts and custom elements. */
export function ownsAttributes(tag: string): boolean {
  return tag === 'script' || tag.includes('-');
}

/** Removes attributes with an empty value (`title=""`). A bare name, as in `hidden`, is not an empty value. */
export function removeEmptyAttributes(index: SourceIndex): Splice[] {
  return renderedElements(index).flatMap((element) =>
    removeWritten(index, element, emptyNames(index, element)),
  );
}

function emptyNames(index: SourceIndex, element: IndexedElement): ReadonlySet<string> {
  const mayBe = element.attributes.some(({ name, value }) => value === '' && isIdleWhenEmpty(name));
  if (!mayBe || ownsAttributes(element.tag)) return new Set();
  const seen = new Set<string>();
  const empty = new Set<string>();
  for (const { name, value } of writtenAttributes(index, element)) {
    if (value === '' && !seen.has(name) && isIdleWhenEmpty(name)) empty.add(name);
    seen.add(name);
  }
  return empty;
}
