import type { FramePatch } from '../../contract/page-editing.ts';
import { forgetPlaces } from '../css/selector.ts';
import { forgetText } from '../html/query.ts';
import type { SourceIndex } from '../html/source-index.ts';
import { applySplices } from '../html/splice.ts';
import type { MovedPiece } from '../page-operations/operation-types.ts';
import { mapOffsets, type OffsetMap } from '../page-operations/track.ts';
import type { Splice } from '../text/splices.ts';
import { buildNodes } from './build-nodes.ts';
import { elementsOf, LiveElement, type LiveNode } from './live-nodes.ts';
import { growTree, indexOf, type LiveTree } from './live-tree.ts';
import { patchesFor } from './make-patches.ts';
import { StateTable } from './parser-states.ts';
import { planSteps, type Step } from './plan-steps.ts';
import { swapNodes } from './swap-nodes.ts';
import type { NodesSwap, Swap } from './swap.ts';

/**
 * A page that is changed step by step, its index always that of its text. Elements keep their keys as long as
 * their start tag stays, wherever it moves to. What `index` gives is true until the next change.
 */
export interface LivePage {
  readonly html: string;
  readonly index: SourceIndex;
  /** For the files of this folder only. */
  readonly inner: LiveInner;
}

export interface LiveInner {
  tree: LiveTree;
  index: SourceIndex;
  states: StateTable;
  byKey: Map<number, LiveElement>;
  nextKey: number;
}

export interface LiveChange {
  /** Brings a frame that shows the page before to the page behind. Null: it has to be drawn again. */
  patches: FramePatch[] | null;
  /** Characters that were given to a parser. */
  parsed: number;
  /** Takes the change back, keys included; only while nothing was changed since. */
  revert: () => void;
  /** What was parsed again, before and behind, for checking what a change did. */
  touched: readonly TouchedPart[];
}

/** Elements of one part of the page that was parsed again. */
export interface TouchedPart {
  /** At the offsets they had before the change. */
  before: readonly LiveElement[];
  behind: readonly LiveElement[];
  /** What holds them, with its start before the change; none for the whole page. */
  holder: LiveElement | undefined;
  holderStart: number;
}

/** Parses a page once. Linear. */
export function openLivePage(html: string): LivePage {
  const states = new StateTable();
  const tree = growTree(html, states);
  const inner: LiveInner = { tree, index: indexOf(tree), states, byKey: new Map(), nextKey: 1 };
  for (const element of tree.elements) giveKey(inner, element);
  return {
    get html() {
      return inner.tree.html;
    },
    get index() {
      return inner.index;
    },
    inner,
  };
}

/** The key of an element of this page; 0 for elements of another index. */
export function keyOf(page: LivePage, element: object): number {
  if (!(element instanceof LiveElement)) return 0;
  return page.inner.byKey.get(element.key) === element ? element.key : 0;
}

export function elementOfKey(page: LivePage, key: number): LiveElement | undefined {
  return page.inner.byKey.get(key);
}

/**
 * Changes the text of a page; offsets of the splices are of the text before. Only the parts around the
 * splices are parsed where that gives the same as parsing the whole. Throws as `applySplices` does.
 */
export function changeLivePage(
  page: LivePage,
  splices: readonly Splice[],
  moved?: MovedPiece,
): LiveChange {
  const { inner } = page;
  const html = applySplices(inner.tree.html, splices);
  const map = mapOffsets(splices, moved);
  if (html === inner.tree.html) return { patches: [], parsed: 0, revert: () => {}, touched: [] };
  const plan = planSteps(inner.tree, inner.states, splices);
  if (!plan) return changeAll(inner, html, map);
  return { ...changeParts(inner, { html, map, steps: plan.steps }), parsed: plan.parsed };
}

function giveKey(inner: LiveInner, element: LiveElement, key = inner.nextKey): void {
  if (key === inner.nextKey) inner.nextKey += 1;
  element.key = key;
  inner.byKey.set(key, element);
}

/** The keys of elements whose start tag stayed go to those that stand there now. */
function handOver(
  inner: LiveInner,
  {
    before,
    behind,
    map,
  }: { before: Iterable<LiveElement>; behind: Iterable<LiveElement>; map: OffsetMap },
): void {
  const kept = new Map<number, LiveElement>();
  for (const element of before) {
    inner.byKey.delete(element.key);
    const start = map(element.startAt);
    if (start !== undefined) kept.set(start, element);
  }
  for (const element of behind) {
    const same = kept.get(element.startAt);
    giveKey(inner, element, same?.tag === element.tag ? same.key : undefined);
  }
}

function changeAll(inner: LiveInner, html: string, map: OffsetMap): LiveChange {
  const before = inner.tree;
  const keys = inner.byKey;
  inner.tree = growTree(html, inner.states);
  inner.byKey = new Map(keys);
  handOver(inner, { before: before.elements, behind: inner.tree.elements, map });
  inner.index = indexOf(inner.tree);
  const part = { before: before.elements, behind: inner.tree.elements };
  return {
    patches: null,
    parsed: html.length,
    revert: () => {
      inner.tree = before;
      inner.byKey = keys;
      inner.index = indexOf(before);
    },
    touched: [{ ...part, holder: undefined, holderStart: 0 }],
  };
}

