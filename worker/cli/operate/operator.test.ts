import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, expect, test } from 'vitest';
import { createDatabase } from '#worker/db/client.ts';
import { sites, users } from '#worker/db/schema/index.ts';
import { ROOT } from '../settings.ts';
import { openStores } from './open-stores.ts';

const SHOWN = '3e0a3f5c-6f0d-4d2c-9b57-0c1b5a1f8a11';
const HIDDEN = '3e0a3f5c-6f0d-4d2c-9b57-0c1b5a1f8a12';
const stateDir = mkdtempSync(join(tmpdir(), 'bluewave-operator-'));

afterEach(() => rmSync(stateDir, { recursive: true, force: true }));

async function inStores<Result>(
  work: (database: ReturnType<typeof createDatabase>) => Promise<Result>,
): Promise<Result> {
  const { env, dispose } = await openStores({ isRemote: false, stateDir });
  try {
    return await work(createDatabase(env.DB));
  } finally {
    await dispose();
  }
}

async function keepSites(): Promise<void> {
  const [userId, now, email] = ['ada', 1_700_000_000_000, 'ada@example.com'];
  const site = (uuid: string, status: 'active' | 'suspended') => {
    const page = { revision: 1, pageKey: `${uuid}/1`, etag: 'a', size: 1 };
    return { uuid, userId, name: 'Forno', status, createdAt: now, updatedAt: now, ...page };
  };
  await inStores(async (database) => {
    await database.insert(users).values({ id: userId, email, name: 'Ada', createdAt: now });
    await database.insert(sites).values([site(SHOWN, 'active'), site(HIDDEN, 'suspended')]);
  });
}

async function readStatuses() {
  const rows = await inStores(async (database) => await database.select().from(sites));
  return Object.fromEntries(rows.map(({ uuid, status }) => [uuid, status]));
}

/** What the command prints. */
async function operate(...words: string[]): Promise<unknown> {
  const command = [join(ROOT, 'worker/cli/operate/operator.ts'), ...words];
  const env = { ...process.env, STATE_DIR: stateDir };
  const { stdout } = await promisify(execFile)(process.execPath, command, { env });
  // Before it stand the mails that a local run only logs, a line each.
  return JSON.parse(stdout.slice(stdout.search(/^[[{]$/m)));
}

test('by command an operator suspends and reinstates sites with a reason, and reads what was done', async () => {
  await keepSites();
  expect(await operate('suspend', SHOWN, '--reason', 'It imitates a bank.')).toEqual({ ok: true });
  expect(await operate('reinstate', HIDDEN, '--reason', 'A mistake.')).toEqual({ ok: true });
  expect(await operate('log')).toMatchObject([
    { act: 'reinstate', subject: HIDDEN, reason: 'A mistake.' },
    { act: 'suspend', subject: SHOWN, reason: 'It imitates a bank.' },
  ]);
  expect(await readStatuses()).toEqual({ [SHOWN]: 'suspended', [HIDDEN]: 'active' });
}, 240_000);
