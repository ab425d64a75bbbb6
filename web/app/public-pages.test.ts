import { expect, test } from 'vitest';
import { loadEveryArea } from '#web/i18n/language-store.ts';
import { LANGUAGES } from '#web/i18n/languages.ts';
import { localizePath } from '#web/i18n/localized-path.ts';
import { describePage } from './load-page.ts';
import { findPublicPage, PUBLIC_PAGES } from './public-pages.ts';
import { PATHS } from './routes.ts';

test('every page is found by both its addresses, with or without a final slash', () => {
  for (const page of PUBLIC_PAGES) {
    expect(findPublicPage(page.path)).toEqual({ page, language: 'en' });
    expect(findPublicPage(`${localizePath(page.path, 'it')}/`)).toEqual({ page, language: 'it' });
  }
  expect(findPublicPage('/no-such-page')).toBeNull();
});

test('no address is taken twice', () => {
  const paths = PUBLIC_PAGES.map(({ path }) => path);
  const { home: _home, ...screens } = PATHS;
  const all = [...paths, ...Object.values(screens)];
  expect(new Set(all).size).toBe(all.length);
});

test.each(LANGUAGES)(
  'every page has a title and a description of its own in %s',
  async (language) => {
    await loadEveryArea(language);
    const heads = await Promise.all(
      PUBLIC_PAGES.map(async (page) => describePage(page, (await page.load(language)).head)),
    );
    for (const [index, head] of heads.entries()) {
      const { path } = PUBLIC_PAGES[index]!;
      expect(head?.title.length, path).toBeGreaterThan(3);
      expect(head?.title.length, path).toBeLessThanOrEqual(60);
      expect(head?.description.length, path).toBeGreaterThanOrEqual(50);
      expect(head?.description.length, path).toBeLessThanOrEqual(170);
    }
    expect(new Set(heads.map((head) => head?.title)).size).toBe(heads.length);
  },
);
