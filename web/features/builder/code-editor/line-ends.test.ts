import fc from 'fast-check';
import { expect, test } from 'vitest';
import { originalOffset, plainOffset, restoreLineEnds, withPlainLineEnds } from './line-ends.ts';

test('a changed line in a file of mixed line ends leaves the others alone', () => {
  expect(restoreLineEnds('a\r\nb\nc\r\nd', 'a\nb\nC\nd')).toBe('a\r\nb\nC\r\nd');
  expect(restoreLineEnds('a\r\nb', 'a\nnew\nb')).toBe('a\r\nnew\r\nb');
  expect(restoreLineEnds('a\rb', 'a\nb!')).toBe('a\rb!');
});

const lines = fc
  .array(fc.constantFrom('a', 'b', '\r\n', '\n', '\r', '<p>'), { maxLength: 30 })
  .map((parts) => parts.join(''));

test('nothing edited, nothing changed; and the edited text is what comes out, line ends aside', () => {
  fc.assert(
    fc.property(lines, lines, (original, other) => {
      const edited = withPlainLineEnds(other);
      expect(restoreLineEnds(original, withPlainLineEnds(original))).toBe(original);
      expect(withPlainLineEnds(restoreLineEnds(original, edited))).toBe(edited);
    }),
  );
});

test('an offset means the same character in the text with and without its own line ends', () => {
  fc.assert(
    fc.property(lines, fc.nat(), (original, seed) => {
      const plain = withPlainLineEnds(original);
      const at = seed % (plain.length + 1);
      const offset = originalOffset(original, at);
      expect(plainOffset(original, offset)).toBe(at);
      expect(withPlainLineEnds(original.slice(0, offset))).toBe(plain.slice(0, at));
    }),
  );
});
