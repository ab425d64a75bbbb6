import { expect, test } from 'vitest';
import { detectTrade } from './detect-trade.ts';

test.each([
  ['Hotel con centro benessere e piscina a Bormio', 'hotel'],
  ['Agriturismo con maneggio a Volterra', 'agriturismo'],
  ['B&B Il Nido a Lecce', 'guesthouse'],
  ['Restaurant with a wine bar in Bath', 'restaurant'],
  ['Hotel with a photography studio in Bath', 'hotel'],
  ['Bar e pasticceria a Lodi', 'cafe'],
  ['B&B con agenzia immobiliare a Lecce', 'guesthouse'],
  ['Gym & physiotherapy practice in Hull', 'gym'],
  ['Hotel with a cocktail bar in York', 'hotel'],
  ['Bar tabacchi a Lodi', 'cafe'],
  ['Macelleria gastronomia Rossi a Parma', 'butcher'],
  ['Pub e paninoteca a Pavia', 'pub'],
  ['Farm shop café in Devon', 'cafe'],
] as const)('what a trade also has does not unseat it: %s', (prompt, trade) => {
  expect(detectTrade(prompt)?.id ?? 'neutral').toBe(trade);
});

test.each([
  ['B&B Il Frantoio a Vieste', 'guesthouse'],
  ['Hotel Antico Frantoio a Vieste', 'hotel'],
  ['Ristorante La Dispensa del Frantoio, Lucca', 'restaurant'],
  ['Bar La Torrefazione a Trieste', 'cafe'],
  ['The Olive Mill, B&B near Lecce', 'guesthouse'],
  ['The Old Brewery, a yoga studio in Leeds', 'yoga'],
  ['La Fattoria, pizzeria a Modena', 'pizzeria'],
  ['Manor Farm B&B in Devon', 'guesthouse'],
  ['Il Tacco, calzolaio a Vigevano', 'shoemaker'],
  ['Old Forge, hairdresser in Bath', 'hairdresser'],
  ['Calzoleria Il Forno a Siena', 'shoemaker'],
  ['Boutique hotel in Bath', 'hotel'],
  ['Dairy-free bakery in Leeds', 'bakery'],
  ['Fish and chip shop in Whitby', 'street-food'],
] as const)('what a place is called does not make its trade: %s', (prompt, trade) => {
  expect(detectTrade(prompt)?.id ?? 'neutral').toBe(trade);
});
