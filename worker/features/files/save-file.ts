import type { FileWithContent, SaveFileBody } from '#contract/files.ts';
import { settleNameAndType } from '#domain/files/file-type.ts';
import { filePath } from '#domain/files/folder-path.ts';
import { FILE_LIMITS } from '#domain/files/limits.ts';
import type { VersionOrigin } from '#domain/files/version-rule.ts';
import { type ActorContext, assertOwnIdentity, requireUser } from '#worker/http/actor-context.ts';
import { AppError } from '#worker/http/app-error.ts';
import { readContent, storeContent } from './content-store.ts';
import { fileConflict } from './file-conflict.ts';
import {
  countFiles,
  type FileRow,
  type FileWrite,
  findFile,
  toFileView,
  writeFile,
} from './file-queries.ts';
import { placeFile, requireName, requireOwn } from './place-file.ts';
import { versionStatements } from './version-statements.ts';

/** How often a write without a revision is repeated when another write was first; after that it is a conflict. */
const ATTEMPTS = 5;

/**
 * Creates a file or updates it by uuid, with the versions that the rules ask for, in one transaction. Writing
 * what is stored already succeeds, which makes retries safe (SAVE-3).
 */
export async function saveFile({
  ctx,
  input,
}: {
  ctx: ActorContext;
  input: SaveFileBody;
}): Promise<FileWithContent> {
  assertOwnIdentity(ctx, input.user_id ?? input.userId ?? undefined);
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const saved = await saveOnce(ctx, input);
    if (saved !== null) return saved;
    if (input.revision !== undefined) break;
  }
  throw await fileConflict(ctx, input.uuid);
}

/** One attempt, based on the file as it is now. Null when the revision has moved on. */
async function saveOnce(ctx: ActorContext, input: SaveFileBody): Promise<FileWithContent | null> {
  const existing = await findExisting(ctx, input.uuid);
  const content = input.content ?? (await keptContent(ctx, existing));
  const write = await describeWrite(ctx, { input, existing, content });
  if (existing !== null && isUnchanged(existing, write)) {
    return { ...toFileView(existing), content };
  }
  if (input.revision !== undefined && input.revision !== (existing?.revision ?? 0)) return null;
  const origin: VersionOrigin = existing === null ? 'create' : input.origin;
  const dependents = await versionStatements(ctx, {
    write,
    replaced: existing,
    origin,
    comment: input.comment ?? '',
  });
  const written = await writeFile(ctx.db, write, dependents);
  return written === null ? null : { ...toFileView(written), content };
}

async function findExisting(ctx: ActorContext, uuid: string): Promise<FileRow | null> {
  const user = requireUser(ctx);
  const file = await findFile(ctx.db, uuid);
  if (file !== undefined) return requireOwn(ctx, file);
  const count = await countFiles(ctx.db, user.id);
  if (count < FILE_LIMITS.filesPerUser) return null;
  const unit = ctx.locale === 'it' ? 'file' : 'files';
  throw new AppError('files.limit', { params: { limit: `${FILE_LIMITS.filesPerUser} ${unit}` } });
}

async function keptContent(ctx: ActorContext, existing: FileRow | null): Promise<string> {
  return existing === null ? '' : await readContent(ctx, existing.contentHash);
}

async function describeWrite(
  ctx: ActorContext,
  { input, existing, content }: { input: SaveFileBody; existing: FileRow | null; content: string },
): Promise<FileWrite> {
  const user = requireUser(ctx);
  const settled = settleNameAndType(requireName(input.name), input.type);
  const name = requireName(settled.name);
  const place =
    existing !== null && input.folder == null && input.folder_uuid == null
      ? { folder: existing.folder, folderUuid: existing.folderUuid }
      : await placeFile(ctx, input);
  const stored = await storeContent(ctx, content);
  return {
    uuid: input.uuid,
    userId: user.id,
    name,
    type: settled.type,
    path: filePath(place.folder, name),
    ...place,
    contentHash: stored.hash,
    size: stored.size,
    revision: (existing?.revision ?? 0) + 1,
    updatedAt: ctx.now(),
  };
}

function isUnchanged(existing: FileRow, write: FileWrite): boolean {
  return (
    existing.contentHash === write.contentHash &&
    existing.name === write.name &&
    existing.type === write.type &&
    existing.folder === write.folder &&
    existing.folderUuid === write.folderUuid
  );
}
