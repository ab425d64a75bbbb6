import { createDatabase } from '#worker/db/client.ts';
import { listBackups } from '#worker/features/backup/backup-format.ts';
import { makeBackup } from '#worker/features/backup/make-backup.ts';
import { restoreBackup } from '#worker/features/backup/restore-backup.ts';
import { createLogger } from '#worker/http/log.ts';
import { readRunSettings } from '../settings.ts';
import { openStores, type Stores } from './open-stores.ts';

const USAGE = `npm run backup -- make             copy the records to the store, as a trigger of its own does every night
npm run backup -- list             the backups there are
npm run backup -- restore ID       put one back into an empty database; "latest" is the newest
--remote: the database and the store on Cloudflare instead of the local ones`;

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
  const stores = await openStores({ isRemote, stateDir: readRunSettings(process.env).stateDir });
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
