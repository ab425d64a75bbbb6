import type { Trade } from './trade.ts';

export const winery = {
  id: 'winery',
  words: {
    en: 'winery, vineyard, wine estate, wine producer, winemaker, wine cellar',
    it: `
      cantina, azienda vinicola, cantina con agriturismo, cantina e agriturismo, vignaiol*,
      vigneto, tenuta vinicola, azienda vitivinicola, viticol*`,
  },
  emoji: '🍇🍷',
  pages: ['shop'],
  schemaType: 'Winery',
  goal: 'book',
  sections: ['products', 'gallery'],
  directions: ['heritage', 'luxury', 'editorial', 'craft', 'swiss'],
  colours: [
    [0.36, 0.12, 12],
    [0.4, 0.08, 130],
    [0.5, 0.1, 70],
  ],
  motifs: ['grapes', 'bottle', 'glass', 'cypress', 'olive', 'house'],
  noun: ['a winery', 'una cantina'],
  name: ['Winery', 'Cantina'],
  lead: [
    'Come and taste, or ask about a bottle.',
    'Vieni ad assaggiare, o chiedi di una bottiglia.',
  ],
  action: ['Ask about the wines', 'Chiedi dei vini'],
  offer: ['Wines', 'Vini'],
  asks: [
    ['Which wines do you make?', 'Che vini fai?'],
    ['From which grapes?', 'Da quali uve?'],
    ['Can people visit and taste?', 'Si può visitare e assaggiare?'],
  ],
  photos: [
    ['cypress', 'The rows in autumn', 'I filari in autunno'],
    ['bottle', 'The cellar', 'La cantina'],
    ['grapes', 'Harvest hands', 'Mani in vendemmia'],
    ['glass', 'A glass at sunset', 'Un calice al tramonto'],
  ],
  contact: [
    ['Visits and orders', 'Visite e ordini'],
    [
      'Day, number of people, and what you like to drink?',
      'Giorno, quanti siete e che cosa ti piace bere?',
    ],
  ],
} as const satisfies Trade;
