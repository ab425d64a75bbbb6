import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { settleSites, type SettledSites } from '#worker/features/sites/sites-client.ts';
import type { ActorContext } from '#worker/http/actor-context.ts';
import { hashContent } from '#worker/platform/storage/hash-content.ts';
import {
  type BackupManifest,
  listRetired,
  manifestKey,
  manifestSchema,
  type Row,
} from './backup-format.ts';
import { BACKUP_TABLES, type BackupTable } from './backup-tables.ts';

type RestoreContext = Pick<ActorContext, 'db' | 'bucket'>;

export interface RestoreReport {
  /** Number of rows in the backup, and of restored rows; the others belonged to accounts that are gone. */
  tables: Record<string, { rows: number; restored: number }>;
  sites: SettledSites;
}

/** D1 takes at most 2 MB a parameter; a character may be four bytes. */
const CHARACTERS_PER_INSERT = 450_000;

/**
 * Restores a backup into a database that has its tables and no rows. Everything is checked before the first row
 * is written. Accounts that were deleted since stay deleted, and a site whose page of that night is gone shows
 * its newest page. Credits are not restored: the ledgers are the truth, and the reconciliation copies what is
 * missing. Throws a sentence for the operator.
 */
export async function restoreBackup(ctx: RestoreContext, id: string): Promise<RestoreReport> {
  const manifest = await readManifest(ctx, id);
  for (const { name } of BACKUP_TABLES) await assertEmpty(ctx, name);
  for (const table of BACKUP_TABLES) {
    for await (const rows of readParts(ctx, manifest, table)) await assertKnown(ctx, table, rows);
  }
  const retired = await listRetired(ctx.bucket);
  const gone = new Set(retired.map((user) => user.id));
  const tables: RestoreReport['tables'] = {};
  for (const table of BACKUP_TABLES) {
    const report = { rows: manifest.tables[table.name]?.rows ?? 0, restored: 0 };
    for await (const rows of readParts(ctx, manifest, table)) {
      const wanted =
        table.name === 'users' ? rows.filter((row) => !gone.has(String(row.id))) : rows;
      report.restored += await insertRows(ctx, table, wanted);
    }
    tables[table.name] = report;
  }
  for (const { id: userId, retiredAt } of retired) {
    await ctx.db.run(
      sql`INSERT OR IGNORE INTO retired_user_ids (id, retired_at) VALUES (${userId}, ${retiredAt})`,
    );
  }
  return { tables, sites: await settleSites(ctx) };
}

async function readManifest({ bucket }: RestoreContext, id: string): Promise<BackupManifest> {
  const object = await bucket.get(manifestKey(id));
  if (object === null) throw new Error(`There is no finished backup ${id}.`);
  return manifestSchema.parse(await object.json());
}

async function assertEmpty({ db }: RestoreContext, table: string): Promise<void> {
  const rows = await db.all(sql`SELECT 1 FROM ${sql.identifier(table)} LIMIT 1`);
  if (rows.length > 0) throw new Error(`The table ${table} is not empty: nothing was restored.`);
}

async function assertKnown({ db }: RestoreContext, table: BackupTable, rows: Row[]): Promise<void> {
  const columns = await db.all<{ name: string }>(
    sql`SELECT name FROM pragma_table_info(${table.name})`,
  );
  const known = new Set(columns.map(({ name }) => name));
  const unknown = Object.keys(rows[0] ?? {}).filter((name) => !known.has(name));
  if (unknown.length > 0) {
    throw new Error(
      `${table.name} has no column ${unknown.join(', ')}: apply the migrations first.`,
    );
  }
}

const rowSchema = z.record(z.string(), z.nullable(z.union([z.string(), z.number()])));

async function* readParts(
  { bucket }: RestoreContext,
  manifest: BackupManifest,
  { name }: BackupTable,
): AsyncGenerator<Row[]> {
  for (const { key, sha256 } of manifest.tables[name]?.parts ?? []) {
    const text = await (await bucket.get(key))?.text();
    if (text === undefined || (await hashContent(text)) !== sha256) {
      throw new Error(`${key} is missing or was changed: nothing was restored.`);
    }
    yield text
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => rowSchema.parse(JSON.parse(line)));
  }
}

/** Returns the number of inserted rows. */
async function insertRows(
  { db }: RestoreContext,
  { name, owner }: BackupTable,
  rows: Row[],
): Promise<number> {
  const columns = Object.keys(rows[0] ?? {});
  const names = sql.join(
    columns.map((column) => sql.identifier(column)),
    sql`, `,
  );
  const values = sql.join(
    columns.map((column) => sql`value ->> ${column}`),
    sql`, `,
  );
  const hasOwner =
    owner === undefined
      ? sql`true`
      : sql`EXISTS (SELECT 1 FROM ${sql.identifier(owner.table)}
          WHERE ${sql.identifier(owner.key)} = value ->> ${owner.column})`;
  let inserted = 0;
  for (const batch of batchesOf(rows)) {
    const { meta } = await db.run(
      sql`INSERT INTO ${sql.identifier(name)} (${names}) SELECT ${values} FROM json_each(${batch}) WHERE ${hasOwner}`,
    );
    inserted += meta.changes;
  }
  return inserted;
}

/** The rows as JSON arrays, each within what one parameter may hold. */
function* batchesOf(rows: readonly Row[]): Generator<string> {
  let batch: string[] = [];
  let length = 0;
  for (const row of rows) {
    const text = JSON.stringify(row);
    if (length + text.length > CHARACTERS_PER_INSERT && batch.length > 0) {
      yield `[${batch.join()}]`;
      batch = [];
      length = 0;
    }
    batch.push(text);
    length += text.length;
  }
  if (batch.length > 0) yield `[${batch.join()}]`;
}
