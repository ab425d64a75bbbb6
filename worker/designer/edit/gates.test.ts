/** Requests whose words fit no field, name no place or tell half of a fact: what they do not concern stays as it was. */
import { describe, expect, test } from 'vitest';
import { designEdit } from './design-edit.ts';
import { askPage, type Answer } from './testing/ask-page.ts';

const GARAGE = `<!doctype html>
<html lang="en"><head><title>Hillside Garage</title>
<style>body { margin: 0; color: #222; background: #fff; } .deal { color: #900; }</style></head>
<body>
<header><nav><a href="#repairs">Repairs</a> <a href="#prices">Prices</a> <a href="#find-us">Find us</a></nav></header>
<main>
<section id="hero"><h1>Hillside Garage</h1><p>Cars mended since 1988</p><a class="button" href="tel:+441134960100">Ring us</a></section>
<div class="wrap"><div class="deal"><b>Spring check:</b> tyres and brakes looked over for free until May.</div></div>
<section id="repairs"><h2>Our repairs</h2>
<article><h3>Brakes</h3><p>Discs and pads.</p></article>
<article><h3>Exhausts</h3><p>Fitted within a day.</p></article></section>
<section id="prices"><h2>Prices</h2>
<h3>Cars</h3><ul><li><span>Full service</span> <span>£180</span></li><li><span>Wheel alignment</span> <span>£45</span></li><li><span>Oil change</span> <span>£60</span></li></ul>
<h3>Vans</h3><ul><li><span>Van service</span> <span>£240</span></li><li><span>Van oil change</span> <span>£80</span></li></ul></section>
<section id="find-us"><h2>Find us</h2>
<p>14 Quarry Lane, Leeds LS7 4PD<br>Second floor, lift</p>
<p>Phone <a href="tel:+441134960100">0113 496 0100</a><br>WhatsApp <a href="https://wa.me/447700900111">07700 900111</a></p>
<p>Monday to Thursday 8.00–17.00<br>Friday 8.00–12.00</p></section>
</main><footer><p>Hillside Garage</p></footer></body></html>`;

const FIORI = `<!doctype html>
<html lang="it"><head><title>Fiori di Marta</title>
<style>body { margin: 0; color: #222; background: #fff; } .avviso { color: #900; }</style></head>
<body>
<header><nav><a href="#mazzi">Mazzi</a> <a href="#contatti">Contatti</a></nav></header>
<main>
<section id="apertura"><h1>Fiori di Marta</h1><p>Fiori freschi ogni mattina</p><a class="bottone" href="tel:+390115550100">Chiama</a></section>
<div class="riga"><div class="avviso"><strong>Settimana delle rose:</strong> dieci rose al prezzo di otto fino a domenica.</div></div>
<section id="mazzi"><h2>I nostri mazzi</h2>
<h3>Matrimoni</h3><ul><li><span>Bouquet sposa</span> <span>90 €</span></li><li><span>Centrotavola</span> <span>35 €</span></li><li><span>Bottoniera</span> <span>12 €</span></li></ul>
<h3>Regali</h3><ul><li><span>Mazzo misto</span> <span>25 €</span></li><li><span>Orchidea</span> <span>30 €</span></li></ul></section>
<section id="contatti"><h2>Contatti</h2>
<p>Via Garibaldi 8, 10122 Torino<br>Piano terra, scala B</p>
<p>Tel. <a href="tel:+390115550100">011 5550100</a><br>WhatsApp <a href="https://wa.me/393335550111">333 5550111</a></p>
<p>Da lunedì a giovedì 8.30–19.00<br>Venerdì 8.30–13.00</p></section>
</main><footer><p>Fiori di Marta</p></footer></body></html>`;

const PAGES = { en: GARAGE, it: FIORI };

function ask(prompt: string, language: 'en' | 'it'): Answer {
  return askPage({ prompt, html: PAGES[language], fallbackLanguage: language });
}

