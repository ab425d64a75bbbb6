import { expect, test } from 'vitest';
import { listPages, NO_SEARCH, readSearch, writeSearch } from './template-catalogue.ts';

test('the state survives the address, and nonsense in it counts as the default', () => {
  const state = {
    text: 'caffè & co',
    category: 'blog',
    language: 'it',
    scheme: 'dark',
    colour: 'green',
    page: 3,
  } as const;
  expect(readSearch(writeSearch(state))).toEqual(state);
  expect(writeSearch(NO_SEARCH)).toBe('');
  expect(readSearch('?page=-2&category=toys&scheme=loud')).toEqual(NO_SEARCH);
});

test('the pager names first, last and neighbours and marks the gaps', () => {
  expect(listPages(1, 3)).toEqual([1, 2, 3]);
  expect(listPages(6, 13)).toEqual([1, null, 5, 6, 7, null, 13]);
  expect(listPages(1, 1)).toEqual([1]);
});
