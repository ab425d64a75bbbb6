import { expect, test } from 'vitest';
import { gravestLook } from './gravest-look.ts';

test('several pages are as suspicious as the gravest of them, with the signs of all', () => {
  const look = gravestLook([
    { level: 'warn', signs: ['urgency'], brands: [] },
    { level: 'none', signs: [], brands: [] },
    { level: 'hold', signs: ['secret', 'urgency'], brands: ['poste'] },
    { level: 'warn', signs: ['drop'], brands: ['poste'] },
  ]);
  expect(look).toEqual({ level: 'hold', signs: ['urgency', 'secret', 'drop'], brands: ['poste'] });
  expect(gravestLook([])).toBe(null);
});
