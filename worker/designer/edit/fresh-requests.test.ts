/** Requests as customers type them, on pages of the designer: done, or done in part and said. */
import { expect, test } from 'vitest';
import { designPage } from '../design-page.ts';
import { askPage } from './testing/ask-page.ts';

const CAFE = designPage({
  prompt:
    'A website for The Copper Kettle, a small coffee shop in Leeds at 14 Mill Lane, LS2 7AB. Phone 0113 496 0021, ' +
    'email hello@copperkettle.co.uk. We open Monday to Friday 7:30-17:00, Saturday 8:30-16:00, closed Sunday. ' +
    'Flat white £3.20, cappuccino £3.10, carrot cake £3.80. Owner is Maya Thompson, opened 2016.',
  seed: 7,
  fallbackLanguage: 'en',
  year: 2026,
}).html;
const TRATTORIA = designPage({
  prompt:
    'Sito per la Trattoria Da Gino a Bologna, via del Pratello 22, 40122 Bologna. Telefono 051 234567, email ' +
    'info@dagino.it. Piatti: tagliatelle al ragù 11 €, lasagne verdi 12 €, zuppa inglese 5,50 €. Aperti dal martedì ' +
    'alla domenica 12-14:30 e 19-22:30, lunedì chiuso. Dal 1974, gestita da Paola e Luca Ferri.',
  seed: 7,
  direction: 'market',
  fallbackLanguage: 'it',
  year: 2026,
}).html;

test.each<[prompt: string, shown: RegExp, said?: RegExp]>([
  ["We've changed our number, it's now 0113 555 7788", /tel:01135557788/],
  [
    'change the capuccino to £3.30',
    /Cappuccino<\/h3>\s*<span[^>]*>£3\.30/,
    /^Price of Cappuccino: £3\.30\.$/,
  ],
  ['flat white 3.40 pounds, carrot cake stays the same', /Flat white<\/h3>\s*<span[^>]*>£3\.40/],
  [
    "I don't like the About section, get rid of it",
    /^(?![^]*id="about")/,
    /^Removed: Section “About”, and 2 links/,
  ],
  [
    'The about text should read: Maya roasts her own beans. She began in 2016.',
    /<p>Maya roasts her own beans\. She began in 2016\.<\/p>/,
  ],
  ['On Sundays we now open 10 to 3', /data-times="10:00-15:00">\s*<th scope="row">Sunday/],
  [
    'change "Flat white" to "White coffee" and make it green',
    /White coffee/,
    /“White coffee”: text now green/,
  ],
  ['change £3.20 to £3.45', /Flat white<\/h3>\s*<span[^>]*>£3\.45/],
  ['swap "Flat white" for "White coffee"', />White coffee</],
  ['add cortado for £3, and put it before Cappuccino', /Cortado<[^]*Cappuccino<\/h3>/],
  ['please remove Sunday from the hours', /^(?![^]*<th[^>]*>Sunday)/],
  [
    'please update our address to 22 Call Lane, Leeds LS1 6DT',
    /<p>\s*22 Call Lane, Leeds LS1 6DT\s*<\/p>/,
  ],
  ['add a line at the very bottom: Dogs welcome!', /<p class="legal">Dogs welcome!<\/p>/],
  [
    'make the footer black and the unicorns in it pink',
    /color: #/,
    /I did not understand: “the unicorns in it pink”/,
  ],
])('done: %s', (prompt, shown, said = /./) => {
  const { html, summary } = askPage({ prompt, html: CAFE, fallbackLanguage: 'en' });
  expect(html).toMatch(shown);
  expect(summary).toMatch(said);
});

test.each<[prompt: string, shown: RegExp, said?: RegExp]>([
  ['il lunedì adesso siamo aperti solo a cena 19-22', /<td>19:00–22:00<\/td>/],
  ['aumenta tutti i prezzi di 50 centesimi', /6,00 €/],
  ['i nomi dei piatti in grassetto', /font-weight: 700/, /^Nomi delle voci: ora in grassetto\./],
  ['sfondo più chiaro', /background: #fff7ed/, /^Pagina: colore più chiaro\./],
  ['fai i pulsanti verdi', /background: #15803d/, /^Pulsanti: ora lo sfondo è verde\./],
])('fatto: %s', (prompt, shown, said = /./) => {
  const { html, summary } = askPage({ prompt, html: TRATTORIA, fallbackLanguage: 'it' });
  expect(html).toMatch(shown);
  expect(summary).toMatch(said);
});

test.each([
  ['sposta gli orari sopra chi siamo', /id="hours"[^]*id="about"/],
  [
    'nella sezione chi siamo aggiungi: Facciamo la sfoglia a mano.',
    /Paola e Luca\.<\/p>\s*<p>Facciamo la sfoglia a mano\.<\/p>/,
  ],
])('fatto dove la pagina parla di chi siamo: %s', (prompt, shown) => {
  const about = '<section id="about"><h2>Chi siamo</h2><p>Paola e Luca.</p></section>';
  const html = TRATTORIA.replace(/<section id="hours"/, `${about}$&`);
  expect(askPage({ prompt, html, fallbackLanguage: 'it' }).html).toMatch(shown);
});

test.each([
  ['translate the site to Polish', /^I cannot translate/],
  ['can you put a photo of the shop at the top?', /I need the file/],
  ['make it feel more fun', /^A look can mean many things/],
  ['rename Prices to Drinks in the menu', /^I did not understand/],
  ['delete the phone from the top bar', /^I did not understand/],
  ['make everything soft pink and grey', /^I did not understand/],
  ['flat white £3 in summer and £4 in winter', /^I did not understand/],
])('refused with the reason: %s', (prompt, reason) => {
  const { summary, isEdited } = askPage({ prompt, html: CAFE, fallbackLanguage: 'en' });
  expect(isEdited).toBe(false);
  expect(summary).toMatch(reason);
});
