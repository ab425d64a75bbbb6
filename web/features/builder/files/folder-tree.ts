import type { FolderView } from '#contract/files.ts';
import { folderName, ROOT_FOLDER } from '#domain/files/folder-path.ts';
import { compareNames } from '../compare-text.ts';
import type { FileEntry } from './file-lists.ts';

/**
 * A folder inside the current one. `uuid` is null for a folder that has no record and only appears in the paths
 * of its files.
 */
export interface FolderEntry {
  uuid: string | null;
  path: string;
  name: string;
  /** Includes the files in its subfolders. */
  fileCount: number;
}

/** The folders directly inside a folder, by name. */
export function childFolders(
  parent: string,
  folders: readonly FolderView[],
  files: readonly FileEntry[],
): FolderEntry[] {
  const records = new Map(folders.map(({ path, uuid }) => [path, uuid]));
  const counts = new Map<string, number>();
  function count(path: string, added: number): void {
    const child = childOf(parent, path);
    if (child !== null) counts.set(child, (counts.get(child) ?? 0) + added);
  }
  for (const path of records.keys()) count(path, 0);
  for (const { folder } of files) count(folder, 1);
  return [...counts]
    .map(([path, fileCount]) => {
      return { uuid: records.get(path) ?? null, path, name: folderName(path), fileCount };
    })
    .sort((a, b) => compareNames(a.name, b.name));
}

/** The folders from the root to this one, inclusive; empty for the root. */
export function folderTrail(path: string): { path: string; name: string }[] {
  const names = path.split('/').filter((name) => name !== '');
  return names.map((name, index) => ({ name, path: `/${names.slice(0, index + 1).join('/')}` }));
}

export function parentFolder(path: string): string {
  return path.slice(0, path.lastIndexOf('/')) || ROOT_FOLDER;
}

/** True for a folder and everything below it. */
export function isInside(path: string, folder: string): boolean {
  return path === folder || path.startsWith(folder === ROOT_FOLDER ? ROOT_FOLDER : `${folder}/`);
}

function childOf(parent: string, path: string): string | null {
  if (path === parent || !isInside(path, parent)) return null;
  const start = parent === ROOT_FOLDER ? 1 : parent.length + 1;
  const end = path.indexOf('/', start);
  return end === -1 ? path : path.slice(0, end);
}
