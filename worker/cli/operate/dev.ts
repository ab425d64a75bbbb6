import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { migrate } from './migrate.ts';
import { assertPortFree } from './port.ts';
import { readRunSettings, ROOT } from '../settings.ts';

/** The same as `npm start`, with hot reload. */
try {
  const settings = readRunSettings(process.env);
  await assertPortFree(settings.port);
  await migrate(settings.stateDir);
  const vite = spawn(
    join(ROOT, 'node_modules/.bin/vite'),
    ['dev', '--host', '127.0.0.1', '--port', String(settings.port), '--strictPort'],
    { cwd: ROOT, stdio: 'inherit', env: { ...process.env, STATE_DIR: settings.stateDir } },
  );
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => vite.kill(signal));
  }
  vite.on('close', (code) => process.exit(code ?? 0));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
