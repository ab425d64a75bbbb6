import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ROOT } from '../settings.ts';

/** The folder that Playwright's reports name their files from. */
const BROWSER_TESTS = 'web/e2e';

/** The counts of a step. */
export interface Tally {
  passed: number;
  failed: number;
  /** The names of the failed tests, if the step reports them. */
  names?: string[];
  /** The tests that only passed on the second attempt. */
  unsteady?: string[];
}

interface VitestReport {
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
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites: Suite[];
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

/** Counts the tests of vitest's JSON report. A skipped test proves nothing, so it counts as a failure. */
export function countVitest(path: string): Tally {
  const result = readJson<VitestReport>(path);
  const names = result.testResults.flatMap(({ name, message, assertionResults }) => [
    ...assertionResults
      .filter(({ status }) => status === 'failed')
      .map(
        (test) => `${relative(ROOT, name)} › ${test.fullName}\n${test.failureMessages.join('\n')}`,
      ),
    ...(message === '' ? [] : [`${relative(ROOT, name)}\n${message}`]),
  ]);
  const skipped = result.numPendingTests + result.numTodoTests;
  const failed = skipped + (result.success ? 0 : Math.max(1, result.numFailedTests));
  return { passed: result.numPassedTests, failed, names };
}

/** Counts the tests of Playwright's JSON report; skipped ones count as failures. */
export function countPlaywright(path: string): Tally {
  const { stats, suites } = readJson<PlaywrightReport>(path);
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

function namesOf(suites: readonly Suite[], isMeant: (spec: Spec) => boolean): string[] {
  return suites.flatMap(({ suites: inner = [], specs }) => [
    ...specs.filter(isMeant).map(({ file, title }) => `${file} › ${title}`),
    ...namesOf(inner, isMeant),
  ]);
}

/** The counts of each test file in a report of vitest or Playwright, by its path from the root. */
export function countFiles(path: string): Map<string, Tally> {
  const report = readJson<VitestReport | PlaywrightReport>(path);
  const tests = 'testResults' in report ? testsOfVitest(report) : testsOfPlaywright(report.suites);
  const tallies = new Map<string, Tally>();
  for (const { file, isPassed } of tests) {
    const { passed, failed } = tallies.get(file) ?? { passed: 0, failed: 0 };
    tallies.set(file, isPassed ? { passed: passed + 1, failed } : { passed, failed: failed + 1 });
  }
  return tallies;
}

interface TestOfFile {
  file: string;
  isPassed: boolean;
}

/** A file that could not be loaded counts as one failed test. */
function testsOfVitest({ testResults }: VitestReport): TestOfFile[] {
  return testResults.flatMap(({ name, message, assertionResults }) => {
    const file = relative(ROOT, name);
    const tests = assertionResults.map(({ status }) => ({ file, isPassed: status === 'passed' }));
    return message === '' ? tests : [...tests, { file, isPassed: false }];
  });
}

function testsOfPlaywright(suites: readonly Suite[]): TestOfFile[] {
  return suites.flatMap(({ suites: inner = [], specs }) => [
    ...specs.map(({ file, ok, tests }) => ({
      file: join(BROWSER_TESTS, file),
      isPassed: ok && tests.every(({ status }) => status !== 'skipped'),
    })),
    ...testsOfPlaywright(inner),
  ]);
}

// The reports were just written by the test runners, so their shape is known.
function readJson<T>(path: string): T {
  return JSON.parse(readFileSync(path, 'utf8')) as T;
}
