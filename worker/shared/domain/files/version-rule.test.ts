import { expect, test } from 'vitest';
import { makesVersion, preservesReplaced, type VersionOrigin } from './version-rule.ts';

const MINUTE_MS = 60_000;

function save(
  values: { origin?: VersionOrigin; isKept?: boolean; now?: number; contentHash?: string } = {},
) {
  return { contentHash: 'new', origin: 'manual' as const, isKept: false, now: 0, ...values };
}

const latest = { contentHash: 'old', createdAt: 0 };

test('a manual save makes a version once the newest is five minutes old', () => {
  expect(makesVersion(save({ now: 5 * MINUTE_MS - 1 }), latest)).toBe(false);
  expect(makesVersion(save({ now: 5 * MINUTE_MS }), latest)).toBe(true);
  expect(makesVersion(save(), null)).toBe(true);
});

test('AI changes and restores make a version, the content of the newest never does', () => {
  expect(makesVersion(save({ origin: 'ai' }), latest)).toBe(true);
  expect(makesVersion(save({ origin: 'restore' }), latest)).toBe(true);
  expect(makesVersion(save({ origin: 'ai', contentHash: 'old' }), latest)).toBe(false);
});

test('undo and redo lead back to content that a version has, and make no second one', () => {
  const late = { isKept: true, now: 60 * MINUTE_MS };
  expect(makesVersion(save(late), latest)).toBe(false);
  expect(makesVersion(save({ ...late, origin: 'ai' }), latest)).toBe(false);
  expect(makesVersion(save({ ...late, origin: 'restore' }), latest)).toBe(true);
});

test('what an AI change or a restore replaces is kept unless a version holds it', () => {
  expect(preservesReplaced({ origin: 'ai', isKept: false })).toBe(true);
  expect(preservesReplaced({ origin: 'restore', isKept: false })).toBe(true);
  expect(preservesReplaced({ origin: 'restore', isKept: true })).toBe(false);
  expect(preservesReplaced({ origin: 'manual', isKept: false })).toBe(false);
});
