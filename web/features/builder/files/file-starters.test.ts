import { expect, test } from 'vitest';
import { starterText } from './file-starters.ts';

test('a new page carries its name as text, whatever it holds', () => {
  const page = new DOMParser().parseFromString(
    starterText('html', 'R&B <live>.html', 'en'),
    'text/html',
  );
  expect([page.title, page.querySelector('h1')?.textContent]).toEqual(['R&B <live>', 'R&B <live>']);
});

test('a new JSON file is valid JSON', () => {
  expect(JSON.parse(starterText('json', 'data.json', 'en'))).toEqual({ name: '', version: 1 });
});

test('text and other files begin empty', () => {
  expect([starterText('txt', 'a.txt', 'en'), starterText('other', 'a', 'en')]).toEqual(['', '']);
});

test.each(['en', 'it'] as const)('a new page is in the language of its maker (%s)', (language) => {
  const page = new DOMParser().parseFromString(
    starterText('html', 'a.html', language),
    'text/html',
  );
  expect(page.documentElement.lang).toBe(language);
});
