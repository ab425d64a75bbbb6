import type { Trade } from './trade.ts';

export const notary = {
  id: 'notary',
  words: {
    en: 'notary, notaries, notary public, notary office',
    it: 'notaio, notai, studio notarile, notarile',
  },
  pages: ['business'],
  schemaType: 'Notary',
  goal: 'write',
  sections: ['services', 'hours'],
  directions: ['heritage', 'editorial', 'luxury', 'swiss', 'studio'],
  colours: [
    [0.37, 0.09, 22],
    [0.36, 0.07, 250],
    [0.4, 0.06, 90],
  ],
  motifs: ['quill', 'document', 'column', 'key', 'book', 'house'],
  noun: ['a notary’s office', 'uno studio notarile'],
  name: ['Notary’s office', 'Studio notarile'],
  lead: [
    'Say which deed it is and by when it is needed.',
    'Indichi di quale atto si tratta ed entro quando serve.',
  ],
  action: ['Ask for an appointment', 'Chieda un appuntamento'],
  offer: ['Deeds', 'Atti'],
  asks: [
    ['Which deeds do you draw up?', 'Di quali atti ti occupi?'],
    ['For whom?', 'Per chi?'],
    ['What should people bring?', 'Che cosa conviene portare?'],
  ],
  contact: [
    ['Ask for a date', 'Chieda una data'],
    [
      'Which deed, and by when? Please keep original documents for the meeting.',
      'Quale atto, ed entro quando? I documenti originali li porti all’incontro.',
    ],
  ],
} as const satisfies Trade;
