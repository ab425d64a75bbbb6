import type { SaveVersionBody } from '#contract/files.ts';
import { FILE_LIMITS } from '#domain/files/limits.ts';
import { historyMessage } from '#messages/history-messages.ts';
import { requireName, storeContent } from '#worker/features/files/files-client.ts';
import { type ActorContext, assertOwnIdentity, requireUser } from '#worker/http/actor-context.ts';
import { AppError } from '#worker/http/app-error.ts';
import { findOwnDocument } from './find-own-document.ts';
import { addVersion, findLatestVersion, pruneVersions } from './version-queries.ts';

/** Keeps a version of one of the user's files or sites on request; content that the newest one holds adds none. */
export async function saveVersion({
  ctx,
  input,
}: {
  ctx: ActorContext;
  input: SaveVersionBody;
}): Promise<{ version: number; message: string }> {
  const user = requireUser(ctx);
  assertOwnIdentity(ctx, input.user_id ?? undefined);
  const document = await findOwnDocument(ctx, input.file_id);
  const isSite = document.kind === 'site';
  const fileName = isSite ? document.name : requireName(input.file_name);
  const stored = await storeContent(ctx, input.content);
  const comment = input.comment?.trim() || `Updated ${fileName}`;
  const [added] = await ctx.db.batch([
    addVersion(ctx.db, {
      id: ctx.newId(),
      fileId: document.uuid,
      userId: user.id,
      fileName,
      fileType: isSite ? 'site' : input.file_type,
      path: document.path,
      projectId: document.projectId,
      comment: comment.slice(0, FILE_LIMITS.commentCharacters),
      origin: input.origin,
      contentHash: stored.hash,
      size: stored.size,
      createdAt: ctx.now(),
    }),
    pruneVersions(ctx.db, { fileId: document.uuid, keep: FILE_LIMITS.versionsPerFile }),
  ]);
  const version = added[0]?.version;
  if (version !== undefined) {
    return { version, message: historyMessage('saved', ctx.locale, version) };
  }
  const latest = await findLatestVersion(ctx.db, document.uuid);
  if (latest === null) throw new AppError('files.not-found');
  const message = historyMessage('unchanged', ctx.locale, latest.version);
  return { version: latest.version, message };
}
