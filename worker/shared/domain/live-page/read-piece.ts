import type { DefaultTreeAdapterTypes } from 'parse5';
import { FORMATTING } from './build-nodes.ts';
import type { LiveElement } from './live-nodes.ts';
import type { LiveTree } from './live-tree.ts';
import {
  parseWithStates,
  UNKNOWN_STATE,
  type StateId,
  type StateParser,
  type StateTable,
  type TagStates,
} from './parser-states.ts';

/** A piece of a changed page that begins and ends between tags. */
export interface Piece {
  /** The element that holds it. */
  parent: LiveElement;
  text: string;
  /** It begins right behind the start tag of `parent`. */
  isFirst: boolean;
  /** State of the parser in which what follows the piece has been read. */
  endState: StateId;
  /** What follows the end of the body, when the piece reaches up to it; a parser puts its blanks into the body. */
  tail: string | undefined;
}

export interface PieceReading {
  /** What was parsed: the start tags of the ancestors, then the piece. */
  text: string;
  /** Where the piece begins in it. */
  offset: number;
  tags: TagStates;
  nodes: DefaultTreeAdapterTypes.ChildNode[];
  hasGhosts: boolean;
}

type ParentNode = DefaultTreeAdapterTypes.ParentNode;

const SENTINEL = '<!--end-->';
const LONGEST_TAG = 300;

/**
 * Parses a piece in the place where it stands, behind the start tags of its ancestors. Undefined when what
 * follows it would be read differently, or when the piece changes something outside of it.
 */
export function readPiece(
  tree: LiveTree,
  states: StateTable,
  piece: Piece,
): PieceReading | undefined {
  if (changesRoots(piece)) return undefined;
  const chain = chainOf(tree, piece.parent);
  const offset = chain.text.length;
  const text = chain.text + piece.text + (piece.tail ?? SENTINEL);
  const end = offset + piece.text.length;
  let outside: Outside | undefined;
  let endState = UNKNOWN_STATE;
  let lastParent: ParentNode | undefined;
  let isAlone = false;
  const parser = parseWithStates(text, states, {
    onTag: (running, at) => {
      if (at !== chain.last) return;
      outside = lookOutside(running);
      if (!piece.isFirst) running.skipNextNewLine = false;
    },
    onComment: (running, at) => {
      if (at !== end) return;
      endState = states.stateOf(running);
      lastParent = running.openElements.currentTmplContentOrNode;
    },
    // Looked at before the end of the text adds what a page lacks.
    afterComment: (at) => {
      if (at === end) isAlone = outside !== undefined && isUntouched(outside);
    },
  });
  const inside = parser.tags.get(chain.last)?.behind;
  if (!outside || !isSameState(inside, piece.parent.states.inside)) return undefined;
  if (piece.tail === undefined) {
    if (!isSameState(endState, piece.endState) || !takeSentinel(lastParent)) return undefined;
  } else {
    if (!isSameState(parser.tags.get(end)?.before, piece.endState)) return undefined;
    isAlone = isUntouched(outside);
  }
  if (!isAlone) return undefined;
  const nodes = outside.holder.childNodes;
  return { text, offset, tags: parser.tags, nodes, hasGhosts: parser.hasGhosts };
}

function isSameState(state: StateId | undefined, wanted: StateId): boolean {
  return state === wanted && wanted !== UNKNOWN_STATE;
}

/** Such tags change elements that are open already, wherever they stand. */
function changesRoots({ text }: Piece): boolean {
  return /<\/?(?:html|head|body|frame)/i.test(text);
}

function takeSentinel(parent: ParentNode | undefined): boolean {
  const last = parent?.childNodes.pop();
  return last !== undefined && 'data' in last && `<!--${last.data}-->` === SENTINEL;
}

interface Chain {
  text: string;
  /** Where the last start tag begins. */
  last: number;
}

/** The start tags from the root down; long ones without attributes where those do not steer the parser. */
function chainOf({ html, isQuirky }: LiveTree, parent: LiveElement): Chain {
  const tags: string[] = [];
  for (let at: LiveElement | undefined = parent; at; at = at.parent) {
    const isSteering = FORMATTING.has(at.tag) || at.tag === 'annotation-xml';
    const isWhole = isSteering || at.tagEnd - at.startAt <= LONGEST_TAG;
    tags.push(isWhole ? html.slice(at.startAt, at.tagEnd) : `<${at.tag}>`);
  }
  const before = (isQuirky ? '' : '<!doctype html>') + tags.slice(1).toReversed().join('');
  return { text: before + (tags[0] ?? ''), last: before.length };
}

interface Outside {
  /** What the nodes of the piece have to hang on. */
  holder: ParentNode;
  counts: { node: ParentNode; children: number; attributes: number }[];
}

function lookOutside(parser: StateParser): Outside {
  const holder = parser.openElements.currentTmplContentOrNode;
  const counts = [count(parser.document)];
  const { openElements } = parser;
  for (let slot = openElements.stackTop; slot >= 0; slot = openElements.slotBelow(slot)) {
    const node = openElements.items[slot];
    if (node) counts.push(count(node));
    if (node && 'content' in node) counts.push(count(contentOf(node)));
  }
  return { holder, counts };
}

function contentOf(node: DefaultTreeAdapterTypes.Node): ParentNode {
  return (node as DefaultTreeAdapterTypes.Template).content;
}

function count(node: ParentNode): Outside['counts'][number] {
  return {
    node,
    children: node.childNodes.length,
    attributes: 'attrs' in node ? node.attrs.length : 0,
  };
}

function isUntouched({ holder, counts }: Outside): boolean {
  return counts.every(({ node, children, attributes }) => {
    const now = count(node);
    return now.attributes === attributes && (node === holder || now.children === children);
  });
}
