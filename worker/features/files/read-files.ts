import type { FileView, FileWithContent, FolderView } from '#contract/files.ts';
import { type ActorContext, assertOwnIdentity, requireUser } from '#worker/http/actor-context.ts';
import { readContent } from './content-store.ts';
import { listFiles, listFolders, toFileView, toFolderView } from './file-queries.ts';
import { findOwnFile } from './place-file.ts';

/** The user's files without their contents, newest change first. */
export async function listOwnFiles({
  ctx,
  input,
}: {
  ctx: ActorContext;
  input: { userId: string };
}): Promise<FileView[]> {
  const user = requireUser(ctx);
  assertOwnIdentity(ctx, input.userId);
  return (await listFiles(ctx.db, user.id)).map(toFileView);
}

/** The user's folders by path. */
export async function listOwnFolders({
  ctx,
  input,
}: {
  ctx: ActorContext;
  input: { userId: string };
}): Promise<FolderView[]> {
  const user = requireUser(ctx);
  assertOwnIdentity(ctx, input.userId);
  return (await listFolders(ctx.db, user.id)).map(toFolderView);
}

/** One of the user's files with its content. */
export async function readFile({
  ctx,
  input,
}: {
  ctx: ActorContext;
  input: { uuid: string };
}): Promise<FileWithContent> {
  const file = await findOwnFile(ctx, input.uuid);
  return { ...toFileView(file), content: await readContent(ctx, file.contentHash) };
}
