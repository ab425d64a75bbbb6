/**
 * Everything CI runs: `npm test`. `npm test -- unit lint` runs the named steps; `npm test -- quick` the checks and
 * the tests of what changed.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { findChromium } from '../chromium.ts';
import { runTool } from '../run-tool.ts';
import { quickSteps, REPORTS, reportPath, type Step, STEPS } from './steps.ts';
import type { Tally } from './tally.ts';

const LONGEST_FAILURE = 1_500;
const CHECKS_AT_ONCE = 2;

async function runStep(step: Step): Promise<Tally> {
  const isCheck = step.count === undefined;
  if (!isCheck) console.log(`\n── ${step.name}`);
  const run = await runTool(step.command, step.args, { env: step.env ?? {}, quiet: isCheck });
  if (isCheck) console.log(`\n── ${step.name}\n${run.output}`);
  const single = run.code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  if (step.count === undefined) return single;
  try {
    const tally = step.count(reportPath(step.name));
    return run.code !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally;
  } catch {
    return { passed: 0, failed: 1 };
  }
}

function chooseSteps(names: readonly string[]): Step[] {
  if (names.length === 0) return STEPS;
  if (names.length === 1 && names[0] === 'quick') return quickSteps();
  const unknown = names.filter((name) => STEPS.every((step) => step.name !== name));
  if (unknown.length > 0) throw new Error(`No such step: ${unknown.join(', ')}`);
  return STEPS.filter(({ name }) => names.includes(name));
}

interface StepResult extends Tally {
  step: string;
  seconds: number;
}

async function main(): Promise<void> {
  const steps = chooseSteps(process.argv.slice(2));
  await findChromium();
  rmSync(REPORTS, { recursive: true, force: true });
  mkdirSync(REPORTS, { recursive: true });
  const checks = steps.filter(({ count }) => count === undefined);
  const suites = steps.filter(({ count }) => count !== undefined);
  // Most checks use one core. A test suite uses all of them.
  printResults([...(await runAll(checks, CHECKS_AT_ONCE)), ...(await runAll(suites, 1))]);
}

/** Runs the steps in their order, at most `atOnce` at the same time. */
async function runAll(steps: readonly Step[], atOnce: number): Promise<StepResult[]> {
  const results: StepResult[] = [];
  const waiting = [...steps];
  async function runNext(): Promise<void> {
    for (let step = waiting.shift(); step !== undefined; step = waiting.shift()) {
      const startedMs = performance.now();
      const tally = await runStep(step);
      results.push({ ...tally, step: step.name, seconds: (performance.now() - startedMs) / 1000 });
    }
  }
  await Promise.all(Array.from({ length: atOnce }, runNext));
  return results;
}

/** Names what failed at the end once more: a long run's output is often only kept from its last lines. */
function printResults(results: readonly StepResult[]): void {
  for (const name of results.flatMap(({ unsteady = [] }) => unsteady)) {
    console.log(`\npassed on the second try: ${name}`);
  }
  for (const name of results.flatMap(({ names = [] }) => names)) {
    console.log(`\n✗ ${name.slice(0, LONGEST_FAILURE)}`);
  }
  console.log(
    `\n${results.map(({ step, seconds }) => `${step} ${seconds.toFixed(0)} s`).join(', ')}`,
  );
  const failedSteps = results.filter(({ failed }) => failed > 0).map(({ step }) => step);
  if (failedSteps.length > 0) console.log(`\nFailed: ${failedSteps.join(', ')}`);
  const passed = results.reduce((sum, result) => sum + result.passed, 0);
  const failed = results.reduce((sum, result) => sum + result.failed, 0);
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.log('0 passed, 1 failed');
  process.exitCode = 1;
}
