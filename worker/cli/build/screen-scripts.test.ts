import { expect, test } from 'vitest';
import { findScreenScripts, type Manifest } from './screen-scripts.ts';

const MANIFEST: Manifest = {
  'app/shop-screen.tsx': { file: 'assets/shop.js', imports: ['_shell.js', '_parts.js'] },
  '_parts.js': { file: 'assets/parts.js', imports: ['_shell.js'] },
  '_shell.js': { file: 'assets/shell.js' },
  'i18n/en/core.ts': { file: 'assets/core-en.js' },
  'i18n/it/core.ts': { file: 'assets/core-it.js' },
  'i18n/en/shop-area.ts': { file: 'assets/shop-en.js', imports: ['_shell.js'] },
  'i18n/it/shop-area.ts': { file: 'assets/shop-it.js' },
  'i18n/en/price-list.ts': { file: 'assets/prices-en.js' },
  'i18n/it/price-list.ts': { file: 'assets/prices-it.js' },
};
const SCREEN = { path: '/shop', module: 'app/shop-screen.tsx', areas: ['shop', 'priceList'] };

test('a screen’s scripts are its chunk with all that it imports, and the texts of its areas', () => {
  expect(findScreenScripts(MANIFEST, SCREEN)).toEqual({
    code: ['/assets/shop.js', '/assets/shell.js', '/assets/parts.js'],
    texts: {
      en: ['/assets/core-en.js', '/assets/shop-en.js', '/assets/prices-en.js'],
      it: ['/assets/core-it.js', '/assets/shop-it.js', '/assets/prices-it.js'],
    },
  });
});

test('a screen or an area that the build does not have is an error', () => {
  expect(() => findScreenScripts(MANIFEST, { ...SCREEN, module: 'app/other.tsx' })).toThrow(
    'no chunk of app/other.tsx',
  );
  expect(() => findScreenScripts(MANIFEST, { ...SCREEN, areas: ['other'] })).toThrow(
    'no texts of other in en',
  );
});
