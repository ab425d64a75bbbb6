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
  refreshLists,
  type FilesContext,
} from './change-lists.ts';
import { showFolder, useFilesView } from './file-store.ts';
import { childFolders, isInside, parentFolder, type FolderEntry } from './folder-tree.ts';
import { foldersQuery } from './file-lists.ts';
import type { FileEntry } from './list-cache.ts';
import type { NameRefusal } from './name-problem.ts';

/** Adds a folder inside another one and opens it. Answers with the reason when the name cannot be taken. */
export function createFolder(
  context: FilesContext,
  parent: string,
  typed: string,
): NameRefusal | null {
  const checked = checkName(typed);
  if (!checked.ok) return checked.problem;
  const path = normalizeFolderPath(filePath(parent, checked.name));
  if (path === null) return 'too-long';
  if (hasFolder(context, parent, path)) return 'taken';
  const folder = describeFolder(path, context.userId);
  changeFolders(context, (folders) => [...folders, folder]);
  showFolder(path);
  if (context.userId !== null) void storeFolder(context, folder, parent);
  return null;
}

async function storeFolder(
  context: FilesContext,
  { uuid, path }: FolderView,
  parent: string,
): Promise<void> {
  try {
    const stored = await createFolderOnServer(uuid, path);
    changeFolders(context, (folders) =>
      folders.map((entry) => (entry.path === path ? stored : entry)),
    );
  } catch (error) {
    changeFolders(context, (folders) => folders.filter((entry) => entry.path !== path));
    if (useFilesView.getState().folder === path) showFolder(parent);
    showError(error, translator()('builderFiles.errors.folder', { reason: errorSentence(error) }));
  }
}

/**
 * Says no where a folder cannot go: while the AI works on a file in it, and without an account one with files
 * in it (builder spec section 6).
 */
export function mayDeleteFolder(context: FilesContext, { fileCount, path }: FolderEntry): boolean {
  const { userId } = context;
  if (filesInside(context, path).some(({ uuid }) => isWorkedOn(uuid))) return false;
  if (userId !== null || fileCount === 0) return true;
  const t = translator();
  const signIn = { label: t('errors.signIn'), onClick: () => openSignIn() };
  showError(t('builderFiles.errors.folderSignedOut'), undefined, signIn);
  return false;
}

/** Deletes a folder with everything in it; the view moves to its parent. True when it is gone. */
export async function deleteFolder(context: FilesContext, folder: FolderEntry): Promise<boolean> {
  if (!mayDeleteFolder(context, folder)) return false;
  if (context.userId === null) {
    forgetFolder(context, folder.path);
    return true;
  }
  const t = translator();
  try {
    // A folder that only its files know of gets a record first: folders are deleted by their id.
    const { uuid } =
      folder.uuid === null
        ? await createFolderOnServer(crypto.randomUUID(), folder.path)
        : { uuid: folder.uuid };
    await deleteFolderOnServer(uuid);
  } catch (error) {
    const isGone = isApiError(error) && error.code === 'folders.not-found';
    if (isGone) refreshLists(context);
    showError(error, t(failureKey(error, isGone)));
    return false;
  }
  forgetFolder(context, folder.path);
  refreshLists(context);
  return true;
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

function hasFolder(context: FilesContext, parent: string, path: string): boolean {
  const folders = context.client.getQueryData(foldersQuery(context.userId).queryKey) ?? [];
  return childFolders(parent, folders, listedFiles(context)).some((folder) => folder.path === path);
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
