import { expect, test } from 'vitest';
import { findHtmlProblems } from '#domain/html/find-problems.ts';
import { expandArt } from './expand-art.ts';

const page = (body: string, lang = 'en') =>
  `<!doctype html>\n<html lang="${lang}">\n<head><title>Vineyard</title><style>:root { --bg: #fff8ee; --text: #221510; --brand: #7b1e3a; --accent: #d99a2b }\nbody { background: var(--bg); color: var(--text) }</style></head>\n<body>\n${body}\n</body>\n</html>`;

test('an object and a scene by name are drawn in the colours of the page', () => {
  const { html, unknown } = expandArt(
    page(
      '<svg data-art="grapes" class="hero-art"></svg><svg data-art="scene:window" width="600"></svg>',
    ),
  );
  expect(unknown).toEqual([]);
  expect(html).toContain('--color-brand: var(--brand);');
  expect(html).toContain('--color-ground: var(--bg);');
  expect(html.match(/<symbol id="art-grapes"/g)).toHaveLength(1);
  expect(html).toMatch(
    /<svg data-art="grapes" class="hero-art" viewBox="0 0 100 100" aria-hidden="true">\n<g class="art-f0"><use href="#art-grapes"/,
  );
  expect(html).toMatch(
    /<svg data-art="scene:window" width="600" viewBox="0 0 800 600" aria-hidden="true">/,
  );
  expect(findHtmlProblems(html)).toEqual([]);
});

test('a name that nobody can draw becomes a field that says what belongs there', () => {
  const { html, unknown } = expandArt(page('<svg data-art="our &lt;b&gt; vineyard"></svg>', 'it'));
  expect(unknown).toEqual(['our <b> vineyard']);
  expect(html).toContain('>Immagine: our &lt;b&gt; vineyard</text>');
  expect(html).toContain('data-placeholder="our &lt;b&gt; vineyard"');
});

test('a label that claims what a drawing is not goes', () => {
  const { html } = expandArt(
    page('<svg data-art="grapes" role="img" aria-label="Our cellar at sunset"></svg>'),
  );
  expect(html).not.toContain('sunset');
});

test('what is drawn already, and a page without names, stay byte for byte', () => {
  const drawn = page('<svg data-art="grapes" viewBox="0 0 1 1"><path d="M0 0"/></svg>');
  expect(expandArt(drawn).html).toBe(drawn);
  const { html } = expandArt(page('<svg data-art="grapes"></svg>'));
  expect(expandArt(html).html).toBe(html);
  expect(expandArt('<p>data</p>').html).toBe('<p>data</p>');
});

test('the same page gives the same drawing', () => {
  const source = page('<svg data-art="scene:flat-lay olive"></svg>');
  expect(expandArt(source)).toEqual(expandArt(source));
});
