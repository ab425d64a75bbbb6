import type { ProjectFile } from '#domain/projects/plan-publication.ts';
import type { FileEntry } from '../files/file-lists.ts';

/** A file of a project that the server has. */
interface StoredProjectFile extends ProjectFile {
  uuid: string;
}

/** The files in a folder and below it; those that are only in this browser cannot be published. */
export function projectFiles(entries: readonly FileEntry[], folder: string): StoredProjectFile[] {
  const root = `${folder}/`;
  return entries
    .filter(({ path, isLocal }) => path.startsWith(root) && isLocal !== true)
    .map(({ uuid, path, file_size: size, updated_at: changed }) => {
      return { uuid, path: path.slice(root.length), size, updatedAt: Date.parse(changed) };
    });
}
