import { ancestorsOf, attributeOf, firstInside, outermost, textOf } from '../html/query.ts';
import type { IndexedElement, SourceIndex } from '../html/source-index.ts';
import { foldWord } from '../reading/fold.ts';
import { partsNamed } from './check-target.ts';
import { normalizeRequest } from './normalize-request.ts';
import { TARGETS } from './page-targets.ts';

const SECTIONS = new Set(['section', 'header', 'nav', 'aside', 'footer', 'form', 'dialog']);
const HEADING = /^h[1-3]$/;
const SHORTEST_ID = 4;
/** Ids that requests use as other words. */
const COMMON_IDS = new Set(['about', 'main', 'page', 'content']);
const SHORTEST_HEADING = 3;
/** A request that names more is about the page. */
const MOST_NAMED = 4;

/**
 * The sections that a request names: by a word for such a part (“the gallery”), by their id, or by their heading as
 * it stands. Empty when it names none, or many.
 */
export function namedSections(index: SourceIndex, prompt: string): IndexedElement[] {
  const request = normalizeRequest(prompt);
  const words = ` ${fold(prompt)} `;
  const byWord = new Set(
    TARGETS.filter(([, pattern]) => pattern.test(request)).flatMap(([name, pattern]) =>
      partsNamed(name, pattern, index),
    ),
  );
  const isNamed = (name: string): boolean => name !== '' && words.includes(` ${name} `);
  const named = outermost(
    index.elements.filter(
      (element) =>
        (byWord.has(element) && !isHeadOfPart(element)) ||
        (SECTIONS.has(element.tag) && [idOf(element), headingOf(element)].some(isNamed)),
    ),
  );
  return named.length > MOST_NAMED ? [] : named;
}

/** Sections have headers and footers of their own, which nobody calls so. */
function isHeadOfPart(element: IndexedElement): boolean {
  const isHead = element.tag === 'header' || element.tag === 'footer';
  return isHead && [...ancestorsOf(element)].some(({ tag }) => /^(?:section|article)$/.test(tag));
}

function fold(text: string): string {
  return foldWord(text.replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')).trim();
}

function idOf(element: IndexedElement): string {
  const id = fold(attributeOf(element, 'id') ?? '');
  return id.length < SHORTEST_ID || COMMON_IDS.has(id) ? '' : id;
}

const headingIn = firstInside(({ tag }) => HEADING.test(tag));

function headingOf(element: IndexedElement): string {
  const heading = headingIn(element);
  const words = heading === undefined ? '' : fold(textOf(heading));
  return words.length < SHORTEST_HEADING ? '' : words;
}
