import { expect, test } from 'vitest';
import { scaleSize } from './scale-size.ts';

test('a size is written in the largest unit that leaves at least one', () => {
  expect(
    [0, 1, 1023, 1024, 1536, 1048575, 1048576, 5 * 1024 ** 5, 1024 ** 7].map(scaleSize),
  ).toEqual([
    { value: 0, unit: 'Bytes' },
    { value: 1, unit: 'Bytes' },
    { value: 1023, unit: 'Bytes' },
    { value: 1, unit: 'KB' },
    { value: 1.5, unit: 'KB' },
    { value: 1, unit: 'MB' },
    { value: 1, unit: 'MB' },
    { value: 5, unit: 'PB' },
    { value: 1024 ** 2, unit: 'PB' },
  ]);
});
