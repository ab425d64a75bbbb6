/** What can be asked of the element that is selected in the editor, where nothing else may change. */
import { expect, test } from 'vitest';
import { keepInside } from '#domain/generation/keep-inside.ts';
import { askPage, type Answer } from './testing/ask-page.ts';

const SALON = `<!doctype html>
<html lang="it"><head><title>Forbici</title>
<style>body { color: #222; background: #fff; } .card { background: #eef3ff; } .note { color: #333 !important; }</style></head>
<body>
<section id="servizi"><h2>Servizi</h2>
  <ul>
    <li>
      <h3>Taglio</h3>
      <span class="price">28,00 €</span>
    </li>
    <li>
      <h3>Piega</h3>
    </li>
  </ul>
</section>
<section id="noi">
  <h2>Chi siamo</h2>
  <p>Offriamo: taglio &amp; piega, colore e barba.</p>
  <p>Siamo in <b>via Fillungo</b>. Costa 3.50 euro! Chiamaci.</p>
  <div class="card"><h3>Consulenza</h3><p class="note">Prima <a href="#">parliamo</a>; poi tagliamo.</p></div>
</section>
</body></html>`;

function askFor(part: string, prompt: string): Answer & { rest: string } {
  const start = SALON.indexOf(part);
  const end = start + part.length;
  const answer = askPage({
    prompt,
    html: SALON,
    fallbackLanguage: 'it',
    selectionHtml: part,
    selectionStart: start,
  });
  const kept = keepInside(SALON, answer.html, [{ start, end }]);
  return { ...answer, rest: kept.isAllKept ? 'untouched' : 'changed' };
}

const SERIES = '<p>Offriamo: taglio &amp; piega, colore e barba.</p>';
const SENTENCES = '<p>Siamo in <b>via Fillungo</b>. Costa 3.50 euro! Chiamaci.</p>';
const NOTE = '<p class="note">Prima <a href="#">parliamo</a>; poi tagliamo.</p>';
const CARD = `<div class="card"><h3>Consulenza</h3>${NOTE}</div>`;
const BARE_ENTRY = '<li>\n      <h3>Piega</h3>\n    </li>';
const PRICED_ENTRY =
  '<li>\n      <h3>Taglio</h3>\n      <span class="price">28,00 €</span>\n    </li>';

function points(html: string): string[] {
  const [, list = ''] = /<[ou]l style[^>]*>([^]*?)<\/[ou]l>/.exec(html) ?? [];
  return [...list.matchAll(/<li>(.*?)<\/li>/g)].map(([, point = '']) => point);
}

test.each([
  ['as a list', SERIES, ['taglio &amp; piega', 'colore', 'barba']],
  [
    'trasformalo in un elenco puntato, grazie',
    SENTENCES,
    ['Siamo in <b>via Fillungo</b>.', 'Costa 3.50 euro!', 'Chiamaci.'],
  ],
  ['fanne una lista', NOTE, ['Prima <a href="#">parliamo</a>', 'poi tagliamo.']],
  ['make this a numbered list', CARD, ['Prima <a href="#">parliamo</a>', 'poi tagliamo.']],
])('%s', (prompt, part, expected) => {
  const { html, rest, isEdited } = askFor(part, prompt);
  expect({ isEdited, rest, points: points(html) }).toEqual({
    isEdited: true,
    rest: 'untouched',
    points: expected,
  });
});

const STORY =
  '<p>Tagliamo dal 1978. Ogni taglio costa 28.50 euro e dura un mese! Vieni a trovarci. Siamo aperti dalla mattina presto.</p>';

test.each(['shorter', 'make it shorter', 'più corto', 'accorcia il testo', 'shorten the text'])(
  '%s keeps the first sentences of the selected text',
  (prompt) => {
    const html = SALON.replace(SERIES, `${SERIES}${STORY}<p>${'Un altro testo. '.repeat(9)}</p>`);
    const answer = askPage({
      prompt,
      html,
      fallbackLanguage: 'it',
      selectionHtml: STORY,
      selectionStart: html.indexOf(STORY),
    });
    const first = '<p>Tagliamo dal 1978. Ogni taglio costa 28.50 euro e dura un mese!</p>';
    expect(answer.html).toBe(html.replace(STORY, first));
  },
);

