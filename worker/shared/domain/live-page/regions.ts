import { elementsOf, type LiveElement, type LiveNode } from './live-nodes.ts';
import type { LiveTree } from './live-tree.ts';
import { UNKNOWN_STATE, type StateId } from './parser-states.ts';

/** A stretch of the source between tags, and the nodes of the tree that stand in it. */
export interface Region {
  parent: LiveElement;
  start: number;
  end: number;
  /** Of `parent.nodes`: the first in it, and the first behind it. */
  from: number;
  to: number;
  /** The elements next to it in the parent. */
  after: LiveElement | undefined;
  before: LiveElement | undefined;
  /** State of the parser in which what follows has been read. */
  endState: StateId;
  /** See `Piece`. */
  tail: string | undefined;
}

const RAW = new Set(
  'script style textarea title xmp iframe noembed noframes noscript plaintext'.split(' '),
);
const TAIL = /^<\/body\s*>\s*(?:<\/html\s*>\s*)?$/i;
const DEEPEST = 480;

export function isRaw({ tag, isForeign }: LiveElement): boolean {
  return !isForeign && RAW.has(tag);
}

/** The innermost element whose content holds these offsets and can be read in pieces. */
export function holderOf(tree: LiveTree, start: number, end: number): LiveElement | undefined {
  let holder: LiveElement | undefined;
  let nodes: readonly LiveNode[] = tree.nodes;
  for (;;) {
    const next = nodes.find(
      (node): node is LiveElement =>
        node.kind === 'element' &&
        node.tagEnd <= start &&
        end <= node.innerEnd &&
        (node.hasEndTag || node.innerEnd > node.tagEnd),
    );
    if (!next || isRaw(next) || next.tag === 'template') return holder;
    holder = next;
    nodes = next.nodes;
  }
}

/**
 * The regions that hold these offsets, the smallest first: between two neighbours of the innermost element,
 * then all that is in it, then the same for the elements around it.
 */
export function* regionsAround(tree: LiveTree, start: number, end: number): Generator<Region> {
  let [from, to] = [start, end];
  for (let parent = holderOf(tree, start, end); parent; parent = parent.parent) {
    const near = parent.hasImplied ? undefined : regionIn(tree, parent, { start: from, end: to });
    if (near) yield near;
    const whole = regionIn(tree, parent, { start: parent.tagEnd, end: parent.innerEnd });
    if (whole && (whole.start !== near?.start || whole.end !== near.end)) yield whole;
    from = parent.startAt;
    to = parent.endAt;
  }
}

function regionIn(
  tree: LiveTree,
  parent: LiveElement,
  { start, end }: { start: number; end: number },
): Region | undefined {
  if (!areAncestorsOrderly(tree, parent)) return undefined;
  const { from, to, after, before } = neighboursOf(parent, { start, end });
  const tail = before ? undefined : tailOf(tree, parent);
  if (!before && !parent.hasEndTag) return undefined;
  const region = {
    parent,
    start: after?.endAt ?? parent.tagEnd,
    end: before?.startAt ?? parent.innerEnd,
    from,
    to,
    after,
    before,
    endState: before ? before.states.before : parent.states.atEnd,
    tail,
  };
  return region.endState !== UNKNOWN_STATE && isSelfContained(tree, region) ? region : undefined;
}

/** The nearest elements around a stretch behind which the parser is as it was at the beginning. */
function neighboursOf(
  { nodes, states }: LiveElement,
  { start, end }: { start: number; end: number },
): Pick<Region, 'from' | 'to' | 'after' | 'before'> {
  let from = 0;
  let after: LiveElement | undefined;
  for (const [at, node] of nodes.entries()) {
    if (node.kind !== 'element') continue;
    if (node.startAt >= end) return { from, to: at, after, before: node };
    if (node.endAt > start || node.states.behind !== states.inside) continue;
    from = at + 1;
    after = node;
  }
  return { from, to: nodes.length, after, before: undefined };
}

function tailOf({ html }: LiveTree, { tag, innerEnd, isForeign }: LiveElement): string | undefined {
  if (tag !== 'body' || isForeign || html.length - innerEnd > 1_000) return undefined;
  const tail = html.slice(innerEnd);
  return TAIL.test(tail) ? tail : undefined;
}

/** Every child stands behind the one before it, on each level from the root down. */
function areAncestorsOrderly(tree: LiveTree, parent: LiveElement): boolean {
  let depth = 0;
  for (let at: LiveElement | undefined = parent; at; at = at.parent) {
    depth += 1;
    if (at.isSplit || !isOrderly(at.nodes)) return false;
  }
  return depth < DEEPEST && isOrderly(tree.nodes);
}

function isOrderly(nodes: readonly LiveNode[]): boolean {
  let end = 0;
  for (const node of nodes) {
    if (node.startAt < end) return false;
    end = node.endAt;
  }
  return true;
}

/** No node elsewhere stands in this stretch of the source, and no node of its tree stands elsewhere. */
function isSelfContained({ strays, clones }: LiveTree, region: Region): boolean {
  const { parent, start, end, tail, from, to } = region;
  const last = parent.nodes[to - 1];
  if (tail === undefined && last && last.endAt > end) return false;
  // What was not closed in order may have been opened again behind the region.
  const inside = clones.size > 0 ? elementsOf(parent.nodes.slice(from, to)) : [];
  if (inside.some(({ isSplit }) => isSplit)) return false;
  return strays.every((stray) => {
    if (tail !== undefined && stray.parent === parent && stray === parent.nodes.at(-1)) return true;
    const holder = stray.parent;
    const hangsInside = holder !== undefined && holder.startAt >= start && holder.endAt <= end;
    const isInside = stray.startAt >= start && stray.endAt <= end;
    const touches = stray.startAt < end && stray.endAt > start;
    return hangsInside ? isInside : !touches;
  });
}
