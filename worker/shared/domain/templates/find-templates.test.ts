import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findTemplates, type SearchedTemplate, type TemplateWish } from './find-templates.ts';

const ANY: TemplateWish = { text: '', category: null, language: null, scheme: null, colour: null };

function template(changes: Partial<SearchedTemplate>): SearchedTemplate {
  return {
    title: 'Harbour café',
    description: 'A menu by the sea',
    category: 'business',
    trade: 'cafe',
    words: ['coffee house', 'caffetteria'],
    tags: ['food'],
    language: 'en',
    scheme: 'light',
    colour: 'blue',
    ...changes,
  };
}

const cafe = template({});
const potter = template({
  title: 'Argilla',
  description: 'Ciotole e tazze',
  category: 'ecommerce',
  trade: 'pottery',
  words: [],
  tags: ['ceramica'],
  language: 'it',
  scheme: 'dark',
  colour: 'orange',
});

function find(changes: Partial<TemplateWish>, visitor: 'en' | 'it' = 'en'): SearchedTemplate[] {
  return findTemplates([cafe, potter], { ...ANY, ...changes }, visitor);
}

test.each([
  ['  CAFE ', [cafe]],
  ['menu sea', [cafe]],
  ['sea menu', [cafe]],
  ['coff', [cafe]],
  ['caffett', [cafe]],
  ['ea', []],
  ['menu ciotole', []],
  ['', [cafe, potter]],
  ['?!', [cafe, potter]],
] as const)('“%s” finds by the beginnings of words, in any order', (text, found) => {
  expect(find({ text })).toEqual(found);
});

test('each filter leaves what fits it, and the visitor’s language comes first', () => {
  expect(find({ category: 'ecommerce' })).toEqual([potter]);
  expect(find({ language: 'en' })).toEqual([cafe]);
  expect(find({ scheme: 'dark' })).toEqual([potter]);
  expect(find({ colour: 'blue', scheme: 'dark' })).toEqual([]);
  expect(find({}, 'it')).toEqual([potter, cafe]);
});

test('a longer search never finds more', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (text, more) => {
      const few = find({ text: `${text} ${more}` });
      expect(find({ text })).toEqual(expect.arrayContaining(few));
    }),
  );
});
