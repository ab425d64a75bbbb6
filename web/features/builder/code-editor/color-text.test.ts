import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromHex, toHex, writeColor } from './color-text.ts';

test('a new colour is written like the one it replaces', () => {
  const color = { red: 255, green: 128, blue: 10, alpha: 1 };
  const glass = { ...color, alpha: 0.5 };
  const cases: [typeof color, string, string][] = [
    [color, '#abc', '#ff800a'],
    [color, '#ABCDEF', '#FF800A'],
    [glass, '#abcd', '#ff800a80'],
    [color, 'rgb(1, 2, 3)', 'rgb(255, 128, 10)'],
    [glass, 'rgba(1,2,3,.5)', 'rgba(255, 128, 10, 0.5)'],
    [glass, 'rgb(1 2 3 / 50%)', 'rgb(255 128 10 / 0.5)'],
    [color, 'tomato', '#ff800a'],
    [color, 'oklch(0.5 0.1 20)', '#ff800a'],
  ];
  expect(cases.map(([next, replaced]) => writeColor(next, replaced))).toEqual(
    cases.map(([, , written]) => written),
  );
});

test('hex survives the way there and back', () => {
  const channel = fc.integer({ min: 0, max: 255 });
  fc.assert(
    fc.property(channel, channel, channel, (red, green, blue) => {
      const color = { red, green, blue, alpha: 1 };
      expect(fromHex(toHex(color), 1)).toEqual(color);
    }),
  );
});
