import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decideClaim } from './tombstone.ts';

test('an id that never was a site is free', () => {
  expect(decideClaim(null, 'ada')).toBe('free');
});

test('an id of a deleted site is for its last owner alone, and of a suspended one for nobody', () => {
  const tombstones = fc.record({
    userId: fc.uuid(),
    cause: fc.constantFrom('deleted' as const, 'suspended' as const),
  });
  fc.assert(
    fc.property(tombstones, fc.uuid(), (tombstone, stranger) => {
      fc.pre(stranger !== tombstone.userId);
      expect(decideClaim(tombstone, stranger)).toBe('foreign');
      const isOpen = tombstone.cause === 'deleted';
      expect(decideClaim(tombstone, tombstone.userId)).toBe(isOpen ? 'free' : 'closed');
    }),
  );
});
