import type { Trade } from './trade.ts';

export const event = {
  id: 'event',
  words: {
    en: `
      event page, music festival, film festival, food festival, conference about, conference on,
      ^festival, ^conference, ^event, ^concert, ^exhibition, ^meetup, ^hackathon, ^summit`,
    it: `
      festival musicale, sagra, ^festival, ^evento, ^convegno, ^conferenza, ^concerto, ^fiera,
      ^mostra, ^rassegna`,
  },
  pages: ['event'],
  schemaType: 'Event',
  goal: 'write',
  sections: ['schedule'],
  directions: ['poster', 'playful', 'market', 'studio', 'technical', 'neon'],
  colours: [
    [0.55, 0.2, 25],
    [0.48, 0.18, 290],
    [0.55, 0.14, 180],
  ],
  motifs: ['ticket', 'microphone', 'note', 'lamp', 'bubble', 'sign'],
  isBroad: true,
  noun: ['an event', 'un evento'],
  name: ['Event', 'Evento'],
  lead: [
    'Look at the programme, and say whether you are coming.',
    'Guarda il programma e dicci se ci sarai.',
  ],
  action: ['Take part', 'Partecipa'],
  offer: ['Programme', 'Programma'],
  contact: [
    ['Say that you are coming', 'Dicci che ci sarai'],
    [
      'Name, how many of you, anything worth knowing?',
      'Nome, quante persone, qualcosa che è bene sapere?',
    ],
  ],
} as const satisfies Trade;