describe('what does not fit its field is refused', () => {
  test.each([
    ['en', 'rename Brakes to can you do it for £30? Thanks'],
    ['en', 'could we have 3 repairs per row on wide screens'],
    ['en', 'i would like 2 columns per row instead of 1'],
    ['en', 'put the link to our booking page'],
    ['en', 'add under vans Clutch £300 and Battery £120'],
    ['en', 'add a new service - Air conditioning. Gas refilled, leaks found'],
    ['en', 'could you please update the opening hours to mon to fri 9 to 6'],
    ['en', 'we are called Hillside Motors now, not Garage'],
    ['en', 'add Battery £120'],
    ['en', 'we now do MOT tests for £40, add that to cars'],
    ['en', 'put our phone number in the header too'],
    ['en', 'we moved: 20 Station Road, first floor, no lift'],
    ['en', 'new address: 20 Station Road, York'],
    ['en', 'on Friday we are also open in the afternoon 14.00-16.30'],
    ['it', 'rinomina Centrotavola in lo potete fare a 40 €? Grazie'],
    ['it', 'vorrei 4 foto per riga invece di 2'],
    ['it', 'mettete il link a facebook'],
    ['it', 'aggiungi sotto regali Girasoli 18€ e Tulipani 15€'],
    ['it', 'via Garibaldi diventa via Roma'],
    ['it', 'elimina la sezione mazzi e i contatti mettili prima'],
    ['it', 'aggiungi Girasoli 18 €'],
    ['it', 'metti il nostro telefono nel menu'],
    ['it', 'ci siamo trasferiti in via Cernaia 5, terzo piano'],
    ['it', 'nuovo indirizzo: via Cernaia 5, Milano'],
    ['it', 'il venerdì siamo aperti anche il pomeriggio 15-18.30'],
  ] as const)('%s: %s', (language, prompt) => {
    const { html, isEdited } = ask(prompt, language);
    expect({ html, isEdited }).toEqual({ html: PAGES[language], isEdited: false });
  });
});

describe('a WhatsApp number is no telephone number', () => {
  test.each([
    ['en', 'our whatsapp number is wrong, the right one is 07700 900222', 'wa.me/447700900222'],
    ['it', 'il nuovo whatsapp è 333 5550222', 'wa.me/393335550222'],
    ['it', 'il numero whatsapp è cambiato, ora è 333 5550222', 'wa.me/393335550222'],
  ] as const)('%s: %s', (language, prompt, link) => {
    const { html } = ask(prompt, language);
    expect(html).toContain(link);
    expect(html.match(/tel:[+\d]+/g)).toEqual(PAGES[language].match(/tel:[+\d]+/g));
  });
});

describe('a notice holds the message alone', () => {
  test.each([
    [
      'en',
      'WE ARE CLOSED FROM 3 TO 9 APRIL PLEASE PUT IT AT THE TOP',
      'We are closed from 3 to 9 April.',
    ],
    [
      'it',
      'Siamo chiusi per ferie dal 3 al 9 aprile, lo scrivete ben visibile?',
      'Siamo chiusi per ferie dal 3 al 9 aprile.',
    ],
    [
      'it',
      'SIAMO CHIUSI PER FERIE DAL 3 AL 9 APRILE, LO METTETE IN ALTO?',
      'Siamo chiusi per ferie dal 3 al 9 aprile.',
    ],
  ] as const)('%s: %s', (language, prompt, notice) => {
    const { html } = ask(prompt, language);
    expect(html).toContain(`<p class="notice-strip">${notice}</p>`);
    expect(
      html
        .replace(/<p class="notice-strip">.*<\/p>\s*|<style data-edits>[^]*?<\/style>\s*/g, '')
        .replace(/\s/g, ''),
    ).toBe(PAGES[language].replace(/\s/g, ''));
  });
});

