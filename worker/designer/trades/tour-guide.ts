import type { Trade } from './trade.ts';

export const tourGuide = {
  id: 'tour-guide',
  words: {
    en: `
      tour guide, walking tour, city tour, mountain guide, hiking guide, ^guided tour,
      ^local guide, tour operator`,
    it: `
      guida turistica, guide turistiche, guida escursionistica, guida alpina,
      accompagnatore turistico, passeggiate guidate, ^visite guidate, ^tour guidati,
      guida ambientale`,
  },
  pages: ['business'],
  schemaType: 'TravelAgency',
  goal: 'book',
  sections: ['services', 'gallery'],
  directions: ['poster', 'coastal', 'craft', 'editorial', 'playful'],
  colours: [
    [0.56, 0.15, 40],
    [0.48, 0.11, 215],
    [0.46, 0.1, 140],
  ],
  motifs: ['compass', 'tower', 'mountain', 'sign', 'camera', 'tree'],
  noun: ['a tour guide', 'una guida turistica'],
  name: ['Guided tours', 'Visite guidate'],
  lead: [
    'Tell us when you are here, how many you are and what you like.',
    'Dicci quando arrivi, in quanti siete e che cosa vi piace.',
  ],
  action: ['Ask for a date', 'Chiedi una data'],
  offer: ['Tours', 'Itinerari'],
  asks: [
    ['Which tours are there?', 'Quali visite ci sono?'],
    ['How long do they take?', 'Quanto durano?'],
    ['In which languages?', 'In quali lingue?'],
  ],
  photos: [
    ['compass', 'The meeting point', 'Il punto di ritrovo'],
    ['tower', 'A door that opens', 'Un portone che si apre'],
    ['tree', 'Listening in the shade', 'Ad ascoltare, all’ombra'],
    ['mountain', 'The view at the end', 'Il panorama alla fine'],
  ],
  contact: [
    ['Tell us about your day', 'Raccontaci la tua giornata'],
    [
      'When are you here, how many of you, and what do you like?',
      'Quando arrivi, in quanti siete, che cosa vi piace?',
    ],
  ],
} as const satisfies Trade;
