import type { Trade } from './trade.ts';

export const builder = {
  id: 'builder',
  words: {
    en: `
      building company, construction company, renovation company, building contractor, builders,
      bricklayer, roofer, ^renovation`,
    it: `
      impresa edile, impresa di ristrutturazion*, impresa di costruzioni, ristrutturazioni edili,
      ditta edile, muratore, muratori, costruzioni edili, lattoniere, ^ristrutturazioni`,
  },
  pages: ['business'],
  schemaType: 'GeneralContractor',
  goal: 'call',
  sections: ['services', 'portfolio'],
  directions: ['poster', 'market', 'technical', 'swiss', 'craft'],
  colours: [
    [0.58, 0.15, 50],
    [0.42, 0.06, 240],
    [0.5, 0.12, 32],
  ],
  motifs: ['brick', 'trowel', 'house', 'crane', 'bucket', 'window'],
  noun: ['a building company', 'un’impresa edile'],
  name: ['Building company', 'Impresa edile'],
  lead: [
    'Tell us which room, which wall, which roof, and how you would like it to be.',
    'Raccontaci quale stanza, quale muro, quale tetto, e come lo vorresti.',
  ],
  action: ['Describe the work', 'Descrivi i lavori'],
  offer: ['What we do', 'Che cosa facciamo'],
  asks: [
    ['What do you build most?', 'Che lavori fai più spesso?'],
    ['What else do you take on?', 'Che cos’altro fai?'],
    ['Where do you work?', 'In quali zone lavori?'],
  ],
  contact: [
    ['Describe the work', 'Descrivi i lavori'],
    [
      'What is to be done, where, and when would you like to begin?',
      'Che cosa c’è da fare, dove, e quando vorresti cominciare?',
    ],
  ],
} as const satisfies Trade;
