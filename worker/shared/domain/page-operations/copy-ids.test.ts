import { expect, test } from 'vitest';
import { indexHtml } from '../html/source-index.ts';
import { withFreshIds } from './copy-ids.ts';

test('markup from elsewhere keeps its ids unless the page has them', () => {
  const page = indexHtml('<!doctype html><body><section id="menu"></section><p id="menu-2"></p>');
  const markup =
    '<section id="menu" aria-labelledby="menu-title"><h2 id="menu-title">Menu</h2><a href="#menu">x</a></section>';
  expect(withFreshIds(page, markup)).toBe(
    '<section id="menu-3" aria-labelledby="menu-title"><h2 id="menu-title">Menu</h2><a href="#menu-3">x</a></section>',
  );
  expect(withFreshIds(page, '<tr id="row"><td>1</td></tr>')).toBe('<tr id="row"><td>1</td></tr>');
});
