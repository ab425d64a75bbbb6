import fc from 'fast-check';
import { expect, test } from 'vitest';
import { makeGif, makeJpeg, makePng, makeWebp } from '#worker/testing/picture-bytes.ts';
import { dropMetadata, metadataBytes } from './drop-metadata.ts';
import { readPicture } from './read-picture.ts';

const MAKERS = [
  ['image/png', makePng],
  ['image/jpeg', makeJpeg],
  ['image/webp', makeWebp],
  ['image/gif', makeGif],
] as const;
const SIZE = { width: 640, height: 427 };

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}

test.each(MAKERS)('%s is known by its bytes, with its size', (type, make) => {
  expect(readPicture(make(SIZE))).toEqual({
    kind: 'picture',
    type,
    ...SIZE,
    isAnimated: false,
    metadata: [],
  });
});

test.each(MAKERS.filter(([type]) => type !== 'image/gif'))(
  'what a %s says about its place is cut out, and what another file hides behind it',
  (_, make) => {
    const said = make({ ...SIZE, hasMetadata: true, tail: '<script>alert(1)</script>' });
    const facts = readPicture(said);
    expect(facts?.kind === 'picture' && metadataBytes(facts)).toBeGreaterThan(25);
    const clean = dropMetadata(said);
    expect(readPicture(clean)).toMatchObject({ ...SIZE, metadata: [] });
    expect(new TextDecoder().decode(clean)).not.toMatch(/GPS|script/);
  },
);

test('a WebP without metadata says so in its header', () => {
  expect([...dropMetadata(makeWebp({ ...SIZE, hasMetadata: true }))]).toEqual([...makeWebp(SIZE)]);
});

test.each([
  ['PNG', makePng],
  ['WebP', makeWebp],
  ['GIF', makeGif],
])('an animated %s is told from a still one', (_, make) => {
  expect(readPicture(make({ ...SIZE, isAnimated: true }))).toMatchObject({ isAnimated: true });
});

test('drawings and the formats of phones are told by their beginning', () => {
  const starts = [
    '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
    '\u00ef\u00bb\u00bf<?xml version="1.0"?><svg/>',
    '\0\0\0\u0018ftypheic\0\0\0\0',
    '\0\0\0\u001cftypavif\0\0\0\0',
    '\0\0\0\u001cftypmp42\0\0\0\0',
    '<!doctype html><script>',
    'GIF8',
    '',
  ];
  expect(starts.map((start) => readPicture(bytesOf(start))?.kind)).toEqual([
    'drawing',
    'drawing',
    'heic',
    'avif',
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

test('a cut picture is none', () => {
  const cut = fc.property(
    fc.constantFrom(...MAKERS),
    fc.double({ min: 0, max: 0.999, noNaN: true }),
    ([, make], part) => {
      const whole = make({ ...SIZE, hasMetadata: true });
      return readPicture(whole.slice(0, Math.floor(whole.length * part))) === null;
    },
  );
  expect(() => fc.assert(cut)).not.toThrow();
});

test('any bytes are read to an end, and what is dropped leaves nothing to drop', () => {
  const anything = fc.tuple(
    fc.constantFrom(...MAKERS),
    fc.array(fc.tuple(fc.nat(120), fc.nat(255)), { maxLength: 6 }),
  );
  const isRead = fc.property(anything, ([[, make], changes]) => {
    const bytes = make({ ...SIZE, hasMetadata: true, tail: 'behind' });
    for (const [at, value] of changes) if (at < bytes.length) bytes[at] = value;
    const clean = readPicture(dropMetadata(bytes));
    return clean?.kind !== 'picture' || clean.metadata.length === 0;
  });
  expect(() => fc.assert(isRead, { numRuns: 500 })).not.toThrow();
});
