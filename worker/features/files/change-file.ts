import type { FileView, PatchFileBody, UpdateFolderLinkBody } from '#contract/files.ts';
import { renamedFile, settleNameAndType } from '#domain/files/file-type.ts';
import { filePath } from '#domain/files/folder-path.ts';
import { type ActorContext, requireUser } from '#worker/http/actor-context.ts';
import { AppError } from '#worker/http/app-error.ts';
import { fileConflict } from './file-conflict.ts';
import {
  deleteFileRow,
  type FileWrite,
  toFileType,
  toFileView,
  writeFile,
} from './file-queries.ts';
import { findOwnFile, placeFile, requireName } from './place-file.ts';

const ATTEMPTS = 5;

type Change = PatchFileBody & { uuid: string };

/** Renames a file or moves it; the content stays. A new name without an extension keeps the old one. */
export async function changeFile({
  ctx,
  input,
}: {
  ctx: ActorContext;
  input: Change;
}): Promise<FileView> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const file = await findOwnFile(ctx, input.uuid);
    if (input.revision !== undefined && input.revision !== file.revision) break;
    const { createdAt: _, ...current } = file;
    const write = { ...current, ...(await changedPlace(ctx, input, current)) };
    if (isSamePlace(current, write)) return toFileView(file);
    write.revision += 1;
    write.updatedAt = ctx.now();
    const written = await writeFile(ctx.db, write);
    if (written !== null) return toFileView(written);
    if (input.revision !== undefined) break;
  }
  throw await fileConflict(ctx, input.uuid);
}

/** Corrects the folder of a file to match the folders that exist. */
export async function updateFolderLink({
  ctx,
  input,
}: {
  ctx: ActorContext;
  input: UpdateFolderLinkBody;
}): Promise<void> {
  await changeFile({ ctx, input });
}

/** Deletes a file with its versions; the user's last file stays. */
export async function deleteFile({
  ctx,
  input,
}: {
  ctx: ActorContext;
  input: { uuid: string };
}): Promise<void> {
  const user = requireUser(ctx);
  await findOwnFile(ctx, input.uuid);
  const isDeleted = await deleteFileRow(ctx.db, { uuid: input.uuid, userId: user.id });
  if (isDeleted) return;
  // If the file is gone, another call deleted it. If it is still there, it is the last one.
  await findOwnFile(ctx, input.uuid);
  throw new AppError('files.last');
}

type PlacePart = Pick<FileWrite, 'name' | 'type' | 'folder' | 'folderUuid' | 'path'>;

async function changedPlace(
  ctx: ActorContext,
  input: Change,
  current: FileWrite,
): Promise<PlacePart> {
  const isMoved = input.folder !== undefined || input.folder_uuid != null;
  const place = isMoved
    ? await placeFile(ctx, input)
    : { folder: current.folder, folderUuid: current.folderUuid };
  const chosen =
    input.name === undefined
      ? current.name
      : requireName(renamedFile(current.name, requireName(input.name)));
  const { name, type } = settleNameAndType(chosen, toFileType(current.type));
  return { name, type, ...place, path: filePath(place.folder, name) };
}

function isSamePlace(current: FileWrite, write: FileWrite): boolean {
  return (
    current.path === write.path &&
    current.type === write.type &&
    current.folderUuid === write.folderUuid
  );
}