interface PartChange {
  html: string;
  map: OffsetMap;
  steps: readonly Step[];
}

function changeParts(inner: LiveInner, change: PartChange): Omit<LiveChange, 'parsed'> {
  const { tree } = inner;
  const { steps, html, map } = change;
  const earlier = {
    html: tree.html,
    strays: tree.strays,
    clones: tree.clones,
    isUnruly: tree.isUnruly,
  };
  const starts = steps.map((step) => holderOf(step)?.startAt ?? 0);
  const tags = steps.map((step) =>
    step.kind === 'tag' ? step.element.attributes.map(({ name, value }) => ({ name, value })) : [],
  );
  const { swaps, strays, clones } = makeSwaps(tree, steps);
  const back = swapNodes(tree, swaps);
  tree.html = html;
  tree.strays = strays;
  tree.clones = clones;
  tree.isUnruly = steps.some((step) => step.kind === 'nodes' && step.reading.hasGhosts);
  const parts = swaps.filter((swap) => swap.kind === 'nodes');
  const before = parts.flatMap(({ remove }) => elementsOf(remove));
  const behind = parts.flatMap(({ add }) => elementsOf(add));
  handOver(inner, { before, behind, map });
  refresh(inner, swaps);
  const touched = swaps.flatMap((swap, at) => touchedBy(swap, starts[at] ?? 0));
  const patches = patchesFor({ tree, before: earlier.html, steps, swaps, tags });
  const revert = (): void => {
    swapNodes(tree, back);
    Object.assign(tree, earlier);
    for (const element of behind) inner.byKey.delete(element.key);
    for (const element of before) inner.byKey.set(element.key, element);
    refresh(inner, back);
  };
  return { patches, revert, touched };
}

/** The index is a new one, and what was remembered of texts and positions is read again. */
function refresh(inner: LiveInner, swaps: readonly Swap[]): void {
  inner.index = indexOf(inner.tree);
  for (const swap of swaps) {
    if (swap.kind === 'nodes') forgetPlaces(swap.parent);
    const holder =
      swap.kind === 'nodes' ? swap.parent : swap.kind === 'text' ? swap.node.parent : undefined;
    for (let at = holder; at; at = at.parent) forgetText(at);
  }
}

function touchedBy(swap: Swap, holderStart: number): TouchedPart[] {
  if (swap.kind !== 'nodes') return [];
  const before = elementsOf(swap.remove);
  return [{ before, behind: elementsOf(swap.add), holder: swap.parent, holderStart }];
}

function holderOf(step: Step): LiveElement | undefined {
  return step.kind === 'nodes' ? step.region.parent : undefined;
}

interface MadeSwaps {
  swaps: Swap[];
  strays: LiveNode[];
  clones: Set<string>;
}

function makeSwaps(tree: LiveTree, steps: readonly Step[]): MadeSwaps {
  const made: MadeSwaps = { swaps: [], strays: [...tree.strays], clones: new Set(tree.clones) };
  let shift = 0;
  for (const step of steps) {
    const { start, end, text } = step;
    const delta = text.length - (end - start);
    const stretch = { start, end, delta };
    if (step.kind === 'tag') {
      const attributes = step.attributes.map(({ name, value, range }) => ({
        name,
        value,
        range: { start: range.start + start + shift, end: range.end + start + shift },
      }));
      made.swaps.push({ ...stretch, kind: 'tag', element: step.element, attributes });
    } else if (step.kind === 'text') {
      made.swaps.push({ ...stretch, kind: 'text', node: step.node, value: step.value });
    } else {
      made.swaps.push({ ...stretch, ...makeNodes(made, step, start + shift) });
    }
    shift += delta;
  }
  return made;
}

function makeNodes(
  made: MadeSwaps,
  { region, reading, text }: Extract<Step, { kind: 'nodes' }>,
  start: number,
): NodesSwap {
  const { parent, from, to, after, tail } = region;
  const end = reading.offset + text.length + (tail?.length ?? 0);
  const parsed = { text: reading.text, tags: reading.tags, end, shift: start - reading.offset };
  const built = buildNodes(parsed, reading.nodes, parent);
  const remove = parent.nodes.slice(from, to);
  const gone = new Set<LiveNode>(remove);
  for (const element of elementsOf(remove)) for (const node of element.nodes) gone.add(node);
  const last = built.nodes.at(-1);
  const runsOver = tail !== undefined && last && last.endAt > start + text.length;
  made.strays = [
    ...made.strays.filter((stray) => !gone.has(stray)),
    ...built.strays,
    ...(runsOver ? [last] : []),
  ];
  for (const look of built.clones) made.clones.add(look);
  return { kind: 'nodes', parent, at: from, remove, add: built.nodes, after };
}
