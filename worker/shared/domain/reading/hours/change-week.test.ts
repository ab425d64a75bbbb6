import { expect, test } from 'vitest';
import { changeWeek, runsOf } from './change-week.ts';
import { readHours } from './read-hours.ts';

const WEEK = readHours('Monday to Friday 9-13 and 15-19, Saturday 9-13');

function told(changed: ReturnType<typeof changeWeek>): string | undefined {
  const text =
    changed &&
    runsOf(changed).map(
      ({ first, last, times }) =>
        `${first}-${last} ${times.map(({ open, close }) => `${open}-${close}`).join(' ')}`,
    );
  return text?.join(', ');
}

test.each([
  [{ value: 'Saturday 10-14' }, '0-4 09:00-13:00 15:00-19:00, 5-5 10:00-14:00'],
  [{ value: 'sabato chiuso' }, '0-4 09:00-13:00 15:00-19:00, 5-5 '],
  [{ value: 'also Saturday 15-18' }, '0-4 09:00-13:00 15:00-19:00, 5-5 09:00-13:00 15:00-18:00'],
  [
    { value: 'Friday', edge: { side: 'close', time: '20:00' } as const },
    '0-3 09:00-13:00 15:00-19:00, 4-4 09:00-13:00 15:00-20:00, 5-5 09:00-13:00',
  ],
  [
    { value: 'Monday', closes: 'afternoon' as const },
    '0-0 09:00-13:00, 1-4 09:00-13:00 15:00-19:00, 5-5 09:00-13:00',
  ],
])('the days that are named change: %j', (change, week) => {
  expect(told(changeWeek(WEEK, change))).toBe(week);
});

test.each([
  [{ value: 'Sunday', edge: { side: 'close', time: '20:00' } as const }],
  [{ value: 'Saturday', closes: 'morning' as const }],
  [{ value: 'whenever you like' }],
])('what cannot be read or would leave a day without an opening changes nothing: %j', (change) => {
  expect(changeWeek(WEEK, change)).toBeUndefined();
});
