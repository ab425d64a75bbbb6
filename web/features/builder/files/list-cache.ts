import type { FileView, FolderView } from '#contract/files.ts';
import { FILE_TYPES } from '#domain/files/file-type.ts';
import { readStoredJson, writeStored } from '#web/lib/storage.ts';
import { ANONYMOUS } from '../saving/local-copies.ts';

/** A file in the builder's list. */
export interface FileEntry extends FileView {
  /** True while only this browser has it. */
  isLocal?: boolean;
}

/** The list as this browser last knew it (builder spec section 3, local storage); empty when it never did. */
export function readCachedFiles(userId: string | null): FileEntry[] {
  return readStoredJson(filesKey(userId), isList)?.filter(isFileEntry) ?? [];
}

export function keepCachedFiles(userId: string | null, files: readonly FileEntry[]): boolean {
  return writeStored(filesKey(userId), JSON.stringify(files));
}

export function readCachedFolders(userId: string | null): FolderView[] {
  return readStoredJson(foldersKey(userId), isList)?.filter(isFolder) ?? [];
}

export function keepCachedFolders(userId: string | null, folders: readonly FolderView[]): boolean {
  return writeStored(foldersKey(userId), JSON.stringify(folders));
}

function filesKey(userId: string | null): string {
  return `bluewave_files_${userId ?? ANONYMOUS}`;
}

function foldersKey(userId: string | null): string {
  return `bluewave_folders_${userId ?? ANONYMOUS}`;
}

function isList(value: unknown): value is unknown[] {
  return Array.isArray(value);
}

/** What is damaged, or of a type that this version does not know, is no entry: showing it would break the panel. */
function isFileEntry(value: unknown): value is FileEntry {
  if (!isFolder(value)) return false;
  const { type, folder } = value as Partial<FileEntry>;
  return FILE_TYPES.some((known) => known === type) && typeof folder === 'string';
}

function isFolder(value: unknown): value is FolderView {
  if (typeof value !== 'object' || value === null) return false;
  const { uuid, name, path } = value as Partial<FolderView>;
  return [uuid, name, path].every((text) => typeof text === 'string');
}
