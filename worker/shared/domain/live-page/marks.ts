import { KEY_ATTRIBUTE } from '../../contract/page-editing.ts';
import { joinSplices } from '../text/splices.ts';
import { lookOf } from './build-nodes.ts';
import type { LiveElement } from './live-nodes.ts';
import type { LiveTree } from './live-tree.ts';

/** As written into a start tag. */
export function markOf(element: LiveElement): string {
  return ` ${KEY_ATTRIBUTE}="${element.key}"`;
}

/**
 * Tells which elements carry their key in the frame. Those in templates do not: no script of the page may see
 * a key. Neither do elements that a parser split, and those that look the same: a parser opens at most three
 * equal formatting elements again, and keys would make them different.
 */
export function marksOf(tree: LiveTree): (element: LiveElement) => boolean {
  return (element) => !isCloned(tree, element) && !isInTemplate(element);
}

/** The parser may have made several elements of its tag. */
export function isCloned({ clones }: LiveTree, element: LiveElement): boolean {
  const { tag, attributes, isSplit } = element;
  return isSplit || (clones.size > 0 && clones.has(lookOf(tag, attributes)));
}

function isInTemplate({ parent }: LiveElement): boolean {
  for (let at = parent; at; at = at.parent) if (at.tag === 'template') return true;
  return false;
}

/** A stretch of the page with the keys of these elements. */
export function markRange(
  tree: LiveTree,
  elements: readonly LiveElement[],
  { start, end }: { start: number; end: number },
): string {
  const isMarked = marksOf(tree);
  const splices = elements.filter(isMarked).map((element) => {
    const at = element.startAt - start + nameLength(tree.html, element.startAt);
    return { start: at, end: at, replacement: markOf(element) };
  });
  return joinSplices(tree.html.slice(start, end), splices);
}

const NAME = /<[^\t\n\f\r />]*/y;

/** Of `<name`, as written. */
function nameLength(html: string, start: number): number {
  NAME.lastIndex = start;
  return NAME.exec(html)?.[0].length ?? 1;
}
