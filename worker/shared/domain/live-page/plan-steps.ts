import type { IndexedAttribute } from '../html/source-attributes.ts';
import { joinSplices, sortSplices, type Splice } from '../text/splices.ts';
import type { LiveElement, LiveText } from './live-nodes.ts';
import type { LiveTree } from './live-tree.ts';
import { parseWithStates, type StateTable } from './parser-states.ts';
import { readPiece, type PieceReading } from './read-piece.ts';
import { readTag } from './read-tag.ts';
import { holderOf, isRaw, regionsAround, type Region } from './regions.ts';

/** A part of a change that was read on its own. Offsets are of the text before. */
export type Step = { start: number; end: number; text: string } & (
  | { kind: 'tag'; element: LiveElement; attributes: readonly IndexedAttribute[] }
  | { kind: 'text'; node: LiveText; value: string }
  | { kind: 'nodes'; region: Region; reading: PieceReading }
);

export interface StepPlan {
  /** In the order of the source. */
  steps: Step[];
  /** Characters given to a parser. */
  parsed: number;
}

interface Planner {
  tree: LiveTree;
  states: StateTable;
  parsed: number;
}

/** Splices that are read together. */
type Group = readonly Splice[];

/** How far a group may reach beyond the element that holds it. */
type Reach = 'near' | 'far';

/** Below this a region may be a large part of the page. */
const SMALL = 20_000;

/** Reads the changed parts of a page on their own. Undefined when the whole page has to be parsed. */
export function planSteps(
  tree: LiveTree,
  states: StateTable,
  splices: readonly Splice[],
): StepPlan | undefined {
  if (tree.isUnruly) return undefined;
  const planner: Planner = { tree, states, parsed: 0 };
  const single = sortSplices(splices).map((splice) => [splice]);
  const steps =
    planGroups(planner, single, 'near') ??
    planGroups(planner, [single.flat()], 'far') ??
    (single.length > 1 ? planGroups(planner, single, 'far') : undefined);
  return steps && { steps, parsed: planner.parsed };
}

/** Groups whose parts overlap are read as one. */
function planGroups(planner: Planner, groups: readonly Group[], reach: Reach): Step[] | undefined {
  const steps: { group: Group; step: Step }[] = [];
  for (const group of groups) {
    let merged = group;
    let step = planGroup(planner, merged, reach);
    for (let last = steps.at(-1); step && last && meets(last.step, step); last = steps.at(-1)) {
      steps.pop();
      merged = [...last.group, ...merged];
      step = planGroup(planner, merged, reach);
    }
    if (!step) return undefined;
    steps.push({ group: merged, step });
  }
  return steps.map(({ step }) => step);
}

function meets(first: Step, second: Step): boolean {
  return (
    second.start < first.end ||
    (first.start === second.start && first.end === second.end) ||
    (first.kind === 'nodes' && second.kind === 'nodes' && second.start === first.end)
  );
}

function planGroup(planner: Planner, group: Group, reach: Reach): Step | undefined {
  const start = group[0]?.start ?? 0;
  const end = Math.max(...group.map((splice) => splice.end));
  const small = planTag(planner, group, { start, end }) ?? planText(planner, group, { start, end });
  if (small) return small;
  const { tree, states } = planner;
  const first = holderOf(tree, start, end);
  for (const region of regionsAround(tree, start, end)) {
    if (reach === 'near' && region.parent !== first) return undefined;
    const length = region.end - region.start;
    if (length > SMALL && length > tree.html.length / 2) return undefined;
    const text = changedText(tree, region, group);
    const { parent, endState, tail } = region;
    const isFirst = region.start === parent.tagEnd;
    planner.parsed += text.length;
    const reading = readPiece(tree, states, { parent, text, isFirst, endState, tail });
    if (!reading) continue;
    planner.parsed += reading.offset;
    return { kind: 'nodes', start: region.start, end: region.end, text, region, reading };
  }
  return undefined;
}

interface Stretch {
  start: number;
  end: number;
}

function changedText({ html }: LiveTree, { start, end }: Stretch, group: Group): string {
  const shifted = group.map((splice) => ({
    ...splice,
    start: splice.start - start,
    end: splice.end - start,
  }));
  return joinSplices(html.slice(start, end), shifted);
}

function planTag(planner: Planner, group: Group, { start, end }: Stretch): Step | undefined {
  const { tree, states } = planner;
  const siblings = holderOf(tree, start, end)?.nodes ?? tree.nodes;
  const element = siblings.find(
    (node): node is LiveElement =>
      node.kind === 'element' && node.startAt + node.tag.length < start && end < node.tagEnd,
  );
  if (!element) return undefined;
  const stretch = { start: element.startAt, end: element.tagEnd };
  const text = changedText(tree, stretch, group);
  const reading = readTag(tree, states, { element, text });
  if (!reading) return undefined;
  planner.parsed += reading.parsed;
  return { kind: 'tag', ...stretch, text, element, attributes: reading.attributes };
}

/** In these, blanks or words may go elsewhere. */
const STRICT = new Set(
  'html head table tbody thead tfoot tr colgroup frameset pre textarea listing'.split(' '),
);
const OPENING = '<!doctype html><body>';

/** A text that stands alone between two tags and stays one. */
function planText(planner: Planner, group: Group, { start, end }: Stretch): Step | undefined {
  const { tree, states } = planner;
  const parent = holderOf(tree, start, end);
  if (!parent || parent.isForeign || parent.hasImplied || parent.isSplit) return undefined;
  if (isRaw(parent) || STRICT.has(parent.tag)) return undefined;
  const at = parent.nodes.findIndex(
    (node) => node.startAt <= start && end <= node.endAt && node.kind === 'text',
  );
  const node = parent.nodes[at];
  if (node?.kind !== 'text' || node.endAt > parent.innerEnd) return undefined;
  const isAlone = [parent.nodes[at - 1], parent.nodes[at + 1]].every(
    (beside) => beside === undefined || beside.kind === 'element',
  );
  const stretch = { start: node.startAt, end: node.endAt };
  if (!isAlone || !fillsGap(parent, at) || !isPlain(tree.html.slice(stretch.start, stretch.end)))
    return undefined;
  const text = changedText(tree, stretch, group);
  if (!isPlain(text)) return undefined;
  const { document } = parseWithStates(`${OPENING}${text}<br>`, states);
  planner.parsed += text.length;
  const value = onlyText(document.childNodes);
  return value === undefined ? undefined : { kind: 'text', ...stretch, text, node, value };
}

/** Nothing but the text stands between the tags around it, not even a tag that the parser dropped. */
function fillsGap({ nodes, tagEnd, innerEnd }: LiveElement, at: number): boolean {
  const node = nodes[at];
  const start = nodes[at - 1]?.endAt ?? tagEnd;
  const end = nodes[at + 1]?.startAt ?? innerEnd;
  return node?.startAt === start && node.endAt === end;
}

function isPlain(source: string): boolean {
  return source.trim() !== '' && !/[<\0]/.test(source);
}

type Parsed = ReturnType<typeof parseWithStates>['document']['childNodes'];

function onlyText(nodes: Parsed): string | undefined {
  for (const html of nodes) {
    if (!('tagName' in html)) continue;
    const body = html.childNodes.at(-1);
    const [text, after] = body && 'childNodes' in body ? body.childNodes : [];
    return text && 'value' in text && after?.nodeName === 'br' ? text.value : undefined;
  }
  return undefined;
}