test('a kind of thing is looked for in the selected element only', () => {
  const { html, rest } = askFor(CARD, 'make the heading red');
  expect(html).toMatch(/<h3 style="color: #[\da-f]{6};?">Consulenza/);
  expect(rest).toBe('untouched');
  expect(askFor(CARD, 'make the button red').html).toBe(SALON);
});

test('words before the points stay a text of their own', () => {
  expect(askFor(SERIES, 'come elenco').html).toContain('<p>Offriamo:</p>');
});

test('a text of one point is no list', () => {
  const { isEdited, summary } = askFor('<h3>Piega</h3>', 'come elenco');
  expect(isEdited).toBe(false);
  expect(summary).toContain('non ho trovato punti');
});

test('a new price is written as those beside it', () => {
  const { html, rest, summary } = askFor(BARE_ENTRY, 'aggiungi il prezzo 18 €');
  expect(html).toContain('<h3>Piega</h3>\n      <span class="price">18,00 €</span>\n');
  expect(rest).toBe('untouched');
  expect(summary).toContain('18,00 €');
});

test.each([
  ['add a price', BARE_ENTRY, 'Tell me the price too'],
  ['metti un prezzo', BARE_ENTRY, 'Dimmi anche il prezzo'],
  ['metti un prezzo di 30 euro', PRICED_ENTRY, 'c’è già un prezzo (28,00 €)'],
])('%s is asked or refused, and nothing changes', (prompt, part, said) => {
  const { html, summary } = askFor(part, prompt);
  expect(html).toBe(SALON);
  expect(summary).toContain(said);
});

test.each([
  ['warmer', CARD, /class="card" style="background-color: (#[\da-f]{6});"/],
  ['più caldo', '<h2>Chi siamo</h2>', /<h2 style="color: (#[\da-f]{6});">Chi siamo/],
])('%s changes the colours of the selected element only, and says so', (prompt, part, shape) => {
  const { html, rest, summary } = askFor(part, prompt);
  const [, hex = ''] = shape.exec(html) ?? [];
  const [red, , blue] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  expect(rest).toBe('untouched');
  expect(Number(red)).toBeGreaterThan(Number(blue));
  expect(summary).toMatch(/for you to write|sta a te/);
});

test('the look of a page is still asked for', () => {
  const { isEdited, summary } = askPage({
    prompt: 'make the page warmer',
    html: SALON,
    fallbackLanguage: 'en',
  });
  expect(isEdited).toBe(false);
  expect(summary).toContain('A look can mean many things');
});

test.each([
  'make it red',
  'più grande',
  'sfondo giallo',
  'black background',
  'centralo',
  'in grassetto',
])('%s is written into the selected element, not into rules of the page', (prompt) => {
  const { isEdited, rest, html } = askFor(NOTE, prompt);
  expect({ isEdited, rest }).toEqual({ isEdited: true, rest: 'untouched' });
  expect(html).toMatch(/<p class="note" style="[^"]+"/);
});

test('a rule of the page that is important does not win over the wish', () => {
  expect(askFor(NOTE, 'red text').html).toMatch(/style="color: #[\da-f]{6} !important/);
});

test('the second of two equal elements is the one that changes', () => {
  const html = '<body><main><p>Same text here.</p>\n<p>Same text here.</p></main></body>';
  const answer = askPage({
    prompt: 'in grassetto',
    html,
    fallbackLanguage: 'it',
    selectionHtml: '<p>Same text here.</p>',
    selectionStart: html.lastIndexOf('<p>'),
  });
  expect(answer.html).toMatch(/<p>Same text here.<\/p>\n<p style="font-weight: 700;?">/);
});
