import { mkdtempSync, writeFileSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findChangedTests } from './changed-tests.ts';

test('a test is chosen when it changed, or when it imports what changed by a path or an alias', () => {
  const root = mkdtempSync(join(tmpdir(), 'changed-tests-'));
  const folder = 'worker/features/credits';
  const texts = {
    [`${folder}/changed.test.ts`]: "import { test } from 'vitest';",
    [`${folder}/beside.test.ts`]: "import { hold } from '../credits/hold.ts';",
    [`${folder}/alias.test.ts`]: "const rule = await import('#domain/credits/decide.ts');",
    [`${folder}/other.test.ts`]: "import { other } from './other.ts';",
    [`${folder}/screen.ts`]: "import { hold } from './hold.ts';",
  };
  mkdirSync(join(root, folder), { recursive: true });
  for (const [path, text] of Object.entries(texts)) writeFileSync(join(root, path), text);
  expect(
    findChangedTests(root, {
      files: Object.keys(texts),
      changed: [
        `${folder}/changed.test.ts`,
        `${folder}/hold.ts`,
        'worker/shared/domain/credits/decide.ts',
      ],
    }),
  ).toEqual([`${folder}/changed.test.ts`, `${folder}/beside.test.ts`, `${folder}/alias.test.ts`]);
});
