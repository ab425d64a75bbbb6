import { expect, test } from 'vitest';
import { attributeOf } from '#domain/html/query.ts';
import { indexHtml } from '#domain/html/source-index.ts';
import { labelOf, nounFor, phraseOf, sayMany } from './element-words.ts';

const { elements } = indexHtml(`<!doctype html><html><body>
<section id="section"><h2 id="title">Opening hours</h2><p>7–19</p></section>
<section><div class="card" id="card"><h3>Focaccia</h3></div></section>
<img alt="Oven" id="picture"><nav aria-label="Pages" id="menu"></nav></body></html>`);

test.each([
  { id: 'section', en: 'Section: Opening hours, sections', it: 'Sezione: Opening hours, sezioni' },
  { id: 'title', en: 'Title, titles', it: 'Titolo, titoli' },
  { id: 'card', en: 'Card: Focaccia, cards', it: 'Scheda: Focaccia, schede' },
  { id: 'picture', en: 'Picture, pictures', it: 'Immagine, immagini' },
  { id: 'menu', en: 'Menu, menus', it: 'Menu, menu' },
])('the $id is called $en', ({ id, en, it }) => {
  const element = elements.find((one) => attributeOf(one, 'id') === id);
  if (element === undefined) throw new Error('nothing to call');
  expect(`${labelOf(element, 'en')}, ${sayMany(element, 'en')}`).toBe(en);
  expect(`${labelOf(element, 'it')}, ${sayMany(element, 'it')}`).toBe(it);
});

test('beside the element stands what it is, elsewhere also what it says', () => {
  const title = elements.find(({ tag }) => tag === 'h2');
  expect(title && phraseOf(title, 'it')).toBe('Titolo “Opening hours”');
});

test('the kind counts before the tag, and an unknown tag has no noun', () => {
  expect(nounFor({ tag: 'div', kind: 'card' }, 'it')).toEqual({ noun: 'scheda', isFeminine: true });
  expect(nounFor({ tag: 'h2' }, 'en')).toEqual({ noun: 'title', isFeminine: false });
  expect(nounFor({ tag: 'x-card' }, 'en')).toBeUndefined();
});
