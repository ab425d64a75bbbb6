import type { IndexedAttribute } from '../html/source-attributes.ts';
import { attributeOf } from '../html/query.ts';
import { buildNodes, FORMATTING } from './build-nodes.ts';
import type { LiveElement } from './live-nodes.ts';
import type { LiveTree } from './live-tree.ts';
import { parseWithStates, type StateTable } from './parser-states.ts';

/** Attributes of these decide how a parser goes on. */
const STEERED = new Set(['font', 'template']);

/** What has to stand before a start tag, so that a parser makes an element of it. */
const CONTEXTS: Readonly<Record<string, string>> = {
  html: '<!doctype html>',
  head: '<!doctype html><html>',
  body: '<!doctype html><html><head></head>',
};
const ANYWHERE = '<!doctype html><template>';

export interface TagReading {
  /** At offsets of the tag. */
  attributes: readonly IndexedAttribute[];
  parsed: number;
}

/**
 * The attributes of a start tag that was changed behind its name. Undefined when the tag may now mean
 * something else to what stands around it.
 */
export function readTag(
  tree: LiveTree,
  states: StateTable,
  { element, text }: { element: LiveElement; text: string },
): TagReading | undefined {
  const { tag } = element;
  if (element.isForeign || element.isSplit || STEERED.has(tag)) return undefined;
  if (tree.clones.size > 0 && FORMATTING.has(tag)) return undefined;
  if (tree.hasMergedTags && tag in CONTEXTS) return undefined;
  const context = CONTEXTS[tag] ?? ANYWHERE;
  const parsed = { text: context + text, end: context.length + text.length, shift: 0 };
  const { document, tags } = parseWithStates(parsed.text, states);
  const { elements } = buildNodes({ ...parsed, tags }, document.childNodes);
  const read = elements.find(({ startAt }) => startAt === context.length);
  if (read?.tag !== tag || read.tagEnd !== parsed.end) return undefined;
  if (tag === 'input' && isHidden(read) !== isHidden(element)) return undefined;
  const attributes = read.attributes.map(({ name, value, range }) => ({
    name,
    value,
    range: { start: range.start - context.length, end: range.end - context.length },
  }));
  return { attributes, parsed: parsed.end };
}

/** Tables let hidden fields stand between their rows. */
function isHidden(element: LiveElement): boolean {
  return attributeOf(element, 'type')?.toLowerCase() === 'hidden';
}
