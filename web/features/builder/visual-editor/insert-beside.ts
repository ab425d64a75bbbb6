import type { IndexedElement } from '#domain/html/source-index.ts';
import { keyOf, type LivePage } from '#domain/live-page/live-page.ts';
import type { PageOperation } from '#domain/page-operations/operation-types.ts';
import { placeMarkup, type MarkupToPlace } from '#domain/page-operations/place-markup.ts';
import type { EditingSession } from './editing-types.ts';
import { selectedElement } from './structure.ts';

interface Inserted extends MarkupToPlace {
  /** Style rules that it needs beside the page's own. */
  rules?: readonly string[];
}

/** Puts markup beside what is selected (`placeMarkup`) and selects it; one step of the history. */
export function insertBeside(session: EditingSession, { rules = [], ...wish }: Inserted): boolean {
  const page = session.page();
  const placement = placeMarkup(page.index, selectedElement(session), wish);
  if (!placement) return false;
  const { target, place, markup } = placement;
  const missing = rules.filter((rule) => !page.html.includes(rule));
  const style = missing.length === 0 ? '' : `<style>\n${missing.join('\n')}\n</style>`;
  const head = page.index.elements.find(({ tag }) => tag === 'head');
  const operations: PageOperation[] = [];
  if (style !== '' && head)
    operations.push({
      kind: 'insert',
      at: { key: keyOf(page, head) },
      place: 'end',
      markup: style,
    });
  operations.push({
    kind: 'insert',
    at: { key: keyOf(page, target) },
    place,
    markup: head || style === '' ? markup : `${style}\n${markup}`,
  });
  const known = new Set(page.index.elements.map((element) => keyOf(page, element)));
  return session.run(operations, { select: (after) => [newElement(after, known)] });
}

/** The first element that has come onto the page, by the keys of those that were there. */
export function newElement(page: LivePage, known: ReadonlySet<number>): IndexedElement | undefined {
  return page.index.elements.find(
    (element) => element.tag !== 'style' && !known.has(keyOf(page, element)),
  );
}
