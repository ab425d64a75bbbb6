import type { IndexedElement } from '#domain/html/source-index.ts';

/** What a name of the page belongs to. */
export type Role =
  | 'section'
  | 'item'
  | 'button'
  | 'link'
  | 'question'
  | 'heading'
  | 'image'
  | 'text';

export interface Named {
  role: Role;
  element: IndexedElement;
  /** As the page writes it. */
  name: string;
  /** From 0, the plainest: what a whole heading or entry says counts before what its beginning says. */
  rank: 0 | 1 | 2 | 3;
  isPriced?: boolean;
}

/** Longest name of anything on a page, in UTF-16 units. */
export const LONGEST_NAME = 120;
/** Elements whose names are read in one step. */
export const NAMES_AT_ONCE = 1_000;
