import { textOf } from '#domain/html/query.ts';
import type { IndexedElement } from '#domain/html/source-index.ts';
import { foldName } from './fold.ts';
import type { PageModel } from './page-model.ts';

/** The innermost element that says just this label; ornaments and dashes count for nothing. */
export function findLabelled(page: PageModel, label: string): IndexedElement | undefined {
  const wanted = foldName(label);
  return page.index.elements.findLast(
    (element) =>
      !['script', 'style', 'title'].includes(element.tag) && foldName(textOf(element)) === wanted,
  );
}
