import fc from 'fast-check';
import { expect, test } from 'vitest';
import { judgeUpdate } from './content-guard.ts';

const page = (length: number) => '<!doctype html>'.padEnd(length, 'x');

test('nothing, a scrap and the same text are no updates', () => {
  expect([
    judgeUpdate(page(100), ' \n'),
    judgeUpdate(page(100), '<p>hello</p>'),
    judgeUpdate(page(100), page(100)),
    judgeUpdate(page(100), '<html lang="en">'),
    judgeUpdate(page(100), 'x'.repeat(50)),
  ]).toEqual(['empty', 'fragment', 'unchanged', 'accepted', 'accepted']);
});

test('only a page of over a thousand characters that lost more than half is suspect', () => {
  expect([
    judgeUpdate(page(1_000), page(100)),
    judgeUpdate(page(1_002), page(500)),
    judgeUpdate(page(1_002), page(501)),
    judgeUpdate(page(4_000), page(1_999)),
  ]).toEqual(['accepted', 'suspect', 'accepted', 'suspect']);
});

test('what keeps at least half of a page is never held back, whatever is in it', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 51, maxLength: 3_000 }), fc.string(), (kept, more) => {
      const next = kept.slice(0, Math.ceil(kept.length / 2)).padEnd(51, 'x') + more;
      expect(['accepted', 'unchanged', 'empty']).toContain(judgeUpdate(kept, next));
    }),
  );
});

test('an update that was accepted can be taken back when it is at most twice as long', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 60, max: 5_000 }),
      fc.integer({ min: 60, max: 5_000 }),
      (a, b) => {
        fc.pre(a !== b && b <= 2 * a);
        expect(judgeUpdate(page(b), page(a))).toBe('accepted');
      },
    ),
  );
});
