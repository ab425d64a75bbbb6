import type { Trade } from './trade.ts';

export const pizzeria = {
  id: 'pizzeria',
  words: {
    en: 'pizzeria, pizza place, pizza shop, pizza restaurant, pizza, pizza takeaway',
    it: 'pizzeria, pizza al taglio, pizzaiolo, pizza, pizzeria d’asporto, pizzeria napoletana',
  },
  emoji: '🍕',
  pages: ['restaurant'],
  schemaType: 'Restaurant',
  goal: 'book',
  sections: ['menu', 'hours'],
  directions: ['poster', 'market', 'playful', 'craft', 'heritage'],
  colours: [
    [0.52, 0.19, 29],
    [0.43, 0.1, 145],
    [0.6, 0.16, 48],
  ],
  motifs: ['pizza', 'tomato', 'olive', 'bottle', 'glass', 'plate'],
  noun: ['a pizzeria', 'una pizzeria'],
  name: ['Pizzeria', 'Pizzeria'],
  lead: [
    'Say which day, at what hour and how many you are.',
    'Dicci il giorno, l’ora e in quanti siete.',
  ],
  action: ['Reserve a table', 'Prenota un tavolo'],
  offer: ['Menu', 'Menù'],
  asks: [
    ['Which pizzas are there?', 'Che pizze ci sono?'],
    ['What is there besides pizza?', 'Che cosa c’è oltre alla pizza?'],
    ['To take away, too?', 'Anche da asporto?'],
  ],
  contact: [
    ['Reserve', 'Prenota'],
    ['Day, hour, how many of you?', 'Giorno, ora, quanti siete?'],
  ],
} as const satisfies Trade;
