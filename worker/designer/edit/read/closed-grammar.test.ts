/** Requests in the words of owners on pages of the designer: read whole and done, or refused with nothing changed. */
import { expect, test } from 'vitest';
import { finishSteps } from '#domain/text/steps.ts';
import { designPage } from '../../design-page.ts';
import { readPage } from '../page/page-model.ts';
import { askPage, type Answer } from '../testing/ask-page.ts';
import { GARAGE } from '../testing/garage-and-flowers.ts';
import { SHAPES } from '../testing/adversarial-shapes.ts';
import { readRequest } from './read-request.ts';
import { STEPS } from './request.ts';

const MORE = `<section id="testimonials" class="section"><h2>Reviews</h2><blockquote><p>Lovely bread.</p></blockquote></section>
<section id="faq" class="section"><h2>Questions</h2>
<details><summary>Do you bake at night?</summary><p>From four o’clock.</p></details>
<details><summary>Can I order ahead?</summary><p>Call us.</p></details></section>
`;
const BAKERY = designPage({
  prompt:
    'A bakery in Leith called "Nettle & Rye", sourdough £4.50, rye loaf £4.20, cinnamon bun £2.80. ' +
    'Open Tuesday to Saturday 8-16. Phone 0131 555 0147, email hello@nettle.co.uk, 12 Shore Place, Edinburgh. ' +
    'With about us and a gallery.',
  seed: 3,
  fallbackLanguage: 'en',
  year: 2026,
}).html.replace('</main>', `${MORE}</main>`);
const TRATTORIA = designPage({
  prompt:
    'Sito per la trattoria "Da Nino" a Bologna. Tagliatelle al ragù 12 €, lasagne 11 €, tiramisù 5,50 €. ' +
    'Aperti da martedì a domenica 12-15 e 19-23. Telefono 051 555 0199, email info@danino.it, ' +
    'via Saragozza 20, 40123 Bologna. Con chi siamo, galleria, domande frequenti, orari e recensioni.',
  seed: 5,
  fallbackLanguage: 'it',
  year: 2026,
}).html;

function ask(prompt: string, html = BAKERY): Answer {
  return askPage({ prompt, html, fallbackLanguage: html === BAKERY ? 'en' : 'it' });
}

