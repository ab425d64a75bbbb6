import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../settings.ts';

const WITHOUT_COLUMNS =
  /\b(?:insert(?:\s+or\s+\w+)?|replace)\s+into\s+(?:\$\{[^}]+\}|\w+\b)(?!\s*\()[^\n]*/gi;

test('every INSERT names its columns, so that a new column cannot shift a value', () => {
  const found = globSync('{worker,web}/**/*.{ts,tsx}', {
    cwd: ROOT,
    exclude: ['**/insert-columns.test.ts'],
  }).flatMap((path) =>
    [...readFileSync(join(ROOT, path), 'utf8').matchAll(WITHOUT_COLUMNS)].map(
      ([statement]) => `${path}: ${statement}`,
    ),
  );
  expect(found).toEqual([]);
});

test('an INSERT without columns is found', () => {
  expect('INSERT OR REPLACE INTO notes VALUES (1)').toMatch(WITHOUT_COLUMNS);
  expect('INSERT INTO notes\n  (id) VALUES (1)').not.toMatch(WITHOUT_COLUMNS);
});
