import type { DefaultTreeAdapterTypes } from 'parse5';
import type { FramePatch } from '../../contract/page-editing.ts';
import type { LiveElement, LiveNode } from './live-nodes.ts';
import type { LiveTree } from './live-tree.ts';
import { markOf } from './marks.ts';
import { UNKNOWN_STATE, type StateId } from './parser-states.ts';
import { isRaw } from './regions.ts';
import { writeContent, writeMarkup } from './write-markup.ts';

type ParsedNode = DefaultTreeAdapterTypes.ChildNode;
type ParsedElement = DefaultTreeAdapterTypes.Element;

export interface NamedValue {
  name: string;
  value: string;
}

/** Patches in the making. */
export interface Work {
  /** Behind the change. */
  tree: LiveTree;
  /** The html before. */
  before: string;
  isMarked: (element: LiveElement) => boolean;
  /** Elements that were parsed again, as they were, by key. */
  old: Map<number, LiveElement>;
  /** The live element of a parsed one. */
  fresh: Map<ParsedElement, LiveElement>;
  /** How far the offsets of parsed nodes are from those of the page. */
  places: Map<ParsedNode, number>;
  /** To be done before the other patches. */
  moves: FramePatch[];
  patches: FramePatch[];
  /** Something cannot be said in patches. */
  isLost: boolean;
}

/** Children of one element, or a stretch of them, before and behind a change. */
export interface Level {
  parent: LiveElement;
  /** The elements around the stretch; they stayed. */
  after: LiveElement | undefined;
  before: LiveElement | undefined;
  /** With offsets of the text before. */
  old: { nodes: readonly LiveNode[]; start: number; end: number; state: StateId };
  start: number;
  end: number;
  nodes: readonly ParsedNode[];
  /** The nodes do not hang on the parent itself. */
  isImplied: boolean;
}

/** What is equal stays in the frame; what differs is written anew. */
export function patchLevel(work: Work, level: Level): void {
  const { parent, after, before, nodes } = level;
  if (level.isImplied) {
    putBetween(work, { parent, after, before, markup: markupOf(work, nodes) });
    return;
  }
  const kept = keptIn(work, level);
  let last: Kept | undefined;
  let gap: ParsedNode[] = [];
  for (const node of nodes) {
    const next = kept.get(node);
    if (!next) {
      gap.push(node);
      continue;
    }
    patchGap(work, level, { last, next, nodes: gap });
    if (!next.isMoved) patchElement(work, next);
    last = next;
    gap = [];
  }
  patchGap(work, level, { last, next: undefined, nodes: gap });
}

interface Kept {
  node: ParsedElement;
  now: LiveElement;
  was: LiveElement;
  /** Among the elements of this level before; -1 when it stood elsewhere. */
  position: number;
  isMoved: boolean;
}

/** The elements that the frame has already; those that stand elsewhere in it are moved. */
function keptIn(work: Work, level: Level): Map<ParsedNode, Kept> {
  const kept = new Map<ParsedNode, Kept>();
  const positions = new Map(elementsAmong(level.old.nodes).map((element, at) => [element, at]));
  let highest = -1;
  let last: LiveElement | undefined;
  for (const node of level.nodes) {
    const now = 'tagName' in node ? work.fresh.get(node) : undefined;
    const was = now && work.old.get(now.key);
    if (!now || !was || !('tagName' in node)) continue;
    const position = positions.get(was) ?? -1;
    const isMoved = position <= highest;
    if (isMoved ? !isCopy(work, was, now) : !isAlike(work, was, now)) continue;
    if (isMoved) moveTo(work, level, { now, after: last });
    else highest = position;
    kept.set(node, { node, now, was, position, isMoved });
    last = now;
  }
  return kept;
}

/** What is in the element can be patched: a parser reads it in the same way. */
function isAlike(work: Work, was: LiveElement, now: LiveElement): boolean {
  const isSame =
    was.tag === now.tag &&
    was.isForeign === now.isForeign &&
    was.states.inside === now.states.inside &&
    now.states.inside !== UNKNOWN_STATE;
  return isSame && (now.tag !== 'template' || sourceWas(work, was) === sourceIs(work, now));
}

function isCopy(work: Work, was: LiveElement, now: LiveElement): boolean {
  return sourceWas(work, was) === sourceIs(work, now) && isEqual(was, now);
}

function sourceWas({ before }: Work, { startAt, endAt }: LiveElement): string {
  return before.slice(startAt, endAt);
}

function sourceIs({ tree }: Work, { startAt, endAt }: LiveElement): string {
  return tree.html.slice(startAt, endAt);
}

function isEqual(a: LiveNode, b: LiveNode): boolean {
  if (a.kind !== 'element' || b.kind !== 'element')
    return a.kind === b.kind && 'value' in a && 'value' in b && a.value === b.value;
  return (
    a.tag === b.tag &&
    a.isForeign === b.isForeign &&
    a.hasImplied === b.hasImplied &&
    a.nodes.length === b.nodes.length &&
    a.nodes.every((node, at) => {
      const other = b.nodes[at];
      return other !== undefined && isEqual(node, other);
    })
  );
}

function moveTo(
  work: Work,
  { parent, after: edge, before, old }: Level,
  { now, after }: { now: LiveElement; after: LiveElement | undefined },
): void {
  const elements = elementsAmong(old.nodes);
  const at = after ? elements.findIndex(({ key }) => key === after.key) : -1;
  const next = elements.slice(at + 1).find(({ key }) => key !== now.key);
  work.moves.push({
    t: 'move',
    key: markedKey(work, now),
    parent: markedKey(work, parent),
    after: after || edge ? markedKey(work, after ?? edge) : null,
    before: next || before ? markedKey(work, next ?? before) : null,
  });
}

