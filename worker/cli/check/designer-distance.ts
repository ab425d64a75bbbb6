/**
 * Prints how much designed pages differ in structure (0 identical, 1 nothing in common): each page from its
 * most similar one, for the pages of 40 trades, for the seeds of one prompt, and for trades in one direction.
 * Usage: node worker/cli/check/designer-distance.ts
 */
import { designPage } from '../../designer/design-page.ts';
import { DIRECTION_IDS } from '../../designer/look/direction.ts';
import { nearestDistances, readBuild } from '../../designer/testing/page-distance.ts';
import { TRADES } from '../../designer/trades/registry.ts';
import { listWords } from '../../designer/trades/word-index.ts';

const YEAR = 2026;

function build(prompt: string, seed: number, direction?: (typeof DIRECTION_IDS)[number]) {
  const choice = direction ? { direction } : {};
  return readBuild(
    designPage({ prompt, seed, fallbackLanguage: 'en', year: YEAR, ...choice }).html,
  );
}

function describe(name: string, distances: readonly number[]): void {
  const sorted = [...distances].sort((one, other) => one - other);
  const at = (share: number): string =>
    (sorted[Math.floor((sorted.length - 1) * share)] ?? 0).toFixed(2);
  console.log(
    `${name}: ${sorted.length} pages, nearest neighbour min ${at(0)}, p10 ${at(0.1)}, median ${at(0.5)}, max ${at(1)}`,
  );
}

const prompts = TRADES.map(({ words }) => `a website for ${listWords(words.en)[0]} in Turin`);
describe('one page a trade', nearestDistances(prompts.map((prompt) => build(prompt, 0))));
describe(
  'seven seeds of each prompt',
  prompts.flatMap((prompt) =>
    nearestDistances(Array.from({ length: 7 }, (_, seed) => build(prompt, seed))),
  ),
);
describe(
  'all trades within one direction',
  DIRECTION_IDS.flatMap((direction) =>
    nearestDistances(prompts.map((prompt) => build(prompt, 0, direction))),
  ),
);
