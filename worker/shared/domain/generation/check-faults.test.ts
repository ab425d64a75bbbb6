import { expect, test } from 'vitest';
import { faultsOf, tellFaults } from './check-faults.ts';
import type { Check } from './generation-types.ts';

function check(id: string, ok: boolean): Check {
  return { id, ok, weight: 'soft', detail: 'x.example' };
}

test('what is worth a repair turn and is left is told in the language of the request', () => {
  const checks = ['scripts', 'hosts', 'language', 'imitation', 'leftovers'].map((id) =>
    check(id, false),
  );
  expect(faultsOf(checks)).toEqual(checks);
  for (const language of ['en', 'it'] as const) {
    const told = tellFaults([...checks, check('hosts', true), check('alt', false)], language);
    expect(told).toHaveLength(checks.length);
    for (const sentence of told) expect(sentence).toMatch(/^\p{Lu}.*\.$/u);
    expect(told.filter((sentence) => sentence.includes('x.example'))).toHaveLength(3);
  }
});
