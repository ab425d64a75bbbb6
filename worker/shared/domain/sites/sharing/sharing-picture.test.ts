import { expect, test } from 'vitest';
import { makeJpeg, makePng, makeWebp } from '#worker/testing/picture-bytes.ts';
import {
  isSharingPath,
  isSharingPicture,
  SHARING_PICTURE,
  sharingPath,
} from './sharing-picture.ts';

const SIZE = { width: 1200, height: 630 };

test('a JPEG in the size of sharing pictures is one, up to 300 KB', () => {
  const tail = 'x'.repeat(SHARING_PICTURE.bytes);
  const cases = {
    plain: makeJpeg(SIZE),
    png: makePng(SIZE),
    webp: makeWebp(SIZE),
    small: makeJpeg({ width: 600, height: 315 }),
    turned: makeJpeg({ width: 630, height: 1200 }),
    placed: makeJpeg({ ...SIZE, hasMetadata: true }),
    polyglot: makeJpeg({ ...SIZE, tail: '<script>alert(1)</script>' }),
    large: makeJpeg({ ...SIZE, tail }),
    cut: makeJpeg(SIZE).slice(0, 30),
    empty: new Uint8Array(),
  };
  expect(Object.keys(cases).filter((name) => isSharingPicture(cases[name as 'plain']))).toEqual([
    'plain',
  ]);
});

test('its path is told apart from those of other files', () => {
  const path = sharingPath('0123456789abcdef0123456789abcdef');
  expect(path).toBe('sharing/0123456789abcdef0123.jpg');
  const others = [
    'sharing/a.jpg',
    `a/${path}`,
    'pictures/0123456789abcdef0123.jpg',
    `${path}.html`,
  ];
  expect([path, ...others].filter(isSharingPath)).toEqual([path]);
});
