import type { FramePatch } from '../../contract/page-editing.ts';
import type { IndexedElement } from '../html/source-index.ts';
import { elementsOf } from './live-nodes.ts';
import { elementOfKey, keyOf, type LivePage } from './live-page.ts';
import { markRange } from './marks.ts';

/** The page for the frame: every element carries its key. Never to be stored. Linear. */
export function markedHtml(page: LivePage): string {
  const { tree } = page.inner;
  return markRange(tree, tree.elements, { start: 0, end: tree.html.length });
}

/** Writes everything inside an element of this page anew, as it stands in the source. */
export function contentPatch(page: LivePage, element: IndexedElement): FramePatch {
  const key = keyOf(page, element);
  const live = elementOfKey(page, key);
  const inside = live ? elementsOf([live]).slice(1) : [];
  const markup = markRange(page.inner.tree, inside, element.inner);
  return { t: 'between', parent: key, after: null, before: null, markup };
}
