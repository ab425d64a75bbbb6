import { queryOptions } from '@tanstack/react-query';
import type { FolderView } from '#contract/files.ts';
import type { SiteView } from '#contract/sites.ts';
import { api } from '#web/lib/api.ts';
import { isApiError } from '#web/lib/api-error.ts';
import {
  keepCachedFiles,
  keepCachedFolders,
  readCachedFiles,
  readCachedFolders,
  type FileEntry,
} from './list-cache.ts';

const POLL_MS = 30_000;
const RETRIES = 3;
const RETRY_DELAY_MS = 500;

/**
 * How the builder's lists are kept: asked for again every 30 s while the page is visible (the browser sends
 * the ETag), three more tries half a second apart, the copy in this browser until an answer comes.
 */
const LIST_OPTIONS = {
  refetchInterval: POLL_MS,
  retry: (failures: number, error: Error) => failures < RETRIES && isPassing(error),
  retryDelay: RETRY_DELAY_MS,
  networkMode: 'always',
  initialDataUpdatedAt: 0,
} as const;

/** The user's files without contents; without a user those of this browser. */
export function filesQuery(userId: string | null) {
  return queryOptions({
    ...LIST_OPTIONS,
    refetchInterval: userId === null ? false : POLL_MS,
    queryKey: ['builder-files', userId],
    queryFn: async ({ signal }): Promise<FileEntry[]> => {
      if (userId === null) return readCachedFiles(null);
      const request = api.api.files[':userId'].$get({ param: { userId } }, { init: { signal } });
      const { files } = await (await request).json();
      const merged = withLocalFiles(files, readCachedFiles(userId));
      keepCachedFiles(userId, merged);
      return merged;
    },
    initialData: () => readCachedFiles(userId),
  });
}

export function foldersQuery(userId: string | null) {
  return queryOptions({
    ...LIST_OPTIONS,
    refetchInterval: userId === null ? false : POLL_MS,
    queryKey: ['builder-folders', userId],
    queryFn: async ({ signal }): Promise<FolderView[]> => {
      if (userId === null) return readCachedFolders(null);
      const request = api.api.folders[':userId'].$get({ param: { userId } }, { init: { signal } });
      const { folders } = await (await request).json();
      keepCachedFolders(userId, folders);
      return folders;
    },
    initialData: () => readCachedFolders(userId),
  });
}

/** The user's saved sites, newest change first. */
export function sitesQuery(userId: string | null) {
  return queryOptions({
    ...LIST_OPTIONS,
    enabled: userId !== null,
    queryKey: ['builder-sites', userId],
    queryFn: async ({ signal }): Promise<SiteView[]> => {
      const response = await api.api.sites.$get({}, { init: { signal } });
      return (await response.json()).sites;
    },
  });
}

/** What only this browser has stays listed until the server has it too. */
function withLocalFiles(files: readonly FileEntry[], cached: readonly FileEntry[]): FileEntry[] {
  const known = new Set(files.map(({ uuid }) => uuid));
  return [...cached.filter(({ uuid, isLocal }) => isLocal === true && !known.has(uuid)), ...files];
}

function isPassing(error: Error): boolean {
  return isApiError(error) && (error.status === 0 || error.status >= 500);
}