interface Gap {
  last: Kept | undefined;
  next: Kept | undefined;
  nodes: readonly ParsedNode[];
}

function patchGap(work: Work, level: Level, { last, next, nodes }: Gap): void {
  const { parent, old } = level;
  const count = elementsAmong(old.nodes).length;
  const areNeighbours =
    !last?.isMoved && !next?.isMoved && (next?.position ?? count) === (last?.position ?? -1) + 1;
  if (areNeighbours && isGapSame(work, level, { last, next, nodes })) return;
  putBetween(work, {
    parent,
    after: last?.now ?? level.after,
    before: next?.now ?? level.before,
    markup: markupOf(work, nodes),
  });
}

/** The same source, read in the same state, and nothing that a parser put there from elsewhere. */
function isGapSame(work: Work, level: Level, { last, next, nodes }: Gap): boolean {
  const { old } = level;
  // What cannot stand in a table goes in front of it, even elements that the source does not have.
  const isTable = next?.now.tag === 'table';
  if (isTable && sourceWas(work, next.was) !== sourceIs(work, next.now)) return false;
  const was = stretchBetween(old, last?.was, next?.was);
  const is = stretchBetween(level, last?.now, next?.now);
  const isSameSource =
    work.before.slice(was.start, was.end) === work.tree.html.slice(is.start, is.end);
  if (!isSameSource || !isSameState(level, last)) return false;
  const first = last ? old.nodes.indexOf(last.was) + 1 : 0;
  const end = next ? old.nodes.indexOf(next.was) : old.nodes.length;
  const gap = old.nodes.slice(first, end);
  const isOwn = gap.every(({ startAt, endAt }) => startAt >= was.start && endAt <= was.end);
  return isOwn && nodes.every((node) => stands(work, node, is));
}

function stretchBetween(
  around: Stretch,
  last: LiveElement | undefined,
  next: LiveElement | undefined,
): Stretch {
  return { start: last?.endAt ?? around.start, end: next?.startAt ?? around.end };
}

function isSameState({ old }: Level, last: Kept | undefined): boolean {
  if (!last) return old.state !== UNKNOWN_STATE;
  const state = last.was.states.behind;
  return state !== UNKNOWN_STATE && state === last.now.states.behind;
}

/** In this stretch of the page behind the change. */
function stands({ places }: Work, node: ParsedNode, { start, end }: Stretch): boolean {
  const location = node.sourceCodeLocation;
  const shift = places.get(node);
  if (!location || shift === undefined) return true;
  return location.startOffset + shift >= start && location.endOffset + shift <= end;
}

interface Stretch {
  start: number;
  end: number;
}

function patchElement(work: Work, { node, now, was }: Kept): void {
  patchAttributes(work, now, was.attributes);
  const { before, tree } = work;
  const isSame =
    before.slice(was.tagEnd, was.innerEnd) === tree.html.slice(now.tagEnd, now.innerEnd) &&
    was.states.atEnd === now.states.atEnd &&
    was.states.atEnd !== UNKNOWN_STATE;
  if (isSame || now.tag === 'template') return;
  if (isRaw(now)) {
    const markup = writeContent(node, () => '');
    putBetween(work, { parent: now, after: undefined, before: undefined, markup });
    return;
  }
  patchLevel(work, {
    parent: now,
    after: undefined,
    before: undefined,
    old: { nodes: was.nodes, start: was.tagEnd, end: was.innerEnd, state: was.states.inside },
    start: now.tagEnd,
    end: now.innerEnd,
    nodes: childrenOf(node),
    isImplied: was.hasImplied || now.hasImplied,
  });
}

export function patchAttributes(
  work: Work,
  element: LiveElement,
  before: readonly NamedValue[],
): void {
  const values: Record<string, string | null> = {};
  for (const { name } of before) values[name] = null;
  for (const { name, value } of element.attributes) {
    const isSame = before.some((attribute) => attribute.name === name && attribute.value === value);
    if (isSame) delete values[name];
    else values[name] = value;
  }
  if (Object.keys(values).length === 0) return;
  work.patches.push({ t: 'attributes', key: markedKey(work, element), values });
}

interface Between {
  parent: LiveElement;
  after: LiveElement | undefined;
  before: LiveElement | undefined;
  markup: string;
}

export function putBetween(work: Work, { parent, after, before, markup }: Between): void {
  work.patches.push({
    t: 'between',
    parent: markedKey(work, parent),
    after: after ? markedKey(work, after) : null,
    before: before ? markedKey(work, before) : null,
    markup,
  });
}

function markedKey(work: Work, element: LiveElement | undefined): number {
  if (!element || !work.isMarked(element)) work.isLost = true;
  return element?.key ?? 0;
}

function markupOf(work: Work, nodes: readonly ParsedNode[]): string {
  return writeMarkup(nodes, (node) => {
    const element = work.fresh.get(node);
    return element && work.isMarked(element) ? markOf(element) : '';
  });
}

export function childrenOf(node: ParsedElement): readonly ParsedNode[] {
  return 'content' in node
    ? (node as DefaultTreeAdapterTypes.Template).content.childNodes
    : node.childNodes;
}

function elementsAmong(nodes: readonly LiveNode[]): LiveElement[] {
  return nodes.filter((node) => node.kind === 'element');
}
