import { and, eq, sql } from 'drizzle-orm';
import { FILE_LIMITS } from '#domain/files/limits.ts';
import { contents } from '#worker/db/schema/index.ts';
import { type ActorContext, requireUser } from '#worker/http/actor-context.ts';
import { AppError } from '#worker/http/app-error.ts';
import { hashContent } from '#worker/platform/storage/hash-content.ts';
import { deleteBelow, deleteObjects } from '#worker/platform/storage/objects.ts';
import { hasRoomFor, storageUsed } from './storage-client.ts';

const MIB = 1024 * 1024;
/** Younger contents may belong to a save in progress. */
const SETTLED_MS = 10 * 60 * 1000;

/** A stored content. Equal contents of one user are stored once. */
export interface StoredContent {
  hash: string;
  size: number;
}

/**
 * Stores a content of the signed-in user; equal contents share one object. The object is written before the row
 * that names it, so a row always has its object. Throws `request.too-large` and `files.limit`.
 */
export async function storeContent(ctx: ActorContext, content: string): Promise<StoredContent> {
  const { id: userId } = requireUser(ctx);
  const size = new TextEncoder().encode(content).byteLength;
  if (size > FILE_LIMITS.contentBytes) {
    const limit = `${FILE_LIMITS.contentBytes / MIB} MB`;
    throw new AppError('request.too-large', { params: { limit } });
  }
  const hash = await hashContent(content);
  if (await touchContent(ctx, userId, hash)) return { hash, size };
  if (!(await hasRoom(ctx, userId, size))) throw storageFull();
  const key = `contents/${userId}/${hash}-${ctx.newId()}`;
  await ctx.bucket.put(key, content);
  const now = ctx.now();
  const [row] = await ctx.db
    .insert(contents)
    .select(
      sql`select ${userId}, ${hash}, ${key}, ${size}, ${now}
        where ${hasRoomFor({ userId, bytes: size, shown: hash })}`,
    )
    .onConflictDoUpdate({ target: [contents.userId, contents.hash], set: { createdAt: now } })
    .returning({ key: contents.key });
  if (row?.key !== key) ctx.waitUntil(ctx.bucket.delete(key));
  if (row === undefined) throw storageFull();
  return { hash, size };
}

function storageFull(): AppError {
  const limit = `${FILE_LIMITS.storageBytesPerUser / MIB} MB`;
  return new AppError('files.limit', { params: { limit } });
}

/**
 * Whether a user may store this many more bytes. If not, contents that nothing refers to are collected first,
 * so that deleting files makes room at once.
 */
export async function hasRoom(
  ctx: Pick<ActorContext, 'db' | 'bucket' | 'now'>,
  userId: string,
  bytes: number,
): Promise<boolean> {
  const room = FILE_LIMITS.storageBytesPerUser - bytes;
  if ((await storageUsed(ctx.db, userId)) <= room) return true;
  const collected = await collectContents(ctx, { before: ctx.now() - SETTLED_MS, userId });
  return collected > 0 && (await storageUsed(ctx.db, userId)) <= room;
}

/** Marks a content as used now, so that it is not collected. False when it does not exist. */
async function touchContent(ctx: ActorContext, userId: string, hash: string): Promise<boolean> {
  const touched = await ctx.db
    .update(contents)
    .set({ createdAt: ctx.now() })
    .where(and(eq(contents.userId, userId), eq(contents.hash, hash)))
    .returning({ hash: contents.hash });
  return touched.length === 1;
}

/** The text of a stored body of the signed-in user. */
export async function readContent(ctx: ActorContext, hash: string): Promise<string> {
  const { id: userId } = requireUser(ctx);
  const row = await ctx.db
    .select({ key: contents.key })
    .from(contents)
    .where(and(eq(contents.userId, userId), eq(contents.hash, hash)))
    .get();
  const object = row === undefined ? null : await ctx.bucket.get(row.key);
  if (object === null) throw new AppError('server.unavailable');
  return await object.text();
}

/**
 * Deletes contents, of one user or of all, that no file and no version refers to and that were last written
 * before `before` (epoch milliseconds). Returns how many.
 */
export async function collectContents(
  { db, bucket }: Pick<ActorContext, 'db' | 'bucket'>,
  { before, userId }: { before: number; userId?: string },
): Promise<number> {
  const ofUser = userId === undefined ? sql`true` : sql`${contents.userId} = ${userId}`;
  const collected = await db
    .delete(contents)
    .where(
      sql`${contents.createdAt} < ${before} and ${ofUser}
        and not exists (select 1 from files f where f.user_id = ${contents}.user_id and f.content_hash = ${contents}.hash)
        and not exists (select 1 from file_versions v where v.user_id = ${contents}.user_id and v.content_hash = ${contents}.hash)`,
    )
    .returning({ key: contents.key });
  await deleteObjects(
    { bucket },
    collected.map((row) => row.key),
  );
  return collected.length;
}

/** Deletes every stored body of a user; the rows go with the account. */
export async function deleteContentsOf(
  store: Pick<ActorContext, 'bucket'>,
  userId: string,
): Promise<void> {
  await deleteBelow(store, `contents/${userId}/`);
}
