import type { BatchItem } from 'drizzle-orm/batch';
import { projectOf } from '#domain/files/folder-path.ts';
import { FILE_LIMITS } from '#domain/files/limits.ts';
import { makesVersion, preservesReplaced, type VersionOrigin } from '#domain/files/version-rule.ts';
import {
  addVersion,
  findKeptContents,
  findLatestVersion,
  type NewVersion,
  pruneVersions,
} from '#worker/features/history/versions-client.ts';
import type { ActorContext } from '#worker/http/actor-context.ts';
import { type FileRow, type FileWrite, isWritten } from './file-queries.ts';

interface Save {
  write: FileWrite;
  replaced: FileRow | null;
  origin: VersionOrigin;
  comment: string;
}

/** The statements that add the versions of a save; they run in the save's own transaction. */
export async function versionStatements(
  ctx: ActorContext,
  { write, replaced, origin, comment }: Save,
): Promise<BatchItem<'sqlite'>[]> {
  const hashes = [write.contentHash, ...(replaced === null ? [] : [replaced.contentHash])];
  const [latest, kept] = await Promise.all([
    findLatestVersion(ctx.db, write.uuid),
    findKeptContents(ctx.db, write.uuid, hashes),
  ]);
  const statements: BatchItem<'sqlite'>[] = [];
  if (replaced !== null && preservesReplaced({ origin, isKept: kept.has(replaced.contentHash) })) {
    const before = describeVersion(ctx, { file: replaced, origin: 'manual', comment: '' });
    statements.push(addVersion(ctx.db, before, isWritten(write)));
  }
  const { contentHash } = write;
  const save = { contentHash, origin, isKept: kept.has(contentHash), now: ctx.now() };
  if (statements.length > 0 || makesVersion(save, latest)) {
    const made = describeVersion(ctx, { file: write, origin, comment });
    statements.push(addVersion(ctx.db, made, isWritten(write)));
  }
  if (statements.length === 0) return [];
  const keep = FILE_LIMITS.versionsPerFile;
  return [...statements, pruneVersions(ctx.db, { fileId: write.uuid, keep })];
}

function describeVersion(
  ctx: ActorContext,
  { file, origin, comment }: { file: FileWrite; origin: VersionOrigin; comment: string },
): NewVersion {
  return {
    id: ctx.newId(),
    fileId: file.uuid,
    userId: file.userId,
    fileName: file.name,
    fileType: file.type,
    path: file.path,
    projectId: projectOf(file.folder),
    comment: comment.slice(0, FILE_LIMITS.commentCharacters),
    origin,
    contentHash: file.contentHash,
    size: file.size,
    createdAt: ctx.now(),
  };
}
