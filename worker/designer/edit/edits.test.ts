import { describe, expect, test } from 'vitest';
import { EDIT_PAGES } from './testing/pages.ts';
import { HELD_OUT_EN } from './testing/held-out-en.ts';
import { HELD_OUT_IT } from './testing/held-out-it.ts';
import { judgeTrial } from './testing/judge.ts';

describe.each(EDIT_PAGES.map((page) => [page.name, page] as const))(
  'on the %s page',
  (_name, page) => {
    test.each(HELD_OUT_EN.map((trial) => [trial.say, trial] as const))('%s', (_say, trial) => {
      expect(judgeTrial(page, trial, 'en')).toEqual([]);
    });
    test.each(HELD_OUT_IT.map((trial) => [trial.say, trial] as const))('%s', (_say, trial) => {
      expect(judgeTrial(page, trial, 'it')).toEqual([]);
    });
  },
);
