import { expect, test } from 'vitest';
import { summarize } from './memory-series.ts';

test('a series is judged by its second half, after the runtime has filled up', () => {
  const megabytes = [400, 700, 900, 950, 960, 940];
  expect(summarize(megabytes)).toEqual({ megabytes, growth: 540, lateGrowth: 40, plateau: 960 });
});

test('memory that never stops growing has grown in the second half as well', () => {
  expect(summarize([100, 200, 300, 400, 500])).toMatchObject({ growth: 400, lateGrowth: 200 });
});
