import { expect, test } from 'vitest';
import { showsBody, visiblePage } from './page-stream.ts';

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

test.each([
  ['', false],
  ['<!doctype html><html lang="it"><head><style>body{margin:0}', false],
  ['<!doctype html><html><head></head><body class="dark">', true],
  ['<!doctype html><title>Two</title><p>', true],
])('%j has something to look at: %s', (page, isShown) => {
  expect(showsBody(page)).toBe(isShown);
});
