import { describe, expect, test } from 'vitest';
import { HELD_OUT_EN } from './testing/held-out-en.ts';
import { HELD_OUT_IT } from './testing/held-out-it.ts';
import { judgeTrial } from './testing/run-trial.ts';
import { EDIT_PAGES } from './testing/pages.ts';
import { TRIALS_EN } from './testing/trials-en.ts';
import { TRIALS_IT } from './testing/trials-it.ts';

const TABLES = [
  ['held out, English', 'en', HELD_OUT_EN],
  ['held out, Italian', 'it', HELD_OUT_IT],
  ['tried on, English', 'en', TRIALS_EN],
  ['tried on, Italian', 'it', TRIALS_IT],
] as const;

const RUNS = TABLES.flatMap(([table, language, trials]) =>
  EDIT_PAGES.map((page) => ({ name: `${table}, ${page.name} page`, language, trials, page })),
);

describe.each(RUNS)('$name', ({ page, language, trials }) => {
  test.each(trials.map((trial) => [trial.say, trial] as const))('%s', (_say, trial) => {
    expect(judgeTrial(page, trial, language)).toEqual([]);
  });
});
