import type { Trade } from './trade.ts';

export const accountant = {
  id: 'accountant',
  words: {
    en: `
      accountant, accounting firm, bookkeeper, bookkeeping, tax adviser, tax advisor, accountancy,
      tax consultant`,
    it: `
      commercialista, commercialisti, studio contabile, consulente del lavoro, consulente fiscale,
      consulenza fiscale, ragionier*`,
  },
  pages: ['business'],
  schemaType: 'AccountingService',
  goal: 'write',
  sections: ['services', 'hours'],
  directions: ['swiss', 'editorial', 'heritage', 'studio', 'technical'],
  colours: [
    [0.4, 0.08, 215],
    [0.4, 0.08, 155],
    [0.38, 0.1, 270],
  ],
  motifs: ['document', 'chart', 'pen', 'scales', 'book', 'window'],
  noun: ['an accounting firm', 'uno studio di commercialisti'],
  name: ['Accountants', 'Studio commercialista'],
  lead: [
    'Bring your papers, your question and the date you worry about.',
    'Porti le carte, la domanda e la scadenza che la preoccupa.',
  ],
  action: ['Ask for a meeting', 'Chieda un incontro'],
  offer: ['Services', 'Servizi'],
  asks: [
    ['Who are your clients?', 'Chi sono i tuoi clienti?'],
    ['What do you do for them every month?', 'Che cosa segui ogni mese?'],
    ['What do people come to ask once?', 'Per che cosa ti cercano una volta sola?'],
  ],
  contact: [
    ['Ask for an appointment', 'Prenda un appuntamento'],
    [
      'Say whether it concerns a company, your own trade or yourself.',
      'Ci dica se riguarda una società, la sua attività o lei di persona.',
    ],
  ],
} as const satisfies Trade;
