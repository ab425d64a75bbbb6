import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { join } from 'node:path';
import { runTool } from '../run-tool.ts';
import { ROOT } from '../settings.ts';
import { takeLock } from './lock-file.ts';

/** Databases with all migrations and no rows, each in a folder named by what it was made from. */
const EMPTY_STORES = join(ROOT, '.cache/migrated');
const LOCK = join(ROOT, '.cache/migrating');
const DATABASES = 'v3/d1';

/**
 * Applies the D1 migrations to the local database under `stateDir`. Applying all of them takes seconds, so a new
 * store begins as a copy of an empty one. Throws with the tool's output.
 */
export async function migrate(stateDir: string): Promise<void> {
  const databases = join(stateDir, DATABASES);
  if (existsSync(databases)) return await applyMigrations(stateDir);
  // Renamed when it is whole: half a copy would be taken for a store with data.
  const draft = `${databases}.draft`;
  cpSync(join(await findEmptyStore(), DATABASES), draft, { recursive: true, force: true });
  renameSync(draft, databases);
}

async function findEmptyStore(): Promise<string> {
  mkdirSync(EMPTY_STORES, { recursive: true });
  const store = join(EMPTY_STORES, nameSources());
  const unlock = await takeLock(LOCK);
  try {
    if (existsSync(store)) return store;
    const draft = `${store}.draft`;
    rmSync(draft, { recursive: true, force: true });
    await applyMigrations(draft);
    renameSync(draft, store);
    return store;
  } finally {
    unlock();
  }
}

/** Changes with the migrations, the binding and the tools that write the files. */
function nameSources(): string {
  const folder = join(ROOT, 'migrations');
  const migrations = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => join(folder, name));
  const hash = createHash('sha256');
  for (const path of [...migrations, join(ROOT, 'wrangler.toml'), join(ROOT, 'package-lock.json')])
    hash.update(path.slice(ROOT.length)).update(readFileSync(path));
  return hash.digest('hex').slice(0, 16);
}

async function applyMigrations(stateDir: string): Promise<void> {
  const run = await runTool(
    'wrangler',
    [
      'd1',
      'migrations',
      'apply',
      'DB',
      '--local',
      '--persist-to',
      stateDir,
      '--config',
      join(ROOT, 'wrangler.toml'),
    ],
    { quiet: true, env: { WRANGLER_SEND_METRICS: 'false' } },
  );
  if (run.code !== 0) throw new Error(`The database could not be migrated.\n${run.output}`);
}
