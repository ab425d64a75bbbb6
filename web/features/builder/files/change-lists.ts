import type { QueryClient } from '@tanstack/react-query';
import type { FolderView } from '#contract/files.ts';
import { filesQuery, foldersQuery } from './file-lists.ts';
import { keepCachedFiles, keepCachedFolders, type FileEntry } from './list-cache.ts';

/** Who works, and the lists that the screens show. */
export interface FilesContext {
  client: QueryClient;
  userId: string | null;
}

export function listedFiles({ client, userId }: FilesContext): FileEntry[] {
  return client.getQueryData(filesQuery(userId).queryKey) ?? [];
}

/** Changes the shown list and the browser's copy of it. False when the copy found no room. */
export function changeFiles(
  { client, userId }: FilesContext,
  change: (files: FileEntry[]) => FileEntry[],
): boolean {
  const { queryKey } = filesQuery(userId);
  void client.cancelQueries({ queryKey });
  const next = change(client.getQueryData(queryKey) ?? []);
  client.setQueryData(queryKey, next);
  return keepCachedFiles(userId, next);
}

export function changeFile(context: FilesContext, uuid: string, facts: Partial<FileEntry>): void {
  changeFiles(context, (files) =>
    files.map((file) => (file.uuid === uuid ? { ...file, ...facts } : file)),
  );
}

export function changeFolders(
  { client, userId }: FilesContext,
  change: (folders: FolderView[]) => FolderView[],
): void {
  const { queryKey } = foldersQuery(userId);
  void client.cancelQueries({ queryKey });
  const next = change(client.getQueryData(queryKey) ?? []);
  client.setQueryData(queryKey, next);
  keepCachedFolders(userId, next);
}

export function refreshLists({ client, userId }: FilesContext): void {
  void client.invalidateQueries({ queryKey: filesQuery(userId).queryKey });
  void client.invalidateQueries({ queryKey: foldersQuery(userId).queryKey });
}
