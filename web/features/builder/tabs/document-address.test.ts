import { expect, test } from 'vitest';
import {
  readAddress,
  readTemplateMode,
  readTemplatePath,
  withAddress,
} from './document-address.ts';

const UUID = '7b0d1c1e-6d3a-4a9e-9a67-0f5a4f2c1b10';

test('an address names a site or a file by its id', () => {
  expect(readAddress(new URLSearchParams(`site=${UUID}`))).toEqual({ kind: 'site', uuid: UUID });
  expect(readAddress(new URLSearchParams(`file=${UUID.toUpperCase()}`))).toEqual({
    kind: 'file',
    uuid: UUID,
  });
});

test.each(['', 'site=', 'site=../x', 'file=sites/bakery/index.html'])(
  '%o names no document',
  (query) => {
    expect(readAddress(new URLSearchParams(query))).toBeNull();
  },
);

test('another document replaces the one before and leaves the rest of the query', () => {
  const search = new URLSearchParams(`site=${UUID}&mode=edit&lang=it&prompt=x`);
  expect(withAddress(search, { kind: 'file', uuid: 'b' }).toString()).toBe('lang=it&file=b');
  expect(withAddress(search, null).toString()).toBe('lang=it');
});

test('an address names a template by its path, and nothing else does', () => {
  const path = `sites/${UUID}/index.html`;
  expect(readTemplatePath(new URLSearchParams({ file: path, mode: 'edit' }))).toBe(path);
  for (const file of ['', UUID, `sites/${UUID}/../x`, `/sites/${UUID}/index.html`, `${path}?a`]) {
    expect(readTemplatePath(new URLSearchParams({ file }))).toBeNull();
  }
});

test('a template is opened to be changed, unless the address says that it is looked at or made one’s own', () => {
  const modes = ['mode=edit', 'mode=view', 'mode=own', '', 'mode=other'];
  expect(modes.map((query) => readTemplateMode(new URLSearchParams(query)))).toEqual([
    'edit',
    'view',
    'own',
    'edit',
    'edit',
  ]);
});
