import { expect, test } from 'vitest';
import type { PageChange } from '#domain/page-operations/operation-types.ts';
import { nameChange } from './short-change-texts.ts';

const button = { tag: 'button', words: 'Book' };
const heading = { tag: 'h2', words: 'Prices: 9 €' };
const picture = { tag: 'img', words: '' };

function text(from: string, to: string): PageChange {
  return { key: 'text', element: { tag: 'h2', words: from }, from, to };
}

test.each<[PageChange, string, string]>([
  [text('Prices: 9 €', 'Prices: 11 €'), 'Prices: 9 → 11 €', 'Prices: 9 → 11 €'],
  [text('Bar', 'Café'), 'Bar → Café', 'Bar → Café'],
  [text('same same', 'same'), 'same same → same', 'same same → same'],
  [text('', 'New'), 'Text of the title', 'Testo del titolo'],
  [text('a'.repeat(40), 'b'), 'Text of the title', 'Testo del titolo'],
  [
    text(
      'We bake bread every single day, from 7 to 9',
      'We bake bread every single day, from 8 to 9',
    ),
    '…every single day, from 7 → 8 to 9',
    '…every single day, from 7 → 8 to 9',
  ],
  [
    { key: 'style', of: button, property: 'color', from: '#111', to: '#222' },
    'Colour of the button',
    'Colore del pulsante',
  ],
  [
    { key: 'style', of: picture, property: 'margin', from: null, to: '0', maxWidthPx: 640 },
    'Outer space of the picture, up to 640 px',
    'Spazio esterno dell’immagine, fino a 640 px',
  ],
  [
    { key: 'style', of: '.cta', property: 'gap', from: null, to: '1rem' },
    'Gap of all alike',
    'Distanza di tutti quelli uguali',
  ],
  [
    { key: 'attribute', element: { tag: 'x-card', words: '' }, name: 'href', from: null, to: '#' },
    'Address of <x-card>',
    'Indirizzo di <x-card>',
  ],
  [{ key: 'token', name: '--ink', from: '#111', to: null }, '--ink: #111 → –', '--ink: #111 → –'],
  [{ key: 'head', field: 'title', from: 'A', to: 'B' }, 'Page title', 'Titolo della pagina'],
  [{ key: 'move', element: heading }, 'Title moved', 'Titolo spostato'],
  [{ key: 'delete', element: picture }, 'Picture removed', 'Immagine rimossa'],
  [
    { key: 'duplicate', element: { tag: 'section', words: '' }, renamedIds: [] },
    'Section copied',
    'Sezione duplicata',
  ],
  [
    { key: 'move', element: { tag: 'div', kind: 'card', words: '' } },
    'Card moved',
    'Scheda spostata',
  ],
  [{ key: 'insert', element: button }, 'Button added', 'Pulsante aggiunto'],
  [{ key: 'wrap', element: button, tag: 'div' }, 'Button wrapped', 'Pulsante racchiuso'],
  [{ key: 'replace', element: button, by: heading }, 'Button replaced', 'Pulsante sostituito'],
  [{ key: 'everywhere', from: '9 €', to: '11 €', places: 3 }, '9 € → 11 € (3×)', '9 € → 11 € (3×)'],
])('%o in a few words', (change, en, it) => {
  expect(nameChange(change, 'en')).toBe(en);
  expect(nameChange(change, 'it')).toBe(it);
});
