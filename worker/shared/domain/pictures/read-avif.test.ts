import fc from 'fast-check';
import { expect, test } from 'vitest';
import { makeAvif } from '#worker/testing/picture-bytes.ts';
import { dropMetadata, metadataBytes } from './drop-metadata.ts';
import { readPicture } from './read-picture.ts';

/** 60 × 40 px of red, as libheif writes it. */
const REAL =
  'AAAAHGZ0eXBhdmlmAAAAAG1pZjFhdmlmbWlhZgAAANZtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAACJpbG9jAAAAAERAAAEAAQAAAAAA+gABAAAAAAAAACcAAAAjaWluZgAAAAAAAQAAABVpbmZlAgAAAAABAABhdjAxAAAAAA5waXRtAAAAAAABAAAAVmlwcnAAAAA4aXBjbwAAAAxhdjFDgSACAAAAABRpc3BlAAAAAAAAADwAAAAoAAAAEHBpeGkAAAAAAwgICAAAABZpcG1hAAAAAAAAAAEAAQOBAgMAAAAvbWRhdBIACgk4FXudtAQ0GkAyGBxCYuTgABYAAACXv5LpbcMHYSaP3oTt/A==';
const SIZE = { width: 640, height: 427 };
const still = { kind: 'picture', type: 'image/avif', isAnimated: false, metadata: [] };

test('an AVIF is known by its boxes, with its size', () => {
  expect(readPicture(makeAvif(SIZE))).toEqual({ ...still, ...SIZE });
  const bytes = Uint8Array.from(atob(REAL), (character) => character.charCodeAt(0));
  expect(readPicture(bytes)).toEqual({ ...still, width: 60, height: 40 });
});

test('what an AVIF says about its place, and what hides in it, is counted; nothing is cut out', () => {
  for (const bytes of [
    makeAvif({ ...SIZE, hasMetadata: true }),
    makeAvif({ ...SIZE, tail: '<script>alert(1)</script>' }),
  ]) {
    const facts = readPicture(bytes);
    expect(facts?.kind === 'picture' && metadataBytes(facts)).toBeGreaterThan(15);
    expect(dropMetadata(bytes)).toBe(bytes);
  }
});

test('a cut AVIF, and one with changed bytes, is read to an end', () => {
  const whole = makeAvif({ ...SIZE, hasMetadata: true });
  const isCut = fc.property(fc.nat(whole.length - 1), (end) => {
    const facts = readPicture(whole.slice(0, end));
    return facts === null || facts.kind === 'avif';
  });
  expect(() => fc.assert(isCut)).not.toThrow();
  const changes = fc.array(fc.tuple(fc.nat(whole.length - 1), fc.nat(255)), { maxLength: 6 });
  const isRead = fc.property(changes, (made) => {
    const bytes = whole.slice();
    for (const [at, value] of made) bytes[at] = value;
    readPicture(bytes);
  });
  expect(() => fc.assert(isRead)).not.toThrow();
});
