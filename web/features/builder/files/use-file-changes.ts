import { useMutation } from '@tanstack/react-query';
import { useCallback } from 'react';
import { checkName, utf8Length, type NameProblem } from '#domain/files/file-name.ts';
import { renamedFile, settleNameAndType, type FileType } from '#domain/files/file-type.ts';
import { filePath } from '#domain/files/folder-path.ts';
import type { SaveState } from '#domain/saving/save-state.ts';
import { currentLanguage, translator } from '#web/i18n/language-store.ts';
import { isApiError } from '#web/lib/api-error.ts';
import { showError } from '#web/lib/show-error.ts';
import { deleteFileOnServer, renameFileOnServer } from '../builder-api.ts';
import { ANONYMOUS, dropCopy } from '../saving/local-copies.ts';
import { inTurn, keepUnsaved, saveDocument } from '../saving/save-document.ts';
import { shortenName } from '../shorten-name.ts';
import { isWorkedOn } from '../tabs/is-worked-on.ts';
import { useWorkspace } from '../workspace-store.ts';
import {
  changeFile,
  changeFiles,
  listedFiles,
  refreshFiles,
  type FileEntry,
  type FilesContext,
} from './file-lists.ts';
import { starterText } from './file-starters.ts';
import { setLeaving, useFilesView } from './file-store.ts';
import { tell, warn } from '../toasts/show-notice.ts';

/** How long a row is highlighted after a change to its file. */
const MARK_MS = { created: 800, renamed: 500 } as const;

const UNDO_MS = 5_000;

/** Why a new file is not on the server, where nothing else tells it. */
const UNREACHED = new Set<SaveState | undefined>(['offline', 'failed']);

/** Why a name is refused, as a key of `builderFiles.names`. */
export type NameRefusal = NameProblem | 'taken';

export interface NewFile {
  name: string;
  type: FileType;
  folder: string;
  folderUuid: string | null;
}

/**
 * Adds a file to the list, opens it and then sends it to the server. Returns the reason when the name is
 * refused. If the server refuses the file, the user is told and the file stays in this browser.
 */
export function useCreateFile(context: FilesContext): (file: NewFile) => NameRefusal | null {
  const { userId } = context;
  const { mutate } = useMutation({
    networkMode: 'always',
    mutationFn: ({ entry }: { entry: FileEntry; text: string }) => saveDocument(entry.uuid, userId),
    onMutate({ entry, text }) {
      const { uuid, name, type, folder } = entry;
      changeFiles(context, (files) => [entry, ...files]);
      useWorkspace.getState().openDocument({
        kind: 'file',
        uuid,
        name,
        type,
        folder,
        text,
        revision: 0,
        isSaved: false,
      });
      markProcessing(uuid, MARK_MS.created);
    },
    onSuccess(isStored, { entry }) {
      const document = useWorkspace.getState().documents[entry.uuid];
      if (userId === null) warn('builderFiles.notSignedIn');
      else if (!isStored && UNREACHED.has(document?.saveState))
        showError(translator()('builderFiles.errors.saveServer'));
    },
  });
  return (file) => {
    const settled = settleNameAndType(file.name.trim().normalize('NFC'), file.type);
    const refusal =
      nameProblem(file.name) ?? refuseName({ ...file, ...settled, files: listedFiles(context) });
    if (refusal !== null) return refusal;
    const text = starterText(settled.type, settled.name, currentLanguage());
    mutate({ entry: describeFile(file, { ...settled, text, userId }), text });
    return null;
  };
}

/**
 * Renames a file in the list and on the server. Without a new extension the old one is kept. If the server
 * fails, the old name comes back. Returns the reason when the name is refused.
 */
export function useRenameFile(
  context: FilesContext,
): (uuid: string, typed: string) => NameRefusal | null {
  const { mutate } = useMutation({
    networkMode: 'always',
    async mutationFn({ file, name }: { file: FileEntry; name: string }) {
      if (context.userId === null) keepUnsaved(null);
      else if (file.isLocal !== true) await inTurn(file.uuid, () => sendName(context, file, name));
    },
    onMutate({ file, name }) {
      showName(context, file, { name, type: settleNameAndType(name, file.type).type });
      markProcessing(file.uuid, MARK_MS.renamed);
    },
    onError(error) {
      const isReachable = isApiError(error) && error.status !== 0;
      const sentence = isReachable
        ? 'builderFiles.errors.rename'
        : 'builderFiles.errors.renameSave';
      showError(error, translator()(sentence));
    },
  });
  return (uuid, typed) => {
    const files = listedFiles(context);
    const file = files.find((entry) => entry.uuid === uuid);
    if (file === undefined) {
      showError(translator()('builderFiles.errors.renameMissing'));
      return null;
    }
    const checked = checkName(typed);
    if (!checked.ok) return checked.problem;
    const name = renamedFile(file.name, checked.name);
    const refusal = refuseName({ name, folder: file.folder, files, uuid });
    if (refusal === null && name !== file.name) mutate({ file, name });
    return refusal;
  };
}

