import { useMutation } from '@tanstack/react-query';
import type { FolderView } from '#contract/files.ts';
import { checkName } from '#domain/files/file-name.ts';
import { filePath, folderName, normalizeFolderPath } from '#domain/files/folder-path.ts';
import { translator } from '#web/i18n/language-store.ts';
import { isApiError } from '#web/lib/api-error.ts';
import { errorSentence, showError } from '#web/lib/show-error.ts';
import { openSignIn } from '#web/lib/sign-in-prompt.ts';
import { createFolderOnServer, deleteFolderOnServer } from '../builder-api.ts';
import { ANONYMOUS, dropCopy } from '../saving/local-copies.ts';
import { isWorkedOn } from '../tabs/is-worked-on.ts';
import { useWorkspace } from '../workspace-store.ts';
import {
  changeFiles,
  changeFolders,
  listedFiles,
  listedFolders,
  refreshFiles,
  type FileEntry,
  type FilesContext,
} from './file-lists.ts';
import { showFolder, useFilesView } from './file-store.ts';
import { childFolders, isInside, parentFolder, type FolderEntry } from './folder-tree.ts';
import type { NameRefusal } from './use-file-changes.ts';

/** Adds a folder inside another one and opens it. Returns the reason when the name is refused. */
export function useCreateFolder(
  context: FilesContext,
): (parent: string, typed: string) => NameRefusal | null {
  const { userId } = context;
  const { mutate } = useMutation({
    networkMode: 'always',
    mutationFn: async (folder: FolderView) =>
      userId === null ? folder : await createFolderOnServer(folder.uuid, folder.path),
    onMutate(folder) {
      changeFolders(context, (folders) => [...folders, folder]);
      showFolder(folder.path);
    },
    onSuccess: (stored, { path }) =>
      changeFolders(context, (folders) =>
        folders.map((entry) => (entry.path === path ? stored : entry)),
      ),
    onError(error, { path }) {
      changeFolders(context, (folders) => folders.filter((entry) => entry.path !== path));
      if (useFilesView.getState().folder === path) showFolder(parentFolder(path));
      const reason = errorSentence(error);
      showError(error, translator()('builderFiles.errors.folder', { reason }));
    },
  });
  return (parent, typed) => {
    const checked = checkName(typed);
    if (!checked.ok) return checked.problem;
    const path = normalizeFolderPath(filePath(parent, checked.name));
    if (path === null) return 'too-long';
    const siblings = childFolders(parent, listedFolders(context), listedFiles(context));
    if (siblings.some((folder) => folder.path === path)) return 'taken';
    mutate(describeFolder(path, userId));
    return null;
  };
}

/**
 * Refuses, with a message, to delete a folder that contains a file the AI is working on, or, without an
 * account, any folder that contains files.
 */
export function mayDeleteFolder(context: FilesContext, { fileCount, path }: FolderEntry): boolean {
  if (filesInside(context, path).some(({ uuid }) => isWorkedOn(uuid))) return false;
  if (context.userId !== null || fileCount === 0) return true;
  const t = translator();
  const signIn = { label: t('errors.signIn'), onClick: () => openSignIn() };
  showError(t('builderFiles.errors.folderSignedOut'), undefined, signIn);
  return false;
}

/** Deletes a folder with all its contents and shows its parent. */
export function useDeleteFolder(context: FilesContext, onSettled: () => void) {
  return useMutation({
    networkMode: 'always',
    async mutationFn(folder: FolderEntry) {
      if (!mayDeleteFolder(context, folder)) return;
      if (context.userId !== null) await deleteOnServer(folder);
      forgetFolder(context, folder.path);
      if (context.userId !== null) refreshFiles(context);
    },
    onError(error) {
      const isGone = isApiError(error) && error.code === 'folders.not-found';
      if (isGone) refreshFiles(context);
      showError(error, translator()(failureKey(error, isGone)));
    },
    onSettled,
  });
}

/** Folders are deleted by id, so a folder without a record gets one first. */
async function deleteOnServer({ uuid, path }: FolderEntry): Promise<void> {
  const known = uuid ?? (await createFolderOnServer(crypto.randomUUID(), path)).uuid;
  await deleteFolderOnServer(known);
}

function failureKey(error: unknown, isGone: boolean) {
  if (isGone) return 'builderFiles.errors.folderMissing';
  const isReached = isApiError(error) && error.status !== 0;
  return isReached ? 'builderFiles.errors.folderDatabase' : 'builderFiles.errors.folderDelete';
}

function forgetFolder(context: FilesContext, path: string): void {
  for (const { uuid } of filesInside(context, path)) {
    useWorkspace.getState().closeDocument(uuid);
    dropCopy('file', uuid, context.userId);
  }
  changeFiles(context, (files) => files.filter(({ folder }) => !isInside(folder, path)));
  changeFolders(context, (folders) => folders.filter((folder) => !isInside(folder.path, path)));
  if (isInside(useFilesView.getState().folder, path)) showFolder(parentFolder(path));
}

function filesInside(context: FilesContext, path: string): FileEntry[] {
  return listedFiles(context).filter(({ folder }) => isInside(folder, path));
}

function describeFolder(path: string, userId: string | null): FolderView {
  const now = new Date().toISOString();
  return {
    uuid: crypto.randomUUID(),
    user_id: userId ?? ANONYMOUS,
    name: folderName(path),
    path,
    created_at: now,
    updated_at: now,
  };
}
