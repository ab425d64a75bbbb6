import { expect, test } from 'vitest';
import { WORDS } from '../copy/words.ts';
import { hoursRows } from './hours-rows.ts';

const LONG = [{ open: '07:00', close: '18:00' }];
const SHORT = [{ open: '08:00', close: '12:00' }];

const WEEK = [0, 1, 2, 3, 4, 5, 6].map((day) => ({
  day,
  times: day < 5 ? LONG : day === 5 ? SHORT : [],
}));

test('neighbouring days with the same times share a row that names each of them to the script', () => {
  expect(hoursRows(WEEK, WORDS.en).split('\n</tr>\n')).toEqual([
    '<tr data-day="0 1 2 3 4" data-times="07:00-18:00">\n<th scope="row">Monday–Friday</th>\n<td>07:00–18:00</td>',
    '<tr data-day="5" data-times="08:00-12:00">\n<th scope="row">Saturday</th>\n<td>08:00–12:00</td>',
    '<tr data-day="6" data-times="">\n<th scope="row">Sunday</th>\n<td>closed</td>\n</tr>',
  ]);
});

test('a page whose script knows only rows of one day keeps them', () => {
  expect(hoursRows(WEEK, WORDS.it, false).match(/data-day="[^"]*"/g)).toEqual(
    [0, 1, 2, 3, 4, 5, 6].map((day) => `data-day="${day}"`),
  );
});
