import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { D1Database, R2Bucket } from '@cloudflare/workers-types';
import { getPlatformProxy, unstable_readConfig } from 'wrangler';
import { ROOT } from '../settings.ts';
import { migrate } from './migrate.ts';

export interface Stores {
  DB: D1Database;
  SITES: R2Bucket;
}

/** The database and the object store, local or on Cloudflare, and a function that closes them. */
export async function openStores({ isRemote, stateDir }: { isRemote: boolean; stateDir: string }) {
  const { d1_databases: databases, r2_buckets: buckets } = unstable_readConfig({
    config: join(ROOT, 'wrangler.toml'),
    ...(isRemote ? { env: 'production' } : {}),
  });
  const configPath = join(ROOT, '.cache/stores/wrangler.json');
  mkdirSync(join(configPath, '..'), { recursive: true });
  const config = {
    name: 'bluewave-stores',
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
