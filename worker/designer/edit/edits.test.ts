/**
 * Requests in the words of owners, each judged on the DOM of several pages: what was asked for is there, and with it
 * hidden everything else is as it was, structured data, head and looks included.
 *
 * Two batches were written before the grammar was read. The first (`held-out-*`) runs on three hand-written pages. The
 * second (`fresh-*`, 45 a language, sloppier) runs on a page of the designer and a stranger's page of that language.
 * At first sight the second scored 45 of 90 in English with 15 changes elsewhere, and 38 of 90 in Italian with 13. The
 * third (`second-*`, 25 a language, harder) was written once the second passed and not run before: 19 of 50 in English
 * with 13 changes elsewhere, 32 of 50 in Italian with 4. The fourth (`third-trials`, 61 things asked for, one sentence
 * a language) scored 72 of 122 in English with 10 changes elsewhere, 76 of 122 in Italian with 8. A batch of 40,
 * written after that and
 * not kept, scored 55 of 80 in English with 8 changes elsewhere and 60 of 80 in Italian with 1. `fourth-trials` (60 a
 * language) scored 72 of 120 in English and 77 of 120 in Italian, with 10 and 7 changes nobody asked for; then requests
 * came to be normalised and every word of them accounted for. `fifth-trials` (40 a language), written after that,
 * scored 56 of 80 and 55 of 80, with 5 such changes each. `sixth-trials` (80 a language, short and hasty as on a phone)
 * scored 109 of 160 in English and 116 of 160 in Italian; 11 and 18 came out otherwise than asked, half of them done in
 * part and said so. `seventh-trials` (60 a language, written after that) scored 78 and 86 of 120, with 8 and 2 otherwise
 * than asked or than the check had it. The grammar was mended by all of them since, so none of them measures what is unknown any more.
 */
import { describe, expect, test } from 'vitest';
import { FRESH_EN } from './testing/fresh-en.ts';
import { FRESH_IT } from './testing/fresh-it.ts';
import { FIFTH_TRIALS } from './testing/fifth-trials.ts';
import { FOURTH_TRIALS } from './testing/fourth-trials.ts';
import {
  FOURTH_PAGES,
  FRESH_PAGES,
  SECOND_PAGES,
  SEVENTH_PAGES,
  SIXTH_PAGES,
  THIRD_PAGES,
} from './testing/fresh-pages.ts';
import { HELD_OUT_EN } from './testing/held-out-en.ts';
import { HELD_OUT_IT } from './testing/held-out-it.ts';
import { judgeTrial } from './testing/run-trial.ts';
import { EDIT_PAGES } from './testing/pages.ts';
import { trialsIn } from './testing/paired-trials.ts';
import { SECOND_EN } from './testing/second-en.ts';
import { SECOND_IT } from './testing/second-it.ts';
import { SEVENTH_TRIALS } from './testing/seventh-trials.ts';
import { SIXTH_TRIALS } from './testing/sixth-trials.ts';
import { SIXTH_TRIALS_MORE } from './testing/sixth-trials-more.ts';
import { THIRD_TRIALS } from './testing/third-trials.ts';
import { WORST_TRIALS } from './testing/worst-trials.ts';
import { TRIALS_EN } from './testing/trials-en.ts';
import { TRIALS_IT } from './testing/trials-it.ts';

const TABLES = [
  ['held out, English', 'en', HELD_OUT_EN, EDIT_PAGES],
  ['held out, Italian', 'it', HELD_OUT_IT, EDIT_PAGES],
  ['tried on, English', 'en', TRIALS_EN, EDIT_PAGES],
  ['tried on, Italian', 'it', TRIALS_IT, EDIT_PAGES],
  ['fresh, English', 'en', FRESH_EN, FRESH_PAGES.en],
  ['fresh, Italian', 'it', FRESH_IT, FRESH_PAGES.it],
  ['harder, English', 'en', SECOND_EN, SECOND_PAGES.en],
  ['harder, Italian', 'it', SECOND_IT, SECOND_PAGES.it],
  ['as owners talk, English', 'en', trialsIn('en', THIRD_TRIALS), THIRD_PAGES.en],
  ['as owners talk, Italian', 'it', trialsIn('it', THIRD_TRIALS), THIRD_PAGES.it],
  ['once wrong, English', 'en', trialsIn('en', WORST_TRIALS), THIRD_PAGES.en],
  ['once wrong, Italian', 'it', trialsIn('it', WORST_TRIALS), THIRD_PAGES.it],
  ['in other words, English', 'en', trialsIn('en', FOURTH_TRIALS), FOURTH_PAGES.en],
  ['in other words, Italian', 'it', trialsIn('it', FOURTH_TRIALS), FOURTH_PAGES.it],
  ['in other words again, English', 'en', trialsIn('en', FIFTH_TRIALS), SECOND_PAGES.en],
  ['in other words again, Italian', 'it', trialsIn('it', FIFTH_TRIALS), SECOND_PAGES.it],
  ['typed on a phone, English', 'en', trialsIn('en', SIXTH_TRIALS), SIXTH_PAGES.en],
  ['typed on a phone, Italian', 'it', trialsIn('it', SIXTH_TRIALS), SIXTH_PAGES.it],
  ['typed on a phone again, English', 'en', trialsIn('en', SEVENTH_TRIALS), SEVENTH_PAGES.en],
  ['typed on a phone again, Italian', 'it', trialsIn('it', SEVENTH_TRIALS), SEVENTH_PAGES.it],
  ['typed on a phone too, English', 'en', trialsIn('en', SIXTH_TRIALS_MORE), SIXTH_PAGES.en],
  ['typed on a phone too, Italian', 'it', trialsIn('it', SIXTH_TRIALS_MORE), SIXTH_PAGES.it],
] as const;

const RUNS = TABLES.flatMap(([table, language, trials, pages]) =>
  pages.map((page) => ({ name: `${table}, page: ${page.name}`, language, trials, page })),
);

describe.each(RUNS)('$name', ({ page, language, trials }) => {
  test.each(trials.map((trial) => [trial.say, trial] as const))('%s', (_say, trial) => {
    expect(judgeTrial(page, trial, language)).toEqual([]);
  });
});
