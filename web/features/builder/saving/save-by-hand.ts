import { translator } from '#web/i18n/language-store.ts';
import { isApiError } from '#web/lib/api-error.ts';
import { showError } from '#web/lib/show-error.ts';
import { showSuccess } from '#web/lib/show-success.ts';
import { flushPendingText } from '../code-editor/pending-text.ts';
import type { OpenDocument } from '../workspace/documents.ts';
import { currentDocument, useWorkspace } from '../workspace-store.ts';
import { isTimeout, saveDocument } from './save-document.ts';

/** Saves the shown document because somebody asked for it: unlike the autosave this says what came of it. */
export async function saveByHand(userId: string | null): Promise<void> {
  flushPendingText();
  const document = currentDocument(useWorkspace.getState());
  if (document === null) return;
  const { uuid, kind, name } = document;
  const isSaved = await saveDocument(uuid, userId, (error) =>
    showError(describeUnsaved(document, error)),
  );
  if (!isSaved) return;
  const t = translator();
  showSuccess(kind === 'site' ? t('builder.toast.saved') : t('builder.toast.fileSaved', { name }));
}

/** Builder spec section 8, Site and Files. */
function describeUnsaved({ kind, name }: OpenDocument, error: unknown): string {
  const t = translator();
  if (isTimeout(error)) return t('builder.toast.saveTimeout');
  if (kind === 'file') return t('builderFiles.errors.saveFailed', { file: name });
  const status = isApiError(error) ? error.status : 0;
  return status === 0
    ? t('builder.toast.saveFailed')
    : t('builder.toast.saveStatus', { status: String(status) });
}
