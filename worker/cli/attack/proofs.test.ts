import { expect, test } from 'vitest';
import { describeProof, listProofs, readProofs } from './proofs.ts';

const ROWS = `| id     | what is required | proved by |
| ------ | ---------------- | --------- |
| SITE-1 | Pages are kept apart. | \`worker/a.test.ts\`, \`web/e2e/b.spec.ts\` |
| UI-1   | Texts are short. | \`web/c.test.ts\` |
`;

const SITE = {
  id: 'SITE-1',
  requirement: 'Pages are kept apart.',
  files: ['worker/a.test.ts', 'web/e2e/b.spec.ts'],
};

test('the rows of the tables about attacks are read with the tests that they name', () => {
  expect(readProofs(ROWS)).toEqual([SITE]);
});

test('every requirement about attacks names a test', () => {
  const proofs = listProofs('');
  expect(proofs.length).toBeGreaterThan(50);
  expect(proofs.filter(({ files }) => files.length === 0)).toEqual([]);
});

test('a requirement holds only when all tests of all its files passed', () => {
  const good = { passed: 2, failed: 0 };
  const shown = (a: typeof good | undefined, b: typeof good) =>
    describeProof(
      SITE,
      new Map([
        ...(a === undefined ? [] : [['worker/a.test.ts', a] as const]),
        ['web/e2e/b.spec.ts', b],
      ]),
    );
  expect(shown(good, good)).toEqual({
    isHeld: true,
    line: 'ok      SITE-1: Pages are kept apart. — 4 tests passed',
  });
  expect(shown(good, { passed: 2, failed: 1 })).toEqual({
    isHeld: false,
    line: 'FAILED  SITE-1: Pages are kept apart. — not shown by web/e2e/b.spec.ts',
  });
  expect(shown(undefined, good).line).toContain('not shown by worker/a.test.ts');
  expect(describeProof({ ...SITE, files: [] }, new Map()).isHeld).toBe(false);
});
