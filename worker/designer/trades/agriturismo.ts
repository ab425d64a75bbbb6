import type { Trade } from './trade.ts';

export const agriturismo = {
  id: 'agriturismo',
  words: {
    en: 'farm stay, agriturismo, farmhouse stay, farmstay',
    it: 'agriturismo, agriturismi, azienda agrituristica, masseria, fattoria didattica',
  },
  pages: ['business'],
  schemaType: 'LodgingBusiness',
  goal: 'book',
  sections: ['services', 'gallery'],
  directions: ['craft', 'heritage', 'editorial', 'coastal', 'market', 'wellness'],
  colours: [
    [0.46, 0.09, 125],
    [0.53, 0.13, 42],
    [0.44, 0.08, 70],
  ],
  motifs: ['cypress', 'olive', 'house', 'bed', 'wheat', 'tree'],
  noun: ['a farm stay', 'un agriturismo'],
  name: ['Farm stay', 'Agriturismo'],
  lead: [
    'Tell us when you would like to come and who comes with you.',
    'Dicci quando vorresti venire e chi viene con te.',
  ],
  action: ['Ask for a room', 'Chiedi una camera'],
  offer: ['Staying here', 'Da noi'],
  asks: [
    ['How many rooms, and which?', 'Quante camere, e quali?'],
    ['What comes to the table?', 'Che cosa arriva in tavola?'],
    ['What can guests do here?', 'Che cosa si può fare da voi?'],
  ],
  isPhotographed: true,
  photos: [
    ['cypress', 'The yard in the evening', 'L’aia di sera'],
    ['tree', 'A table under the trees', 'La tavola sotto gli alberi'],
    ['olive', 'Between the rows', 'Tra i filari'],
    ['bed', 'The room upstairs', 'La camera al primo piano'],
  ],
  contact: [
    ['Ask about a stay', 'Chiedi per un soggiorno'],
    ['Dates, number of people, children and their ages.', 'Date, quante persone, età dei bambini.'],
  ],
} as const satisfies Trade;