test.each<[prompt: string, shown: RegExp]>([
  [
    'Could you change the price of the rye loaf to £4.60 please?',
    /Rye loaf<\/h3>\s*<span[^>]*>£4\.60/,
  ],
  ['please change the price of the cinnamon bun from £2.80 to £3.10', /£3\.10/],
  ['sourdough is £4.90 now and rye loaf 4.60', /£4\.90[^]*£4\.60/],
  ['please remove the gallery', /^(?![^]*id="gallery")/],
  ['rename Cinnamon bun to Cardamom bun', /Cardamom bun/],
  [
    'add olive focaccia £3.60 and seeded roll 1.20',
    /Olive focaccia[^]*£3\.60[^]*Seeded roll[^]*£1\.20/,
  ],
  ['move the reviews above the gallery', /id="testimonials"[^]*id="gallery"/],
  ['change the headline to Fresh bread every morning', /<h1[^>]*>Fresh bread every morning/],
  ["we've moved to 9 Coronation Road, Edinburgh EH6 3QA", /9 Coronation Road, Edinburgh EH6 3QA/],
  [
    'change the email address to x@y.com and the phone to 0131 555 9999',
    /mailto:x@y\.com[^]*0131 555 9999/,
  ],
  ['add a button "Order online" linking to https://o.uk', /href="https:\/\/o\.uk">Order online</],
  [
    'add a new question: Do you deliver? Yes, within Leith.',
    /<summary>Do you deliver\?<\/summary>\s*<p>Yes, within Leith\.</,
  ],
  ['the sourdough should be £5 not £4.50', /£5\.00/],
  ['add these dishes: dark bread £1.50, Scone no 3 £2', /Dark bread<[^]*Scone no 3<[^]*£2/],
  [
    'add a question: Do you ship? No, collection only.',
    /<summary>Do you ship\?<\/summary>\s*<p>No, collection only\.</,
  ],
  [
    'change "Nettle & Rye" to "Rye & Nettle"',
    /<title>Rye &amp; Nettle –[^]*"name": "Rye & Nettle"/,
  ],
  ['change the button to say Phone us', />Phone us</],
  ['make the logo bigger', /\.brand \{ font-size:/],
])('done: %s', (prompt, shown) => expect(ask(prompt).html).toMatch(shown));

test.each<[prompt: string, shown: RegExp]>([
  ['cambia il prezzo delle tagliatelle a 13,50 €', /13,50 €/],
  ['le lasagne ora costano 12 euro, il tiramisù 6', /Lasagne<\/h3>\s*<span[^>]*>12 €[^]*6,00 €/],
  ['potresti togliere la galleria?', /^(?![^]*id="gallery")/],
  [
    'metti le tagliatelle a 12,50 e le lasagne a 11,50',
    /12,50 €[^]*<h3 class="name">Lasagne<\/h3>\s*<span class="price">11,50 €/,
  ],
  ['aggiungi al menù: Gnocchi 10,50 €', /Gnocchi<\/h3>\s*<span[^>]*>10,50 €/],
  ['aggiungi Gnocchi al pesto 10,50 € al menu', /Gnocchi al pesto<\/h3>\s*<span[^>]*>10,50 €/],
  ['cambia il testo del pulsante in "Prenota ora"', />Prenota ora</],
  ['togli il tiramisù e le recensioni', /^(?![^]*(?:id="testimonials"|class="name">Tiramisù))/],
  ['metti la mappa prima degli orari', /id="map"[^]*id="hours"/],
])('fatto: %s', (prompt, shown) => expect(ask(prompt, TRATTORIA).html).toMatch(shown));

test.each([
  ['remove the gallery, but only on Sundays', BAKERY],
  ['replace the gallery with a countdown to the opening', BAKERY],
  ['the text of the button must be Call right now', BAKERY],
  ['the buttons are too purple', BAKERY],
  ['change the picture to something nicer', BAKERY],
  ['add a link to our booking page', BAKERY],
  ['make the paragraph red', BAKERY],
  ['remove the word brioche', BAKERY],
  ['drop "also in Leith"', BAKERY],
  ['put the phone number in the header', BAKERY],
  ['can you put the logo in the middle', BAKERY],
  ['add Scone €2.50', BAKERY],
  ['put all bread prices up by £1', BAKERY],
  ['add Rye loaf £4', BAKERY],
  ['remove Vans', GARAGE],
  ['togli il menu', TRATTORIA],
  ["togli la galleria d'arte", TRATTORIA],
  ['metti il prezzo di 30 euro', TRATTORIA],
  ['aggiungi Panna cotta a 5,50 € ai dolci', TRATTORIA],
  ['mettete il link a facebook', TRATTORIA],
])('refused, and nothing is changed: %s', (prompt, page) => {
  const { html, isEdited } = ask(prompt, page);
  expect({ isEdited, isSame: html === page }).toEqual({ isEdited: false, isSame: true });
});

/** What answers tell people to say. */
test.each([
  ['add the phone number 020 7946 0000', BAKERY],
  ['the e-mail is hello@example.com', BAKERY],
  ['the address is 12 Station Road, Leeds', BAKERY],
  ['the business is called “Rye”', BAKERY],
  ['use a serif font', BAKERY],
  ['make the buttons dark red', BAKERY],
  ['add a review from Anna: “Lovely bread.”', BAKERY],
  ['the rye loaf costs £5', BAKERY],
  ['opening hours Mon–Fri 9–18', BAKERY],
  ['add WhatsApp 07700 900000', BAKERY],
  ['remove the second picture', BAKERY],
  ['make the header blue', BAKERY],
  ['aggiungi una recensione di Anna: «Pane buonissimo.»', TRATTORIA],
  ['usa un carattere con grazie', TRATTORIA],
  ['le lasagne costano 35 €', TRATTORIA],
  ['usa un carattere con le grazie', TRATTORIA],
  ['pulsanti rosso scuro', TRATTORIA],
  ['siamo in via Roma 5, 40121 Bologna', TRATTORIA],
  ['il locale si chiama «Nino»', TRATTORIA],
  ['orari lun–ven 9–18', TRATTORIA],
  ['la mail è ciao@esempio.it', TRATTORIA],
  ['aggiungi il telefono 06 1234567', TRATTORIA],
  ['togli la seconda immagine', TRATTORIA],
])('what an answer proposes is read: %s', (prompt, page) => {
  expect(ask(prompt, page).isEdited).toBe(true);
});

test('everything is made bigger, not one text', () => {
  expect(ask('make everything bigger').html).toContain('html { font-size: 115%; }');
});

test('quoted words go with the mark that set them off, and nothing else', () => {
  const html = BAKERY.replace('<p class="lead">', '<p class="lead">Bread, buns, also in Leith. ');
  expect(ask('drop "also in Leith"', html).html).toBe(
    html.replace('buns, also in Leith.', 'buns.'),
  );
});

test('a refusal quotes what was not found', () => {
  expect(ask('make the unicorn bigger').summary).toMatch(/“unicorn”/);
});

test('what was not read is named beside what was done', () => {
  const { isEdited, summary } = ask('make the footer black and remove the unicorns');
  expect(isEdited).toBe(true);
  expect(summary).toContain('“remove the unicorns”');
});

const PAGE = readPage(BAKERY, 'en');

test.each(SHAPES)('%s takes no more steps than any request may', (_name, text) => {
  const { steps } = finishSteps(readRequest(text.slice(0, 8_000), { language: 'en', page: PAGE }));
  expect(steps).toBeLessThanOrEqual(STEPS + 2_000);
});

test('eight thousand characters of dishes are read in one pass', () => {
  const names = ['Rye bread', 'Soup with leeks', 'Pizza 4 formaggi', 'Cake'];
  const dishes = Array.from({ length: 320 }, (_, at) => `${names[at % 4]} no ${at} €${at}.50`);
  const text = `add these dishes: ${dishes.join(', ')}`.slice(0, 8_000);
  const { steps, wishes } = finishSteps(
    readRequest(text.slice(0, text.lastIndexOf(',')), { language: 'en', page: PAGE }),
  );
  expect(wishes[0]?.intents[0]).toMatchObject({ kind: 'add-items' });
  expect(steps).toBeLessThan(8_000);
});