test('"it" behind a new notice is no wish for the whole page', () => {
  const { html, summary } = ask(
    'put a banner on top that says closed on Monday 5 May, and make it red',
    'en',
  );
  expect(html).toContain('.deal { color: #900; }');
  expect(summary).toContain('I did not understand: “make it red”');
});

describe('what is removed is a whole block', () => {
  test.each([
    ['en', 'please take down the spring check', /tyres and brakes|<div class="wrap">/],
    ['it', 'potete togliere la settimana delle rose?', /dieci rose|<div class="riga">/],
  ] as const)('%s: %s', (language, prompt, block) => {
    const { html, isEdited } = ask(prompt, language);
    expect(isEdited).toBe(true);
    expect(html).not.toMatch(block);
  });
});

test.each([
  [
    'en',
    'change "Our repairs" to "Workshop", also in the menu',
    '<h2>Workshop</h2>',
    '<a href="#repairs">Workshop</a>',
  ],
  [
    'it',
    'cambia "I nostri mazzi" in "Le composizioni", anche nel menu',
    '<h2>Le composizioni</h2>',
    '<a href="#mazzi">Le composizioni</a>',
  ],
] as const)(
  'a heading and its menu entry change together: %s: %s',
  (language, prompt, ...shown) => {
    const { html } = ask(prompt, language);
    for (const markup of shown) expect(html).toContain(markup);
  },
);

test.each([
  [
    'en',
    'hi, could you change the wheel alignment price to £52? Thanks x',
    '<span>Wheel alignment</span> <span>£52</span>',
  ],
  [
    'it',
    'mi cambi il prezzo del centrotavola a 38 €? grazie',
    '<span>Centrotavola</span> <span>38 €</span>',
  ],
] as const)('a polite order is carried out: %s: %s', (language, prompt, shown) => {
  expect(ask(prompt, language).html).toContain(shown);
});

test.each([
  ['en', 'put the new photo of the workshop', /I need the file/],
  ['en', 'can customers book and pay online?', /the service that you use/],
  ['en', 'could you write an article about tyres', /I need the words/],
  ['it', 'mettete il video del negozio', /mi serve il file/],
  ['it', 'mettete il collegamento al negozio online', /mi serve l’indirizzo/],
  ['it', 'si può rendere la pagina più allegra?', /Dimmi che cosa cambiare/],
] as const)('a refusal says what is needed next: %s: %s', (language, prompt, need) => {
  const { summary, isEdited } = ask(prompt, language);
  expect(isEdited).toBe(false);
  expect(summary).toMatch(need);
});

test('the line about the floor that an address leaves is named', () => {
  const { html, summary } = ask('our address is now 3 Mill Row, Leeds LS2 8AA', 'en');
  expect(html).toContain('<p>3 Mill Row, Leeds LS2 8AA<br>Second floor, lift</p>');
  expect(summary).toContain('still says “Second floor, lift”');
});

test('a colour that also stands outside the style sheets is not swapped by half', () => {
  const html = GARAGE.replace('<h1>', '<h1 style="color: #990000">').replace('#900', '#990000');
  const edit = designEdit({ prompt: 'swap the red for purple', html, fallbackLanguage: 'en' });
  expect(edit.kind).toBe('refused');
});

test.each([
  ['+18025550142', '(802) 555-0142', 'our new phone number is (802) 555-0188', '+18025550188'],
  ['+353861234567', '086 123 4567', 'our new phone number is 086 765 4321', '+353867654321'],
  ['+390115550100', '011 5550100', 'our new phone number is 011 5550199', '+390115550199'],
])(
  '%s, shown as %s, is dialled with its country code after "%s"',
  (...[dialled, shown, prompt, after]) => {
    const html = `<!doctype html><html lang="en"><head><title>Shop</title></head><body><h1>Shop</h1><section><h2>Contact</h2><p><a href="tel:${dialled}">${shown}</a></p></section></body></html>`;
    const { html: changed } = askPage({ prompt, html, fallbackLanguage: 'en' });
    expect(changed).toContain(`href="tel:${after}"`);
  },
);
