import { join } from 'node:path';
import { ROOT } from '../settings.ts';
import { listChangedFiles, listFiles } from './changed-files.ts';
import { findChangedTests } from './changed-tests.ts';
import { countPlaywright, countVitest, type Tally } from './tally.ts';

export interface Step {
  name: string;
  command: string;
  args: string[];
  env?: NodeJS.ProcessEnv;
  /** Reads the step's own counts. A step without one is a single check, which runs beside the others of its kind. */
  count?: (reportPath: string) => Tally;
}

export const REPORTS = join(ROOT, '.cache/reports');

/** Where the step of that name writes its report. */
export function reportPath(step: string): string {
  return join(REPORTS, `${step}.json`);
}

const CHECKS: Step[] = [
  { name: 'format', command: 'oxfmt', args: ['--check', '.'] },
  { name: 'types', command: 'tsc', args: ['-b'] },
  { name: 'lint', command: 'oxlint', args: ['--type-aware'] },
  { name: 'unused', command: 'knip', args: [] },
];

/** Everything that CI runs, in its order. */
export const STEPS: Step[] = [
  ...CHECKS,
  {
    name: 'env types',
    command: 'wrangler',
    args: ['types', 'worker/env.d.ts', '--strict-vars=false', '--include-runtime=false', '--check'],
  },
  {
    name: 'deploy check',
    command: 'node',
    args: ['worker/cli/operate/deploy.ts', '--dry-run'],
  },
  ...['unit', 'worker', 'web'].map((project) => vitest(project, ['run', '--project', project])),
  // Its server makes the build when there is none or a source is newer.
  {
    name: 'browser',
    command: 'playwright',
    args: ['test', '--config', 'web/e2e/playwright.config.ts', '--reporter=list,json'],
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: reportPath('browser') },
    count: countPlaywright,
  },
];

/** The checks, and the unit, worker and web tests that changed or import a file that did. */
export function quickSteps(): Step[] {
  const tests = findChangedTests(ROOT, { files: listFiles(), changed: listChangedFiles() });
  return tests.length === 0 ? CHECKS : [...CHECKS, vitest('changed', ['run', ...tests])];
}

function vitest(name: string, args: string[]): Step {
  return {
    name,
    command: 'vitest',
    args: [
      ...args,
      '--silent=passed-only',
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${reportPath(name)}`,
    ],
    count: countVitest,
  };
}
