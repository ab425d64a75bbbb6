/**
 * Requests in the words of owners, each judged on the DOM of a page of the designer and of a stranger's page: what was
 * asked for is there, and with it hidden everything else is as it was, structured data, head and looks included.
 */
import { describe, expect, test } from 'vitest';
import { SALON_PAGES, VET_AND_GYM_PAGES } from './testing/fresh-pages.ts';
import { trialsIn } from './testing/paired-requests.ts';
import { judgeTrial } from './testing/run-trial.ts';
import { PHONE_TYPED_REQUESTS } from './testing/phone-typed-requests.ts';
import { ONCE_WRONG_REQUESTS } from './testing/once-wrong-requests.ts';

const TABLES = [
  ['once wrong, English', 'en', trialsIn('en', ONCE_WRONG_REQUESTS), VET_AND_GYM_PAGES.en],
  ['once wrong, Italian', 'it', trialsIn('it', ONCE_WRONG_REQUESTS), VET_AND_GYM_PAGES.it],
  ['typed on a phone, English', 'en', trialsIn('en', PHONE_TYPED_REQUESTS), SALON_PAGES.en],
  ['typed on a phone, Italian', 'it', trialsIn('it', PHONE_TYPED_REQUESTS), SALON_PAGES.it],
] as const;

const RUNS = TABLES.flatMap(([table, language, trials, pages]) =>
  pages.map((page) => ({ name: `${table}, page: ${page.name}`, language, trials, page })),
);

describe.each(RUNS)('$name', ({ page, language, trials }) => {
  test.each(trials.map((trial) => [trial.say, trial] as const))('%s', (_say, trial) => {
    expect(judgeTrial(page, trial, language)).toEqual([]);
  });
});
