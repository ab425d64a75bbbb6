import type { LiveElement, LiveNode } from './live-nodes.ts';
import type { LiveTree } from './live-tree.ts';
import type { Cut, Swap } from './swap.ts';

/** How far offsets move, by the swaps before them. */
class Shifts {
  readonly #ends: number[];
  readonly #sums: number[] = [0];
  readonly first: number;
  readonly last: number;
  readonly total: number;

  constructor(swaps: readonly Swap[]) {
    this.#ends = swaps.map(({ end }) => end);
    for (const { delta } of swaps) this.#sums.push((this.#sums.at(-1) ?? 0) + delta);
    this.first = swaps[0]?.start ?? Infinity;
    this.last = this.#ends.at(-1) ?? Infinity;
    this.total = this.#sums.at(-1) ?? 0;
  }

  /** Of something that begins at the offset. */
  ofStart(offset: number): number {
    return this.#sums[this.#countBelow(offset + 1)] ?? 0;
  }

  /** Of something that ends there and began before all that is replaced there. */
  ofEnd(offset: number): number {
    return this.#sums[this.#countBelow(offset)] ?? 0;
  }

  /** Swaps that end before the offset. */
  #countBelow(offset: number): number {
    let low = 0;
    let high = this.#ends.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#ends[middle] ?? Infinity) < offset) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

/** Moves the offsets of all that stays. What the cuts take away keeps the offsets it had. */
export function moveOffsets(tree: LiveTree, swaps: readonly Swap[], cuts: readonly Cut[]): void {
  const shifts = new Shifts(swaps);
  const growths = swaps.map(growHolders);
  moveLeaves(tree.nodes, shifts);
  let position = 0;
  for (const { at, count } of cuts) {
    if (count === 0) continue;
    moveElements(tree.elements, { from: position, to: at }, shifts);
    position = at + count;
  }
  moveElements(tree.elements, { from: position, to: tree.elements.length }, shifts);
  for (const apply of growths) apply();
}

function moveElements(
  elements: readonly LiveElement[],
  { from, to }: { from: number; to: number },
  shifts: Shifts,
): void {
  for (let at = from; at < to; at += 1) {
    const element = elements[at];
    if (!element) continue;
    if (element.startAt >= shifts.last) {
      element.startAt += shifts.total;
      element.tagEnd += shifts.total;
      element.innerEnd += shifts.total;
      element.endAt += shifts.total;
    } else if (element.endAt >= shifts.first) {
      element.startAt += shifts.ofStart(element.startAt);
      element.tagEnd += shifts.ofEnd(element.tagEnd);
      element.innerEnd += shifts.ofEnd(element.innerEnd);
      element.endAt += shifts.ofEnd(element.endAt);
    }
    moveLeaves(element.nodes, shifts);
  }
}

function moveLeaves(nodes: readonly LiveNode[], shifts: Shifts): void {
  for (const node of nodes) {
    if (node.kind === 'element' || node.endAt < shifts.first) continue;
    node.startAt += shifts.ofStart(node.startAt);
    node.endAt += shifts.ofEnd(node.endAt);
  }
}

/**
 * What holds a swap and ends where it ends grows with it. Answers with what is to be done once all offsets
 * have moved.
 */
function growHolders({ delta, end, ...swap }: Swap): () => void {
  const grown: (() => void)[] = [];
  if (swap.kind === 'tag') grown.push(growTag(swap.element, delta));
  if (swap.kind === 'text') {
    const { node } = swap;
    if (node.endAt === end) grown.push(() => (node.endAt += delta));
  }
  const holder =
    swap.kind === 'tag' ? swap.element : swap.kind === 'text' ? swap.node.parent : swap.parent;
  for (let at = holder; at; at = at.parent) {
    const element = at;
    if (element.innerEnd === end) grown.push(() => (element.innerEnd += delta));
    if (element.endAt === end) grown.push(() => (element.endAt += delta));
  }
  return () => {
    for (const grow of grown) grow();
  };
}

function growTag(element: LiveElement, delta: number): () => void {
  return () => {
    element.tagEnd += delta;
  };
}
