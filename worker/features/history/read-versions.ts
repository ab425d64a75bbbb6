import type { VersionView, VersionWithContent } from '#contract/files.ts';
import { findOwnFile, readContent } from '#worker/features/files/files-client.ts';
import { findOwnSite } from '#worker/features/sites/sites-client.ts';
import { type ActorContext, requireUser } from '#worker/http/actor-context.ts';
import { AppError } from '#worker/http/app-error.ts';
import { findVersion, listVersions, toVersionView } from './version-queries.ts';

/** The versions of one of the user's files or sites, newest first, without contents. */
export async function listFileVersions({
  ctx,
  input,
}: {
  ctx: ActorContext;
  input: { fileId: string };
}): Promise<VersionView[]> {
  const { uuid, userId } = await findOwnDocument(ctx, input.fileId);
  const rows = await listVersions(ctx.db, { fileId: uuid, userId });
  return rows.map(toVersionView);
}

/** A file or, where there is none of this uuid, a site. Nobody's is `files.not-found`. */
async function findOwnDocument(
  ctx: ActorContext,
  uuid: string,
): Promise<{ uuid: string; userId: string }> {
  try {
    return await findOwnFile(ctx, uuid);
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'files.not-found') throw error;
    const site = await findOwnSite(ctx, uuid).catch((reason: unknown) => {
      const isNobodys = reason instanceof AppError && reason.code === 'sites.not-found';
      throw isNobodys ? error : reason;
    });
    return site;
  }
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
