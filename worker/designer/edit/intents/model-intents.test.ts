import { expect, test } from 'vitest';
import { doIntent } from '../design-edit.ts';
import type { EditIntent } from './edit-intent.ts';
import { isModelIntent, readModelIntent } from './model-intents.ts';

const PAGE = `<!doctype html>
<html lang="en"><head><title>Oven</title><style>:root { --brand: #7c3aed; } h1 { color: var(--brand); }</style></head>
<body><header><nav><a href="#bread">Bread</a> <a href="#visit">Visit us</a></nav></header>
<main><section id="hero"><h1>Oven</h1></section>
<section id="bread"><h2>Our bread</h2><ul><li>Rye <span>4,00 €</span></li><li>Spelt <span>6,00 €</span></li></ul></section>
<section id="visit"><h2>Visit us</h2><p>Monday to Friday 8-18</p><p><a href="tel:+39011123456">011 123456</a></p></section>
</main></body></html>`;

function carryOut(input: unknown): ReturnType<typeof doIntent> | string {
  const read = readModelIntent(input);
  return read.ok ? doIntent({ html: PAGE, intent: read.intent, language: 'en' }) : read.detail;
}

test.each<[unknown, readonly string[]]>([
  [{ kind: 'fact', fact: 'phone', value: '011 999888' }, ['tel:+39011999888', '>011 999888<']],
  [{ kind: 'hours', value: 'Saturday 9-13', isPart: true }, ['Saturday 09:00–13:00', 'Monday']],
  [{ kind: 'price', item: 'Rye', amount: '4.5' }, ['Rye <span>4,50 €</span>']],
  [{ kind: 'change-prices', change: { factor: 1.5 } }, ['6,00 €', '9,00 €']],
  [
    { kind: 'recolour', property: 'brand', colour: { hex: '#1f6b3a', words: 'green' } },
    ['--brand: #1f6b3a'],
  ],
  [{ kind: 'font', font: { stack: 'Georgia, serif', words: 'Georgia' } }, ['Georgia, serif']],
  [{ kind: 'dark-page' }, ['color-scheme: dark']],
  [{ kind: 'dark-mode' }, ['prefers-color-scheme: dark']],
])('a model changes by name what stands in many places: %j', (input, texts) => {
  const done = carryOut(input);
  expect(done).toMatchObject({ ok: true });
  for (const text of texts) expect(done).toHaveProperty('html', expect.stringContaining(text));
});

test('a section goes by its heading as the page writes it, with the link that leads there', () => {
  const done = carryOut({ kind: 'remove', target: { sectionName: 'Our bread' } });
  expect(done).toMatchObject({
    ok: true,
    changes: ['Removed: Section “Our bread”, and the link that led to it.'],
  });
  expect(done).toHaveProperty('html', expect.not.stringContaining('#bread'));
});

test('what the page has no place for is refused with a reason', () => {
  expect(carryOut({ kind: 'price', item: 'Cake', amount: '5' })).toEqual({
    ok: false,
    reason: '“Cake” is not on this page.',
  });
});

test.each<unknown>([
  { kind: 'fact', fact: 'shoe size', value: '44' },
  { kind: 'recolour', property: 'brand', colour: { hex: 'red', words: 'red' } },
  { kind: 'font', font: { stack: 'serif; } body { display: none', words: 'x' } },
])('what is no intent, or would break out of its place, is not read: %j', (input) => {
  expect(readModelIntent(input)).toMatchObject({ ok: false });
});

test('page operations, and intents that operations do better, are not taken for one', () => {
  const kinds: readonly (EditIntent['kind'] | 'delete')[] = ['delete', 'move', 'set-text', 'ask'];
  expect(kinds.map((kind) => isModelIntent({ kind }))).toEqual([false, false, false, false]);
});
