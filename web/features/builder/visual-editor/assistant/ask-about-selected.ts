import type { EditingSession } from '../editing-types.ts';
import type { IndexedElement } from '#domain/html/source-index.ts';
import { isPageRoot, outermost } from '#domain/html/query.ts';
import { phraseOf } from '#messages/element-words.ts';
import { elementsOf } from '../gestures.ts';

/** Makes the next request to the AI about the selected elements alone; `words` go into its box. */
export function askAboutSelected(session: EditingSession, words = ''): void {
  const keys = session.store.getState().selection;
  const asked = (): IndexedElement[] => outermost(elementsOf(session.page(), keys));
  // Whoever has selected the page itself asks about all of it.
  if (asked().some(isPageRoot)) return session.host.ask(null, words);
  const locale = session.host.locale();
  session.host.ask(
    {
      label: asked()
        .map((element) => phraseOf(element, locale))
        .join(', '),
      rangesIn: (html) =>
        session.page().html === html
          ? asked().map(({ range: { start, end } }) => ({ start, end }))
          : [],
    },
    words,
  );
}
