import { expect, test } from 'vitest';
import { checkMarkup } from '#domain/page-operations/guards.ts';
import { drawSection } from './draw-section.ts';

const PAGE = `<!doctype html><html lang="it"><body>
<section class="block hero"><h1>Da Mario</h1></section>
<section class="block" id="orari"><div class="inner"><h2 class="title">Dove</h2><p>Tel. <a href="tel:+39061234567">06 123 4567</a></p></div></section>
</body></html>`;

test('a section has the frame of the page, its language and its phone number', () => {
  const drawn = drawSection({ html: PAGE, kind: 'cta', fallbackLanguage: 'en' });
  expect(drawn?.markup).toContain('<section class="block"');
  expect(drawn?.markup).toContain('<div class="inner">');
  expect(drawn?.markup).toContain('href="tel:061234567"');
});

test('its id is new on the page', () => {
  const drawn = drawSection({ html: PAGE, kind: 'hours', fallbackLanguage: 'en' });
  expect(drawn?.markup).toContain('id="orari-2"');
});

test.each(['faq', 'contact', 'prices', 'newsletter', 'team'] as const)(
  'a section of kind %s can be inserted by a page operation',
  (kind) => {
    const drawn = drawSection({ html: '<p>Hello</p>', kind, fallbackLanguage: 'en' });
    expect(checkMarkup(drawn?.markup ?? '')).toBeUndefined();
  },
);

test('a page that is too large is not read', () => {
  const html = '<p>x</p>'.repeat(100_000);
  expect(drawSection({ html, kind: 'faq', fallbackLanguage: 'en' })).toBeUndefined();
});
