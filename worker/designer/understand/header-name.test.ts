import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { readBrief } from '../brief/read-brief.ts';
import { readTokenKinds } from '../reader/read-stretches.ts';
import { readHeaderName } from './header-name.ts';

function nameIn(text: string): string | undefined {
  return readHeaderName(text, { brief: readBrief(text, 'en'), kinds: readTokenKinds(text) });
}

test.each([
  ['Halden Forge, blacksmith in Orrisdale. Gates, railings, repairs.', 'Halden Forge'],
  ['I run a small dog grooming van called Bath & Bone in Tarnholm.', 'Bath & Bone'],
  ['Ho un negozio di fiori a Montelago, si chiama Verde Spina.', 'Verde Spina'],
  ['plumber in Orrisdale, boiler service £80, taps £45', undefined],
])('the name in “%s” is %s', (text, name) => {
  expect(nameIn(text)).toBe(name);
});

test('the words of a name stand in its brief, whatever the brief is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
      for (const word of nameIn(text)?.split(' & ') ?? []) expect(text).toContain(word);
    }),
  );
});

test('a name that is announced is the name, and whoever does something is not', () => {
  expect(nameIn('Bird control with hawks. Company = Mantle Falconry. East Anglia & Lincs.')).toBe(
    'Mantle Falconry',
  );
  expect(nameIn("Drystone walling. Name's Gritstone & Daughter (I'm the daughter).")).toBe(
    'Gritstone & Daughter',
  );
});

test.each([
  [
    'I teach English in Lucca, I am Harriet Boothby. Call it "Inglese con Harriet".',
    'Inglese con Harriet',
  ],
  ['Typewriter repair and sales - "The Carriage Return", Portland.', 'The Carriage Return'],
  ['taxidermist. Fenland Taxidermy by Agnieszka Wolny, Ely.', 'Fenland Taxidermy'],
  [
    'Festival del vento e degli aquiloni, quinta edizione, spiaggia del Fortino.',
    'Festival del vento e degli aquiloni',
  ],
  [
    'Ambulatorio veterinario Dott.ssa Fiamma Orsenigo, Codroipo.',
    'Ambulatorio veterinario Dott.ssa Fiamma Orsenigo',
  ],
])('%s', (text, name) => {
  expect(nameIn(text)).toBe(name);
});

test.each([
  ['Studio Anna Bellini, psicologa a Modena.', 'Studio Anna Bellini'],
  ["'Studio Margaret Ellery' candles and soap", 'Studio Margaret Ellery'],
  ['Dott.ssa Irene Valli, nutrizionista, Perugia, prima visita 90€', 'Dott.ssa Irene Valli'],
  ['Tre Civette sul Comò vendita biciclette, Pavia', 'Tre Civette sul Comò'],
  ['Gelateria Fior di Neve a Bari. Cono 2,50 €.', 'Gelateria Fior di Neve'],
  ['Cantina Monte Chiaro in Umbria. Degustazione 20 €.', 'Cantina Monte Chiaro'],
  ['website for No. 9 Coffee, a café in Derby', 'No. 9 Coffee'],
  ['Ottica Bianchi dal 1962 a Udine, occhiali', 'Ottica Bianchi'],
])('a name is whole and ends where it ends: %s', (text, name) => {
  expect(nameIn(text)).toBe(name);
});

test.each([
  ['«Bright» dog grooming, Harrogate', 'Bright'],
  ['„Il Gelso“ toelettatura cani, Rimini', 'Il Gelso'],
  ['A moving company called atlas. We do houses in Bristol.', 'Atlas'],
  ['My business is called Ember and I repair boats in Whitby.', 'Ember'],
  ['The name is Elegant Paws. Massage therapist in Truro.', 'Elegant Paws'],
  ['Il nome è Elegante. Massaggiatrice a Cuneo.', 'Elegante'],
  ['I Randagi, gruppo rock di Taranto', 'I Randagi'],
  ['Vorrei un sito per il mio bar Minimal Lab a Parma', 'Minimal Lab'],
])('a name in quotes, announced or owned is taken as it is: %s', (text, name) => {
  expect(nameIn(text)).toBe(name);
});

test.each([
  'Siamo Terra. Ripariamo tetti a Lecco. Stile moderno.',
  'Siamo Elisa e Marco e gestiamo un B&B con tre camere a Lecce.',
  'mobile dog groomer in Swindon, brutalist look please',
  'invito battesimo domenica 3 maggio ore 11 chiesa di San Marco, pranzo a seguire',
])('what only looks like a name is none: %s', (text) => {
  expect(nameIn(text) ?? '').not.toMatch(/Ripariamo|Elisa|Swindon|San Marco/);
});

test('an invitation is named after its hosts, not after the church', () => {
  expect(nameIn("Rosie and Finn are getting married. 12.06.2027. St Mary's, Rye.")).toBe(
    'Rosie & Finn',
  );
});

test.each([
  ['link in bio page for @marleybakes: shop, instagram', '@marleybakes'],
  ['save the date priya & tom 14 august 2027', 'Priya & Tom'],
  ['Ada compie 5 anni! Festa a casa nostra sabato. Confermare al 333 1234567', 'Ada'],
  ['naming ceremony for baby Gus, 2 May 11am, village hall', 'Gus'],
  ['Festival della Birra di Lodi 5-7 settembre, ingresso 8 €', 'Festival della Birra di Lodi'],
  ['conferenza della prof.ssa Anna Livi in biblioteca, 4 marzo ore 21', undefined],
])('hosts, handles and events have their names: %s', (text, name) => {
  expect(nameIn(text)).toBe(name);
});

test.each([
  ['the tin shed - wood fired pizza from a van - Ipswich', 'The Tin Shed'],
  ["kim's nails, gel £25 acrylics £35, croydon", "Kim's Nails"],
  ['trattoria da nives, cucina casalinga, pranzo 13 euro', 'Trattoria da Nives'],
  ['la bottega di tina, borse cucite a mano, 45 euro', 'La Bottega di Tina'],
  ["men's haircuts, beards and shaves, Hull", undefined],
  ['pizzeria da asporto, margherita 6', undefined],
  ['the best plumber in town - no call-out fee', undefined],
])('small letters are a name only where their form tells it: %s', (text, name) => {
  expect(nameIn(text)).toBe(name);
});

test.each([
  'Cleaner in Derby £15/h. No stock photos.',
  'Apicoltore a Todi, miele 7 € al vasetto.',
  'Harpist. Surrey. £400 a wedding',
  'Florist, Ely. Bouquets from £25',
  'Dog walker Leeds £12. Lots of space.',
  'Invite for a baby shower, sunday 9 may, 3pm',
])('a trade and where it is are no name: %s', (text) => {
  expect(nameIn(text)).toBeUndefined();
});
