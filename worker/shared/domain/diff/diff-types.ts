/** One way to understand a block: whole lines without their line feed. No lines is an empty part. */
export interface BlockReading {
  search: readonly string[];
  replace: readonly string[];
}

/** A SEARCH/REPLACE block as written by a model or by `createBlocks`. */
export interface DiffBlock extends BlockReading {
  /** Other readings of the same text, when it holds several dividers or a code fence. */
  alternatives?: readonly BlockReading[];
  /** Set when the text between the markers cannot be used. */
  defect?: 'no-divider' | 'unfinished';
  /** Lines that look like an elision ("...") or a fence are content, not shorthand. */
  literal?: boolean;
}

/** How exactly the SEARCH text was found, strictest first. */
export type MatchTier =
  | 'exact-lines'
  | 'exact-text'
  | 'trailing-space'
  | 'edge-blanks'
  | 'indentation'
  | 'blank-lines'
  | 'html-tokens'
  | 'elision'
  | 'fuzzy'
  | 'top';

/**
 * Why a block was not applied.
 * Place: `not-found`, `ambiguous` (several places), `overlap` (with an earlier block),
 * `already-present`, `empty-search`.
 * Form: `no-divider`, `unfinished` (cut off), `elision-mismatch` (REPLACE leaves out text that SEARCH
 * does not).
 * Damage to markup: `unbalanced` (opens or closes tags), `structure-lost` (doctype, html, head or
 * body), `editing-attribute` (contenteditable), `shrinks-page` (below half).
 * Limits: `search-too-long`, `too-many-blocks`, `document-too-large`, `too-costly`.
 */
export type FailureReason =
  | 'not-found'
  | 'ambiguous'
  | 'overlap'
  | 'already-present'
  | 'elision-mismatch'
  | 'empty-search'
  | 'no-divider'
  | 'unfinished'
  | 'unbalanced'
  | 'structure-lost'
  | 'editing-attribute'
  | 'shrinks-page'
  | 'search-too-long'
  | 'too-many-blocks'
  | 'document-too-large'
  | 'too-costly';

/** A range of the resulting text the failed block may have meant; line numbers start at 1, both inclusive. */
export interface NearRegion {
  startLine: number;
  endLine: number;
  text: string;
  /** 0 to 1: share of words in common with SEARCH. */
  similarity: number;
}

export interface AppliedBlock {
  /** Position of the block in the response, from 0. */
  index: number;
  tier: MatchTier;
  /** 1-based, inclusive, in the text the block was found in. */
  startLine: number;
  endLine: number;
  /** Several places matched and the neighbouring blocks left only this one. */
  isPinned: boolean;
  /** Found only after the other blocks had been applied. */
  isDependent: boolean;
}

export interface FailedBlock {
  index: number;
  reason: FailureReason;
  block: DiffBlock;
  /** At most 3, best first. For an ambiguous block: the first places that match. */
  nearest: readonly NearRegion[];
  /** The REPLACE text already stands in the document. */
  isAlreadyPresent: boolean;
}

export type DiffWarning =
  | 'missing-end-marker'
  | 'empty-block'
  | 'other-reading'
  | 'pinned-by-order'
  | 'balanced-together';
