import { expect, test } from 'vitest';
import type { Template } from '#contract/templates.ts';
import { findTemplates, listPages, readSearch, writeSearch } from './template-catalogue.ts';

function template(overrides: Partial<Template>): Template {
  return {
    id: '0b2b1c1e-6d3a-4a9e-9a67-0f5a4f2c1b10',
    title: 'Harbour café',
    description: 'A menu by the sea',
    category: 'business',
    words: [],
    tags: ['food'],
    trade: 'cafe',
    scheme: 'light',
    colour: 'blue',
    language: 'en',
    path: 'sites/0b2b1c1e-6d3a-4a9e-9a67-0f5a4f2c1b10/index.html',
    ...overrides,
  };
}

test('the search looks into title, description, tags and names of the trade, whatever the case, within the category', () => {
  const cafe = template({ words: ['café', 'coffee house'] });
  const shop = template({
    title: 'Ceramics',
    description: 'Bowls',
    category: 'ecommerce',
    tags: ['Food', 'craft'],
  });
  const find = (text: string, category: Template['category'] | null = null) =>
    findTemplates([cafe, shop], { text, category, language: 'en' });
  expect(find(' FOOD ')).toEqual([cafe, shop]);
  expect(find('by the SEA')).toEqual([cafe]);
  expect(find('food', 'ecommerce')).toEqual([shop]);
  expect(find('nothing like it')).toEqual([]);
  expect(find('coffee house')).toEqual([cafe]);
});

test('the state survives the address, and nonsense in it counts as the default', () => {
  const state = { text: 'caffè & co', category: 'blog', page: 3 } as const;
  expect(readSearch(writeSearch(state))).toEqual(state);
  expect(writeSearch({ text: '', category: null, page: 1 })).toBe('');
  expect(readSearch('?page=-2&category=toys')).toEqual({ text: '', category: null, page: 1 });
});

test('the pager names first, last and neighbours and marks the gaps', () => {
  expect(listPages(1, 3)).toEqual([1, 2, 3]);
  expect(listPages(6, 13)).toEqual([1, null, 5, 6, 7, null, 13]);
  expect(listPages(1, 1)).toEqual([1]);
});

test('templates in the visitor’s language come first, each group in the catalogue’s order', () => {
  const [one, two, three] = (['it', 'en', 'it'] as const).map((language, index) =>
    template({ title: String(index), language }),
  );
  const all = [one!, two!, three!];
  expect(findTemplates(all, { text: '', category: null, language: 'it' })).toEqual([
    one,
    three,
    two,
  ]);
  expect(findTemplates(all, { text: '', category: null, language: 'en' })).toEqual([
    two,
    one,
    three,
  ]);
});
