import type { EditingSession } from '../editing-types.ts';
import type { IndexedElement } from '#domain/html/source-index.ts';
import { isPageRoot, outermost } from '#domain/html/query.ts';
import { phraseOf } from '#messages/element-words.ts';
import type { AskedElements } from '../editing-host.ts';
import { elementsOf } from '../gestures.ts';

/** The selected elements as what a request to the AI is about; null without any, and for the page itself. */
export function askedElements(session: EditingSession): AskedElements | null {
  const keys = session.store.getState().selection;
  const asked = (): IndexedElement[] => outermost(elementsOf(session.page(), keys));
  const named = asked();
  if (named.length === 0 || named.some(isPageRoot)) return null;
  const locale = session.host.locale();
  return {
    label: named.map((element) => phraseOf(element, locale)).join(', '),
    rangesIn: (html) =>
      session.page().html === html
        ? asked().map(({ range: { start, end } }) => ({ start, end }))
        : [],
  };
}

/** Makes the next request to the AI about the selected elements alone; `words` go into its box. */
export function askAboutSelected(session: EditingSession, words = ''): void {
  session.host.ask(askedElements(session), words);
}
