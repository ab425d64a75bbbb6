import type { Trade } from './trade.ts';

export const photographer = {
  id: 'photographer',
  words: {
    en: `
      photographer, photography, photo studio, wedding photographer, photography studio,
      portrait photographer, real estate photograph*, architecture photograph*`,
    it: `
      fotograf*, fotografo, fotografa, studio fotografico, fotografo immobiliare,
      fotografa immobiliare, fotografia`,
  },
  emoji: '📷📸',
  pages: ['business', 'portfolio'],
  schemaType: 'ProfessionalService',
  goal: 'write',
  isOnePerson: true,
  sections: ['gallery', 'services'],
  directions: ['studio', 'editorial', 'luxury', 'poster', 'swiss'],
  colours: [
    [0.35, 0.03, 60],
    [0.55, 0.16, 35],
    [0.42, 0.07, 220],
    [0.48, 0.06, 145],
  ],
  motifs: ['camera', 'frame', 'flower', 'rings', 'heart', 'book'],
  isBroad: true,
  noun: ['a photographer', 'uno studio di fotografia'],
  name: ['Photography', 'Fotografia'],
  lead: ['Tell me what there is to see, and when.', 'Raccontami che cosa c’è da vedere, e quando.'],
  action: ['Ask for a photograph', 'Chiedi un servizio'],
  offer: ['Photography', 'Fotografia'],
  asks: [
    ['What do you photograph?', 'Che cosa fotografi?'],
    ['Where do you work?', 'Dove lavori?'],
    ['What do people take home?', 'Che cosa si porta a casa?'],
  ],
  isPhotographed: true,
  photos: [
    ['camera', 'Early light', 'La luce del mattino'],
    ['heart', 'Between two laughs', 'Tra due risate'],
    ['flower', 'The room before the guests', 'La sala prima degli invitati'],
    ['window', 'A face, a window', 'Un viso, una finestra'],
  ],
  contact: [
    ['About your day', 'La tua giornata'],
    ['When, where, and who will be there?', 'Quando, dove, chi ci sarà?'],
  ],
} as const satisfies Trade;
