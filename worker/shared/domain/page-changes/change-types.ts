import type { IndexedElement } from '../html/source-index.ts';

/**
 * What happened at a place of a page.
 * - `new`, `moved`, `rewritten`: whole elements. `text`, `look`, `link`, `picture`: of an element that stayed;
 *   `changed` is anything else of it, or several of these.
 * - `removed`: elements that are gone.
 * - `rule`, `token`, `rules`: of the style sheet. They are seen on the elements that they style.
 * - the others cannot be seen on the page.
 */
export type SpotKind =
  | 'new'
  | 'moved'
  | 'rewritten'
  | 'text'
  | 'look'
  | 'link'
  | 'picture'
  | 'changed'
  | 'removed'
  | 'rule'
  | 'token'
  | 'rules'
  | HiddenKind;

export type HiddenKind = 'title' | 'description' | 'script' | 'style' | 'settings';

/** Where a mark stands: on an element, or at the place beside or inside it where something was. */
export type MarkPlace = 'on' | 'before' | 'after' | 'inside';

export interface ChangeSpot {
  kind: SpotKind;
  /** In the changed page, at most `CHANGE_LIMITS.elements`; none where there is nothing to be seen. */
  elements: readonly IndexedElement[];
  place: MarkPlace;
  /** All elements that the change is seen on. */
  count: number;
  /** Of a rule its selector, of a token its name, of what was removed its words; otherwise empty. */
  words: string;
  /** Of what was removed its first tag; otherwise empty. */
  tag: string;
  /** The part of the page that several changes were gathered in; undefined for one change. */
  part: IndexedElement | undefined;
}

export interface PageChanges {
  /** True when so much is new that single places say nothing. */
  isWhole: boolean;
  /** In the order of the page; those that cannot be seen come last. None of a page that is new as a whole. */
  spots: readonly ChangeSpot[];
  /** Spots beyond `CHANGE_LIMITS.spots`. */
  omitted: number;
}

export const CHANGE_LIMITS = {
  /** More than these are gathered by the parts of the page. */
  spots: 24,
  /** Of one spot. */
  elements: 100,
  /** Of the words of a spot. UTF-16 units. */
  words: 80,
  /** More changed rules are one spot. */
  rules: 6,
} as const;

/** A spot of the page, as far as it is not told otherwise. */
export function spotOf(kind: SpotKind, facts: Partial<ChangeSpot> = {}): ChangeSpot {
  const { elements = [] } = facts;
  return {
    kind,
    place: 'on',
    count: elements.length,
    words: '',
    tag: '',
    part: undefined,
    ...facts,
    elements: elements.slice(0, CHANGE_LIMITS.elements),
  };
}
