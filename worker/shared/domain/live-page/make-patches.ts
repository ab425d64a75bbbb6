import type { DefaultTreeAdapterTypes } from 'parse5';
import type { FramePatch } from '../../contract/page-editing.ts';
import { elementsOf, type LiveElement } from './live-nodes.ts';
import type { LiveTree } from './live-tree.ts';
import { isCloned, marksOf } from './marks.ts';
import {
  childrenOf,
  patchAttributes,
  patchLevel,
  putBetween,
  type NamedValue,
  type Work,
} from './patch-level.ts';
import type { Step } from './plan-steps.ts';
import type { Swap } from './swap.ts';
import { writeText } from './write-markup.ts';

type ParsedNode = DefaultTreeAdapterTypes.ChildNode;

export interface PatchInput {
  /** Behind the change. */
  tree: LiveTree;
  /** The html before. */
  before: string;
  steps: readonly Step[];
  /** One for each step. */
  swaps: readonly Swap[];
  /** Attributes that elements had whose start tag was changed, by step. */
  tags: readonly (readonly NamedValue[])[];
}

/** Patches of the schema's command at most. */
const MOST = 2_000;

/** What a frame has to do; null when it has to draw the page again. */
export function patchesFor({ tree, before, steps, swaps, tags }: PatchInput): FramePatch[] | null {
  const work: Work = {
    tree,
    before,
    isMarked: marksOf(tree),
    old: new Map(),
    fresh: new Map(),
    places: new Map(),
    moves: [],
    patches: [],
    isLost: false,
  };
  for (const [at, swap] of swaps.entries()) collect(work, swap, steps[at]);
  if (work.isLost) return null;
  for (const [at, swap] of swaps.entries()) {
    const step = steps[at];
    if (swap.kind === 'tag') patchAttributes(work, swap.element, tags[at] ?? []);
    else if (swap.kind === 'text') patchText(work, swap);
    else if (step?.kind === 'nodes') patchNodes(work, swap, step);
  }
  const patches = [...work.moves, ...work.patches];
  return work.isLost || work.moves.length > 1 || patches.length > MOST ? null : patches;
}

function collect(work: Work, swap: Swap, step: Step | undefined): void {
  if (swap.kind !== 'nodes' || step?.kind !== 'nodes') return;
  for (const element of elementsOf(swap.remove)) {
    if (isCloned(work.tree, element)) work.isLost = true;
    work.old.set(element.key, element);
  }
  const byStart = new Map<number, LiveElement>();
  for (const element of elementsOf(swap.add)) {
    if (isCloned(work.tree, element)) work.isLost = true;
    byStart.set(element.startAt, element);
  }
  const { reading } = step;
  const shift = newStart(swap) - reading.offset;
  const pending: ParsedNode[] = [...reading.nodes];
  for (let node = pending.pop(); node; node = pending.pop()) {
    work.places.set(node, shift);
    if (!('tagName' in node)) continue;
    const start = node.sourceCodeLocation?.startTag?.startOffset;
    const element = start === undefined ? undefined : byStart.get(start + shift);
    if (element) work.fresh.set(node, element);
    for (const child of childrenOf(node)) pending.push(child);
  }
}

/** Behind the change. */
function newStart({ after, parent }: Extract<Swap, { kind: 'nodes' }>): number {
  return after?.endAt ?? parent.tagEnd;
}

function patchNodes(
  work: Work,
  swap: Extract<Swap, { kind: 'nodes' }>,
  { region, reading }: Extract<Step, { kind: 'nodes' }>,
): void {
  const { parent } = swap;
  const { after, before, start, end } = region;
  patchLevel(work, {
    parent,
    after,
    before,
    old: { nodes: swap.remove, start, end, state: after?.states.behind ?? parent.states.inside },
    start: newStart(swap),
    end: newStart(swap) + (end - start) + swap.delta,
    nodes: reading.nodes,
    isImplied: parent.hasImplied,
  });
}

function patchText(work: Work, { node }: Extract<Swap, { kind: 'text' }>): void {
  const { parent } = node;
  if (!parent) return;
  const at = parent.nodes.indexOf(node);
  const [before, after] = [parent.nodes[at - 1], parent.nodes[at + 1]];
  putBetween(work, {
    parent,
    after: before?.kind === 'element' ? before : undefined,
    before: after?.kind === 'element' ? after : undefined,
    markup: writeText(node.value),
  });
}
