import { expect, test } from 'vitest';
import { errorMessage } from './error-message.ts';
import { waitText } from './wait-text.ts';

test.each([
  [1, '1 second', '1 secondo'],
  [90, '90 seconds', '90 secondi'],
  [91, '2 minutes', '2 minuti'],
  [3060, '51 minutes', '51 minuti'],
  [5400, '90 minutes', '90 minuti'],
  [5401, '2 hours', '2 ore'],
  [86_400, '24 hours', '24 ore'],
])('a wait of %i seconds is told in a unit that people use', (seconds, en, it) => {
  expect([waitText(seconds, 'en'), waitText(seconds, 'it')]).toEqual([en, it]);
});

test('an error that names a wait does not count its seconds', () => {
  const params = { seconds: 3060 };
  expect(errorMessage('auth.busy', 'it', params)).toBe('Troppi tentativi. Riprova tra 51 minuti.');
  expect(errorMessage('request.rate-limited', 'en', params)).toBe(
    'Too many requests. Try again in 51 minutes.',
  );
});
