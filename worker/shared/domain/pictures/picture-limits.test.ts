import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PICTURE_LIMITS, planSizes, sizeProblem } from './picture-limits.ts';

test.each([
  [{ width: 4000, height: 3000 }, ['480×360', '960×720', '1600×1200']],
  [{ width: 3000, height: 4000 }, ['480×640', '960×1280', '1600×2133']],
  [{ width: 2000, height: 6000 }, ['480×1440', '800×2400']],
  [{ width: 1000, height: 500 }, ['480×240', '1000×500']],
  [{ width: 300, height: 200 }, ['300×200']],
  [{ width: 1, height: 1 }, ['1×1']],
])('of %o are made %o', (size, made) => {
  expect(planSizes(size).map(({ width, height }) => `${width}×${height}`)).toEqual(made);
});

test('no size is larger than the picture or than pages need, and all keep its shape', () => {
  const picture = fc.record({
    width: fc.integer({ min: 1, max: 12_000 }),
    height: fc.integer({ min: 1, max: 12_000 }),
  });
  const isRight = fc.property(
    picture.filter((size) => sizeProblem(size) === null),
    (size) => {
      const made = planSizes(size);
      const widths = made.map(({ width }) => width);
      return (
        made.length <= 3 &&
        new Set(widths).size === made.length &&
        widths.every((width, at) => at === 0 || width > (widths[at - 1] ?? 0)) &&
        made.every(
          ({ width, height }) =>
            width <= Math.min(size.width, 1_600) &&
            height <= PICTURE_LIMITS.heightPx &&
            Math.abs(height - (size.height / size.width) * width) <= 1,
        )
      );
    },
  );
  expect(() => fc.assert(isRight)).not.toThrow();
});

test('pictures that no page can show are named', () => {
  const sizes = [
    { width: 1, height: 100_000 },
    { width: 30_000, height: 2_000 },
    { width: 9_000, height: 9_000 },
    { width: 0, height: 10 },
    { width: 7_900, height: 8_000 },
  ];
  expect(sizes.map(sizeProblem)).toEqual(['thin', 'huge', 'huge', 'tiny', null]);
});
