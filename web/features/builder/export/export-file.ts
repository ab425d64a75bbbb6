import { downloadName } from '#domain/projects/archive-paths.ts';
import { translator } from '#web/i18n/language-store.ts';
import { showError } from '#web/lib/show-error.ts';
import { carryPictures } from '../carry-pictures.ts';
import { flushPendingText } from '../code-editor/pending-text.ts';
import { historyText } from '#domain/edit-history/edit-history.ts';
import { shortenName } from '../shorten-name.ts';
import { currentDocument, showsStarter, useWorkspace } from '../workspace-store.ts';
import { download } from './download.ts';
import { requireAccount } from './require-account.ts';
import { tell } from '../toasts/tell.ts';

/** Downloads the open document under its own name, unchanged except that the site's pictures are embedded. */
export async function exportFile(userId: string | null): Promise<void> {
  if (!requireAccount(userId, 'login', (signedIn) => void exportFile(signedIn))) return;
  flushPendingText();
  const t = translator();
  const workspace = useWorkspace.getState();
  const document = currentDocument(workspace);
  if (document === null || showsStarter(workspace)) {
    showError(t('builderExport.errors.noFiles'));
    return;
  }
  const name = downloadName(document.kind === 'site' ? `${document.name}.html` : document.name);
  const text = await carryPictures(historyText(document.history));
  download(name, text, 'application/octet-stream');
  tell('builderExport.done', { values: { name: shortenName(name) } });
}
