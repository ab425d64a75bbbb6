import {
  existsSync,
  readdirSync,
  readFileSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { takeLock } from '../operate/lock-file.ts';
import { runTool } from '../run-tool.ts';
import { ROOT } from '../settings.ts';

const SOURCES = ['worker', 'web', 'wrangler.toml', 'vite.config.ts', 'package-lock.json'];
/** Written last. It contains the flags of the build. */
const STAMP = join(ROOT, 'dist/.built');
const flags = () => `VITE_BENCH=${process.env.VITE_BENCH ?? ''}`;
/** Two processes must not build at the same time: the second waits and finds the build up to date. */
const LOCK = join(ROOT, '.cache/building');

/** Builds the production files into dist/ unless they are newer than every source. Throws with the build's output. */
export async function buildWhenNeeded(): Promise<void> {
  if (isFresh()) return;
  const unlock = await takeLock(LOCK);
  try {
    if (!isFresh()) await build();
  } finally {
    unlock();
  }
}

async function build(): Promise<void> {
  const startedAt = new Date();
  console.log('Building …');
  const run = await runTool('vite', ['build'], { quiet: true });
  if (run.code !== 0) throw new Error(`The build failed.\n${run.output}`);
  writeFileSync(STAMP, flags());
  utimesSync(STAMP, startedAt, startedAt);
}

function isFresh(): boolean {
  if (!existsSync(STAMP) || readFileSync(STAMP, 'utf8') !== flags()) return false;
  const builtAt = statSync(STAMP).mtimeMs;
  return SOURCES.every((name) => newestChange(join(ROOT, name)) <= builtAt);
}

function newestChange(path: string): number {
  const stats = statSync(path);
  if (!stats.isDirectory()) return stats.mtimeMs;
  // Tools keep their own data in dot folders, which are not sources.
  const names = readdirSync(path).filter((name) => !name.startsWith('.'));
  const inside = names.map((name) => newestChange(join(path, name)));
  return Math.max(0, ...inside);
}
