import { expect, test } from 'vitest';
import { findByTag } from '../html/query.ts';
import { indexHtml } from '../html/source-index.ts';
import { missingPhoto } from './missing-photo.ts';

const ART =
  '<div class="picture" data-placeholder="photos"><svg class="art" viewBox="0 0 600 400"/></div>';
const said = (body: string) => {
  const [svg] = findByTag(indexHtml(`<body>${body}</body>`), 'svg');
  return svg && missingPhoto(svg);
};

test.each([
  {
    name: 'the caption that is kept for it',
    body: `<h2>Gallery</h2><ul><li>${ART}<h3><span data-placeholder="photos">Foto:  le prime teglie</span></h3></li></ul>`,
    words: 'le prime teglie',
  },
  {
    name: 'the heading around it, where only a name is missing beside it',
    body: `<section><h2>Chi siamo</h2><ul><li>${ART}<h3><span data-placeholder="team">nome</span></h3></li></ul></section>`,
    words: 'Chi siamo',
  },
  { name: 'nothing where nothing is said', body: ART, words: '' },
])('what a missing photograph is to show is $name', ({ body, words }) => {
  expect(said(body)).toBe(words);
});

test('a picture that nobody marked is not missing', () => {
  expect(said('<h2>Us</h2><svg class="art" viewBox="0 0 600 400"/>')).toBeUndefined();
});
