import { expect, test } from 'vitest';
import type { SiteView } from '#contract/sites.ts';
import { DEFAULT_ORDER, findSites, toggleOrder, type SiteOrder } from './sort-sites.ts';

function site(name: string, day: number, size: number): SiteView {
  return {
    uuid: `${name}-uuid`,
    name,
    title: `${name} title`,
    description: '',
    url: '',
    status: 'active',
    size,
    files: 1,
    views: 0,
    revision: 1,
    created_at: '2026-11-01T00:00:00.000Z',
    updated_at: `2026-11-0${day}T00:00:00.000Z`,
    published_at: null,
  };
}

const SITES = [site('Site 10', 1, 30), site('Caffè', 3, 10), site('Site 9', 2, 20)];
const names = (search: string, order: SiteOrder = DEFAULT_ORDER) =>
  findSites(SITES, { search, order }).map(({ name }) => name);

test('sites come newest first until another order is chosen', () => {
  expect(names('')).toEqual(['Caffè', 'Site 9', 'Site 10']);
  expect(names('', { key: 'name', direction: 'ascending' })).toEqual([
    'Caffè',
    'Site 9',
    'Site 10',
  ]);
  expect(names('', { key: 'size', direction: 'descending' })).toEqual([
    'Site 10',
    'Site 9',
    'Caffè',
  ]);
});

test('a search needs no accents, and every word of it', () => {
  expect([names('caffe'), names('site 9'), names('9-UUID'), names('nothing')]).toEqual([
    ['Caffè'],
    ['Site 9'],
    ['Site 9'],
    [],
  ]);
});

test('the same key again turns the order, another one starts its own', () => {
  expect(toggleOrder(DEFAULT_ORDER, 'date')).toEqual({ key: 'date', direction: 'ascending' });
  expect(toggleOrder(DEFAULT_ORDER, 'name')).toEqual({ key: 'name', direction: 'ascending' });
  expect(toggleOrder(DEFAULT_ORDER, 'size')).toEqual({ key: 'size', direction: 'descending' });
});
