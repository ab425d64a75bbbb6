import { expect, test } from 'vitest';
import { detectTrade } from './registry.ts';

const PROMPTS: readonly (readonly [prompt: string, trade: string])[] = [
  ['Real estate agency in Milan, elegant', 'real-estate'],
  ['Sito per agenzia immobiliare a Bari', 'real-estate'],
  ['Avvocato immobiliare a Roma', 'lawyer'],
  ['Real estate photographer in Leeds', 'photographer'],
  ['A consultancy for family businesses', 'consulting'],
  ['Società di consulenza a Bologna', 'consulting'],
  ['Avvocato a Torino, consulenza e assistenza', 'lawyer'],
  ['Agriturismo in Toscana con ulivi', 'agriturismo'],
  ['A farm stay near Siena', 'agriturismo'],
  ['Cantina con agriturismo in Piemonte', 'winery'],
  ['Accounting firm in Leeds', 'accountant'],
  ['Studio di commercialisti a Verona', 'accountant'],
  ['Un consulente del lavoro a Pavia', 'accountant'],
  ['Avvocato tributarista a Milano', 'lawyer'],
  ['Construction company in Bristol, bold', 'builder'],
  ['Impresa edile Rossi a Torino', 'builder'],
  ['Plumber, bathroom renovations in Leeds', 'plumber'],
  ['Idraulico a Roma, ristrutturazione bagni', 'plumber'],
  ['A vet in Oxford', 'vet'],
  ['Clinica veterinaria a Padova', 'vet'],
  ['A language school in Dublin', 'school'],
  ['Scuola di musica a Parma', 'school'],
  ['Scuola di yoga a Torino', 'yoga'],
  ['A school of yoga in Bath', 'yoga'],
  ['Cleaning company in Leeds', 'cleaning'],
  ['Impresa di pulizie a Monza', 'cleaning'],
  ['Dentist in Bath, cleaning and whitening', 'dentist'],
  ['B&B con pulizie ogni giorno a Lecce', 'guesthouse'],
  ['a school in Turin', 'school'],
  ['sito per una scuola a Torino', 'school'],
  ['a café near the school in Turin', 'cafe'],
  ['Ristrutturazioni a Milano', 'builder'],
  ['An architect in Lisbon', 'architect'],
  ['Studio di architettura a Genova', 'architect'],
  ['Architecture photographer in Basel', 'photographer'],
  ['Tour guide in Rome', 'tour-guide'],
  ['Sito per visite guidate a Matera', 'tour-guide'],
  ['Winery with guided tours in Chianti', 'winery'],
];

test.each(PROMPTS)('%s', (prompt, trade) => {
  expect(detectTrade(prompt).id).toBe(trade);
});
