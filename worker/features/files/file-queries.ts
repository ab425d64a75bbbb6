import { and, count, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { BatchItem } from 'drizzle-orm/batch';
import type { FileView, FolderView } from '#contract/files.ts';
import { FILE_TYPES, type FileType } from '#domain/files/file-type.ts';
import { FILE_LIMITS } from '#domain/files/limits.ts';
import type { Database } from '#worker/db/client.ts';
import { conversationEntries, files, fileVersions, folders } from '#worker/db/schema/index.ts';

export type FileRow = typeof files.$inferSelect;
export type FolderRow = typeof folders.$inferSelect;

export async function findFile(db: Database, uuid: string): Promise<FileRow | undefined> {
  return await db.select().from(files).where(eq(files.uuid, uuid)).get();
}

/** Newest change first. */
export async function listFiles(db: Database, userId: string): Promise<FileRow[]> {
  return await db
    .select()
    .from(files)
    .where(eq(files.userId, userId))
    .orderBy(desc(files.updatedAt), files.uuid);
}

export async function countFiles(db: Database, userId: string): Promise<number> {
  const row = await db.select({ total: count() }).from(files).where(eq(files.userId, userId)).get();
  return row?.total ?? 0;
}

/** The new values of a file; `revision` is the one that the write makes. */
export type FileWrite = Omit<FileRow, 'createdAt'>;

/**
 * Writes a file if its revision is the one before `write.revision` (or if it is new), together with the
 * statements that depend on it. Null when another write was first; then nothing has changed.
 */
export async function writeFile(
  db: Database,
  write: FileWrite,
  dependents: BatchItem<'sqlite'>[] = [],
): Promise<FileRow | null> {
  const statement = write.revision === 1 ? insertFile(db, write) : updateFile(db, write);
  const [written] = await db.batch([statement, ...dependents]);
  return written[0] ?? null;
}

/** The limit is part of the statement, so that parallel calls cannot exceed it together (SAVE-8). */
function insertFile(db: Database, write: FileWrite) {
  const { uuid, userId, name, type, path, folder, folderUuid } = write;
  return db
    .insert(files)
    .select(
      sql`select ${uuid}, ${userId}, ${name}, ${type}, ${path}, ${folder}, ${folderUuid},
        ${write.contentHash}, ${write.size}, ${write.revision}, ${write.updatedAt}, ${write.updatedAt}
        where (select count(*) from ${files} where user_id = ${userId}) < ${FILE_LIMITS.filesPerUser}`,
    )
    .onConflictDoNothing()
    .returning();
}

function updateFile(db: Database, { uuid, userId, ...values }: FileWrite) {
  return db
    .update(files)
    .set(values)
    .where(
      and(eq(files.uuid, uuid), eq(files.userId, userId), eq(files.revision, values.revision - 1)),
    )
    .returning();
}

/** An SQL condition for dependent statements: the write of this batch took effect. */
export function isWritten(write: FileWrite): SQL {
  return sql`exists (select 1 from ${files} where uuid = ${write.uuid} and user_id = ${write.userId}
    and revision = ${write.revision} and content_hash = ${write.contentHash})`;
}

/** Deletes a file with its versions, unless it is the user's last one; false when nothing was deleted. */
export async function deleteFileRow(
  db: Database,
  { uuid, userId }: { uuid: string; userId: string },
): Promise<boolean> {
  const hasOthers = sql`exists (select 1 from ${files} where user_id = ${userId} and uuid <> ${uuid})`;
  const [, , deleted] = await db.batch([
    db
      .delete(fileVersions)
      .where(and(eq(fileVersions.fileId, uuid), eq(fileVersions.userId, userId), hasOthers)),
    db
      .delete(conversationEntries)
      .where(
        and(
          eq(conversationEntries.documentUuid, uuid),
          eq(conversationEntries.userId, userId),
          hasOthers,
        ),
      ),
    db
      .delete(files)
      .where(and(eq(files.uuid, uuid), eq(files.userId, userId), hasOthers))
      .returning({ uuid: files.uuid }),
  ]);
  return deleted.length === 1;
}

export async function findFolder(db: Database, uuid: string): Promise<FolderRow | undefined> {
  return await db.select().from(folders).where(eq(folders.uuid, uuid)).get();
}

export async function findFolderByPath(
  db: Database,
  { userId, path }: { userId: string; path: string },
): Promise<FolderRow | undefined> {
  return await db
    .select()
    .from(folders)
    .where(and(eq(folders.userId, userId), eq(folders.path, path)))
    .get();
}

export async function listFolders(db: Database, userId: string): Promise<FolderRow[]> {
  return await db.select().from(folders).where(eq(folders.userId, userId)).orderBy(folders.path);
}

/** Adds a folder unless its id or path is taken. */
export async function insertFolder(db: Database, row: FolderRow): Promise<FolderRow | undefined> {
  return await db.insert(folders).values(row).onConflictDoNothing().returning().get();
}

/** Deletes a folder, its subfolders, their files and those files' versions in one transaction. */
export async function deleteFolderTree(
  db: Database,
  { userId, path }: { userId: string; path: string },
): Promise<{ deletedFolders: number; deletedFiles: number }> {
  const subtree = (column: SQL) =>
    sql`(${column} = ${path} or substr(${column}, 1, ${path.length + 1}) = ${`${path}/`})`;
  const folderIds = db
    .select({ uuid: folders.uuid })
    .from(folders)
    .where(and(eq(folders.userId, userId), subtree(sql`${folders.path}`)));
  const isInside = and(
    eq(files.userId, userId),
    or(subtree(sql`${files.folder}`), inArray(files.folderUuid, folderIds)),
  );
  const fileIds = db.select({ uuid: files.uuid }).from(files).where(isInside);
  const [, , deletedFiles, deletedFolders] = await db.batch([
    db
      .delete(fileVersions)
      .where(and(eq(fileVersions.userId, userId), inArray(fileVersions.fileId, fileIds))),
    db
      .delete(conversationEntries)
      .where(
        and(
          eq(conversationEntries.userId, userId),
          inArray(conversationEntries.documentUuid, fileIds),
        ),
      ),
    db.delete(files).where(isInside).returning({ uuid: files.uuid }),
    db
      .delete(folders)
      .where(and(eq(folders.userId, userId), subtree(sql`${folders.path}`)))
      .returning({ uuid: folders.uuid }),
  ]);
  return { deletedFolders: deletedFolders.length, deletedFiles: deletedFiles.length };
}

/** The wire shape of a file's row. */
export function toFileView(row: FileRow): FileView {
  return {
    uuid: row.uuid,
    user_id: row.userId,
    name: row.name,
    type: toFileType(row.type),
    path: row.path,
    folder: row.folder,
    folder_uuid: row.folderUuid,
    file_size: row.size,
    revision: row.revision,
    created_at: new Date(row.createdAt).toISOString(),
    updated_at: new Date(row.updatedAt).toISOString(),
  };
}

/** The wire shape of a folder's row. */
export function toFolderView(row: FolderRow): FolderView {
  return {
    uuid: row.uuid,
    user_id: row.userId,
    name: row.name,
    path: row.path,
    created_at: new Date(row.createdAt).toISOString(),
    updated_at: new Date(row.updatedAt).toISOString(),
  };
}

/** A stored type; one that this release does not know is shown as `other`. */
export function toFileType(stored: string): FileType {
  return FILE_TYPES.find((type) => type === stored) ?? 'other';
}
