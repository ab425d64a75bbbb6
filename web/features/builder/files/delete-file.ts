import { translator } from '#web/i18n/language-store.ts';
import { isApiError } from '#web/lib/api-error.ts';
import { showError } from '#web/lib/show-error.ts';
import { showSuccess } from '#web/lib/show-success.ts';
import { deleteFileOnServer } from '../builder-api.ts';
import { dropCopy } from '../saving/local-copies.ts';
import { inTurn } from '../saving/save-document.ts';
import { shortenName } from '../shorten-name.ts';
import { isWorkedOn } from '../tabs/is-worked-on.ts';
import { useWorkspace } from '../workspace-store.ts';
import { changeFiles, listedFiles, refreshLists, type FilesContext } from './change-lists.ts';
import { setLeaving, useFilesView } from './file-store.ts';
import type { FileEntry } from './list-cache.ts';

const UNDO_MS = 5_000;

/** Deletions that can still be taken back, each with what finishes it. */
const waiting = new Map<string, () => void>();

/**
 * Takes a file out of the list at once and deletes it five seconds later, unless the visitor takes it back
 * from the toast; versions and content are only gone then. The last file cannot be deleted.
 */
export function deleteFile(context: FilesContext, file: FileEntry): void {
  if (isWorkedOn(file.uuid)) return;
  const t = translator();
  const { leaving } = useFilesView.getState();
  const remaining = listedFiles(context).filter(({ uuid }) => !leaving.has(uuid));
  if (remaining.length <= 1) {
    showError(t('builderFiles.errors.last'));
    return;
  }
  setLeaving(file.uuid, true);
  const closed = useWorkspace.getState().documents[file.uuid];
  useWorkspace.getState().closeDocument(file.uuid);
  const timer = setTimeout(() => finish(), UNDO_MS);
  function finish(): void {
    clearTimeout(timer);
    waiting.delete(file.uuid);
    void remove(context, file);
  }
  waiting.set(file.uuid, finish);
  const undo = (): void => {
    if (!waiting.delete(file.uuid)) return;
    clearTimeout(timer);
    setLeaving(file.uuid, false);
    if (closed !== undefined) useWorkspace.getState().reopenDocument(closed);
  };
  showSuccess(t('builderFiles.deleted', { name: shortenName(file.name) }), {
    durationMs: UNDO_MS,
    action: { label: t('builderFiles.undo'), onClick: undo },
  });
}

/** Finishes what waits: for a page that is being left. */
export function finishDeletions(): void {
  for (const finish of waiting.values()) finish();
}

async function remove(context: FilesContext, file: FileEntry): Promise<void> {
  const { userId } = context;
  const t = translator();
  try {
    if (userId !== null && file.isLocal !== true)
      await inTurn(file.uuid, () => deleteFileOnServer(file.uuid));
    forget(context, file.uuid);
  } catch (error) {
    if (isApiError(error) && error.code === 'files.not-found') {
      forget(context, file.uuid);
    } else if (isApiError(error) && error.status !== 0) {
      forget(context, file.uuid);
      refreshLists(context);
      showError(error, t('builderFiles.errors.deleteIncomplete'));
    } else {
      showError(error, t('builderFiles.errors.delete'));
    }
  } finally {
    setLeaving(file.uuid, false);
  }
}

function forget(context: FilesContext, uuid: string): void {
  changeFiles(context, (files) => files.filter((entry) => entry.uuid !== uuid));
  dropCopy('file', uuid, context.userId);
}
