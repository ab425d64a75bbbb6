import { isPageRoot } from '#domain/html/query.ts';
import { keyOf } from '#domain/live-page/live-page.ts';
import type { IndexedElement } from '#domain/html/source-index.ts';
import type { ActionOnOne, EditingAction } from './editing-keys.ts';
import type { EditingSession } from './editing-types.ts';
import { pasteElements, copyElements } from './element-clipboard.ts';
import { planMoveStep, shownChildren, siblingOf } from './gestures.ts';
import { deleteSelected, duplicateSelected, selectedElement } from './structure.ts';

/** Carries out what a key or a button asks for. Nothing happens where there is nothing to do. */
export function doAction(session: EditingSession, action: EditingAction): void {
  const { host } = session;
  switch (action.kind) {
    case 'undo':
      return host.undo();
    case 'redo':
      return host.redo();
    case 'save':
      return host.save();
    case 'palette':
      return host.openPalette();
    case 'shortcuts':
      return host.showShortcuts();
    case 'stop':
      return host.stop();
    case 'escape':
      if (session.store.getState().isolated !== null) return session.isolate(null);
      return actOn(session, { kind: 'parent' });
    case 'delete':
      return deleteSelected(session);
    case 'duplicate':
      return duplicateSelected(session);
    case 'copy':
      return copyElements(session);
    case 'cut':
      copyElements(session);
      return deleteSelected(session);
    case 'paste':
      return void pasteElements(session);
    default:
      return actOn(session, action);
  }
}

function actOn(session: EditingSession, action: ActionOnOne): void {
  const page = session.page();
  const element = selectedElement(session);
  if (element === undefined) return;
  if (action.kind === 'move') {
    const operation = planMoveStep(page, element, action.step);
    if (operation) session.run([operation]);
    return;
  }
  if (action.kind === 'edit-text') {
    if (hasWords(element)) return session.editText(keyOf(page, element));
    return choose(session, shownChildren(element)[0]);
  }
  if (action.kind === 'parent') {
    const { parent } = element;
    if (parent === undefined || isPageRoot(parent)) return session.select([]);
    return choose(session, parent);
  }
  choose(session, siblingOf(page, element, action.kind === 'next' ? 1 : -1));
}

function choose(session: EditingSession, element: IndexedElement | undefined): void {
  if (element === undefined) return;
  session.select([keyOf(session.page(), element)], { scrollTo: true });
}

/** True when a visitor reads words that stand directly in the element. */
function hasWords(element: IndexedElement): boolean {
  return (
    element.nodes.some((node) => node.kind === 'text' && node.value.trim() !== '') ||
    element.nodes.length === 0
  );
}
