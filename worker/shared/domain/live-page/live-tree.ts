import { html as htmlNames } from 'parse5';
import type { SourceIndex } from '../html/source-index.ts';
import { buildNodes } from './build-nodes.ts';
import type { LiveElement, LiveNode } from './live-nodes.ts';
import { parseWithStates, type StateTable } from './parser-states.ts';

/** A page as a parser reads it, changed in place. */
export interface LiveTree {
  html: string;
  /** In tree order. */
  elements: LiveElement[];
  nodes: LiveNode[];
  /** Nodes that stand in the source outside of what they hang on in the tree. */
  strays: LiveNode[];
  /** Without a doctype that switches it off, tables stay inside paragraphs. */
  isQuirky: boolean;
  hasMergedTags: boolean;
  /** Looks of elements that the parser made several times, here or in an earlier state of the page. */
  clones: ReadonlySet<string>;
  /** Frames, or elements that only a parser put in front of a table: parts of such a page are not read alone. */
  isUnruly: boolean;
}

/** Parses a whole page. */
export function growTree(html: string, states: StateTable): LiveTree {
  const parser = parseWithStates(html, states);
  const { document } = parser;
  const parsed = { text: html, tags: parser.tags, end: Infinity, shift: 0 };
  const { nodes, elements, strays, clones } = buildNodes(parsed, document.childNodes);
  for (const [at, element] of elements.entries()) element.index = at;
  return {
    html,
    elements,
    nodes,
    strays,
    isQuirky: document.mode === htmlNames.DOCUMENT_MODE.QUIRKS,
    hasMergedTags: parser.hasMergedTags,
    clones,
    isUnruly: parser.hasGhosts || /<\/?frame/i.test(html),
  };
}

/** The tree as planners read it; true until the tree changes. */
export function indexOf({ html, elements, nodes }: LiveTree): SourceIndex {
  return { html, elements, nodes };
}
