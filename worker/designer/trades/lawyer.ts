import type { Trade } from './trade.ts';

export const lawyer = {
  id: 'lawyer',
  words: {
    en: `
      law firm, lawyer, attorney, solicitor, barrister, law office, legal practice,
      legal consult*, real estate lawyer, real estate attorney`,
    it: `
      avvocat*, studio legale, legale, avvocato, studio di avvocati, consulenza legale,
      consulente legale, avvocato immobiliare, diritto immobiliare, avvocato tributarista`,
  },
  pages: ['business'],
  schemaType: 'LegalService',
  goal: 'write',
  sections: ['services', 'hours'],
  directions: ['editorial', 'swiss', 'luxury', 'heritage', 'studio'],
  colours: [
    [0.36, 0.09, 258],
    [0.36, 0.08, 160],
    [0.36, 0.1, 18],
    [0.4, 0.05, 75],
  ],
  motifs: ['scales', 'column', 'document', 'pen', 'book', 'hands'],
  noun: ['a law firm', 'uno studio legale'],
  name: ['Law firm', 'Studio legale'],
  lead: [
    'Say in a few lines what has happened and which dates matter.',
    'Esponga in poche righe che cosa è successo e quali date contano.',
  ],
  action: ['Ask for a meeting', 'Richieda un incontro'],
  offer: ['Areas of law', 'Materie'],
  asks: [
    ['Which areas of law?', 'Di quali materie ti occupi?'],
    ['Whom do you assist?', 'Chi assisti?'],
    ['How does a first meeting go?', 'Come si svolge il primo incontro?'],
  ],
  contact: [
    ['Request an appointment', 'Chieda un appuntamento'],
    [
      'State briefly what it is about and any deadline. Keep sensitive documents for the meeting.',
      'Indichi in breve di che cosa si tratta e le eventuali scadenze. I documenti delicati li porti all’incontro.',
    ],
  ],
} as const satisfies Trade;
