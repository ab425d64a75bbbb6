import fc from 'fast-check';
import { expect, test } from 'vitest';
import { differenceBetween } from './text-difference.ts';

test('only what differs is replaced', () => {
  expect(differenceBetween('<p>one</p>', '<p>three</p>')).toEqual({
    from: 3,
    to: 5,
    insert: 'thre',
  });
  expect(differenceBetween('aa', 'aaa')).toEqual({ from: 2, to: 2, insert: 'a' });
  expect(differenceBetween('same', 'same')).toBeNull();
});

test('the replacement gives the other text, whatever the two are', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.string(), fc.string(), (head, before, after, tail) => {
      const text = head + before + tail;
      const nothing = { from: 0, to: 0, insert: '' };
      const { from, to, insert } = differenceBetween(text, head + after + tail) ?? nothing;
      expect(text.slice(0, from) + insert + text.slice(to)).toBe(head + after + tail);
    }),
  );
});
