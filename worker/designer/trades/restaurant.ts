import type { Trade } from './trade.ts';

export const restaurant = {
  id: 'restaurant',
  words: {
    en: 'restaurant, trattoria, bistro, osteria, eatery, brasserie',
    it: 'ristorante, trattoria, osteria, bistrot, locanda, taverna, ristorantino, cucina tipica',
  },
  emoji: '🍝🍽🍴🥘',
  pages: ['restaurant'],
  schemaType: 'Restaurant',
  goal: 'book',
  sections: ['menu', 'gallery', 'hours'],
  directions: ['editorial', 'luxury', 'heritage', 'craft', 'poster', 'coastal'],
  colours: [
    [0.42, 0.13, 22],
    [0.42, 0.07, 130],
    [0.4, 0.08, 230],
    [0.55, 0.12, 55],
  ],
  motifs: ['plate', 'glass', 'cutlery', 'olive', 'tomato', 'pot'],
  noun: ['a restaurant', 'un ristorante'],
  name: ['Restaurant', 'Ristorante'],
  lead: [
    'Say which day, how many you are, and what you do not eat.',
    'Dicci il giorno, in quanti siete e che cosa non mangiate.',
  ],
  action: ['Book a table', 'Prenota un tavolo'],
  offer: ['Menu', 'Menù'],
  asks: [
    ['Which dishes are on the menu?', 'Quali piatti ci sono in menù?'],
    ['What is for dessert?', 'Che cosa c’è di dolce?'],
    ['What is there to drink?', 'Che cosa c’è da bere?'],
  ],
  photos: [
    ['cutlery', 'The dining room before service', 'La sala prima del servizio'],
    ['plate', 'Plate of the day', 'Il piatto del giorno'],
    ['pot', 'In the kitchen', 'In cucina'],
    ['glass', 'A corner for two', 'Un angolo per due'],
  ],
  contact: [
    ['Your table', 'Il tuo tavolo'],
    [
      'Day, hour, number of people, anything you do not eat?',
      'Giorno, ora, quanti siete, che cosa non mangiate?',
    ],
  ],
} as const satisfies Trade;
