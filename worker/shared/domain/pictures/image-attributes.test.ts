import { expect, test } from 'vitest';
import { focalPosition, imageAttributes, readFocalPosition } from './image-attributes.ts';

const VARIANTS = [480, 960, 1600].map((width) => ({
  address: `/s/x/pictures/ab-${width}.webp`,
  width,
  height: width / 2,
}));

test('the first picture of a page is fetched at once, in the width that the screen needs', () => {
  expect(imageAttributes({ variants: VARIANTS, room: 'whole', isFirst: true })).toEqual({
    src: '/s/x/pictures/ab-960.webp',
    srcset:
      '/s/x/pictures/ab-480.webp 480w, /s/x/pictures/ab-960.webp 960w, /s/x/pictures/ab-1600.webp 1600w',
    sizes: '100vw',
    width: '1600',
    height: '800',
    loading: null,
    fetchpriority: 'high',
    decoding: null,
  });
});

test('one further down waits until it is near', () => {
  expect(imageAttributes({ variants: VARIANTS, room: 'third', isFirst: false })).toMatchObject({
    sizes: 'auto, (max-width: 48rem) 100vw, 34vw',
    loading: 'lazy',
    fetchpriority: null,
  });
});

test('a small picture has one width and no choice', () => {
  const small = VARIANTS.slice(0, 1);
  expect(imageAttributes({ variants: small, room: 'half', isFirst: false })).toMatchObject({
    src: '/s/x/pictures/ab-480.webp',
    srcset: null,
    sizes: null,
    width: '480',
    height: '240',
  });
});

test('what must stay in sight is written and read in percent of the picture', () => {
  expect(focalPosition({ x: 0.254, y: 1.4 })).toBe('25% 100%');
  expect([readFocalPosition('25% 100%'), readFocalPosition('left'), readFocalPosition('')]).toEqual(
    [
      { x: 0.25, y: 1 },
      { x: 0.5, y: 0.5 },
      { x: 0.5, y: 0.5 },
    ],
  );
});
