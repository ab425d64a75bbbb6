import { expect, test } from 'vitest';
import { toLocalDate } from './read-dates.ts';
import { readRow, splitEntries } from './rows.ts';

test.each([
  ['Haircut – £25', { name: 'Haircut', price: '£25' }],
  [
    'a wing chair from £680 plus fabric',
    { name: 'A wing chair', price: 'from £680', text: 'Plus fabric' },
  ],
  ['Giornaliero 18 €', { name: 'Giornaliero', price: '18 €' }],
  [
    '09:30 Dr Leonie Marsh, "What the worm knows"',
    { name: 'Dr Leonie Marsh, "What the worm knows"', note: '09:30' },
  ],
  [
    'Sat 12 June 2027, Leeds, The Brudenell',
    { name: 'Leeds, The Brudenell', note: 'Sat 12 June 2027' },
  ],
  ['2015–2019 Chef, Rome (Da Pina)', { name: 'Chef, Rome', text: 'Da Pina', note: '2015–2019' }],
  ['2023-oggi Cantine Sorbello', { name: 'Cantine Sorbello', note: '2023-oggi' }],
  ['12 giugno 2027', { name: '12 giugno 2027' }],
])('%s', (line, item) => {
  expect(readRow(line)?.item).toEqual(item);
});

test('a time inside a line is taken only where a programme is told in sentences', () => {
  const line = "Ceremony 1.30pm, St Brannock's Chapel";
  expect(readRow(line, { canHoldTime: true })?.item).toEqual({
    name: "Ceremony, St Brannock's Chapel",
    note: '1.30pm',
  });
  expect(readRow(line)?.item).toEqual({ name: line });
});

test.each([
  ['vee (blackwork, dotwork), marlon, juno', ['vee (blackwork, dotwork)', 'marlon', 'juno']],
  ['honey, candles and mead', ['honey', 'candles', 'mead']],
  ['small 2,50 €, large 4,50 €', ['small 2,50 €', 'large 4,50 €']],
])('%s', (list, entries) => {
  expect(splitEntries(list)).toEqual(entries);
});

test.each([
  ['Saturday 19 June 2027', '1.30pm', '2027-06-19T13:30'],
  ['29 gennaio 2027', 'alle 17', '2027-01-29T17:00'],
  ['March 3rd, 2028', undefined, '2028-03-03'],
  ['3/9/2027', undefined, '2027-09-03'],
  ['19 June', undefined, undefined],
  ['45 June 2027', undefined, undefined],
])('%s %s is %s', (date, time, local) => {
  expect(toLocalDate(date, time)).toBe(local);
});
