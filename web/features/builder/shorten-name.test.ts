import { expect, test } from 'vitest';
import { shortenName } from './shorten-name.ts';

test('a long name keeps its beginning and its end, a short one all of it', () => {
  expect(shortenName(`${'w'.repeat(240)}.css`)).toBe(`${'w'.repeat(27)}…${'w'.repeat(8)}.css`);
  expect(shortenName('x'.repeat(40))).toBe('x'.repeat(40));
});

test('no letter is torn apart', () => {
  const family = '👩‍👩‍👧‍👦';
  expect(shortenName(family.repeat(20))).toBe(family.repeat(20));
  expect(shortenName(family.repeat(60))).toBe(`${family.repeat(27)}…${family.repeat(12)}`);
});
