import { checkName, type NameProblem } from '#domain/files/file-name.ts';
import { filePath } from '#domain/files/folder-path.ts';
import type { FileEntry } from './list-cache.ts';

/** Why a name cannot be taken, as a key of `builderFiles.names`. */
export type NameRefusal = NameProblem | 'taken';

interface NameQuestion {
  name: string;
  folder: string;
  files: readonly Pick<FileEntry, 'uuid' | 'path'>[];
  /** The file that is being renamed: its own name is not taken. */
  uuid?: string;
}

/** Checks the name of a file in its folder; null when it may be used. */
export function refuseName({ name, folder, files, uuid }: NameQuestion): NameRefusal | null {
  const checked = checkName(name);
  if (!checked.ok) return checked.problem;
  const path = filePath(folder, checked.name);
  return files.some((file) => file.path === path && file.uuid !== uuid) ? 'taken' : null;
}
