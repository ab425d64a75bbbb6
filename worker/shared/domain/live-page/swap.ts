import type { IndexedAttribute } from '../html/source-attributes.ts';
import type { LiveElement, LiveNode, LiveText } from './live-nodes.ts';

/** A stretch of the source that is replaced, and what that does to the tree. Offsets are of the text before. */
export type Swap = { start: number; end: number; delta: number } & (
  | { kind: 'tag'; element: LiveElement; attributes: readonly IndexedAttribute[] }
  | { kind: 'text'; node: LiveText; value: string }
  | NodesSwap
);

export interface NodesSwap {
  kind: 'nodes';
  parent: LiveElement;
  /** Of `parent.nodes`. */
  at: number;
  remove: readonly LiveNode[];
  /** At offsets of the text behind the whole change. */
  add: readonly LiveNode[];
  /** The element before `at` in the parent. */
  after: LiveElement | undefined;
}

/** Elements of `tree.elements` that are replaced. */
export interface Cut {
  at: number;
  count: number;
  add: readonly LiveElement[];
}
