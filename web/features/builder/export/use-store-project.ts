import { useMutation } from '@tanstack/react-query';
import { folderName } from '#domain/files/folder-path.ts';
import { settleNameAndType } from '#domain/files/file-type.ts';
import { freeFolder } from '#domain/projects/new-project.ts';
import { createFolderOnServer, saveFile } from '../builder-api.ts';
import {
  listedFiles,
  listedFolders,
  refreshFiles,
  type FilesContext,
} from '../files/file-lists.ts';
import { showFolder } from '../files/file-store.ts';
import { openByUuid } from '../tabs/open-document.ts';

export interface StoredProject {
  /** `/shop` */
  folder: string;
  /** The page to open first; null when there is none. */
  pageUuid: string | null;
  count: number;
}

interface StoreRequest {
  name: string;
  files: readonly { path: string; text: string }[];
  signal?: AbortSignal;
  onProgress?: (done: number) => void;
}

/**
 * Saves files in a new folder of the user, with subfolders. If it is stopped or fails, the files saved so far
 * remain.
 */
export function useStoreProject(context: FilesContext, userId: string) {
  return useMutation({
    networkMode: 'always',
    mutationFn: (request: StoreRequest) => storeProject({ ...request, context, userId }),
    onSuccess: ({ folder }) => showFolder(folder),
    onSettled: () => refreshFiles(context),
  });
}

async function storeProject(
  request: StoreRequest & { context: FilesContext; userId: string },
): Promise<StoredProject> {
  const { context, userId, files, signal, onProgress } = request;
  const folder = freeFolder(request.name, takenFolders(context));
  const folders = [
    folder,
    ...subfolders(
      files.map(({ path }) => `${folder}/${path}`),
      folder,
    ),
  ];
  const uuids = new Map<string, string>();
  let pageUuid: string | null = null;
  let count = 0;
  try {
    for (const path of folders)
      uuids.set(path, (await createFolderOnServer(crypto.randomUUID(), path)).uuid);
    for (const { path, text } of files) {
      signal?.throwIfAborted();
      const full = `${folder}/${path}`;
      const parent = full.slice(0, full.lastIndexOf('/'));
      const { name, type } = settleNameAndType(folderName(full), 'other');
      const uuid = crypto.randomUUID();
      const file = { uuid, name, type, folder: parent, revision: 0 };
      await saveFile({ file, content: text, userId, origin: 'manual', comment: '' });
      if (type === 'html' && (pageUuid === null || path === 'index.html')) pageUuid = uuid;
      count += 1;
      onProgress?.(count);
    }
  } catch (error) {
    if (signal?.aborted !== true) throw error;
  }
  return { folder, pageUuid, count };
}

export async function openPage({ pageUuid }: StoredProject, userId: string): Promise<void> {
  if (pageUuid !== null) await openByUuid({ kind: 'file', uuid: pageUuid, userId });
}

function takenFolders(context: FilesContext): string[] {
  return [
    ...listedFolders(context).map(({ path }) => path),
    ...listedFiles(context).map((file) => file.folder),
  ];
}

/** Every folder between the project and a file, parents first. */
function subfolders(paths: readonly string[], root: string): string[] {
  const found = new Set<string>();
  for (const path of paths) {
    const parts = path
      .slice(root.length + 1)
      .split('/')
      .slice(0, -1);
    for (let depth = 1; depth <= parts.length; depth += 1)
      found.add(`${root}/${parts.slice(0, depth).join('/')}`);
  }
  return [...found].sort((a, b) => a.length - b.length);
}
