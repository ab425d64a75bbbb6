import { expect, test } from 'vitest';
import { visiblePage } from './page-stream.ts';

test('nothing is drawn until the document begins', () => {
  expect(visiblePage('Certo! Ecco la pagina:\n```html\n')).toBe('');
  expect(visiblePage('Certo!\n<!DOCTYPE html><p>ciao')).toBe('<!DOCTYPE html><p>ciao');
});

test('half of an emoji waits for its other half', () => {
  expect(visiblePage('<!doctype html>caffè \ud83c')).toBe('<!doctype html>caffè');
});

test('line feeds that keep a finished page’s answer alive are not drawn', () => {
  expect(visiblePage('<!doctype html></html>\n\n\n')).toBe('<!doctype html></html>');
});
