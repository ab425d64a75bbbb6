import { historyText, textWithout } from '#domain/edit-history/edit-history.ts';
import { isRenderable } from '#domain/rendering/limits.ts';
import { shownView, useWorkspace } from '../workspace-store.ts';
import { isPage } from './documents.ts';
import { showChange } from './shown-change.ts';

/**
 * Marks what a step of a document, by default the newest, has changed on the page as it is now; nothing where the step
 * made the page. With `isAsked` the person is led there.
 */
export function showStep(uuid: string, isAsked: boolean, step?: number): void {
  const workspace = useWorkspace.getState();
  const document = workspace.documents[uuid];
  if (document === undefined || !isPage(document)) return;
  const { history } = document;
  const from = textWithout(history, step ?? history.index);
  if (!isRenderable(from)) return;
  if (isAsked && shownView(workspace) === 'code') workspace.show('preview');
  showChange({ uuid, from, to: historyText(history), isAsked });
}
