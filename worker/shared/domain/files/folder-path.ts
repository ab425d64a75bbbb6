import { checkName, utf8Length } from './file-name.ts';
import { FILE_LIMITS } from './limits.ts';

export const ROOT_FOLDER = '/';

/**
 * The canonical path of a folder: `/` for the root, otherwise `/a/b` without a trailing slash. Null when a part
 * is not a valid name, or the path is too deep or too long.
 */
export function normalizeFolderPath(raw: string): string | null {
  const inner = raw.trim().replace(/^\//, '').replace(/\/$/, '');
  if (inner === '') return ROOT_FOLDER;
  const parts = inner.split('/').map(checkName);
  if (parts.length > FILE_LIMITS.folderDepth) return null;
  const names = parts.flatMap((part) => (part.ok ? [part.name] : []));
  if (names.length < parts.length) return null;
  const path = `/${names.join('/')}`;
  return utf8Length(path) > FILE_LIMITS.folderPathBytes ? null : path;
}

/** The last part of a folder's path; empty for the root. */
export function folderName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/** A file's path, built from its folder. */
export function filePath(folder: string, name: string): string {
  return folder === ROOT_FOLDER ? `/${name}` : `${folder}/${name}`;
}

/** The project that a folder belongs to: its first part, null at the root. */
export function projectOf(folder: string): string | null {
  return folder.split('/').find((part) => part !== '') ?? null;
}
