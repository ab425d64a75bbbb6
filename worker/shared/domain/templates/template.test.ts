import { expect, test } from 'vitest';
import { fromHex } from '../colour/oklch.ts';
import { colourFamily } from './template.ts';

test.each([
  ['#c1121f', 'red'],
  ['#e07a1f', 'orange'],
  ['#e0b400', 'yellow'],
  ['#2d6a4f', 'green'],
  ['#0f7c80', 'blue'],
  ['#1d3557', 'blue'],
  ['#6a3fa0', 'purple'],
  ['#d63384', 'red'],
  ['#2b2b2b', 'grey'],
] as const)('%s is found under %s', (hex, family) => {
  expect(colourFamily(fromHex(hex))).toBe(family);
});
