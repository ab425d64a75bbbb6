import { expect, test } from 'vitest';
import { shortenData } from './shorten-data.ts';

const PICTURE = `data:image/png;base64,${'QUJD'.repeat(400)}`;
const ICON = 'data:image/gif;base64,R0lGODlh';

test('long data goes out of the way and comes back', () => {
  const file = `<img src="${PICTURE}"><img src="${ICON}"><i style="background:url(${PICTURE})"></i>`;
  const { text, restore } = shortenData(file);
  expect(text).toBe(
    `<img src="data:embedded/1"><img src="${ICON}"><i style="background:url(data:embedded/1)"></i>`,
  );
  expect(restore(text)).toBe(file);
});

test('a name that was never given stays as it is', () => {
  expect(shortenData('<p>x</p>').restore('data:embedded/7 $&')).toBe('data:embedded/7 $&');
});
