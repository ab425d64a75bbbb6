import { keyOf } from '#domain/live-page/live-page.ts';
import type { EditingSession } from './editing-types.ts';
import { elementsOf, isPageRoot, outermost } from './gestures.ts';
import { selectedElement } from './structure.ts';

/** Copied elements also where the browser gives no access to its clipboard; kept while the app is open. */
let copied = '';

/** Puts the selected elements' markup into the clipboard. */
export function copyElements(session: EditingSession): void {
  const page = session.page();
  const chosen = outermost(elementsOf(page, session.store.getState().selection));
  if (chosen.length === 0) return;
  copied = chosen.map(({ range }) => page.html.slice(range.start, range.end)).join('\n');
  void copyText(session, copied);
}

/** Puts a text into the clipboard and says whether that worked. */
export async function copyText(session: EditingSession, text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    session.host.sayCopied(true);
  } catch {
    session.host.sayCopied(false);
  }
}

/** Inserts what was copied behind the selected element, or at the end of the page. */
export async function pasteElements(session: EditingSession): Promise<void> {
  const clipboard = await navigator.clipboard?.readText().catch(() => '');
  const markup = (clipboard || copied).trim();
  if (!markup.startsWith('<')) return;
  insertMarkup(session, markup);
}

/** Behind the selected element, inside it when it makes the page, at the end of the page without a selection. */
function insertMarkup(session: EditingSession, markup: string): void {
  const page = session.page();
  const target = selectedElement(session) ?? page.index.elements.find(({ tag }) => tag === 'body');
  if (target === undefined) return;
  const place = isPageRoot(target) ? 'end' : 'after';
  const at = { key: keyOf(page, target) };
  const known = new Set(page.index.elements.map((element) => keyOf(page, element)));
  session.run([{ kind: 'insert', at, place, markup }], {
    select: (after) => [after.index.elements.find((element) => !known.has(keyOf(after, element)))],
  });
}
