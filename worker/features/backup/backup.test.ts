import { env } from 'cloudflare:workers';
import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { deleteUserRows } from '#worker/features/account/account-queries.ts';
import { reconcile } from '#worker/features/checkout/reconcile.ts';
import { saveFile } from '#worker/features/files/save-file.ts';
import { readFile } from '#worker/features/files/read-files.ts';
import { readSite } from '#worker/features/sites/read-site.ts';
import { saveSite } from '#worker/features/sites/save-site.ts';
import { findSiteWithAssets } from '#worker/features/sites/site-queries.ts';
import { createUserContext, type TestContext } from '#worker/testing/context.ts';
import { type BackupManifest, listBackups } from './backup-format.ts';
import { BACKUP_TABLES, LEFT_OUT } from './backup-tables.ts';
import { BACKUP_KEPT_DAYS, forgetBackups, makeBackup, noteRetired } from './make-backup.ts';
import { restoreBackup } from './restore-backup.ts';

const DAY_MS = 24 * 60 * 60_000;

beforeEach(async () => {
  await wipe();
  const { objects } = await env.SITES.list({ prefix: 'retired/' });
  await env.SITES.delete(objects.map(({ key }) => key));
});

async function wipe(): Promise<void> {
  for (const { name } of BACKUP_TABLES.toReversed()) await env.DB.exec(`DELETE FROM ${name}`);
}

function page(text: string): string {
  return `<!doctype html><html lang="en"><head><title>${text}</title></head><body><h1>${text}</h1></body></html>`;
}

/** A user with a site, its picture, a file of two versions and a spent credit. */
async function createOwner() {
  const ctx = await createUserContext();
  const site = crypto.randomUUID();
  const file = crypto.randomUUID();
  await ctx.ledger.deduct(ctx.userId, { opId: 'one', amount: 1, description: 'generation' });
  await saveSite({
    ctx,
    input: { uuid: site, html: page('Before'), name: 'Forno', assets: { 'a.css': 'a{}' } },
  });
  await writeFile(ctx, file, 'first');
  await writeFile(ctx, file, 'second “quoted” 🍞');
  await ctx.ledger.audit(ctx.userId);
  return { ctx, site, file };
}

async function writeFile(ctx: TestContext, uuid: string, content: string): Promise<void> {
  const input = { uuid, name: 'notes.txt', type: 'txt', content, origin: 'ai' } as const;
  await saveFile({ ctx, input });
}

function hashesOf({ tables }: BackupManifest) {
  return Object.entries(tables).map(([name, { rows, parts }]) => [
    name,
    rows,
    parts.map(({ sha256 }) => sha256),
  ]);
}

test('every table is in the backup or left out for a reason', async () => {
  const { results } = await env.DB.prepare(
    `SELECT name FROM sqlite_schema WHERE type = 'table'
     AND name NOT LIKE 'sqlite_%' AND name NOT LIKE '\\_cf\\_%' ESCAPE '\\' AND name <> 'd1_migrations'`,
  ).all<{ name: string }>();
  const known = [...BACKUP_TABLES.map(({ name }) => name), ...Object.keys(LEFT_OUT)];
  expect(results.map(({ name }) => name).toSorted()).toEqual(known.toSorted());
});

test('a restored database is what it was, down to the last byte', async () => {
  const { ctx, site, file } = await createOwner();
  await createOwner();
  const before = await makeBackup(ctx);
  await wipe();
  const { tables, sites } = await restoreBackup(ctx, before.id);
  expect(sites).toEqual({ renewed: 0, withoutPage: [] });
  expect(Object.values(tables).filter(({ rows, restored }) => rows !== restored)).toEqual([]);
  expect(tables).toMatchObject({ users: { rows: 2 }, sites: { rows: 2 } });
  const after = await makeBackup({ ...ctx, now: () => Date.now() + 1 });
  expect(hashesOf(after)).toEqual(hashesOf(before));
  expect((await readSite({ ctx, input: { uuid: site } })).html).toBe(page('Before'));
  expect((await readFile({ ctx, input: { uuid: file } })).content).toBe('second “quoted” 🍞');
});

