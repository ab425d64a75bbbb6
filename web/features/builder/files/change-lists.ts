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
  const next = change(client.getQueryData(queryKey) ?? []);
  replaceData(client, queryKey, next);
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
  const next = change(client.getQueryData(queryKey) ?? []);
  replaceData(client, queryKey, next);
  keepCachedFolders(userId, next);
}

/** An answer that is under way does not know the change yet: it is given up and asked for again. */
function replaceData(client: QueryClient, queryKey: readonly unknown[], data: unknown): void {
  const isUnderWay = client.isFetching({ queryKey }) > 0;
  if (isUnderWay) void client.cancelQueries({ queryKey });
  client.setQueryData(queryKey, data);
  if (isUnderWay) void client.invalidateQueries({ queryKey });
}

export function refreshLists({ client, userId }: FilesContext): void {
  void client.invalidateQueries({ queryKey: filesQuery(userId).queryKey });
  void client.invalidateQueries({ queryKey: foldersQuery(userId).queryKey });
}
