import type { Trade } from './trade.ts';

export const hotel = {
  id: 'hotel',
  words: {
    en: 'hotel, boutique hotel, resort, aparthotel, hostel',
    it: 'hotel, albergo, boutique hotel, resort, residence, ostello',
  },
  emoji: '🏨',
  pages: ['business'],
  schemaType: 'Hotel',
  goal: 'book',
  sections: ['services', 'gallery'],
  directions: ['luxury', 'editorial', 'coastal', 'heritage', 'wellness'],
  colours: [
    [0.4, 0.07, 165],
    [0.4, 0.1, 20],
    [0.42, 0.09, 245],
  ],
  motifs: ['key', 'bed', 'window', 'suitcase', 'glass', 'compass'],
  noun: ['a hotel', 'un hotel'],
  name: ['Hotel', 'Hotel'],
  lead: [
    'Tell us your dates, and anything worth knowing.',
    'Dicci le tue date e quello che è bene sapere.',
  ],
  action: ['Request a room', 'Richiedi una camera'],
  offer: ['Rooms', 'Camere'],
  asks: [
    ['Which rooms are there?', 'Che camere ci sono?'],
    ['What is there besides the rooms?', 'Che cosa c’è oltre alle camere?'],
    ['How does one get there?', 'Come si arriva?'],
  ],
  isPhotographed: true,
  photos: [
    ['key', 'The entrance at dusk', 'L’ingresso al tramonto'],
    ['bed', 'A room, curtains open', 'Una camera con le tende aperte'],
    ['cup', 'Breakfast, first light', 'La colazione alle prime luci'],
    ['glass', 'The bar', 'Il bar'],
  ],
  contact: [
    ['Ask for your dates', 'Chiedi le tue date'],
    ['Arrival, departure, number of guests?', 'Arrivo, partenza, quanti siete?'],
  ],
} as const satisfies Trade;
