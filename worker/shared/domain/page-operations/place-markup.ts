import { createContentRules } from '../html/content-rules.ts';
import { ancestorsOf, isPageRoot } from '../html/query.ts';
import { indexHtml, type IndexedElement, type SourceIndex } from '../html/source-index.ts';
import { withFreshIds } from './copy-ids.ts';
import type { Place } from './operation-types.ts';

const { homeOf, mayHold, mayStandWithin } = createContentRules((pattern, text) =>
  pattern.test(text),
);

export interface MarkupToPlace {
  markup: string;
  /** A part of its own on the page: it stands beside sections, not in them. */
  isSection?: boolean;
  /** What the list is called that its items come from. */
  list?: string | undefined;
}

/** Where markup goes, and how it is written there. */
export interface Placement {
  target: IndexedElement;
  place: Extract<Place, 'after' | 'end'>;
  markup: string;
}

/** What list items, rows and the like bring along where they stand outside of their kind. */
const WRAPPERS: Readonly<Record<string, string>> = { li: 'ul', dt: 'dl', dd: 'dl', tr: 'table' };
/** Blocks beside what these hold would belong to them. */
const KEEPS_TOGETHER = /^(?:a|button|figure|details|svg|dl)$/;
/** Are not seen, and stand anywhere. */
const UNSEEN = /^(?:style|script|template|link|meta)$/;

/**
 * Where markup from elsewhere goes on a page: behind the chosen element, or behind the nearest around it where it
 * may stand, or at the end of the page. Items go into a chosen list or beside the item around the chosen element;
 * elsewhere they bring their list along. Ids that the page has already are renamed. Undefined without a body.
 */
export function placeMarkup(
  index: SourceIndex,
  chosen: IndexedElement | undefined,
  wish: MarkupToPlace,
): Placement | undefined {
  const body = index.elements.find(({ tag }) => tag === 'body');
  const markup = withFreshIds(index, wish.markup);
  const read = readTags(markup);
  const start = chosen && !isPageRoot(chosen) ? chosen : undefined;
  const homes = read.outer.map(homeOf).filter((home) => home !== undefined);
  if (homes.length > 0) {
    const placed = start && placeInHome(start, homes);
    if (placed) return { ...placed, markup };
    const wrapped = wrap(read.outer, markup, wish.list);
    if (wrapped !== markup) return placeMarkup(index, chosen, { markup: wrapped });
  }
  const isSection = wish.isSection === true;
  const target = start && besideOf(start, { ...read, isSection });
  if (target) return { target, place: 'after', markup };
  return body && { target: body, place: 'end', markup };
}

interface Tags {
  /** Of the elements that stand in nothing else. */
  outer: readonly string[];
  all: readonly string[];
}

function readTags(markup: string): Tags {
  const [root, ...elements] = indexHtml(`<!doctype html><template>${markup}</template>`).elements;
  const seen = elements.filter(({ tag }) => !UNSEEN.test(tag));
  const outer = seen.filter(({ parent }) => parent === root);
  return { outer: outer.map(({ tag }) => tag), all: seen.map(({ tag }) => tag) };
}

/** In the chosen list, or beside the item that holds what was chosen. */
function placeInHome(
  chosen: IndexedElement,
  homes: readonly RegExp[],
): Omit<Placement, 'markup'> | undefined {
  const isHome = ({ tag }: IndexedElement): boolean => homes.every((home) => home.test(tag));
  // A `div` may hold the terms of a list, but not every one does.
  if (isHome(chosen) && chosen.tag !== 'div') return { target: chosen, place: 'end' };
  const target = [chosen, ...ancestorsOf(chosen)].find(
    ({ parent }) => parent !== undefined && parent.tag !== 'div' && isHome(parent),
  );
  return target && { target, place: 'after' };
}

function wrap(outer: readonly string[], markup: string, list?: string): string {
  const [first = ''] = outer;
  const kind = WRAPPERS[first];
  if (kind === undefined) return markup;
  const tag = first === 'li' && list !== undefined && /^(?:ul|ol|menu)$/.test(list) ? list : kind;
  return `<${tag}>\n${markup}\n</${tag}>`;
}

/** The element itself or the nearest around it behind which all may stand; undefined for the page. */
function besideOf(
  element: IndexedElement,
  { outer, all, isSection }: Tags & { isSection: boolean },
): IndexedElement | undefined {
  return [element, ...ancestorsOf(element)].find(({ parent }) => {
    if (parent === undefined || isPageRoot(parent)) return true;
    if (isSection && parent.tag !== 'main') return false;
    const isTogether = KEEPS_TOGETHER.test(parent.tag) && outer.some((tag) => !mayHold('p', tag));
    const around = [parent, ...ancestorsOf(parent)];
    return (
      !isTogether &&
      outer.every((tag) => mayHold(parent.tag, tag)) &&
      around.every((ancestor) => all.every((tag) => mayStandWithin(ancestor.tag, tag)))
    );
  });
}
