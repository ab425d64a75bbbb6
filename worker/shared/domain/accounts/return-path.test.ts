import { expect, test } from 'vitest';
import { safeReturnPath } from './return-path.ts';

test.each(['/', '/builder', '/builder?file=a.html&mode=edit', '/profile?tab=credits#buy'])(
  '%s is kept',
  (path) => {
    expect(safeReturnPath(path)).toBe(path);
  },
);

test.each([
  undefined,
  '',
  'builder',
  '//evil.test',
  '///evil.test',
  '/\\evil.test',
  '\\\\evil.test',
  '/\t/evil.test',
  '\n//evil.test',
  'https://evil.test/',
  'javascript:alert(1)',
  '/.//evil.test',
  '/a/..//evil.test',
  '/api/logout',
  '/API/logout',
  '/auth/google?redirect=/',
  '/s/8d6a0a3e-0000-4000-8000-000000000000/index.html',
  `/${'a'.repeat(600)}`,
])('%j leads home', (path) => {
  expect(safeReturnPath(path)).toBe('/');
});
