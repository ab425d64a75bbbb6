import fc from 'fast-check';
import { expect, test } from 'vitest';
import { assetContentType } from './asset-path.ts';
import { parseCheckedFile, parseSiteAddress } from './site-address.ts';

const UUID = '0a1b2c3d-4e5f-4a6b-8c7d-9e0f1a2b3c4d';

test('addresses of pages and assets are read, upper-case ids lowered', () => {
  const cases: [string, { uuid: string; path: string | null } | null][] = [
    [`/s/${UUID}/index.html`, { uuid: UUID, path: 'index.html' }],
    [`/sites/${UUID.toUpperCase()}/img/a-1.PNG`, { uuid: UUID, path: 'img/a-1.PNG' }],
    [`/s/${UUID}`, { uuid: UUID, path: null }],
    [`/s/${UUID}/`, { uuid: UUID, path: null }],
    [`/s/${UUID}/%61.css`, { uuid: UUID, path: 'a.css' }],
    [`/s/${UUID}/%2561.css`, null],
    [`/s/${UUID}/%2e%2e/a.css`, null],
    [`/s/${UUID}/a%2fb.css`, { uuid: UUID, path: 'a/b.css' }],
    [`/s/${UUID}/a.exe`, null],
    [`/s/${UUID}/a.html.`, null],
    [`/s/${UUID}/.htaccess`, null],
    [`/s/${UUID}/%`, null],
    ['/s/nonsense/index.html', null],
    [`/s/${UUID}x/index.html`, null],
  ];
  for (const [address, parsed] of cases)
    expect([address, parseSiteAddress(address)]).toEqual([address, parsed]);
});

test('no path that can be read leaves its site', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (rest) => {
      const path = parseSiteAddress(`/s/${UUID}/${rest}`)?.path ?? null;
      if (path === null) return;
      expect(new URL(path, 'https://host/base/').pathname).toBe(`/base/${path}`);
      expect(path.split('/')).not.toContain('..');
    }),
  );
});

test('types come from the table; what is not in it does not exist', () => {
  expect(assetContentType('a.JS')).toBe('text/javascript; charset=utf-8');
  expect(assetContentType('deep/er/photo.webp')).toBe('image/webp');
  for (const path of [
    'a',
    'a.php',
    'a.htm',
    'a.constructor',
    'a/b/c/d/e/f.css',
    `${'a'.repeat(101)}.css`,
  ]) {
    expect([path, assetContentType(path)]).toEqual([path, null]);
  }
});

test('only sites/<uuid>/index.html may be asked about', () => {
  expect(parseCheckedFile(`sites/${UUID}/index.html`)).toBe(UUID);
  for (const path of [
    `/sites/${UUID}/index.html`,
    `sites/${UUID}/index.html\n`,
    `sites/${UUID}/a.html`,
    `x/sites/${UUID}/index.html`,
    '',
  ]) {
    expect([path, parseCheckedFile(path)]).toEqual([path, null]);
  }
});
