import { outermost } from '#domain/html/query.ts';
import type { EditingSession } from './editing-types.ts';
import { elementsOf } from './gestures.ts';
import { insertBeside } from './insert-beside.ts';

/** Copied elements also where the browser gives no access to its clipboard; kept while the app is open. */
let copied: { markup: string; list: string | undefined } = { markup: '', list: undefined };

/** Puts the selected elements' markup into the clipboard. */
export function copyElements(session: EditingSession): void {
  const page = session.page();
  const chosen = outermost(elementsOf(page, session.store.getState().selection));
  if (chosen.length === 0) return;
  const markup = chosen.map(({ range }) => page.html.slice(range.start, range.end)).join('\n');
  copied = { markup, list: chosen[0]?.parent?.tag };
  void copyText(session, markup);
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

/** Inserts what was copied beside the selected element, or at the end of the page. */
export async function pasteElements(session: EditingSession): Promise<void> {
  const clipboard = await navigator.clipboard?.readText().catch(() => '');
  const markup = (clipboard || copied.markup).trim();
  if (!markup.startsWith('<')) return;
  insertBeside(session, { markup, list: markup === copied.markup ? copied.list : undefined });
}
