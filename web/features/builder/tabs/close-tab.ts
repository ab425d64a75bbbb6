import { translator } from '#web/i18n/language-store.ts';
import { showError } from '#web/lib/show-error.ts';
import { flushPendingText } from '../code-editor/pending-text.ts';
import { saveDocument } from '../saving/save-document.ts';
import { shortenName } from '../shorten-name.ts';
import { isWorkedOn } from './is-worked-on.ts';
import { showsStarter, useWorkspace } from '../workspace-store.ts';

/**
 * Closes a tab once its text is safe. One that the AI works on, and one that could not be saved, stays open;
 * so does the starter page when it is all there is.
 */
export async function closeTab(uuid: string, userId: string | null): Promise<void> {
  const workspace = useWorkspace.getState();
  if (workspace.documents[uuid] === undefined || isWorkedOn(uuid)) return;
  const isOnly = Object.keys(workspace.documents).length === 1;
  if (isOnly && showsStarter(workspace)) return;
  flushPendingText();
  await saveDocument(uuid, userId);
  const { documents, closeDocument } = useWorkspace.getState();
  const document = documents[uuid];
  if (document === undefined) return;
  if (document.saveState === 'saved' || document.saveState === 'local') closeDocument(uuid);
  else showError(translator()('builderTabs.closeUnsaved', { name: shortenName(document.name) }));
}

/** Closes the tab that is shown, if one is. */
export async function closeShown(userId: string | null): Promise<void> {
  const { currentUuid } = useWorkspace.getState();
  if (currentUuid !== null) await closeTab(currentUuid, userId);
}
