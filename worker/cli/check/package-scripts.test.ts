import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import packageJson from '../../../package.json' with { type: 'json' };
import { ROOT } from '../settings.ts';

test('every npm script is named in the README', () => {
  const readme = readFileSync(join(ROOT, 'README.md'), 'utf8');
  const unnamed = Object.keys(packageJson.scripts).filter(
    (name) =>
      !['`', 'npm run ', 'npm '].some((before) =>
        new RegExp(`${before}${name}(?![\\w:])`).test(readme),
      ),
  );
  expect(unnamed).toEqual([]);
});
