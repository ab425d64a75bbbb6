import { expect, test } from 'vitest';
import { isWebp } from './webp.ts';

const SMALLEST = Uint8Array.from(
  atob('UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA'),
  (character) => character.charCodeAt(0),
);

test('a WebP picture is one, cut or with something appended it is not', () => {
  expect(isWebp(SMALLEST)).toBe(true);
  expect(isWebp(SMALLEST.slice(0, -1))).toBe(false);
  expect(isWebp(Uint8Array.from([...SMALLEST, 60]))).toBe(false);
});

test('a page that calls itself a picture is none', () => {
  expect(isWebp(new TextEncoder().encode('RIFF<script>alert(1)</script>'))).toBe(false);
  expect(isWebp(new Uint8Array())).toBe(false);
});
