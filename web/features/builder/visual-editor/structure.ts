import { outermost } from '#domain/html/query.ts';
import type { IndexedElement } from '#domain/html/source-index.ts';
import { elementOfKey, keyOf } from '#domain/live-page/live-page.ts';
import { elementsOf, heirOf, nextElement } from './gestures.ts';
import type { EditingSession } from './editing-types.ts';

/** The element that was selected first; undefined without a selection. */
export function selectedElement(session: EditingSession): IndexedElement | undefined {
  const [key] = session.store.getState().selection;
  return key === undefined ? undefined : elementOfKey(session.page(), key);
}

/** Deletes the selected elements; what stood beside them is selected. */
export function deleteSelected(session: EditingSession): void {
  const page = session.page();
  const chosen = outermost(elementsOf(page, session.store.getState().selection));
  const [first] = chosen;
  if (first === undefined) return;
  const heir = heirOf(page, first);
  const heirKey = heir && !chosen.includes(heir) ? keyOf(page, heir) : undefined;
  session.run(
    chosen.map((element) => ({ kind: 'delete', at: { key: keyOf(page, element) } })),
    { select: (after) => [heirKey === undefined ? undefined : elementOfKey(after, heirKey)] },
  );
}

/** Copies the selected elements behind themselves; the copies are selected. */
export function duplicateSelected(session: EditingSession): void {
  const page = session.page();
  const keys = outermost(elementsOf(page, session.store.getState().selection)).map((element) =>
    keyOf(page, element),
  );
  session.run(
    keys.map((key) => ({ kind: 'duplicate', at: { key } })),
    { select: (after) => keys.map((key) => nextElement(elementOfKey(after, key))) },
  );
}
