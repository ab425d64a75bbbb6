import type { Trade } from './trade.ts';

export const garage = {
  id: 'garage',
  words: {
    en: `
      garage, car repair, mechanic, auto repair, body shop, tyre shop, car service, tyre fitter,
      car workshop, auto electrician`,
    it: `
      officina, meccanico, meccatronic*, centro revisioni, riparazione auto, autofficina,
      carrozzeria, gommista, elettrauto, autoriparazioni`,
  },
  emoji: '🚗🚙',
  pages: ['business'],
  schemaType: 'AutoRepair',
  goal: 'call',
  sections: ['services', 'hours'],
  directions: ['poster', 'technical', 'swiss', 'market', 'studio'],
  colours: [
    [0.52, 0.18, 28],
    [0.44, 0.13, 255],
    [0.75, 0.15, 85],
  ],
  motifs: ['car', 'wheel', 'wrench', 'gear', 'bolt', 'key'],
  noun: ['a car repair garage', 'un’officina'],
  name: ['Garage', 'Officina'],
  lead: [
    'Tell us the make, the year and what the car is doing.',
    'Dicci la marca, l’anno e che cosa fa la macchina.',
  ],
  action: ['Call the garage', 'Chiama l’officina'],
  offer: ['Services', 'Servizi'],
  asks: [
    ['What do you repair?', 'Che cosa ripari?'],
    ['Which makes do you work on?', 'Su quali marche lavori?'],
    ['What else can be done here?', 'Che cos’altro si può fare da te?'],
  ],
  contact: [
    ['Write to the garage', 'Scrivi all’officina'],
    [
      'Make, model, year, and what the car is doing. If it will not move, call.',
      'Marca, modello, anno e che cosa fa la macchina. Se non si muove, telefona.',
    ],
  ],
} as const satisfies Trade;
