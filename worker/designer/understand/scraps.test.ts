import { expect, test } from 'vitest';
import { isScrap } from './scraps.ts';

test.each([
  'Collaboriamo con teatri e conservatori, ma.',
  'Di quanto dura mediamente una.',
  'Di cosa portare',
  'Rispondo io al telefono non un call center, questo.',
  'Quando si trova.',
  '40 e',
  'Il 18',
  '£50',
  'My grandmother’s pot is hanging over the bar because.',
  'Halden Farrow (2019 to now, Associate',
  'And Buffer',
])('"%s" was cut out of a sentence', (text) => {
  expect(isScrap(text)).toBe(true);
});

test.each([
  'Se piove si fa lo stesso.',
  'When it rains, we dance in the barn.',
  'A village worth coming home to.',
  'But the coffee is good.',
  'No dogs',
  '11 years',
  '24h access',
  '250 g',
  'Open till we sell out.',
  'Plan A',
  'Walk in.',
  'Lavoriamo dove nessuno se lo aspetta.',
])('"%s" stands alone', (text) => {
  expect(isScrap(text)).toBe(false);
});
