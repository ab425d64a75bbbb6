import type { FileView, FolderView } from '#contract/files.ts';
import { readStoredJson, writeStored } from '#web/lib/storage.ts';
import { ANONYMOUS } from '../saving/local-copies.ts';

/** A file in the builder's list. */
export interface FileEntry extends FileView {
  /** True while only this browser has it. */
  isLocal?: boolean;
}

/** The list as this browser last knew it (builder spec section 3, local storage); empty when it never did. */
export function readCachedFiles(userId: string | null): FileEntry[] {
  return readStoredJson(filesKey(userId), isEntries<FileEntry>) ?? [];
}

export function keepCachedFiles(userId: string | null, files: readonly FileEntry[]): boolean {
  return writeStored(filesKey(userId), JSON.stringify(files));
}

export function readCachedFolders(userId: string | null): FolderView[] {
  return readStoredJson(foldersKey(userId), isEntries<FolderView>) ?? [];
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

/** Entries of somebody else are none (builder spec section 5); what is damaged is no list. */
function isEntries<T extends FileEntry | FolderView>(value: unknown): value is T[] {
  return Array.isArray(value) && value.every(isEntry);
}

function isEntry(value: unknown): boolean {
  return (
    typeof value === 'object' &&
    value !== null &&
    'uuid' in value &&
    typeof value.uuid === 'string' &&
    'name' in value &&
    typeof value.name === 'string' &&
    'path' in value &&
    typeof value.path === 'string'
  );
}
