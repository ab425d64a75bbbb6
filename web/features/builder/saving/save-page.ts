import { isRenderable } from '#domain/rendering/limits.ts';
import { translator } from '#web/i18n/language-store.ts';
import { showError, showErrorOnTop } from '#web/lib/show-error.ts';
import { tell } from '../toasts/show-notice.ts';
import { currentHtml, currentSite, showsStarter, useWorkspace } from '../workspace-store.ts';
import { saveShown } from './save-document.ts';

/**
 * Saves the page that is edited by clicking and says how that went, in the visual editor's words. What cannot be saved
 * stays in the page and in this browser.
 */
export async function savePage(userId: string | null): Promise<void> {
  const t = translator();
  const workspace = useWorkspace.getState();
  if (workspace.currentUuid === null || showsStarter(workspace))
    return showError(t('visualEditor.errors.noSite'));
  if (currentSite(workspace) !== null && !isRenderable(currentHtml(workspace)))
    return showError(t('visualEditor.errors.tooShort'));
  if (await saveShown(userId)) return tell('visualEditor.saved');
  sayUnsaved(workspace.currentUuid);
}

/** What is refused, held back or in conflict says so by itself, and what is kept without an account by the save state. */
function sayUnsaved(uuid: string): void {
  const t = translator();
  const saveState = useWorkspace.getState().documents[uuid]?.saveState;
  if (saveState === 'failed') showErrorOnTop(t('visualEditor.errors.saveServer'));
  else if (saveState === 'offline') showError(t('visualEditor.errors.save'));
}
