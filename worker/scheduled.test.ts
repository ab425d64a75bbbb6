import { createExecutionContext, createScheduledController } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { expect, test, vi } from 'vitest';
import { BACKUP_CRON } from './cron.ts';
import { createDatabase } from './db/client.ts';
import { contactMessages } from './db/schema/index.ts';
import { listBackups } from './features/backup/backup-format.ts';
import { runScheduled } from './scheduled.ts';
import wrangler from '../wrangler.toml?raw';

test('every trigger is known to the deployment and to its production environment', () => {
  expect(wrangler.split(`crons = ["*/15 * * * *", "17 3 * * *", "${BACKUP_CRON}"]`)).toHaveLength(
    3,
  );
});

test('a part that fails is logged, keeps no other from its work, and fails the invocation', async () => {
  const db = createDatabase(env.DB);
  const old = { name: 'Ada', email: 'ada@example.com', message: 'Hello', createdAt: 0 };
  await db.insert(contactMessages).values({ id: crypto.randomUUID(), ...old });
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const SITES = { list: () => Promise.reject(new Error('the store is down')) };
  const run = runScheduled(
    createScheduledController({ cron: '*/15 * * * *' }),
    { ...env, SITES: SITES as unknown as R2Bucket },
    createExecutionContext(),
  );
  await expect(run).rejects.toThrow('Scheduled work failed');
  expect(log.mock.calls.map(([line]) => JSON.parse(String(line)).job)).toEqual([
    'forgetProposals',
    'collectOrphans',
  ]);
  expect(await db.select().from(contactMessages)).toEqual([]);
});

test('the trigger of the backup makes one', async () => {
  const before = await listBackups(env.SITES);
  await runScheduled(
    createScheduledController({ cron: BACKUP_CRON }),
    env,
    createExecutionContext(),
  );
  expect(await listBackups(env.SITES)).toHaveLength(before.length + 1);
});
