import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CONSOLE_LIMITS, decideEntry, isOperator, toConsoleCode } from './console-session.ts';

test('a code has eight digits, whatever the random number', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2 ** 32 - 1 }), (random) => {
      expect(toConsoleCode(random)).toMatch(/^\d{8}$/);
    }),
  );
});

test('only the right code opens, in its time and within five attempts', () => {
  const entry = fc.record({
    attempts: fc.integer({ min: 1, max: 10 }),
    early: fc.integer({ min: -1_000, max: 1_000 }),
    isRight: fc.boolean(),
    isUsed: fc.boolean(),
  });
  fc.assert(
    fc.property(entry, ({ attempts, early, isRight, isUsed }) => {
      const facts = { codeHash: isUsed ? '' : 'hash', codeExpiresAt: 5_000, attempts };
      const now = facts.codeExpiresAt - early;
      const isTaken = !isUsed && early > 0 && attempts <= CONSOLE_LIMITS.attempts;
      const expected = isTaken ? (isRight ? 'open' : 'wrong') : 'over';
      expect(decideEntry(facts, { codeHash: isRight ? 'hash' : 'other', now })).toBe(expected);
    }),
  );
  expect(decideEntry(undefined, { codeHash: 'hash', now: 0 })).toBe('over');
});

test('operators are named by address, whatever its case; nobody is one where none is named', () => {
  expect(isOperator(['ann@example.com'], 'Ann@Example.com')).toBe(true);
  expect(isOperator(['ann@example.com'], 'ann@example.com.evil.test')).toBe(false);
  expect(isOperator([], '')).toBe(false);
});