/** Takes its turn before the next save of the file, which sends the name and the base revision. */
async function sendName(context: FilesContext, file: FileEntry, name: string): Promise<void> {
  try {
    const { revision } = await renameFileOnServer(file.uuid, name);
    changeFile(context, file.uuid, { revision });
    useWorkspace.getState().describeDocument(file.uuid, { revision });
  } catch (error) {
    showName(context, file, file);
    throw error;
  }
}

function showName(
  context: FilesContext,
  file: FileEntry,
  { name, type }: Pick<FileEntry, 'name' | 'type'>,
): void {
  changeFile(context, file.uuid, { name, type, path: filePath(file.folder, name) });
  useWorkspace.getState().describeDocument(file.uuid, { name, type });
}

/** Deletions that can still be undone, each with the function that completes it. */
const waiting = new Map<string, () => void>();

/** Completes all pending deletions. Called when the page is closed. */
export function finishDeletions(): void {
  for (const finish of waiting.values()) finish();
}

/**
 * Removes a file from the list at once and deletes it on the server five seconds later, unless the user presses
 * Undo in the toast. The last file cannot be deleted.
 */
export function useDeleteFile(context: FilesContext): (file: FileEntry) => void {
  const { mutate } = useMutation({
    networkMode: 'always',
    async mutationFn({ uuid, isLocal = false }: FileEntry) {
      if (context.userId !== null && !isLocal) await inTurn(uuid, () => deleteFileOnServer(uuid));
    },
    onSuccess: (_answer, { uuid }) => forgetFile(context, uuid),
    onError: (error, { uuid }) => reportUndeleted(context, uuid, error),
    onSettled: (_answer, _error, { uuid }) => setLeaving(uuid, false),
  });
  return useCallback(
    (file) => {
      if (isWorkedOn(file.uuid)) return;
      const { leaving } = useFilesView.getState();
      if (listedFiles(context).filter(({ uuid }) => !leaving.has(uuid)).length <= 1)
        showError(translator()('builderFiles.errors.last'));
      else deleteLater(file, () => mutate(file));
    },
    [context, mutate],
  );
}

function deleteLater({ uuid, name }: FileEntry, remove: () => void): void {
  const t = translator();
  setLeaving(uuid, true);
  const closed = useWorkspace.getState().documents[uuid];
  useWorkspace.getState().closeDocument(uuid);
  const timer = setTimeout(() => finish(), UNDO_MS);
  function finish(): void {
    clearTimeout(timer);
    waiting.delete(uuid);
    remove();
  }
  waiting.set(uuid, finish);
  function undo(): void {
    if (!waiting.delete(uuid)) return;
    clearTimeout(timer);
    setLeaving(uuid, false);
    if (closed !== undefined) useWorkspace.getState().reopenDocument(closed);
  }
  tell('builderFiles.deleted', {
    values: { name: shortenName(name) },
    durationMs: UNDO_MS,
    action: { label: t('builderFiles.undo'), onClick: undo },
  });
}

function reportUndeleted(context: FilesContext, uuid: string, error: unknown): void {
  if (!isApiError(error) || error.status === 0) {
    showError(error, translator()('builderFiles.errors.delete'));
    return;
  }
  forgetFile(context, uuid);
  if (error.code === 'files.not-found') return;
  refreshFiles(context);
  showError(error, translator()('builderFiles.errors.deleteIncomplete'));
}

function forgetFile(context: FilesContext, uuid: string): void {
  changeFiles(context, (files) => files.filter((entry) => entry.uuid !== uuid));
  dropCopy('file', uuid, context.userId);
}

function nameProblem(name: string): NameProblem | null {
  const checked = checkName(name);
  return checked.ok ? null : checked.problem;
}

interface NameQuestion {
  name: string;
  folder: string;
  files: readonly Pick<FileEntry, 'uuid' | 'path'>[];
  /** The file being renamed; its own name does not count as taken. */
  uuid?: string;
}

function refuseName({ name, folder, files, uuid }: NameQuestion): NameRefusal | null {
  const checked = checkName(name);
  if (!checked.ok) return checked.problem;
  const path = filePath(folder, checked.name);
  return files.some((file) => file.path === path && file.uuid !== uuid) ? 'taken' : null;
}

interface NewFileFacts {
  name: string;
  type: FileType;
  text: string;
  userId: string | null;
}

function describeFile(
  { folder, folderUuid }: NewFile,
  { name, type, text, userId }: NewFileFacts,
): FileEntry {
  const now = new Date().toISOString();
  return {
    uuid: crypto.randomUUID(),
    user_id: userId ?? ANONYMOUS,
    name,
    type,
    path: filePath(folder, name),
    folder,
    folder_uuid: folderUuid,
    file_size: utf8Length(text),
    revision: 0,
    created_at: now,
    updated_at: now,
    isLocal: true,
  };
}

function markProcessing(uuid: string, durationMs: number): void {
  useWorkspace.getState().setProcessing(uuid, true);
  setTimeout(() => useWorkspace.getState().setProcessing(uuid, false), durationMs);
}
