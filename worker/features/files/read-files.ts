import type { FileView, FileWithContent, FolderView } from '#contract/files.ts';
import { type ActorContext, assertOwnIdentity, requireUser } from '#worker/http/actor-context.ts';
import { readContent } from './content-store.ts';
import { listFiles, listFolders, toFileView, toFolderView } from './file-queries.ts';
import { findOwnFile, findOwnFolder } from './place-file.ts';

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

/** A file of a project as it was listed: its content does not change when the file is saved meanwhile. */
interface ListedFile {
  /** Inside the project. */
  path: string;
  size: number;
  updatedAt: number;
  contentHash: string;
}

/** The user's files in a folder and below it. */
export async function listProject(
  ctx: ActorContext,
  folderUuid: string,
): Promise<{ name: string; files: ListedFile[] }> {
  const { userId, name, path: folder } = await findOwnFolder(ctx, folderUuid);
  const root = `${folder}/`;
  const files = (await listFiles(ctx.db, userId))
    .filter(({ path }) => path.startsWith(root))
    .map(({ path, ...file }) => ({ ...file, path: path.slice(root.length) }));
  return { name, files };
}
