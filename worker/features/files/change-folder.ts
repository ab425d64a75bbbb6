import type { CreateFolderBody, FolderView } from '#contract/files.ts';
import { folderName, normalizeFolderPath, ROOT_FOLDER } from '#domain/files/folder-path.ts';
import { FILE_LIMITS } from '#domain/files/limits.ts';
import { type ActorContext, assertOwnIdentity, requireUser } from '#worker/http/actor-context.ts';
import { AppError } from '#worker/http/app-error.ts';
import {
  deleteFolderTree,
  findFolderByPath,
  insertFolder,
  listFolders,
  toFolderView,
} from './file-queries.ts';
import { findOwnFolder } from './place-file.ts';

/** Creates a folder. If one exists at this path, that one is returned, whatever id was sent. */
export async function createFolder({
  ctx,
  input,
}: {
  ctx: ActorContext;
  input: CreateFolderBody;
}): Promise<FolderView> {
  const user = requireUser(ctx);
  assertOwnIdentity(ctx, input.user_id ?? input.userId ?? undefined);
  const path = normalizeFolderPath(input.path);
  if (path === null || path === ROOT_FOLDER) {
    throw new AppError('files.name-invalid', { details: [{ path: 'path', message: 'path' }] });
  }
  const existing = await findFolderByPath(ctx.db, { userId: user.id, path });
  if (existing !== undefined) return toFolderView(existing);
  if ((await listFolders(ctx.db, user.id)).length >= FILE_LIMITS.foldersPerUser) {
    const unit = ctx.locale === 'it' ? 'cartelle' : 'folders';
    throw new AppError('files.limit', {
      params: { limit: `${FILE_LIMITS.foldersPerUser} ${unit}` },
    });
  }
  const now = ctx.now();
  const row = {
    uuid: input.uuid,
    userId: user.id,
    path,
    name: folderName(path),
    createdAt: now,
    updatedAt: now,
  };
  const created =
    (await insertFolder(ctx.db, row)) ??
    (await findFolderByPath(ctx.db, { userId: user.id, path }));
  if (created === undefined) throw new AppError('files.forbidden');
  return toFolderView(created);
}

/** Deletes a folder with its subfolders and all their files, in one transaction. */
export async function deleteFolder({
  ctx,
  input,
}: {
  ctx: ActorContext;
  input: { uuid: string };
}): Promise<{ deletedFiles: number }> {
  const folder = await findOwnFolder(ctx, input.uuid);
  const { deletedFiles } = await deleteFolderTree(ctx.db, folder);
  return { deletedFiles };
}
