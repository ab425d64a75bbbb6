import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { settleNameAndType } from '#domain/files/file-type.ts';
import { filesQuery, foldersQuery, type FileEntry, type FilesContext } from './file-lists.ts';
import { useFilesView } from './file-store.ts';

const SITES_FOLDER = '/s';

/** The user's files and folders as shown in the panel, with the context that actions need. */
export function useFiles(userId: string | null) {
  const client = useQueryClient();
  const files = useQuery(filesQuery(userId));
  const folders = useQuery(foldersQuery(userId));
  const context = useMemo<FilesContext>(() => ({ client, userId }), [client, userId]);
  return {
    context,
    files: useShownFiles(files.data),
    folders: folders.data,
    isLoading: files.data.length === 0 && files.isFetching && !files.isFetchedAfterMount,
    hasFailed: files.isError || folders.isError,
    isRetrying: files.isFetching || folders.isFetching,
    retry: () => void Promise.all([files.refetch(), folders.refetch()]),
  };
}

const NO_FILES: FileEntry[] = [];

/** The files without folders; none, and nothing is asked of the server, while they are not wanted. */
export function useListedFiles(userId: string | null, isWanted = true): FileEntry[] {
  const { data } = useQuery({ ...filesQuery(userId), enabled: isWanted });
  return useShownFiles(isWanted ? data : NO_FILES);
}

function useShownFiles(files: readonly FileEntry[]): FileEntry[] {
  const leaving = useFilesView((view) => view.leaving);
  return useMemo(
    () => files.filter((file) => isListed(file) && !leaving.has(file.uuid)).map(settle),
    [files, leaving],
  );
}

/** Pages of saved sites are listed among the sites instead. */
function isListed({ path }: FileEntry): boolean {
  return path !== SITES_FOLDER && !path.startsWith(`${SITES_FOLDER}/`);
}

/** A file named `.py` is Python, whatever type its record has. */
function settle(file: FileEntry): FileEntry {
  const { type } = settleNameAndType(file.name, file.type);
  return type === 'py' && file.type !== 'py' ? { ...file, type } : file;
}
