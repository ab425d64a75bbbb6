import { expect, test } from 'vitest';
import {
  dropWidths,
  isPictureAddress,
  listPictures,
  picturePath,
  replacePictures,
  siteFileAddress,
} from './picture-address.ts';

const UUID = '4f0a1c1e-6d3a-4a9e-9a67-0f5a4f2c1b10';
const LOAF = `/s/${UUID}/pictures/ab12.jpg`;
const OVEN = `/s/${UUID}/pictures/cd34.webp`;

test('a picture has a path by its content and its type, an unknown type has none', () => {
  expect(picturePath('0123456789abcdef0123456789abcdef', 'image/png')).toBe(
    'pictures/0123456789abcdef0123.png',
  );
  expect([picturePath('ab', 'image/svg+xml'), picturePath('ab', 'constructor')]).toEqual([
    null,
    null,
  ]);
});

test('only made pictures are pictures', () => {
  expect(isPictureAddress(siteFileAddress(UUID, 'pictures/ab12.jpg'))).toBe(true);
  const others = [
    `/s/${UUID}/photo.jpg`,
    `/s/${UUID}/pictures/ab12.svg`,
    `/s/${UUID}/pictures/../ab12.jpg`,
    `/s/x/pictures/ab12.jpg`,
    `/sites/${UUID}/pictures/ab12.jpg`,
  ];
  expect(others.filter(isPictureAddress)).toEqual([]);
});

test('pictures are found in attributes and style sheets, each once, and replaced there alone', () => {
  const page =
    `<img src="${LOAF}"><img src='${LOAF}' srcset="${OVEN} 2x"><i style="background:url(${OVEN})">` +
    `<a href="https://elsewhere.example${LOAF}">${LOAF}.</a>`;
  expect(listPictures(page)).toEqual([LOAF, OVEN]);
  expect(replacePictures(page, new Map([[LOAF, 'data:$&']]))).toBe(
    `<img src="data:$&"><img src='data:$&' srcset="${OVEN} 2x"><i style="background:url(${OVEN})">` +
      `<a href="https://elsewhere.example${LOAF}">${LOAF}.</a>`,
  );
});

test('a photograph is left in the width that every browser shows', () => {
  const wide = `/s/${UUID}/pictures/cd34-1600x1067.webp`;
  const widths = ` srcset="${OVEN} 480w, ${wide} 1600w" sizes="auto, (max-width: 48rem) 100vw, 50vw"`;
  expect(isPictureAddress(wide)).toBe(true);
  expect(listPictures(`<img src="${OVEN}"${widths} alt="">`)).toEqual([OVEN, wide]);
  expect(dropWidths(`<img src="${OVEN}"${widths} alt="Oven">`)).toBe(
    `<img src="${OVEN}" alt="Oven">`,
  );
  const others = `<img srcset="a.webp 480w"><img srcset='${OVEN} 480w, b.webp 2x' sizes="1px">`;
  expect(dropWidths(others)).toBe(others);
});
