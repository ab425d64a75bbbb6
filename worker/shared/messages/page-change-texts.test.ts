import { expect, test } from 'vitest';
import { applyOperations } from '#domain/page-operations/apply.ts';
import type { PageOperation } from '#domain/page-operations/operation-types.ts';
import { describePageChange } from './page-change-texts.ts';

const PAGE =
  '<!doctype html><html><head><title>Bar</title><style>:root { --ink: #111; }</style></head><body><h2>Prices: 9 €</h2><a class="b" style="color: #123">Book</a></body></html>';

const OPERATIONS: PageOperation[] = [
  { kind: 'set-text', at: { selector: 'h2' }, text: 'Prices: 11 €' },
  {
    kind: 'set-style',
    scope: { kind: 'element', at: { selector: '.b' } },
    property: 'color',
    value: '#456',
  },
  {
    kind: 'set-style',
    scope: { kind: 'width', at: { selector: '.b' }, maxWidthPx: 640 },
    property: 'padding',
    value: '0',
  },
  { kind: 'set-token', name: '--ink', value: '#222' },
  { kind: 'set-head', field: 'title', value: 'Café' },
  { kind: 'set-attribute', at: { selector: '.b' }, name: 'href', value: '#x' },
  { kind: 'wrap', at: { selector: '.b' }, tag: 'p' },
  { kind: 'delete', at: { selector: '.b' } },
];

test('what operations did is said in both languages', () => {
  const applied = applyOperations(PAGE, OPERATIONS);
  if (!applied.ok) throw new Error(applied.reason);
  expect(applied.changes.map((change) => describePageChange(change, 'en'))).toEqual([
    'Text of title: “Prices: 9 €” → “Prices: 11 €”',
    'Colour of link “Book”: #123 → #456',
    'Inner space of link “Book”, up to 640 px: – → 0',
    '--ink: #111 → #222',
    'Page title: Bar → Café',
    'href of link “Book”: – → #x',
    'Put into a text: link “Book”',
    'Removed: link “Book”',
  ]);
  expect(applied.changes.map((change) => describePageChange(change, 'it')).slice(0, 3)).toEqual([
    'Testo di titolo: “Prices: 9 €” → “Prices: 11 €”',
    'Colore di link “Book”: #123 → #456',
    'Spazio interno di link “Book”, fino a 640 px: – → 0',
  ]);
});
