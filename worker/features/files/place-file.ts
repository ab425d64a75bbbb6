import { checkName } from '#domain/files/file-name.ts';
import { normalizeFolderPath, ROOT_FOLDER } from '#domain/files/folder-path.ts';
import { type ActorContext, requireUser } from '#worker/http/actor-context.ts';
import { AppError } from '#worker/http/app-error.ts';
import {
  findFile,
  findFolder,
  findFolderByPath,
  type FileRow,
  type FolderRow,
} from './file-queries.ts';

/** Where a file lies; `folderUuid` is null for the root and for a folder without a record. */
export interface Place {
  folder: string;
  folderUuid: string | null;
}

/**
 * Matches the path of a folder with its record: an existing record decides the path, a path finds its record,
 * and a link to a deleted record is dropped. Throws `files.name-invalid`, `files.forbidden`.
 */
export async function placeFile(
  ctx: ActorContext,
  sent: { folder?: string | null | undefined; folder_uuid?: string | null | undefined },
): Promise<Place> {
  const user = requireUser(ctx);
  if (sent.folder_uuid != null) {
    const linked = await findFolder(ctx.db, sent.folder_uuid);
    if (linked !== undefined && linked.userId !== user.id) throw foreign(ctx, sent.folder_uuid);
    if (linked !== undefined) return { folder: linked.path, folderUuid: linked.uuid };
  }
  const folder = normalizeFolderPath(sent.folder ?? ROOT_FOLDER);
  if (folder === null)
    throw new AppError('files.name-invalid', { details: [issue('folder', 'path')] });
  if (folder === ROOT_FOLDER) return { folder, folderUuid: null };
  const record = await findFolderByPath(ctx.db, { userId: user.id, path: folder });
  return { folder, folderUuid: record?.uuid ?? null };
}

/** A file name that may be stored, else `files.name-invalid` with the reason. */
export function requireName(raw: string): string {
  const checked = checkName(raw);
  if (checked.ok) return checked.name;
  throw new AppError('files.name-invalid', { details: [issue('name', checked.problem)] });
}

/** The user's own file, else `files.not-found` or `files.forbidden`. */
export async function findOwnFile(ctx: ActorContext, uuid: string): Promise<FileRow> {
  requireUser(ctx);
  const file = await findFile(ctx.db, uuid);
  if (file === undefined) throw new AppError('files.not-found');
  return requireOwn(ctx, file);
}

/** The user's own folder, else `folders.not-found` or `files.forbidden`. */
export async function findOwnFolder(ctx: ActorContext, uuid: string): Promise<FolderRow> {
  const user = requireUser(ctx);
  const folder = await findFolder(ctx.db, uuid);
  if (folder === undefined) throw new AppError('folders.not-found');
  if (folder.userId !== user.id) throw foreign(ctx, uuid);
  return folder;
}

/** The file itself when it is the user's, else `files.forbidden`. */
export function requireOwn(ctx: ActorContext, file: FileRow): FileRow {
  if (file.userId === requireUser(ctx).id) return file;
  throw foreign(ctx, file.uuid);
}

function foreign(ctx: ActorContext, id: string): AppError {
  ctx.log.security('sec.foreign_file', { id });
  return new AppError('files.forbidden');
}

function issue(path: string, message: string) {
  return { path, message };
}
