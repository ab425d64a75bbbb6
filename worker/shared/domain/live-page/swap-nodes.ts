import { elementsOf, type LiveElement } from './live-nodes.ts';
import type { LiveTree } from './live-tree.ts';
import { moveOffsets } from './move-offsets.ts';
import type { Cut, Swap } from './swap.ts';

/**
 * Carries out swaps, which are in the order of the source, and moves everything behind them. Answers with the
 * swaps that bring the tree back. Linear in the number of nodes. The html and the strays are the caller's.
 */
export function swapNodes(tree: LiveTree, swaps: readonly Swap[]): Swap[] {
  const back = invert(swaps);
  const cuts = swaps.map(cutOf);
  for (const swap of swaps.toReversed())
    if (swap.kind === 'nodes') swap.parent.nodes.splice(swap.at, swap.remove.length);
  moveOffsets(tree, swaps, cuts);
  for (const [at, swap] of swaps.entries()) {
    const undo = back[at];
    if (swap.kind === 'tag') swap.element.setAttributes(swap.attributes);
    else if (swap.kind === 'text') swap.node.value = swap.value;
    else if (undo?.kind === 'nodes') swap.parent.nodes.splice(undo.at, 0, ...swap.add);
  }
  if (spliceElements(tree, cuts))
    for (const [at, element] of tree.elements.entries()) element.index = at;
  return back;
}

function invert(swaps: readonly Swap[]): Swap[] {
  const grown = new Map<LiveElement, number>();
  let shift = 0;
  return swaps.map((swap) => {
    const { start, end, delta } = swap;
    const stretch = { start: start + shift, end: end + shift + delta, delta: -delta };
    shift += delta;
    if (swap.kind === 'tag') {
      const { attributes } = swap.element;
      const kept = attributes.map(({ name, value, range }) => ({ name, value, range }));
      return { ...swap, ...stretch, attributes: kept };
    }
    if (swap.kind === 'text') return { ...swap, ...stretch, value: swap.node.value };
    const { parent, remove, add } = swap;
    const before = grown.get(parent) ?? 0;
    grown.set(parent, before + add.length - remove.length);
    return { ...swap, ...stretch, at: swap.at + before, remove: add, add: remove };
  });
}

function cutOf(swap: Swap): Cut {
  if (swap.kind !== 'nodes') return { at: 0, count: 0, add: [] };
  const { remove, after, parent } = swap;
  const removed = elementsOf(remove);
  const behind = after ? after.index + elementsOf([after]).length : parent.index + 1;
  return { at: removed[0]?.index ?? behind, count: removed.length, add: elementsOf(swap.add) };
}

/** True when the list changed. */
function spliceElements(tree: LiveTree, cuts: readonly Cut[]): boolean {
  const wanted = cuts.filter(({ count, add }) => count > 0 || add.length > 0);
  if (wanted.length === 0) return false;
  const parts: (readonly LiveElement[])[] = [];
  let position = 0;
  for (const { at, count, add } of wanted) {
    parts.push(tree.elements.slice(position, at), add);
    position = at + count;
  }
  tree.elements = parts.concat([tree.elements.slice(position)]).flat();
  return true;
}
