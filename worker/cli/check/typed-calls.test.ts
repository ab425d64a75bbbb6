import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../settings.ts';

/** An answer that is told its type, and a request past the typed client. */
const UNTYPED = /\.json\(\)\)? as (?!const)|\bfetch\(\s*[`'"]\/(?:api|auth)\b/;

test('the app calls the API through the typed client and casts no answer', () => {
  const found = globSync('web/{app,components,features,lib}/**/*.{ts,tsx}', {
    cwd: ROOT,
    exclude: ['**/*.test.*'],
  }).filter((path) => UNTYPED.test(readFileSync(join(ROOT, path), 'utf8')));
  expect(found).toEqual([]);
});

test('a cast answer and a call past the client are found', () => {
  expect('(await (await api.me.$get()).json()) as Me').toMatch(UNTYPED);
  expect("await fetch('/api/me')").toMatch(UNTYPED);
  expect('const { html } = await answer.json();').not.toMatch(UNTYPED);
});
