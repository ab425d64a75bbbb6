import type { VersionView, VersionWithContent } from '#contract/files.ts';
import { readContent } from '#worker/features/files/files-client.ts';
import { type ActorContext, requireUser } from '#worker/http/actor-context.ts';
import { AppError } from '#worker/http/app-error.ts';
import { findOwnDocument } from './find-own-document.ts';
import { findVersion, listVersions, toVersionView } from './version-queries.ts';

/** The versions of one of the user's files or sites, newest first, without contents. */
export async function listFileVersions({
  ctx,
  input,
}: {
  ctx: ActorContext;
  input: { fileId: string };
}): Promise<VersionView[]> {
  const { uuid, userId, contentHash } = await findOwnDocument(ctx, input.fileId);
  const rows = await listVersions(ctx.db, { fileId: uuid, userId });
  const current = rows.find((row) => row.contentHash === contentHash);
  return rows.map((row) => ({ ...toVersionView(row), is_current: row === current }));
}

/** One version of the user's with its content. */
export async function readVersion({
  ctx,
  input,
}: {
  ctx: ActorContext;
  input: { versionId: string };
}): Promise<VersionWithContent> {
  const user = requireUser(ctx);
  const row = await findVersion(ctx.db, input.versionId);
  if (row === undefined) throw new AppError('versions.not-found');
  if (row.userId !== user.id) {
    ctx.log.security('sec.foreign_file', { id: input.versionId });
    throw new AppError('files.forbidden');
  }
  return { ...toVersionView(row), content: await readContent(ctx, row.contentHash) };
}
