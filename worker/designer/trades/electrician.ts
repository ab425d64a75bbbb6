import type { Trade } from './trade.ts';

export const electrician = {
  id: 'electrician',
  words: {
    en: `
      electrician, electrical contractor, electrical, solar installer, photovoltaic,
      lighting installer`,
    it: `
      elettricist*, impianti elettrici, impiantista, fotovoltaic*, domotica,
      installatore elettrico`,
  },
  emoji: '⚡💡🔌',
  pages: ['business'],
  schemaType: 'Electrician',
  goal: 'call',
  sections: ['services'],
  directions: ['technical', 'swiss', 'market', 'poster', 'studio'],
  colours: [
    [0.78, 0.16, 88],
    [0.5, 0.16, 262],
    [0.6, 0.17, 45],
  ],
  motifs: ['bolt', 'plug', 'lamp', 'house', 'gear', 'wrench'],
  noun: ['an electrical business', 'un elettricista'],
  name: ['Electrician', 'Elettricista'],
  lead: [
    'Tell us what happened, in which room, and since when.',
    'Dicci che cosa è successo, in quale stanza e da quando.',
  ],
  action: ['Call the electrician', 'Chiama l’elettricista'],
  offer: ['Services', 'Servizi'],
  asks: [
    ['Which faults do you repair?', 'Quali guasti ripari?'],
    ['What do you install?', 'Che cosa installi?'],
    ['Where do you work?', 'In quali zone lavori?'],
  ],
  contact: [
    ['Describe the fault', 'Descrivi il guasto'],
    [
      'What happened and where? If it smells or sparks, do not write: call.',
      'Che cosa è successo e dove? Se c’è odore o scintille non scrivere: chiama.',
    ],
  ],
} as const satisfies Trade;
