import { expect, test } from 'vitest';
import { cleanPrompt } from './read-brief.ts';
test('the header of a forwarded mail is no part of a brief, and one line like it is', () => {
  expect(
    cleanPrompt('Fwd: website\nFrom: Priya\nTo: Dave\n\nSteady Hands, driving school.').trim(),
  ).toBe('Steady Hands, driving school.');
  expect(cleanPrompt('To: Dave, a page for my shop.')).toBe('To: Dave, a page for my shop.');
});
