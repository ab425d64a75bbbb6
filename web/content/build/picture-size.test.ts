import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { readPictureSize } from './picture-size.ts';

const PICTURES = resolve(import.meta.dirname, '../../public/images/tutorials');
const MAX_BYTES_TOGETHER = 1.5 * 1024 * 1024;

function bytes(start: string, rest: readonly number[]): Uint8Array {
  const head = Array.from(start, (character) => character.codePointAt(0) ?? 0);
  return Uint8Array.from([...head, ...rest, ...Array.from({ length: 16 }, () => 0)]);
}

const RIFF = 'RIFF\0\0\0\0WEBP';

test.each([
  ['lossy WebP', bytes(`${RIFF}VP8 `, [0, 0, 0, 0, 0, 0, 0, 0x9d, 1, 0x2a, 0xb0, 4, 0xee, 2])],
  ['lossless WebP', bytes(`${RIFF}VP8L`, [0, 0, 0, 0, 0x2f, 0xaf, 0x44, 0xbb, 0])],
  ['extended WebP', bytes(`${RIFF}VP8X`, [10, 0, 0, 0, 0, 0, 0, 0, 0xaf, 4, 0, 0xed, 2, 0])],
  [
    'PNG',
    Uint8Array.from([
      0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82, 0, 0, 4, 0xb0, 0, 0, 2,
      0xee,
    ]),
  ],
])('the size of a %s is in its header', (_kind, file) => {
  expect(readPictureSize(file)).toEqual({ width: 1_200, height: 750 });
});

test('anything else is refused', () => {
  expect(() => readPictureSize(bytes('GIF89a', []))).toThrow();
  expect(() => readPictureSize(new Uint8Array(3))).toThrow();
});

test('the tutorials’ pictures exist in both languages and weigh little', () => {
  const english = readdirSync(join(PICTURES, 'en'));
  expect(readdirSync(join(PICTURES, 'it'))).toEqual(english);
  const files = ['en', 'it'].flatMap((language) =>
    english.map((name) => join(PICTURES, language, name)),
  );
  const total = files.reduce((sum, file) => sum + statSync(file).size, 0);
  expect(total).toBeLessThanOrEqual(MAX_BYTES_TOGETHER);
  for (const file of files) expect(readPictureSize(readFileSync(file)).width).toBeGreaterThan(700);
});
