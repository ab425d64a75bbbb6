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
const NOTE = '<p class="note">Prima <a href="#">parliamo</a>; poi tagliamo.</p>';
const CARD = `<div class="card"><h3>Consulenza</h3>${NOTE}</div>`;

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

test.each(['warmer', 'as a list', 'add a price'])(
  '%s is for the visual editor, and the answer points there',
  (prompt) => {
    const { html, summary } = askFor(CARD, prompt);
    expect(html).toBe(SALON);
    expect(summary).toMatch(/gratis|for free/);
  },
);

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
