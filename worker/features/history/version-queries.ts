import { and, desc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { VersionView } from '#contract/files.ts';
import { FILE_TYPES } from '#domain/files/file-type.ts';
import type { LatestVersion, VersionOrigin } from '#domain/files/version-rule.ts';
import type { Database } from '#worker/db/client.ts';
import { fileVersions } from '#worker/db/schema/index.ts';

export type VersionRow = typeof fileVersions.$inferSelect;

/** A version to add; its number is the file's next one. */
export type NewVersion = Omit<VersionRow, 'version'>;

export async function findLatestVersion(
  db: Database,
  fileId: string,
): Promise<(LatestVersion & { version: number }) | null> {
  const row = await db
    .select({
      contentHash: fileVersions.contentHash,
      createdAt: fileVersions.createdAt,
      version: fileVersions.version,
    })
    .from(fileVersions)
    .where(eq(fileVersions.fileId, fileId))
    .orderBy(desc(fileVersions.version))
    .limit(1)
    .get();
  return row ?? null;
}

/** Which of these contents (SHA-256) a version of the file has. */
export async function findKeptContents(
  db: Database,
  fileId: string,
  hashes: string[],
): Promise<Set<string>> {
  const { contentHash } = fileVersions;
  const rows = await db
    .selectDistinct({ contentHash })
    .from(fileVersions)
    .where(and(eq(fileVersions.fileId, fileId), inArray(contentHash, hashes)));
  return new Set(rows.map((row) => row.contentHash));
}

/**
 * Statement: adds a version with the next number if `condition` holds and the newest version holds other
 * content, whoever adds one at the same time.
 */
export function addVersion(db: Database, row: NewVersion, condition: SQL = sql`true`) {
  const newest = sql`(select content_hash from ${fileVersions} where file_id = ${row.fileId}
    order by version desc limit 1)`;
  return db
    .insert(fileVersions)
    .select(
      sql`select ${row.id}, ${row.fileId}, ${row.userId},
        coalesce((select max(version) from ${fileVersions} where file_id = ${row.fileId}), 0) + 1,
        ${row.fileName}, ${row.fileType}, ${row.path}, ${row.projectId}, ${row.comment}, ${row.origin},
        ${row.contentHash}, ${row.size}, ${row.createdAt}
        where ${newest} is not ${row.contentHash} and ${condition}`,
    )
    .returning({ version: fileVersions.version });
}

/** Statement: keeps the newest `keep` versions of a file. */
export function pruneVersions(db: Database, { fileId, keep }: { fileId: string; keep: number }) {
  return db
    .delete(fileVersions)
    .where(
      and(
        eq(fileVersions.fileId, fileId),
        sql`${fileVersions.version} <= (select max(version) from ${fileVersions} where file_id = ${fileId}) - ${keep}`,
      ),
    );
}

/** Newest first. */
export async function listVersions(
  db: Database,
  { fileId, userId }: { fileId: string; userId: string },
): Promise<VersionRow[]> {
  return await db
    .select()
    .from(fileVersions)
    .where(and(eq(fileVersions.fileId, fileId), eq(fileVersions.userId, userId)))
    .orderBy(desc(fileVersions.version));
}

export async function findVersion(db: Database, id: string): Promise<VersionRow | undefined> {
  return await db.select().from(fileVersions).where(eq(fileVersions.id, id)).get();
}

/** The wire shape of a version's row. */
export function toVersionView(row: VersionRow): Omit<VersionView, 'is_current'> {
  const origin: VersionOrigin = row.origin;
  return {
    id: row.id,
    version: row.version,
    file_id: row.fileId,
    file_name: row.fileName,
    file_type: FILE_TYPES.find((type) => type === row.fileType) ?? 'other',
    path: row.path,
    project_id: row.projectId,
    comment: row.comment,
    origin,
    file_size: row.size,
    created_at: new Date(row.createdAt).toISOString(),
  };
}
