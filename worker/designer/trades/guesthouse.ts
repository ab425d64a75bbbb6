import type { Trade } from './trade.ts';

export const guesthouse = {
  id: 'guesthouse',
  words: {
    en: `
      b&b, bed and breakfast, guesthouse, guest house, holiday rooms, rooms to let, rent rooms,
      holiday let, holiday cottage, inn, holiday home`,
    it: `
      b&b, bed and breakfast, affittacamere, affitto camere, affittiamo camere, camere in affitto,
      case vacanza, casa vacanza, casa vacanze, pensione, locanda con camere`,
  },
  pages: ['business'],
  schemaType: 'BedAndBreakfast',
  goal: 'book',
  sections: ['services', 'gallery'],
  directions: ['coastal', 'wellness', 'craft', 'luxury', 'heritage', 'editorial'],
  colours: [
    [0.48, 0.1, 235],
    [0.55, 0.12, 45],
    [0.47, 0.08, 140],
  ],
  motifs: ['window', 'bed', 'key', 'cup', 'suitcase', 'cypress'],
  noun: ['a bed and breakfast', 'un bed & breakfast'],
  name: ['Guesthouse', 'Bed & breakfast'],
  lead: [
    'Tell us when you arrive, when you leave and how many you are.',
    'Dicci quando arrivi, quando riparti e in quanti siete.',
  ],
  action: ['Ask about your dates', 'Chiedi le tue date'],
  offer: ['Rooms', 'Camere'],
  asks: [
    ['Which rooms are there?', 'Che camere ci sono?'],
    ['What is for breakfast?', 'Che cosa c’è a colazione?'],
    ['What is close by?', 'Che cosa c’è vicino?'],
  ],
  isPhotographed: true,
  photos: [
    ['cup', 'Morning in the breakfast room', 'Il mattino nella sala della colazione'],
    ['window', 'The view from upstairs', 'La vista dal piano di sopra'],
    ['bed', 'A bed, just made', 'Un letto appena rifatto'],
    ['key', 'The keys', 'Le chiavi'],
  ],
  contact: [
    ['Request a room', 'Richiedi una camera'],
    ['Arrival, departure, how many you are?', 'Arrivo, partenza, quanti siete?'],
  ],
} as const satisfies Trade;
