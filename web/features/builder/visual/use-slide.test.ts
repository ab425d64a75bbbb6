import { expect, test } from 'vitest';
import { slideFor } from './use-slide.ts';

const PAGE = { left: 12, right: 812 };

test.each([
  ['is in sight', { left: 20, right: 300 }, 0],
  ['is behind it', { left: 500, right: 700 }, 156],
  ['is as wide as the page', { left: 12, right: 812 }, 0],
  ['reaches far behind it', { left: 200, right: 812 }, 176],
])('for an element that %s', (_where, element, slide) => {
  expect(slideFor(element, PAGE, 256)).toBe(slide);
});
