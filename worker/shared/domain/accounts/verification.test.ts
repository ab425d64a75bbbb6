import { expect, test } from 'vitest';
import { isVerified, mayPublish } from './verification.ts';

test('an address is verified from the time that is noted for it', () => {
  expect([null, 0, 1_700_000_000_000].map((at) => isVerified({ emailVerifiedAt: at }))).toEqual([
    false,
    true,
    true,
  ]);
});

test('publishing asks for a verified address only where mail is delivered', () => {
  const cases = [true, false].flatMap((isKnown) =>
    [true, false].map((delivers) => mayPublish({ isVerified: isKnown }, { delivers })),
  );
  expect(cases).toEqual([true, true, false, true]);
});
