import type { QueryClient } from '@tanstack/react-query';
import { api } from '#web/lib/api.ts';
import { translator } from '#web/i18n/language-store.ts';
import { refetchNow } from '#web/lib/refetch-now.ts';
import { showError } from '#web/lib/show-error.ts';
import { showSuccess } from '#web/lib/show-success.ts';
import { flushPendingText } from '../code-editor/pending-text.ts';
import { historyText } from '#domain/edit-history/edit-history.ts';
import { saveDocument } from '../saving/save-document.ts';
import { currentDocument, useWorkspace } from '../workspace-store.ts';

/**
 * Saves the open document and keeps its state as a version; a save alone makes one only now and then. Reports
 * the result. If nothing has changed since the newest version, none is added.
 */
export async function keepVersion(client: QueryClient, userId: string | null): Promise<void> {
  flushPendingText();
  const document = currentDocument(useWorkspace.getState());
  if (document === null || userId === null) return;
  const { uuid, name, history } = document;
  const t = translator();
  if (!(await saveDocument(uuid, userId))) {
    showError(t('fileHistory.errors.keep'));
    return;
  }
  try {
    const response = await api.api['file-history'].save.$post({
      json: {
        file_id: uuid,
        file_name: name,
        file_type: document.kind === 'site' ? 'site' : document.type,
        content: historyText(history),
        comment: t('fileHistory.keepComment', { name }),
        user_id: userId,
        origin: 'manual',
      },
    });
    showSuccess((await response.json()).message);
    await refetchNow(client, ['file-history', uuid]);
  } catch (error) {
    showError(error, t('fileHistory.errors.keep'));
  }
}
