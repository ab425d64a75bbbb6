/** New entries told with details and a place, in whatever order they are told. */
import { expect, test } from 'vitest';
import { askPage } from '../testing/ask-page.ts';

const PAGE = `<!doctype html>
<html lang="it"><head><title>Forno Tilde</title></head><body>
<header><nav><a href="#dolci">Dolci</a></nav></header>
<main>
<section id="hero"><h1>Pane e crostate</h1><ul><li><a href="#dolci"><span>Crostata</span> <span class="price">4 €</span></a></li></ul></section>
<section id="dolci"><h2>Dolci da portare via</h2><ul>
<li data-name="Crostata" data-group="Torte" data-minor="400"><h3 class="name">Crostata</h3><div class="what"><p>Albicocche di giugno.</p></div><p class="label">glutine, uova</p><span class="price">4,00 €</span></li>
<li data-name="Sbrisolona" data-group="Torte" data-minor="350"><h3 class="name">Sbrisolona</h3><div class="what"><p>Si rompe con le mani.</p></div><p class="label">glutine, mandorle</p><span class="price">3,50 €</span></li>
<li data-name="Ricciarelli" data-group="Biscotti" data-minor="900"><h3 class="name">Ricciarelli</h3><div class="what"><p>Sei in una scatola.</p></div><p class="label">mandorle</p><span class="price">9,00 €</span></li>
</ul></section>
<section id="su-misura"><h2>Su ordinazione</h2><ul>
<li><h3 class="name">Torta nuziale</h3><p class="label">due settimane</p><span class="price">da 180 €</span></li>
<li><h3 class="name">Pane a forma di animale</h3><p class="label">tre giorni</p><span class="price">da 25 €</span></li>
</ul></section>
<section id="comparison"><h2>Quale farina?</h2><table><tbody>
<tr><th scope="row">Farro</th><td data-head="Glutine">poco</td><td data-head="Umore">sereno</td></tr>
<tr><th scope="row">Segale</th><td data-head="Glutine">poco</td><td data-head="Umore">cupo</td></tr>
</tbody></table></section>
<section id="faq"><h2>Domande</h2><details><summary>Fate consegne?</summary><p>Solo a piedi.</p></details></section>
</main></body></html>`;

function ask(prompt: string): string {
  const { html } = askPage({ prompt, html: PAGE, fallbackLanguage: 'it' });
  return html.replace(/\s*\n\s*/g, '');
}

test.each([
  [
    'aggiungi la Torta di mele a 4,50 accanto alla crostata, "renette e pazienza"',
    '</li><li data-name="Torta di mele" data-group="Torte" data-minor="450"><h3 class="name">Torta di mele</h3><div class="what"><p>Renette e pazienza.</p></div><span class="price">4,50 €</span></li><li data-name="Sbrisolona"',
  ],
  [
    'Aggiungi tra i biscotti i Cantucci, con il vino vanno da soli, mandorle e glutine, 7 euro',
    '<h3 class="name">Cantucci</h3><div class="what"><p>Con il vino vanno da soli.</p></div><p class="label">mandorle e glutine</p><span class="price">7,00 €</span></li></ul>',
  ],
  [
    'Puoi aggiungere, dopo la torta nuziale, la Torta di compleanno, una settimana, da 45 €?',
    '<h3 class="name">Torta di compleanno</h3><p class="label">una settimana</p><span class="price">da 45 €</span></li><li><h3 class="name">Pane a forma',
  ],
  [
    'Aggiungi una riga alla tabella tra farro e segale: Avena, glutine zero, umore mattutino',
    '</tr><tr><th scope="row">Avena</th><td data-head="Glutine">zero</td><td data-head="Umore">mattutino</td></tr><tr><th scope="row">Segale',
  ],
  [
    'New in: Castagnaccio, farina di castagne e niente zucchero, 3. Va accanto alla sbrisolona',
    '<h3 class="name">Castagnaccio</h3><div class="what"><p>Farina di castagne e niente zucchero.</p></div><span class="price">3,00 €</span></li><li data-name="Ricciarelli"',
  ],
  [
    'E un’altra tra le domande: Avete pane senza glutine? No. Il forno è uno solo e la farina vola.',
    '<summary>Avete pane senza glutine?</summary><p>No. Il forno è uno solo e la farina vola.</p>',
  ],
])('%s', (prompt, shown) => {
  expect(ask(prompt)).toContain(shown);
});

test.each([
  'aggiungi la Torta di mele a 4,50 accanto al pancarrè',
  'aggiungi la Torta di mele accanto alla crostata, perché me la chiedono tutti',
  'aggiungi qualcosa di buono accanto alla crostata',
])('%s: nothing is added that is not told, or where the page has no such place', (prompt) => {
  expect(ask(prompt)).toBe(PAGE.replace(/\s*\n\s*/g, ''));
});
