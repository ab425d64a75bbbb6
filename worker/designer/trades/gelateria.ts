import type { Trade } from './trade.ts';

export const gelateria = {
  id: 'gelateria',
  words: {
    en: 'gelateria, ice cream shop, ice cream parlour, ice cream parlor, gelato, ice cream',
    it: 'gelateria, gelato artigianale, gelateria artigianale, gelataio, cremeria, yogurteria',
  },
  emoji: '🍦🍨🍧',
  pages: ['shop'],
  schemaType: 'IceCreamShop',
  goal: 'visit',
  sections: ['menu', 'hours'],
  directions: ['playful', 'poster', 'coastal', 'market', 'craft'],
  colours: [
    [0.6, 0.16, 5],
    [0.55, 0.1, 190],
    [0.68, 0.14, 75],
  ],
  motifs: ['icecream', 'cup', 'cake', 'leaf', 'heart', 'flower'],
  noun: ['an ice cream shop', 'una gelateria'],
  name: ['Gelateria', 'Gelateria'],
  lead: ['Come and taste, then choose.', 'Vieni ad assaggiare, poi scegli.'],
  action: ['Come and taste', 'Vieni ad assaggiare'],
  offer: ['Gelato', 'Gelato'],
  asks: [
    ['Which flavours are there?', 'Che gusti ci sono?'],
    ['Which ones change?', 'Quali cambiano?'],
    ['Do you make cakes to order?', 'Fai torte su ordinazione?'],
  ],
  contact: [
    ['Write to us', 'Scrivici'],
    [
      'For a cake: date, number of guests, favourite flavours?',
      'Per una torta: data, quanti siete, gusti preferiti?',
    ],
  ],
} as const satisfies Trade;
