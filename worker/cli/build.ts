import { existsSync, readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runTool } from './run-tool.ts';
import { ROOT } from './settings.ts';

const SOURCES = ['worker', 'web', 'wrangler.toml', 'vite.config.ts', 'package-lock.json'];
const STAMP = join(ROOT, 'dist/.built');

/** Builds the production files into dist/ unless they are newer than every source. Throws with the build's output. */
export async function buildWhenNeeded(): Promise<void> {
  if (isFresh()) return;
  const startedAt = new Date();
  console.log('Building …');
  const build = await runTool('vite', ['build'], { quiet: true });
  if (build.code !== 0) throw new Error(`The build failed.\n${build.output}`);
  writeFileSync(STAMP, '');
  utimesSync(STAMP, startedAt, startedAt);
}

function isFresh(): boolean {
  if (!existsSync(STAMP)) return false;
  const builtAt = statSync(STAMP).mtimeMs;
  return SOURCES.every((name) => newestChange(join(ROOT, name)) <= builtAt);
}

function newestChange(path: string): number {
  const stats = statSync(path);
  if (!stats.isDirectory()) return stats.mtimeMs;
  const inside = readdirSync(path).map((name) => newestChange(join(path, name)));
  return Math.max(stats.mtimeMs, ...inside);
}
