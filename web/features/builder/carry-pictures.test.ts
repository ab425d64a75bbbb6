import { expect, test, vi } from 'vitest';
import { carryPictures } from './carry-pictures.ts';

const SITE = '/s/4f0a1c1e-6d3a-4a9e-9a67-0f5a4f2c1b10';

test('a page takes its pictures with it, and leaves what cannot be fetched where it was', async () => {
  // The Blob of Node's Response is not one that jsdom's FileReader accepts.
  const picture = { ok: true, blob: async () => new Blob(['abc'], { type: 'image/jpeg' }) };
  vi.stubGlobal('fetch', async (address: string) =>
    address === `${SITE}/pictures/ab12.jpg` ? picture : { ok: false },
  );
  const page = (address: string) => `<img src="${address}"><img src="${SITE}/pictures/cd34.png">`;
  expect(await carryPictures(page(`${SITE}/pictures/ab12.jpg`))).toBe(
    page('data:image/jpeg;base64,YWJj'),
  );
});

test('a page without any asks for nothing and stays as it is', async () => {
  const fetched = vi.fn();
  vi.stubGlobal('fetch', fetched);
  expect(await carryPictures('<p>/pictures/</p>\r\n')).toBe('<p>/pictures/</p>\r\n');
  expect(fetched).not.toHaveBeenCalled();
});
