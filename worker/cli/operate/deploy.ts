import { join } from 'node:path';
import { runTool } from '../run-tool.ts';
import { ROOT } from '../settings.ts';

const OUT = '.cache/production';

/** Builds for the production environment beside the local build, and hands the result to `wrangler deploy` with the given arguments. */
const build = await runTool('vite', ['build', '--outDir', join(ROOT, OUT)], {
  env: { CLOUDFLARE_ENV: 'production' },
});
if (build.code === 0) {
  const config = join(ROOT, OUT, 'bluewave/wrangler.json');
  const deploy = await runTool('wrangler', [
    'deploy',
    '--config',
    config,
    ...process.argv.slice(2),
  ]);
  process.exitCode = deploy.code;
} else {
  process.exitCode = build.code;
}
