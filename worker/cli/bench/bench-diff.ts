import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { applyDiff } from '#domain/diff/apply-blocks.ts';
import type { DiffBlock } from '#domain/diff/diff-types.ts';
import { agencyPage } from '#domain/diff/testing/agency-page.ts';
import { bakeryPage } from '#domain/diff/testing/bakery-page.ts';
import { measurePages, type Measurement, type Tally } from '#domain/diff/testing/measure.ts';

const USAGE = `Measures the SEARCH/REPLACE applier.
  node worker/cli/bench/bench-diff.ts [--pages <directory of .html files>] [--edits 3000] [--seed 1]
Without --pages the pages of the tests are used.`;

const MUTATION_COUNT = 16;
const RUNS = 15;
const LARGE_PAGE = 200_000;
const MEGABYTE = 1_000_000;

function readPages(directory: string | undefined): string[] {
  if (directory === undefined) return [bakeryPage(), agencyPage()];
  const names = readdirSync(directory).filter((name) => name.endsWith('.html'));
  return names.map((name) => readFileSync(join(directory, name), 'utf8'));
}

function share(count: number, total: number): string {
  return `${((100 * count) / total).toFixed(2)} %`;
}

function sum(tally: Tally): number {
  return Object.values(tally).reduce((total, count) => total + count, 0);
}

function reportAccuracy({ total, byMutation }: Measurement): void {
  const cases = sum(total);
  const correct = total.exact + total.equivalent;
  console.table(byMutation);
  console.log(`edits       ${cases}`);
  console.log(`correct     ${share(correct, cases)} (${total.exact} byte by byte)`);
  console.log(`misapplied  ${share(total.misapplied, cases)} (${total.misapplied})`);
  console.log(`refused     ${share(total.refused, cases)}`);
}

/** A page of about `length` characters whose lines all differ. */
function largePage(length: number): string {
  const lines: string[] = ['<!doctype html>', '<html lang="it">', '<body>'];
  for (let at = 0, size = 0; size < length; at += 1) {
    const line = `    <p class="item item-${at}" id="voce-${at}">Voce numero ${at}, con un po’ di testo.</p>`;
    lines.push(line);
    size += line.length + 1;
  }
  return [...lines, '</body>', '</html>', ''].join('\n');
}

function blocksOf(page: string, count: number, write: (lines: string[]) => string[]): DiffBlock[] {
  const lines = page.split('\n');
  const step = Math.floor((lines.length - 10) / count);
  return Array.from({ length: count }, (_, index) => {
    const from = 4 + index * step;
    const search = write(lines.slice(from, from + 4));
    return { search, replace: [...search.slice(0, -1), '<p>nuovo</p>'] };
  });
}

/** CPU time, because wall time depends on what else runs on the machine. */
function reportTime(name: string, original: string, blocks: readonly DiffBlock[]): void {
  const times: number[] = [];
  let applied = 0;
  for (let run = 0; run < RUNS; run += 1) {
    const start = process.cpuUsage();
    applied = applyDiff({ original, blocks }).applied.length;
    const { user, system } = process.cpuUsage(start);
    times.push((user + system) / 1000);
  }
  times.sort((a, b) => a - b);
  const [fastest = 0, median = 0] = [times[0], times[RUNS >> 1]];
  const spent = `CPU median ${median.toFixed(1)} ms, fastest ${fastest.toFixed(1)} ms`;
  console.log(`${name.padEnd(34)} ${spent}, ${applied} of ${blocks.length} applied`);
}

function reportOrdinaryTimes(): void {
  const page = largePage(LARGE_PAGE);
  const ways: [string, (lines: string[]) => string[]][] = [
    ['exact', (lines) => lines],
    ['indentation lost', (lines) => lines.map((line) => line.trim())],
    ['lines joined', (lines) => [lines.join(' ')]],
    [
      'typing error',
      ([head = '', ...rest]) => [head, ...rest.map((l, i) => (i ? l : l.replace('Voce', 'Vcoe')))],
    ],
    ['not there', (lines) => lines.map((line) => line.replace('Voce', 'Altro'))],
  ];
  for (const [name, write] of ways)
    reportTime(`200 KB × 20, ${name}`, page, blocksOf(page, 20, write));
}

function reportHostileTimes(): void {
  const cases: [string, string, string][] = [
    ['one line of a', 'a'.repeat(MEGABYTE), `${'a'.repeat(5000)}b`],
    ['tags in one line', '<div>'.repeat(MEGABYTE / 5), `${'<div>'.repeat(3000)}x`],
    ['equal lines', `${'ab\ncd\n'.repeat(24_900)}${'x '.repeat(400_000)}`, 'ab\n'.repeat(399)],
    ['open quotes', '<a "\' '.repeat(MEGABYTE / 6), '<p>\nx\n</p>'],
    ['equal words', 'a b c d e f g h\n'.repeat(49_000), 'a b c d e f g h\nx y\na b c d e f g h'],
    ['comments', '<!--'.repeat(MEGABYTE / 4), '<!-- x'],
    [
      'elisions',
      `${'<div>\n</div>\n'.repeat(24_900)}${'y '.repeat(300_000)}`,
      '<div>\n...\n</div>\n...\n<div>',
    ],
  ];
  for (const [name, original, search] of cases) {
    const block: DiffBlock = { search: search.split('\n'), replace: ['<p>nuovo</p>'] };
    reportTime(
      `1 MB × 60, ${name}`,
      original,
      Array.from({ length: 60 }, () => block),
    );
  }
}

const { values } = parseArgs({
  options: {
    pages: { type: 'string' },
    edits: { type: 'string', default: '3000' },
    seed: { type: 'string', default: '1' },
    help: { type: 'boolean', default: false },
  },
});

if (values.help) console.log(USAGE);
else {
  const pages = readPages(values.pages);
  const perMutation = Math.ceil(Number(values.edits) / MUTATION_COUNT / pages.length);
  console.log(`${pages.length} pages`);
  reportAccuracy(measurePages(pages, perMutation, Number(values.seed)));
  reportOrdinaryTimes();
  reportHostileTimes();
}
