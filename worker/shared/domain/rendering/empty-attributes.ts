import type { Splice } from '#domain/text/splices.ts';
import type { IndexedElement, SourceIndex } from '../html/source-index.ts';
import { renderedElements } from './rendered-elements.ts';
import { removeWritten, writtenAttributes } from './tag-attributes.ts';

/** The HTML standard's boolean attributes: being there is what they say. */
const BOOLEAN =
  'allowfullscreen alpha async autofocus autoplay checked controls default defer disabled formnovalidate ' +
  'hidden inert ismap itemscope loop multiple muted nomodule novalidate open playsinline readonly required ' +
  'reversed selected shadowrootclonable shadowrootcustomelementregistry shadowrootdelegatesfocus ' +
  'shadowrootserializable';
/** An empty value is an answer: a decorative picture, a choice without a value, this very page. */
const MEANT = 'alt value content href action class';
/** Enumerated attributes of the standard in which the empty value says something that a missing one does not. */
const STATES =
  'autocorrect crossorigin download popover sandbox spellcheck srcdoc translate writingsuggestions';
const SPARED = new Set(`${BOOLEAN} ${MEANT} ${STATES}`.split(' '));

/** `data-…`, and what frameworks read: `x-cloak`, `v-else`, `@click`, `:class`, `uk-grid`. */
const NOT_HTML = /[^a-z-]|^(?!aria-|accept-|http-).+-/;

/** True when an attribute of this name says nothing while it is empty. */
export function isIdleWhenEmpty(name: string): boolean {
  return !SPARED.has(name) && !NOT_HTML.test(name);
}

/** True for elements whose attributes are nobody else's business: scripts, and elements that a page defined. */
export function ownsAttributes(tag: string): boolean {
  return tag === 'script' || tag.includes('-');
}

/** Removes attributes that are written as empty (`title=""`). A name alone, as in `hidden`, is not empty. */
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
