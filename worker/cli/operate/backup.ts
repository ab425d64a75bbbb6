import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { D1Database, R2Bucket } from '@cloudflare/workers-types';
import { getPlatformProxy, unstable_readConfig } from 'wrangler';
import { createDatabase } from '#worker/db/client.ts';
import { listBackups } from '#worker/features/backup/backup-format.ts';
import { makeBackup } from '#worker/features/backup/make-backup.ts';
import { restoreBackup } from '#worker/features/backup/restore-backup.ts';
import { createLogger } from '#worker/http/log.ts';
import { migrate } from './migrate.ts';
import { readRunSettings, ROOT } from '../settings.ts';

const USAGE = `npm run backup -- make             copy the records to the store, as a trigger of its own does every night
npm run backup -- list             the backups there are
npm run backup -- restore ID       put one back into an empty database; "latest" is the newest
--remote: the database and the store on Cloudflare instead of the local ones`;

interface Stores {
  DB: D1Database;
  SITES: R2Bucket;
}

/** The two bindings that a backup needs, local or on Cloudflare, and a function that closes them. */
async function openStores(isRemote: boolean, stateDir: string) {
  const { d1_databases: databases, r2_buckets: buckets } = unstable_readConfig({
    config: join(ROOT, 'wrangler.toml'),
    ...(isRemote ? { env: 'production' } : {}),
  });
  const configPath = join(ROOT, '.cache/backup/wrangler.json');
  mkdirSync(join(configPath, '..'), { recursive: true });
  const config = {
    name: 'bluewave-backup',
    compatibility_date: '2026-10-01',
    d1_databases: databases.map((database: object) => ({ ...database, remote: isRemote })),
    r2_buckets: buckets.map((bucket: object) => ({ ...bucket, remote: isRemote })),
  };
  writeFileSync(configPath, JSON.stringify(config));
  if (!isRemote) await migrate(stateDir);
  return await getPlatformProxy<Stores>({
    configPath,
    persist: { path: join(stateDir, 'v3') },
    remoteBindings: isRemote,
  });
}

async function run({ env }: { env: Stores }, [command, id]: string[]): Promise<unknown> {
  const ctx = {
    db: createDatabase(env.DB),
    bucket: env.SITES,
    log: createLogger({ part: 'backup' }),
    now: Date.now,
  };
  const known = await listBackups(ctx.bucket);
  if (command === 'list') return known;
  if (command === 'make') return (await makeBackup(ctx)).id;
  const wanted = id === 'latest' ? known.at(-1) : id;
  if (command !== 'restore' || wanted === undefined) throw new Error(USAGE);
  return await restoreBackup(ctx, wanted);
}

async function main(): Promise<void> {
  const words = process.argv.slice(2);
  const isRemote = words.includes('--remote');
  const stores = await openStores(isRemote, readRunSettings(process.env).stateDir);
  try {
    const told = await run(
      stores,
      words.filter((word) => word !== '--remote'),
    );
    console.log(JSON.stringify(told, null, 2));
  } finally {
    await stores.dispose();
  }
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
