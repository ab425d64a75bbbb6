import { expect, test } from 'vitest';
import { readCode, secondsUntilAttempt, showRecoveryCode } from './second-factor.ts';

test('a code is read with the spaces and dashes that people type', () => {
  expect(
    [' 123 456', '123-456', 'abcd-efgh ijkl-mnop', showRecoveryCode('ABCDEFGHIJKLMNOP')].map(
      readCode,
    ),
  ).toEqual([
    { kind: 'app', code: '123456' },
    { kind: 'app', code: '123456' },
    { kind: 'recovery', code: 'ABCDEFGHIJKLMNOP' },
    { kind: 'recovery', code: 'ABCDEFGHIJKLMNOP' },
  ]);
});

test.each(['', '12345', '1234567', '１２３４５６', 'ABCDEFGHIJKLMNO', 'ABCDEFGHIJKLMNO1', '--'])(
  '%j is no code',
  (typed) => expect(readCode(typed)).toBeNull(),
);

test('after five attempts the next one waits for the end of the quarter of an hour', () => {
  const since = 1_000_000;
  const wait = (attempts: number, passedMs: number) =>
    secondsUntilAttempt({ attempts, attemptsSince: since }, since + passedMs);
  expect([wait(4, 0), wait(5, 0), wait(5, 899_500), wait(5, 900_000)]).toEqual([0, 900, 1, 0]);
});
