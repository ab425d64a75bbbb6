import { keyOf, type LivePage } from '#domain/live-page/live-page.ts';
import type { IndexedElement } from '#domain/html/source-index.ts';
import { withFreshIds } from '#domain/page-operations/copy-ids.ts';
import type { PageOperation } from '#domain/page-operations/operation-types.ts';
import type { EditingSession } from '../editing-types.ts';
import { isPageRoot } from '../gestures.ts';
import { selectedElement } from '../structure.ts';

export interface Placed {
  markup: string;
  /** Style rules that it needs beside the page's own. */
  rules?: readonly string[];
  /** A part of its own on the page: it stands beside sections, not in them. */
  isSection?: boolean;
}

/** Inside these a new block would break what stands there. */
const NO_PLACE_FOR_BLOCKS =
  /^(?:p|h[1-6]|a|button|span|strong|em|b|i|small|label|summary|ul|ol|dl|table|thead|tbody|tfoot|tr|select|svg|picture|details|figure)$/;

/**
 * Puts markup behind the selected element (or what holds it, where it cannot stand), at the end of the page without
 * a selection, and selects it. One step of the history. Ids that the page has already are renamed.
 */
export function placeMarkup(
  session: EditingSession,
  { markup, rules = [], isSection = false }: Placed,
): boolean {
  const page = session.page();
  const chosen = selectedElement(session);
  const beside = chosen && besideOf(chosen, isSection);
  const target = beside ?? page.index.elements.find(({ tag }) => tag === 'body');
  if (!target) return false;
  const head = page.index.elements.find(({ tag }) => tag === 'head');
  const missing = rules.filter((rule) => !page.html.includes(rule));
  const style = missing.length === 0 ? '' : `<style>\n${missing.join('\n')}\n</style>`;
  const fresh = withFreshIds(page.index, markup);
  const operations: PageOperation[] = [];
  if (style !== '' && head) {
    const at = { key: keyOf(page, head) };
    operations.push({ kind: 'insert', at, place: 'end', markup: style });
  }
  operations.push({
    kind: 'insert',
    at: { key: keyOf(page, target) },
    place: isPageRoot(target) ? 'end' : 'after',
    markup: head || style === '' ? fresh : `${style}\n${fresh}`,
  });
  const known = new Set(page.index.elements.map((element) => keyOf(page, element)));
  return session.run(operations, { select: (after) => [firstNew(after, known)] });
}

function firstNew(page: LivePage, known: ReadonlySet<number>): IndexedElement | undefined {
  return page.index.elements.find(
    (element) => element.tag !== 'style' && !known.has(keyOf(page, element)),
  );
}

/** The element itself or the nearest around it behind which a block can stand; undefined for the page. */
function besideOf(element: IndexedElement, isSection: boolean): IndexedElement | undefined {
  if (isPageRoot(element)) return undefined;
  let beside = element;
  while (beside.parent && !isPageRoot(beside.parent)) {
    const { parent } = beside;
    const canHold = !NO_PLACE_FOR_BLOCKS.test(parent.tag);
    if (canHold && (!isSection || parent.tag === 'main')) break;
    beside = parent;
  }
  return beside;
}
