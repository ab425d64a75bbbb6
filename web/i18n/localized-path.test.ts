import { expect, test } from 'vitest';
import { localizePath, splitPath } from './localized-path.ts';

test.each([
  ['/', '/it'],
  ['/pricing', '/it/pricing'],
  ['/blog/first-post', '/it/blog/first-post'],
])('%s is %s in Italian, and back', (english, italian) => {
  expect(localizePath(english, 'en')).toBe(english);
  expect(localizePath(english, 'it')).toBe(italian);
  expect(splitPath(english)).toEqual({ path: english, language: 'en' });
  expect(splitPath(`${italian}/`)).toEqual({ path: english, language: 'it' });
});

test('only a whole first part is the language', () => {
  expect(splitPath('/italy')).toEqual({ path: '/italy', language: 'en' });
});
