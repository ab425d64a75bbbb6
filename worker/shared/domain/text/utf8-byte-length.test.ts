import { expect, test } from 'vitest';
import { utf8ByteLength } from './utf8-byte-length.ts';

test('byte lengths are those of UTF-8', () => {
  for (const text of ['', 'abc', 'perché', '€', '😀', 'a\ud800b']) {
    expect(utf8ByteLength(text)).toBe(new TextEncoder().encode(text).length);
  }
});
