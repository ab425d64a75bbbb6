/** Prints the CPU time and size of designed pages (in Node, then in workerd), and the CPU time of edits by the size of the page. Usage: node worker/cli/bench/bench-designer.ts [rounds] */
import { gzipSync } from 'node:zlib';
import { designPage } from '../../designer/design-page.ts';
import { TRADES } from '../../designer/trades/registry.ts';
import { listWords } from '../../designer/trades/word-index.ts';
import { benchEdits } from './bench-designer-edits.ts';
import { benchWorkerd } from './bench-designer-workerd.ts';

const WARM_UP_ROUNDS = 2;
const EDIT_ROUNDS = 3;

interface Sample {
  cpuMs: number;
  bytes: number;
  gzipBytes: number;
}

function measurePage(prompt: string, seed: number): Sample {
  const before = process.cpuUsage();
  const { html } = designPage({ prompt, seed, fallbackLanguage: 'en', year: 2026 });
  const used = process.cpuUsage(before);
  return {
    cpuMs: (used.user + used.system) / 1000,
    bytes: Buffer.byteLength(html),
    gzipBytes: gzipSync(html).byteLength,
  };
}

function describe(values: readonly number[]): string {
  const sorted = [...values].sort((one, other) => one - other);
  const at = (share: number): string =>
    (sorted[Math.floor((sorted.length - 1) * share)] ?? 0).toFixed(1);
  return `median ${at(0.5)}, p95 ${at(0.95)}, max ${at(1)}`;
}

async function main(rounds: number): Promise<void> {
  const prompts = TRADES.flatMap((trade) => [
    `a ${listWords(trade.words.en)[0]} in Turin, warm colours, phone 011 555 0101`,
    `sito per ${listWords(trade.words.it)[0]} a Torino, elegante, aperti da lunedì a venerdì 9-18`,
  ]);
  const first = measurePage(prompts[0] ?? '', 0);
  const samples: Sample[] = [];
  for (let round = 0; round < rounds + WARM_UP_ROUNDS; round += 1) {
    const made = prompts.map((prompt) => measurePage(prompt, round));
    if (round >= WARM_UP_ROUNDS) samples.push(...made);
  }
  console.log(`pages: ${samples.length}`);
  console.log(`CPU ms, cold first page: ${first.cpuMs.toFixed(1)}`);
  console.log(`CPU ms, warm: ${describe(samples.map(({ cpuMs }) => cpuMs))}`);
  console.log(`bytes: ${describe(samples.map(({ bytes }) => bytes))}`);
  console.log(`gzip bytes: ${describe(samples.map(({ gzipBytes }) => gzipBytes))}`);
  await benchWorkerd(prompts);
  benchEdits(EDIT_ROUNDS);
}

await main(Number(process.argv[2] ?? 5));
