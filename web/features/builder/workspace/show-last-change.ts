import { historyText, textOfStep } from '#domain/edit-history/edit-history.ts';
import { isRenderable } from '#domain/rendering/limits.ts';
import { shownView, useWorkspace } from '../workspace-store.ts';
import { isPage } from './documents.ts';
import { showChange } from './shown-change.ts';

/**
 * Marks what the newest step of a document has changed, if there was a page before it. With `isAsked` the person is
 * led there.
 */
export function showLastChange(uuid: string, isAsked: boolean): void {
  const workspace = useWorkspace.getState();
  const document = workspace.documents[uuid];
  if (document === undefined || !isPage(document)) return;
  const { history } = document;
  const from = textOfStep(history, history.index - 1);
  if (!isRenderable(from)) return;
  if (isAsked && shownView(workspace) === 'code') workspace.show('preview');
  showChange({ uuid, from, to: historyText(history), isAsked });
}
