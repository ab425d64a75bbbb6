import { expect, test } from 'vitest';
import { chooseLanguage } from './languages.ts';

test('the stored choice wins over the browser', () => {
  expect(chooseLanguage('en', ['it-IT'])).toBe('en');
});

test('any Italian browser language makes it Italian', () => {
  expect(chooseLanguage(null, ['fr-FR', 'it'])).toBe('it');
});

test('anything else is English, a language that only starts alike and a broken stored value included', () => {
  expect(chooseLanguage('de', ['fr', 'ita-x'])).toBe('en');
});
