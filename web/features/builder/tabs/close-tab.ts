import { translator } from '#web/i18n/language-store.ts';
import { showError } from '#web/lib/show-error.ts';
import { flushPendingText } from '../code-editor/pending-text.ts';
import { saveDocument } from '../saving/save-document.ts';
import { shortenName } from '../shorten-name.ts';
import { isNobodys } from '../workspace/documents.ts';
import { isWorkedOn } from './is-worked-on.ts';
import { showsStarter, useWorkspace } from '../workspace-store.ts';

/**
 * Closes a tab once its text is safe. A tab stays open if the AI is working on it, if it could not be saved, or
 * if it is the starter page and the only tab.
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
  const { saveState } = document;
  if (saveState === 'saved' || saveState === 'local' || isNobodys(document)) closeDocument(uuid);
  else showError(translator()('builderTabs.closeUnsaved', { name: shortenName(document.name) }));
}

/** Closes the tab shown, if there is one. */
export async function closeShown(userId: string | null): Promise<void> {
  const { currentUuid } = useWorkspace.getState();
  if (currentUuid !== null) await closeTab(currentUuid, userId);
}
