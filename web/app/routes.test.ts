import { expect, test } from 'vitest';
import { pathAfterSignIn } from './routes.ts';

test('a known screen is opened with the rest of the query', () => {
  expect(pathAfterSignIn('?redirect=builder&site=1')).toBe('/builder?site=1');
  expect(pathAfterSignIn('?redirect=profile&tab=credits')).toBe('/profile?tab=credits');
  expect(pathAfterSignIn('?error=oauth&redirect=profile')).toBe('/profile');
});

test.each([
  '',
  '?redirect=',
  '?redirect=//evil.example',
  '?redirect=https://evil.example',
  '?redirect=%2F%2Fevil',
])('%o leads home', (search) => {
  expect(pathAfterSignIn(search)).toBe('/');
});
