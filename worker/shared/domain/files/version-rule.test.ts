import { expect, test } from 'vitest';
import { makesVersion, preservesReplaced, type VersionOrigin } from './version-rule.ts';

const MINUTE_MS = 60_000;

function save(
  values: { origin?: VersionOrigin; isAsked?: boolean; now?: number; contentHash?: string } = {},
) {
  return { contentHash: 'new', origin: 'manual' as const, isAsked: false, now: 0, ...values };
}

const latest = { contentHash: 'old', createdAt: 0 };

test('a manual save makes a version once the newest is five minutes old, or on request', () => {
  expect(makesVersion(save({ now: 5 * MINUTE_MS - 1 }), latest)).toBe(false);
  expect(makesVersion(save({ now: 5 * MINUTE_MS }), latest)).toBe(true);
  expect(makesVersion(save({ isAsked: true }), latest)).toBe(true);
  expect(makesVersion(save(), null)).toBe(true);
});

test('AI changes and restores always make a version, identical content never does', () => {
  expect(makesVersion(save({ origin: 'ai' }), latest)).toBe(true);
  expect(makesVersion(save({ origin: 'restore' }), latest)).toBe(true);
  expect(makesVersion(save({ origin: 'ai', contentHash: 'old', isAsked: true }), latest)).toBe(
    false,
  );
});

test('what an AI change or a restore replaces is kept unless a version holds it', () => {
  expect(preservesReplaced({ origin: 'ai', replacedHash: 'typed' }, latest)).toBe(true);
  expect(preservesReplaced({ origin: 'restore', replacedHash: 'typed' }, null)).toBe(true);
  expect(preservesReplaced({ origin: 'restore', replacedHash: 'old' }, latest)).toBe(false);
  expect(preservesReplaced({ origin: 'manual', replacedHash: 'typed' }, latest)).toBe(false);
});
