/** Entries that give way to others or get another name, points of a card, and entries that are told to go. */
import { expect, test } from 'vitest';
import { askPage } from '../testing/ask-page.ts';

const PAGE = `<!doctype html>
<html lang="it"><head><title>Dalla Bora</title></head><body><main>
<section id="menu"><h2>La lavagna</h2>
<h3>Fritti</h3><ul>
<li data-name="Jota" data-minor="900"><h4 class="name">Jota</h4><p>Fatta ieri.</p><span class="price">9 €</span><p class="label">sedano</p></li>
<li data-name="Liptauer" data-minor="600"><h4 class="name">Liptauer</h4><span class="price">6 €</span><p class="label">latte, glutine</p><button aria-label="Aggiungi: Liptauer">+</button></li>
</ul><h3>Bianche</h3><ul>
<li><h4 class="name">Provola</h4><span class="price">8 €</span><p class="label">glutine, latte</p></li>
<li><h4 class="name">Scarola</h4><p>Olive e pinoli.</p><span class="price">9 €</span><p class="label">glutine, pesce</p></li>
</ul></section>
<section id="pricing"><h2>Gruppi</h2><ul>
<li><h3 class="name">Cena</h3><p class="sum">30 €</p><ul><li>Vino della casa</li><li>Due primi</li></ul></li>
<li><h3 class="name">Pranzo</h3><p class="sum">20 €</p><ul><li>Un primo</li></ul></li>
</ul></section>
<section id="team"><h2>Chi trovi</h2><ul>
<li><h3 class="name">Nevia Coslovich</h3><p>In sala dal 1998.</p></li>
<li><h3 class="name">Igor Zidarich</h3><p>Ai fornelli. Parla poco.</p></li>
</ul></section>
<section id="blog"><h2>Racconti</h2><div>
<article><h3 class="name">Una sera di gennaio</h3><p>Il salumiere e la sigaretta.</p></article>
<article><h3 class="name">La corda</h3><p>Comprata in ferramenta.</p></article></div></section>
<section id="booking"><h2>Prenota</h2><form><select><option>Nevia</option>
<option>Igor</option></select></form></section>
</main></body></html>`;

function lines(prompt: string): string[] {
  const { html } = askPage({ prompt, html: PAGE, fallbackLanguage: 'it' });
  return html.split('\n').filter((line) => line.trim() !== '');
}

const AS_IT_WAS = lines('');

/** What stands on the page now and did not, and the other way round. */
function change(prompt: string): { gone: string[]; fresh: string[] } {
  const now = lines(prompt);
  return {
    gone: AS_IT_WAS.filter((line) => !now.includes(line)),
    fresh: now.filter((line) => !AS_IT_WAS.includes(line)),
  };
}

const LIPTAUER = AS_IT_WAS.find((line) => line.includes('Liptauer')) ?? '';
const SARDONI =
  '<li data-name="Sardoni in savor" data-minor="800"><h4 class="name">Sardoni in savor</h4><span class="price">8 €</span><p class="label">pesce</p><button aria-label="Aggiungi: Sardoni in savor">+</button></li>';

test.each([
  'al posto del Liptauer mettete Sardoni in savor, 8 euro, allergeni pesce',
  'togliete il Liptauer e mettete al suo posto Sardoni in savor a 8 euro, allergeni pesce',
  'potete togliere il liptauer e mettere sardoni in savor a 8 euro? allergeni pesce',
  'sostituisci il liptauer con Sardoni in savor, 8 €, pesce',
])('one entry gives way to another: %s', (prompt) => {
  const { gone, fresh } = change(prompt);
  expect({ gone, fresh: fresh.map((line) => line.trim()) }).toEqual({
    gone: [LIPTAUER],
    fresh: [SARDONI],
  });
});

test.each([
  'il Liptauer diventa Liptauer doppio, 7 €',
  'cambia Liptauer in Liptauer doppio a 7 euro',
])('an entry gets another name and price, and keeps the rest: %s', (prompt) => {
  expect(change(prompt)).toEqual({
    gone: [LIPTAUER],
    fresh: [
      LIPTAUER.replaceAll('Liptauer', 'Liptauer doppio')
        .replace('6 €', '7 €')
        .replace('600', '700'),
    ],
  });
});

test.each([
  ['aggiungi alla Cena "Il caffè"', '<li>Il caffè</li>'],
  ['add “A coffee” to Pranzo', '<li>A coffee</li>'],
])('a card gets another point: %s', (prompt, point) => {
  expect(lines(prompt).join('')).toContain(point);
});

test('two additions in one request go to the list that each names', () => {
  const now = lines(
    'Aggiungete tra i fritti: Frittatina, glutine, latte, 3 euro. E tra le bianche: Capricciosa, glutine, latte, 9,50',
  ).join('');
  expect(now.replace(/>\s+</g, '><')).toMatch(
    /Frittatina<\/h4><span class="price">3 €<\/span><p class="label">glutine, latte<.*Bianche.*Capricciosa<\/h4><span class="price">9,50 €<\/span><p class="label">glutine, latte</,
  );
});

test.each([
  [
    'Igor ci ha lasciati, toglietelo dal sito, anche dal modulo',
    ['Igor Zidarich', '<option>Igor<'],
  ],
  ["togli l'articolo sul salumiere", ['Una sera di gennaio']],
  ['delete the article about the cigarette', []],
])('what is told to go goes wherever it stands: %s', (prompt, gone) => {
  const now = lines(prompt).join('');
  expect(gone.map((words) => now.includes(words))).toEqual(gone.map(() => false));
});

test.each([
  'il Liptauer diventa vegetariano, senza latte',
  'al posto del Liptauer mettete qualcosa di pesce',
  'the last table has left',
  'delete the photo of Nevia',
  'togli la data della Jota',
  'Jota before 9 now 10',
  'we close on Mondays in August',
  "togli l'articolo sulla neve",
  'aggiungi tra gli antipasti: Olive, 3 €',
])('what does not fit is not done: %s', (prompt) => {
  expect(change(prompt)).toEqual({ gone: [], fresh: [] });
});
