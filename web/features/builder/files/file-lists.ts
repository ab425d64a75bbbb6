import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { FileView, FolderView } from '#contract/files.ts';
import type { SiteView } from '#contract/sites.ts';
import { FILE_TYPES } from '#domain/files/file-type.ts';
import { api } from '#web/lib/api.ts';
import { isApiError } from '#web/lib/api-error.ts';
import { isRecord } from '#web/lib/is-record.ts';
import { refetchNow } from '#web/lib/refetch-now.ts';
import { readStoredJson, writeStored } from '#web/lib/storage.ts';
import { ANONYMOUS } from '../saving/local-copies.ts';

/** A file in the builder's list. */
export interface FileEntry extends FileView {
  /** True while it exists only in this browser. */
  isLocal?: boolean;
}

/** The user, and the query client that holds the lists. */
export interface FilesContext {
  client: QueryClient;
  userId: string | null;
}

const POLL_MS = 30_000;
const RETRIES = 3;
const RETRY_DELAY_MS = 500;

/**
 * Options of the builder's lists: refetched every 30 s while the page is visible (the browser sends the ETag),
 * three retries half a second apart, and the copy in this browser until an answer arrives.
 */
const LIST_OPTIONS = {
  refetchInterval: POLL_MS,
  retry: (failures: number, error: Error) => failures < RETRIES && isPassing(error),
  retryDelay: RETRY_DELAY_MS,
  networkMode: 'always',
  initialDataUpdatedAt: 0,
} as const;

const keptFiles = keptList('bluewave_files_', isFileEntry);
const keptFolders = keptList('bluewave_folders_', isFolder);

/** The user's files without contents; for a visitor without an account, those of this browser. */
export function filesQuery(userId: string | null) {
  return queryOptions({
    ...LIST_OPTIONS,
    refetchInterval: userId === null ? false : POLL_MS,
    queryKey: ['builder-files', userId],
    queryFn: async ({ signal }): Promise<FileEntry[]> => {
      if (userId === null) return keptFiles.read(null);
      const request = api.api.files[':userId'].$get({ param: { userId } }, { init: { signal } });
      const { files } = await (await request).json();
      const merged = withLocalFiles(files, keptFiles.read(userId));
      keptFiles.write(userId, merged);
      return merged;
    },
    initialData: () => keptFiles.read(userId),
  });
}

export function foldersQuery(userId: string | null) {
  return queryOptions({
    ...LIST_OPTIONS,
    refetchInterval: userId === null ? false : POLL_MS,
    queryKey: ['builder-folders', userId],
    queryFn: async ({ signal }): Promise<FolderView[]> => {
      if (userId === null) return keptFolders.read(null);
      const request = api.api.folders[':userId'].$get({ param: { userId } }, { init: { signal } });
      const { folders } = await (await request).json();
      keptFolders.write(userId, folders);
      return folders;
    },
    initialData: () => keptFolders.read(userId),
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

export function listedFiles({ client, userId }: FilesContext): FileEntry[] {
  return client.getQueryData(filesQuery(userId).queryKey) ?? [];
}

export function listedFolders({ client, userId }: FilesContext): FolderView[] {
  return client.getQueryData(foldersQuery(userId).queryKey) ?? [];
}

/** Changes the list on the screen and the copy in this browser. */
export function changeFiles(
  { client, userId }: FilesContext,
  change: (files: FileEntry[]) => FileEntry[],
): void {
  const { queryKey } = filesQuery(userId);
  const next = change(listedFiles({ client, userId }));
  replaceData(client, queryKey, next);
  keptFiles.write(userId, next);
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
  const next = change(listedFolders({ client, userId }));
  replaceData(client, queryKey, next);
  keptFolders.write(userId, next);
}

export function refreshFiles({ client, userId }: FilesContext): void {
  void refetchNow(client, filesQuery(userId).queryKey);
  void refetchNow(client, foldersQuery(userId).queryKey);
}

export function refreshSites({ client, userId }: FilesContext): void {
  void refetchNow(client, sitesQuery(userId).queryKey);
}

/** The folders created without an account, for importing them into one. */
export function anonymousFolders(): FolderView[] {
  return keptFolders.read(null);
}

/** Removes a file from this browser's anonymous list once it is in an account. */
export function forgetAnonymousFile(uuid: string): void {
  keptFiles.write(
    null,
    keptFiles.read(null).filter((file) => file.uuid !== uuid),
  );
}

export function forgetAnonymousFolders(): void {
  keptFolders.write(null, []);
}

/** A request that is already running would overwrite this change, so it is sent again. */
function replaceData(client: QueryClient, queryKey: readonly unknown[], data: unknown): void {
  client.setQueryData(queryKey, data);
  if (client.isFetching({ queryKey }) > 0) void refetchNow(client, queryKey);
}

/** A file that exists only in this browser stays listed until the server has it. */
function withLocalFiles(files: readonly FileEntry[], kept: readonly FileEntry[]): FileEntry[] {
  const known = new Set(files.map(({ uuid }) => uuid));
  return [...kept.filter(({ uuid, isLocal }) => isLocal === true && !known.has(uuid)), ...files];
}

function isPassing(error: Error): boolean {
  return isApiError(error) && (error.status === 0 || error.status >= 500);
}

interface KeptList<Entry> {
  /** The list as this browser last saw it; empty at first. */
  read: (userId: string | null) => Entry[];
  write: (userId: string | null, entries: readonly Entry[]) => void;
}

function keptList<Entry>(
  name: string,
  isEntry: (value: unknown) => value is Entry,
): KeptList<Entry> {
  const keyOf = (userId: string | null) => `${name}${userId ?? ANONYMOUS}`;
  return {
    read: (userId) => {
      const entries: unknown[] = readStoredJson(keyOf(userId), Array.isArray) ?? [];
      return entries.filter(isEntry);
    },
    write: (userId, entries) => writeStored(keyOf(userId), JSON.stringify(entries)),
  };
}

/**
 * An entry that is damaged or has a type unknown to this version is skipped, because showing it would break the
 * panel.
 */
function isFileEntry(value: unknown): value is FileEntry {
  if (!isRecord(value) || !isFolder(value)) return false;
  const { type, folder } = value;
  return FILE_TYPES.some((known) => known === type) && typeof folder === 'string';
}

function isFolder(value: unknown): value is FolderView {
  if (!isRecord(value)) return false;
  return [value['uuid'], value['name'], value['path']].every((text) => typeof text === 'string');
}
