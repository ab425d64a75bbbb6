/**
 * Lighthouse (mobile) on pages of the production build: `npm run check:lighthouse` audits the product pages in
 * both languages, `npm run check:lighthouse -- <url> …` other addresses, each RUNS times (3). Exits with 1 when
 * a score is below its target, or with `--least=95` below that number in any category.
 */
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { spawn } from 'node:child_process';
import { findChromium } from '../chromium.ts';
import { findFreePort } from '../operate/port.ts';
import { PRODUCT_PATHS } from './public-addresses.ts';
import { serve } from '../operate/serve.ts';
import { ROOT } from '../settings.ts';

const VERSION = '13.5.0';
const RUNS = Number(process.env.RUNS ?? 3);
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const TARGETS = [97, 100, 100, 100] as const;
const LEAST = '--least=';
const METRICS = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
  weight: 'total-byte-weight',
} as const;

interface Report {
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { displayValue?: string; score: number | null; title: string }>;
}

/** Runs one audit, and repeats it when Lighthouse lost its own recording. */
async function audit(url: string): Promise<Report> {
  return await runLighthouse(url).catch(async () => await runLighthouse(url));
}

async function runLighthouse(url: string): Promise<Report> {
  const { executablePath, args, env } = await findChromium();
  const file = join(mkdtempSync(join(tmpdir(), 'lighthouse-')), 'report.json');
  const flags = ['--headless=new', ...args].join(' ');
  const run = spawn(
    'npm',
    [
      'exec',
      '--yes',
      `lighthouse@${VERSION}`,
      '--',
      url,
      '--quiet',
      '--output=json',
      `--output-path=${file}`,
      `--only-categories=${CATEGORIES.join(',')}`,
      `--chrome-flags=${flags}`,
    ],
    {
      cwd: ROOT,
      env: { ...process.env, ...env, CHROME_PATH: executablePath },
      stdio: ['ignore', 'inherit', 'inherit'],
    },
  );
  const code = await new Promise((resolve) => run.on('close', resolve));
  if (code !== 0) throw new Error(`Lighthouse failed on ${url}.`);
  return JSON.parse(readFileSync(file, 'utf8')) as Report;
}

function scoresOf({ categories }: Report): number[] {
  return CATEGORIES.map((name) => Math.round((categories[name]?.score ?? 0) * 100));
}

function print(url: string, report: Report, targets: readonly number[]): boolean {
  const { audits } = report;
  const scores = scoresOf(report);
  const metrics = Object.entries(METRICS).map(
    ([name, id]) => `${name} ${audits[id]?.displayValue ?? '–'}`,
  );
  console.log(
    `${scores.map((score) => String(score).padStart(4)).join('')}  ${metrics.join('  ')}  ${url}`,
  );
  const isGood = scores.every((score, index) => score >= (targets[index] ?? 100));
  if (!isGood) {
    const failed = Object.entries(audits).filter(([, { score }]) => score !== null && score < 0.9);
    for (const [id, { title }] of failed) console.log(`      ${id}: ${title}`);
  }
  return isGood;
}

/** The median of several audits by performance, because a single one depends too much on the machine. */
async function auditSeveral(url: string): Promise<Report> {
  const reports: Report[] = [];
  for (let run = 0; run < RUNS; run += 1) reports.push(await audit(url));
  const performance = ({ categories }: Report) => categories['performance']?.score ?? 0;
  const [middle] = reports
    .toSorted((one, other) => performance(one) - performance(other))
    .slice(Math.floor(RUNS / 2));
  if (middle === undefined) throw new Error('nothing was audited');
  return middle;
}

/** The lowest and the middle score of each category. */
function printSummary(all: readonly (readonly number[])[]): void {
  for (const [index, name] of CATEGORIES.entries()) {
    const sorted = all.map((scores) => scores[index] ?? 0).toSorted((one, other) => one - other);
    const middle = sorted[Math.floor(sorted.length / 2)] ?? 0;
    console.log(`${name}: lowest ${sorted[0] ?? 0}, median ${middle}, of ${sorted.length} pages`);
  }
}

async function auditAll(
  urls: readonly string[],
  targets: readonly number[] = TARGETS,
): Promise<void> {
  console.log(`performance, accessibility, best practices, SEO: the middle one of ${RUNS} runs`);
  const all: number[][] = [];
  for (const url of urls) {
    const report = await auditSeveral(url);
    all.push(scoresOf(report));
    if (!print(url, report, targets)) process.exitCode = 1;
  }
  printSummary(all);
}

const given = process.argv.slice(2);
const urls = given.filter((word) => !word.startsWith(LEAST));
const least = given.find((word) => word.startsWith(LEAST))?.slice(LEAST.length);
if (urls.length > 0) {
  await auditAll(urls, least === undefined ? TARGETS : CATEGORIES.map(() => Number(least)));
} else {
  const server = await serve(
    { port: await findFreePort(), stateDir: mkdtempSync(join(tmpdir(), 'bluewave-')), vars: {} },
    { isQuiet: true },
  );
  try {
    await auditAll(PRODUCT_PATHS.map((path) => server.url + path));
  } finally {
    await server.stop();
  }
}
