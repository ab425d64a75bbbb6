import type { Trade } from './trade.ts';

export const hairdresser = {
  id: 'hairdresser',
  words: {
    en: `
      hairdresser, hair salon, hair stylist, hairstylist, hair studio`,
    it: `
      parrucchier*, parrucchiera, parrucchiere, salone di bellezza, acconciature, hair stylist`,
  },
  emoji: '✂💇',
  pages: ['business'],
  schemaType: 'HairSalon',
  goal: 'book',
  sections: ['services', 'gallery', 'hours'],
  directions: ['studio', 'poster', 'luxury', 'playful', 'swiss', 'wellness'],
  colours: [
    [0.5, 0.14, 358],
    [0.4, 0.08, 200],
    [0.45, 0.12, 310],
    [0.58, 0.15, 40],
  ],
  motifs: ['scissors', 'comb', 'dryer', 'brush', 'flower', 'leaf'],
  noun: ['a hair salon', 'un salone di parrucchieri'],
  name: ['Hair salon', 'Parrucchieri'],
  lead: [
    'Tell us what you would like done and when it would suit you.',
    'Dicci che cosa vorresti fare e quando ti andrebbe bene.',
  ],
  action: ['Find a time', 'Trova un orario'],
  offer: ['Services', 'Servizi'],
  asks: [
    ['Which cuts and colours do you do?', 'Quali tagli e colori fai?'],
    ['What else do people come for?', 'Per che cos’altro vengono?'],
    ['With or without an appointment?', 'Con o senza appuntamento?'],
  ],
  isPhotographed: true,
  photos: [
    ['scissors', 'The first snip', 'Il primo colpo di forbici'],
    ['brush', 'Colour, mixed for one person', 'Un colore per una persona sola'],
    ['dryer', 'Before the blow-dry', 'Prima della piega'],
    ['comb', 'Fresh from the chair', 'Appena giù dalla poltrona'],
  ],
  contact: [
    ['Find a time', 'Trova un orario'],
    ['What would you like done, and when?', 'Che cosa vorresti fare, e quando?'],
  ],
} as const satisfies Trade;
