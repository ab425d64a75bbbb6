import { expect, test } from 'vitest';
import { isOutage } from './outage.ts';

test.each([
  'D1_ERROR: Network connection lost.',
  'D1_ERROR: D1 DB is overloaded. Requests queued for too long.',
  'D1_ERROR: Cannot resolve D1 DB due to transient issue on remote node.',
  'put: We encountered an internal error. Please try again. (10001)',
  'internal error; reference = 0123456789abcdef',
])('"%s" is an outage, wrapped or not', (message) => {
  expect(isOutage(new Error(message))).toBe(true);
  expect(isOutage(new Error('Failed query: select 1', { cause: new Error(message) }))).toBe(true);
});

test.each(['D1_ERROR: UNIQUE constraint failed: users.email', 'x is not a function', ''])(
  '"%s" is a fault of ours',
  (message) => {
    expect(isOutage(new Error(message))).toBe(false);
  },
);