test('what happened after the backup: the newest page is shown, the ledger is copied again, a deleted account stays deleted', async () => {
  const stays = await createOwner();
  const leaves = await createOwner();
  const { id } = await makeBackup(stays.ctx);
  const input = { uuid: stays.site, html: page('After'), assets: { 'a.css': 'b{color:red}' } };
  await saveSite({ ctx: stays.ctx, input });
  await stays.ctx.settle();
  await stays.ctx.ledger.deduct(stays.ctx.userId, {
    opId: 'two',
    amount: 1,
    description: 'generation',
  });
  await stays.ctx.ledger.audit(stays.ctx.userId);
  await deleteUserRows(leaves.ctx.db, {
    id: leaves.ctx.userId,
    mailboxHash: 'hash',
    now: Date.now(),
  });
  await noteRetired(leaves.ctx, leaves.ctx.userId);
  await wipe();

  const { tables, sites } = await restoreBackup(stays.ctx, id);
  expect(sites).toEqual({ renewed: 1, withoutPage: [] });
  expect(tables.users).toEqual({ rows: 2, restored: 1 });
  expect(tables.files).toEqual({ rows: 2, restored: 1 });
  const read = await readSite({ ctx: stays.ctx, input: { uuid: stays.site } });
  expect(read).toMatchObject({ html: page('After'), revision: 2 });
  expect(await findSiteWithAssets(stays.ctx.db, stays.site)).toMatchObject({
    site: { files: 2, size: page('After').length + 12 },
    assets: [{ path: 'a.css', size: 12 }],
  });
  expect(await stays.ctx.db.all(sql`SELECT id FROM retired_user_ids`)).toEqual([
    { id: leaves.ctx.userId },
  ]);

  const first = await reconcile({ ctx: stays.ctx, scope: 'all' });
  expect(first.drift).toMatchObject([{ userId: stays.ctx.userId }]);
  expect((await reconcile({ ctx: stays.ctx, scope: 'all' })).drift).toEqual([]);
});

test('a site whose page is gone from the store is named', async () => {
  const { ctx, site } = await createOwner();
  const { id } = await makeBackup(ctx);
  const { objects } = await env.SITES.list({ prefix: `sites/${site}/` });
  await env.SITES.delete(objects.map(({ key }) => key));
  await wipe();
  expect((await restoreBackup(ctx, id)).sites).toEqual({ renewed: 0, withoutPage: [site] });
});

test('a backup that is missing, changed or of a newer schema, or a database in use: nothing is written', async () => {
  const { ctx } = await createOwner();
  const { id, tables } = await makeBackup(ctx);
  await expect(restoreBackup(ctx, id)).rejects.toThrow('users is not empty');
  await wipe();
  await expect(restoreBackup(ctx, 'no-such')).rejects.toThrow('no finished backup no-such');
  await env.DB.exec('ALTER TABLE files RENAME COLUMN size TO bytes');
  await expect(restoreBackup(ctx, id)).rejects.toThrow('files has no column size');
  await env.DB.exec('ALTER TABLE files RENAME COLUMN bytes TO size');
  const part = tables.sites?.parts[0]?.key ?? '';
  await env.SITES.put(part, `${await (await env.SITES.get(part))?.text()}{}\n`);
  await expect(restoreBackup(ctx, id)).rejects.toThrow(`${part} is missing or was changed`);
  expect(await ctx.db.all(sql`SELECT id FROM users`)).toEqual([]);
});

test('more rows than one part holds, and longer than one statement takes, come back in order', async () => {
  const { ctx } = await createOwner();
  const row = { name: 'Ada', email: 'ada@example.com', message: 'é'.repeat(500) };
  await ctx.db.run(
    sql`WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 4500)
        INSERT INTO contact_messages (id, name, email, message, created_at)
        SELECT printf('%05d', i), ${row.name}, ${row.email}, ${row.message}, i FROM n`,
  );
  const before = await makeBackup(ctx);
  expect(before.tables.contact_messages?.parts.map(({ rows }) => rows)).toEqual([
    2_000, 2_000, 500,
  ]);
  await wipe();
  await restoreBackup(ctx, before.id);
  expect(hashesOf(await makeBackup({ ...ctx, now: () => Date.now() + 1 }))).toEqual(
    hashesOf(before),
  );
});

test('backups are listed oldest first and forgotten after 35 days, unfinished ones too', async () => {
  const { ctx } = await createOwner();
  const known = await listBackups(env.SITES);
  const { id } = await makeBackup(ctx);
  await env.SITES.put('backups/unfinished/users-0001.jsonl', '{}');
  expect(await listBackups(env.SITES)).toEqual([...known, id]);
  await forgetBackups({ ...ctx, now: () => Date.now() + (BACKUP_KEPT_DAYS - 1) * DAY_MS });
  expect(await listBackups(env.SITES)).toContain(id);
  await forgetBackups({ ...ctx, now: () => Date.now() + (BACKUP_KEPT_DAYS + 1) * DAY_MS });
  expect((await env.SITES.list({ prefix: 'backups/' })).objects).toEqual([]);
});
