import { join } from 'node:path';
import { runTool } from '../run-tool.ts';
import { ROOT } from '../settings.ts';

/** Applies the D1 migrations to the local database under `stateDir`. Throws with the tool's output. */
export async function migrate(stateDir: string): Promise<void> {
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
