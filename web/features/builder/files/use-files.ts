import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { settleNameAndType } from '#domain/files/file-type.ts';
import type { FilesContext } from './change-lists.ts';
import { filesQuery, foldersQuery } from './file-lists.ts';
import { useFilesView } from './file-store.ts';
import type { FileEntry } from './list-cache.ts';

const SITES_FOLDER = '/s';

/** The user's files and folders as the screens show them, and what actions on them need. */
export function useFiles(userId: string | null) {
  const client = useQueryClient();
  const files = useQuery(filesQuery(userId));
  const folders = useQuery(foldersQuery(userId));
  const leaving = useFilesView((view) => view.leaving);
  const context = useMemo<FilesContext>(() => ({ client, userId }), [client, userId]);
  const shown = useMemo(
    () => files.data.filter((file) => isListed(file) && !leaving.has(file.uuid)).map(settle),
    [files.data, leaving],
  );
  return {
    context,
    files: shown,
    folders: folders.data,
    isLoading: files.data.length === 0 && files.isFetching && !files.isFetchedAfterMount,
    hasFailed: files.isError || folders.isError,
    isRetrying: files.isFetching || folders.isFetching,
    retry: () => void Promise.all([files.refetch(), folders.refetch()]),
  };
}

/** Pages of saved sites are listed as sites (builder spec section 2). */
function isListed({ path }: FileEntry): boolean {
  return path !== SITES_FOLDER && !path.startsWith(`${SITES_FOLDER}/`);
}

/** A file named `.py` is Python whatever its record says. */
function settle(file: FileEntry): FileEntry {
  const { type } = settleNameAndType(file.name, file.type);
  return type === 'py' && file.type !== 'py' ? { ...file, type } : file;
}
