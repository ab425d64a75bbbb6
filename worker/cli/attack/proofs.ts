import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findChromium } from '../chromium.ts';
import { countFiles, type Tally } from '../check/tally.ts';
import { runTool } from '../run-tool.ts';
import { ROOT } from '../settings.ts';

/** A row of `docs/requirements.md`. */
export interface Proof {
  id: string;
  requirement: string;
  /** The tests that show it. */
  files: string[];
}

/** The tables that attacks are about. */
const TABLES = /^(?:SITE|PREV|AUTH|CRED|PAY|REL)-/;
const ROW = /^\| ([A-Z]+-\d+) +\| (.+?) +\| (.+?) +\|$/gm;
const REPORT = join(ROOT, '.cache/attack-report.json');

export function readProofs(document: string): Proof[] {
  return [...document.matchAll(ROW)].flatMap(([, id = '', requirement = '', proofs = '']) => {
    const files = [...proofs.matchAll(/`([^`]+\.(?:test\.tsx?|spec\.ts))`/g)].map(
      ([, file = '']) => file,
    );
    return TABLES.test(id) ? [{ id, requirement, files }] : [];
  });
}

/** The requirements whose row contains `wanted`. */
export function listProofs(wanted: string): Proof[] {
  const rows = readProofs(readFileSync(join(ROOT, 'docs/requirements.md'), 'utf8'));
  return rows.filter(({ id, requirement }) => `${id} ${requirement}`.includes(wanted));
}

/** Runs the tests that the requirements name, prints a line for each requirement, and answers how many failed. */
export async function playProofs(proofs: readonly Proof[]): Promise<number> {
  const files = [...new Set(proofs.flatMap(({ files }) => files))];
  const tallies = new Map([
    ...(await runVitest(files.filter((file) => !file.endsWith('.spec.ts')))),
    ...(await runPlaywright(files.filter((file) => file.endsWith('.spec.ts')))),
  ]);
  let failed = 0;
  for (const proof of proofs) {
    const { isHeld, line } = describeProof(proof, tallies);
    if (!isHeld) failed += 1;
    console.log(line);
  }
  return failed;
}

/** A requirement holds when each of its files has tests, and all of them passed. */
export function describeProof(
  { id, requirement, files }: Proof,
  tallies: ReadonlyMap<string, Tally>,
): { isHeld: boolean; line: string } {
  const counts = files.map((file) => tallies.get(file) ?? { passed: 0, failed: 0 });
  const passed = counts.reduce((sum, tally) => sum + tally.passed, 0);
  const bad = files.filter((_file, at) => counts[at]?.failed !== 0 || counts[at]?.passed === 0);
  const isHeld = files.length > 0 && bad.length === 0;
  const outcome = isHeld
    ? `${passed} tests passed`
    : `not shown by ${bad.join(', ') || 'any test'}`;
  return { isHeld, line: `${isHeld ? 'ok    ' : 'FAILED'}  ${id}: ${requirement} — ${outcome}` };
}

async function runVitest(files: readonly string[]): Promise<Map<string, Tally>> {
  if (files.length === 0) return new Map();
  const report = ['--reporter=json', `--outputFile.json=${REPORT}`];
  await runTool('vitest', ['run', '--silent', ...report, ...files], { quiet: true });
  return countFiles(REPORT);
}

async function runPlaywright(files: readonly string[]): Promise<Map<string, Tally>> {
  if (files.length === 0) return new Map();
  await findChromium();
  const args = ['test', '--config', 'web/e2e/playwright.config.ts', '--reporter=json', ...files];
  await runTool('playwright', args, { quiet: true, env: { PLAYWRIGHT_JSON_OUTPUT_NAME: REPORT } });
  return countFiles(REPORT);
}
