/**
 * Requests in the words of owners, each judged on the DOM of a page of the designer and of a stranger's page: what was
 * asked for is there, and with it hidden everything else is as it was, structured data, head and looks included.
 */
import { describe, expect, test } from 'vitest';
import { SEVENTH_PAGES, THIRD_PAGES } from './testing/fresh-pages.ts';
import { trialsIn } from './testing/paired-trials.ts';
import { judgeTrial } from './testing/run-trial.ts';
import { SEVENTH_TRIALS } from './testing/seventh-trials.ts';
import { WORST_TRIALS } from './testing/worst-trials.ts';

const TABLES = [
  ['once wrong, English', 'en', trialsIn('en', WORST_TRIALS), THIRD_PAGES.en],
  ['once wrong, Italian', 'it', trialsIn('it', WORST_TRIALS), THIRD_PAGES.it],
  ['typed on a phone, English', 'en', trialsIn('en', SEVENTH_TRIALS), SEVENTH_PAGES.en],
  ['typed on a phone, Italian', 'it', trialsIn('it', SEVENTH_TRIALS), SEVENTH_PAGES.it],
] as const;

const RUNS = TABLES.flatMap(([table, language, trials, pages]) =>
  pages.map((page) => ({ name: `${table}, page: ${page.name}`, language, trials, page })),
);

describe.each(RUNS)('$name', ({ page, language, trials }) => {
  test.each(trials.map((trial) => [trial.say, trial] as const))('%s', (_say, trial) => {
    expect(judgeTrial(page, trial, language)).toEqual([]);
  });
});
