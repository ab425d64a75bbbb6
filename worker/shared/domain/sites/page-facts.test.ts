import { expect, test } from 'vitest';
import { nameAfter } from './page-facts.ts';

test.each([
  ['the title of the page of before', 'Forno Aurora', 'Forno Aurora', 'Studio Riva'],
  ['its first part, as of a template', 'Forno Aurora', 'Forno Aurora – Panificio', 'Studio Riva'],
] as const)('a name that is %s follows the new page', (_, name, before, after) => {
  expect(nameAfter({ name, before, after })).toBe(after);
});

test('a name that its owner chose stays, and so does one for which there is no other', () => {
  expect(nameAfter({ name: 'Mine', before: 'Forno Aurora', after: 'Studio Riva' })).toBe('Mine');
  expect(nameAfter({ name: 'Forno', before: 'Forno', after: '' })).toBe('Forno');
});
