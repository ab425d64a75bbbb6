/** Requests whose words fit no field, name no place or tell half of a fact: what they do not concern stays as it was. */
import { describe, expect, test } from 'vitest';
import { designEdit } from './design-edit.ts';
import { askPage, type Answer } from './testing/ask-page.ts';
import { FIORI, GARAGE } from './testing/garage-and-flowers.ts';

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

/** Beyond the closed grammar: told in a way that leaves words over. */
test.each([
  ['en', 'WE ARE CLOSED FROM 3 TO 9 APRIL PLEASE PUT IT AT THE TOP'],
  ['en', 'put a banner on top that says closed on Monday 5 May, and make it red'],
  ['it', 'Siamo chiusi per ferie dal 3 al 9 aprile, lo scrivete ben visibile?'],
  ['it', 'SIAMO CHIUSI PER FERIE DAL 3 AL 9 APRILE, LO METTETE IN ALTO?'],
] as const)('not read, said so, and the page as it was: %s: %s', (language, prompt) => {
  const answer = ask(prompt, language);
  expect(answer).toMatchObject({ html: PAGES[language], isEdited: false });
  expect(answer.summary).toMatch(/^(?:I did not understand|Non ho capito): [“«]/);
});

test.each([
  ['en', 'change "Our repairs" to "Workshop", also in the menu', '#repairs">Workshop</a>'],
  [
    'it',
    'cambia "I nostri mazzi" in "Le composizioni", anche nel menu',
    '#mazzi">Le composizioni</a>',
  ],
] as const)(
  '“also in the menu” changes the entry that leads there: %s: %s',
  (language, prompt, entry) => {
    const { html } = ask(prompt, language);
    expect(html).toMatch(/<h2>(?:Workshop|Le composizioni)<\/h2>/);
    expect(html).toContain(entry);
  },
);

test('what is understood of a sentence is done, and the rest is named', () => {
  const { html, summary } = ask('elimina la sezione mazzi e i contatti mettili prima', 'it');
  expect(html).not.toContain('I nostri mazzi');
  expect(summary).toContain('Non ho capito: «i contatti mettili prima».');
});

test('a heading and its menu entry change together', () => {
  const { html } = ask('rename the section Prices to Rates', 'en');
  expect(html).toContain('<h2>Rates</h2>');
  expect(html).toContain('<a href="#prices">Rates</a>');
});

test('a street takes the place of another', () => {
  const { html, summary } = ask('via Garibaldi diventa via Roma', 'it');
  expect(html).toBe(PAGES.it.replace('Via Garibaldi 8', 'via Roma 8'));
  expect(summary).toContain('«via Roma»');
});

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
  ['en', 'can customers book and pay online?', /cannot take payments/],
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
