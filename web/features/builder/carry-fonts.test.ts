import { expect, test, vi } from 'vitest';
import { carryFonts } from './carry-fonts.ts';

const PAGE = (words: string) =>
  `<html><head><style>h1{font-family:Fraunces,serif}</style></head><body><h1>${words}</h1></body></html>`;

function serveFonts(): string[] {
  const asked: string[] = [];
  const file = { ok: true, blob: async () => new Blob(['abc'], { type: 'font/woff2' }) };
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address.replace(/[0-9a-f]{10}/, '*'));
    return file;
  });
  return asked;
}

test('a page takes along the fonts that its words need', async () => {
  const asked = serveFonts();
  const page = await carryFonts(PAGE('Bread'));
  expect(asked).toEqual(['/fonts/fraunces-*.woff2']);
  expect(page).toContain('src:url(data:font/woff2;base64,YWJj)');
  expect(page).not.toContain('/fonts/');
});

test('italics and letters beyond Latin take their files along', async () => {
  const asked = serveFonts();
  await carryFonts(PAGE('<em>Łódź</em>'));
  expect(asked).toEqual([
    '/fonts/fraunces-*.woff2',
    '/fonts/fraunces-ext-*.woff2',
    '/fonts/fraunces-italic-*.woff2',
    '/fonts/fraunces-italic-ext-*.woff2',
  ]);
});

test('without the files, or without our fonts, a page stays as it is', async () => {
  vi.stubGlobal('fetch', async () => ({ ok: false }));
  expect(await carryFonts(PAGE('Bread'))).toBe(PAGE('Bread'));
  expect(await carryFonts('<p>Bread</p>')).toBe('<p>Bread</p>');
});
