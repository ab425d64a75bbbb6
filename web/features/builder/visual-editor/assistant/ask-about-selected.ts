import type { EditingSession } from '../editing-types.ts';
import { isPageRoot } from '#domain/html/query.ts';
import { elementsOf, labelOf, outermost } from '../gestures.ts';

/** Makes the next request to the AI about the selected elements alone; `words` go into its box. */
export function askAboutSelected(session: EditingSession, words = ''): void {
  const keys = session.store.getState().selection;
  const page = session.page();
  const elements = outermost(elementsOf(page, keys)).filter((element) => !isPageRoot(element));
  const label = elements.map(labelOf).join(', ');
  session.host.ask(
    {
      label,
      rangesIn(html) {
        const now = session.page();
        if (now.html !== html) return [];
        const chosen = outermost(elementsOf(now, keys)).filter((element) => !isPageRoot(element));
        return chosen.map(({ range: { start, end } }) => ({ start, end }));
      },
    },
    words,
  );
}
