import { sql } from 'drizzle-orm';
import type { ActorContext } from '#worker/http/actor-context.ts';
import { deleteObjects, listObjects } from '#worker/platform/storage/objects.ts';
import { hashContent } from '#worker/platform/storage/hash-content.ts';
import {
  backupFolder,
  backupId,
  type BackupManifest,
  manifestKey,
  BACKUPS,
  RETIRED,
  retiredKey,
  type Row,
} from './backup-format.ts';
import { BACKUP_TABLES } from './backup-tables.ts';

export type BackupContext = Pick<ActorContext, 'db' | 'bucket' | 'log' | 'now'>;

const ROWS_PER_PART = 2_000;
const DAY_MS = 24 * 60 * 60_000;
/** As the privacy page says. */
export const BACKUP_KEPT_DAYS = 35;

/**
 * Copies the lasting tables to the store, one row per line, with the SHA-256 of every part (REL-8). Owned rows
 * are copied before their owners: an account that is created meanwhile may be in the backup without its rows,
 * but no row is in it without its account.
 */
export async function makeBackup(ctx: BackupContext): Promise<BackupManifest> {
  const id = backupId(ctx.now());
  const tables: BackupManifest['tables'] = {};
  for (const { name } of BACKUP_TABLES.toReversed()) {
    tables[name] = await copyTable(ctx, { name, folder: backupFolder(id) });
  }
  const manifest = { id, tables };
  await ctx.bucket.put(manifestKey(id), JSON.stringify(manifest, null, 2));
  ctx.log.info('backup.made', { id, rows: countRows(manifest) });
  return manifest;
}

async function copyTable(
  { db, bucket }: BackupContext,
  { name, folder }: { name: string; folder: string },
): Promise<BackupManifest['tables'][string]> {
  const parts = [];
  for (let after = 0; ;) {
    const rows = await db.all<Row & { rowid: number }>(
      sql`SELECT rowid AS rowid, * FROM ${sql.identifier(name)} WHERE rowid > ${after} ORDER BY rowid LIMIT ${ROWS_PER_PART}`,
    );
    const last = rows.at(-1);
    if (last === undefined) break;
    const text = rows.map((row) => `${JSON.stringify({ ...row, rowid: undefined })}\n`).join('');
    const key: string = `${folder}${name}-${String(parts.length + 1).padStart(4, '0')}.jsonl`;
    await bucket.put(key, text);
    parts.push({ key, rows: rows.length, sha256: await hashContent(text) });
    after = last.rowid;
  }
  return { rows: parts.reduce((sum, part) => sum + part.rows, 0), parts };
}

function countRows({ tables }: BackupManifest): number {
  return Object.values(tables).reduce((sum, { rows }) => sum + rows, 0);
}

/** Records that an account was deleted, so that a restore leaves it out. */
export async function noteRetired({ bucket }: Pick<ActorContext, 'bucket'>, userId: string) {
  await bucket.put(retiredKey(userId), '');
}

/** Deletes backups, and notes of deleted accounts, that are older than 35 days. */
export async function forgetBackups(ctx: Pick<ActorContext, 'bucket' | 'now'>) {
  const before = ctx.now() - BACKUP_KEPT_DAYS * DAY_MS;
  for (const prefix of [BACKUPS, RETIRED]) {
    const old: string[] = [];
    for await (const { key, uploaded } of listObjects(ctx, prefix)) {
      if (uploaded.getTime() < before) old.push(key);
    }
    await deleteObjects(ctx, old);
  }
}
