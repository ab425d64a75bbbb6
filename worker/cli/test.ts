import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { findChromium } from './chromium.ts';
import { runTool } from './run-tool.ts';
import { ROOT } from './settings.ts';

interface Tally {
  passed: number;
  failed: number;
  /** What failed, by name, where the step can tell. */
  names?: string[];
  /** What passed only when it was tried again. */
  unsteady?: string[];
}

interface Step {
  name: string;
  command: string;
  args: string[];
  env?: NodeJS.ProcessEnv;
  /** Reads the step's own counts; a step without one counts as a single check. */
  count?: (reportPath: string) => Tally;
}

const LONGEST_FAILURE = 1_500;
const REPORTS = join(ROOT, '.cache/reports');
const report = (name: string) => join(REPORTS, `${name}.json`);

const STEPS: Step[] = [
  { name: 'format', command: 'oxfmt', args: ['--check', '.'] },
  { name: 'types', command: 'tsc', args: ['-b'] },
  { name: 'lint', command: 'oxlint', args: ['--type-aware'] },
  { name: 'unused', command: 'knip', args: [] },
  {
    name: 'env types',
    command: 'wrangler',
    args: ['types', 'worker/env.d.ts', '--strict-vars=false', '--include-runtime=false', '--check'],
  },
  ...['unit', 'worker', 'web'].map((project): Step => ({
    name: project,
    command: 'vitest',
    args: [
      'run',
      '--project',
      project,
      '--silent=passed-only',
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${report(project)}`,
    ],
    count: countVitest,
  })),
  { name: 'build', command: 'vite', args: ['build'] },
  {
    name: 'deploy check',
    command: 'node',
    args: ['worker/cli/deploy.ts', '--dry-run'],
  },
  {
    name: 'browser',
    command: 'playwright',
    args: ['test', '--config', 'web/e2e/playwright.config.ts', '--reporter=list,json'],
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report('browser') },
    count: countPlaywright,
  },
];

function countVitest(path: string): Tally {
  const result = JSON.parse(readFileSync(path, 'utf8')) as {
    numPassedTests: number;
    numFailedTests: number;
    numPendingTests: number;
    numTodoTests: number;
    success: boolean;
    testResults: {
      name: string;
      message: string;
      assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
    }[];
  };
  const names = result.testResults.flatMap(({ name, message, assertionResults }) => [
    ...assertionResults
      .filter(({ status }) => status === 'failed')
      .map(
        (test) => `${relative(ROOT, name)} › ${test.fullName}\n${test.failureMessages.join('\n')}`,
      ),
    ...(message === '' ? [] : [`${relative(ROOT, name)}\n${message}`]),
  ]);
  // A skipped test proves nothing, so it counts against the run.
  const skipped = result.numPendingTests + result.numTodoTests;
  const failed = skipped + (result.success ? 0 : Math.max(1, result.numFailedTests));
  return { passed: result.numPassedTests, failed, names };
}

function countPlaywright(path: string): Tally {
  const { stats, suites } = JSON.parse(readFileSync(path, 'utf8')) as {
    stats: { expected: number; unexpected: number; flaky: number; skipped: number };
    suites: Suite[];
  };
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + stats.skipped,
    names: namesOf(suites, ({ ok }) => !ok),
    unsteady: namesOf(
      suites,
      ({ ok, tests }) => ok && tests.some(({ status }) => status === 'flaky'),
    ),
  };
}

interface Spec {
  title: string;
  ok: boolean;
  file: string;
  tests: { status: 'expected' | 'unexpected' | 'flaky' | 'skipped' }[];
}

interface Suite {
  suites?: Suite[];
  specs: Spec[];
}

function namesOf(suites: readonly Suite[], isMeant: (spec: Spec) => boolean): string[] {
  return suites.flatMap(({ suites: inner = [], specs }) => [
    ...specs.filter(isMeant).map(({ file, title }) => `${file} › ${title}`),
    ...namesOf(inner, isMeant),
  ]);
}

async function runStep(step: Step): Promise<Tally> {
  console.log(`\n── ${step.name}`);
  const run = await runTool(step.command, step.args, { env: step.env ?? {} });
  const single = run.code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  if (step.count === undefined) return single;
  try {
    const tally = step.count(report(step.name));
    return run.code !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally;
  } catch {
    return { passed: 0, failed: 1 };
  }
}

async function main(): Promise<void> {
  await findChromium();
  rmSync(REPORTS, { recursive: true, force: true });
  mkdirSync(REPORTS, { recursive: true });
  const only = process.argv.slice(2);
  const unknown = only.filter((name) => STEPS.every((step) => step.name !== name));
  if (unknown.length > 0) throw new Error(`No such step: ${unknown.join(', ')}`);
  const steps = STEPS.filter((step) => only.length === 0 || only.includes(step.name));
  const total: Tally = { passed: 0, failed: 0 };
  const failedSteps: string[] = [];
  const failedTests: string[] = [];
  const unsteadyTests: string[] = [];
  for (const step of steps) {
    const tally = await runStep(step);
    total.passed += tally.passed;
    total.failed += tally.failed;
    if (tally.failed > 0) failedSteps.push(step.name);
    failedTests.push(...(tally.names ?? []));
    unsteadyTests.push(...(tally.unsteady ?? []));
  }
  for (const name of unsteadyTests) console.log(`\npassed on the second try: ${name}`);
  // At the end once more: a long run's output is often only kept from its last lines.
  for (const name of failedTests) console.log(`\n✗ ${name.slice(0, LONGEST_FAILURE)}`);
  if (failedSteps.length > 0) console.log(`\nFailed: ${failedSteps.join(', ')}`);
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed === 0 ? 0 : 1;
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.log('0 passed, 1 failed');
  process.exitCode = 1;
}
