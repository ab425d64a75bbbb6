import type { Trade } from './trade.ts';

export const cleaning = {
  id: 'cleaning',
  words: {
    en: `
      cleaning company, cleaning service, cleaning business, house cleaning, office cleaning,
      window cleaning, cleaners, ^cleaning`,
    it: `
      impresa di pulizi*, ^pulizie, ditta di pulizi*, servizi di pulizia, pulizie uffici,
      pulizie domestiche, pulizie condomini`,
  },
  pages: ['business'],
  schemaType: 'HomeAndConstructionBusiness',
  goal: 'call',
  sections: ['services'],
  directions: ['swiss', 'playful', 'coastal', 'market', 'wellness'],
  colours: [
    [0.52, 0.11, 205],
    [0.5, 0.12, 160],
    [0.5, 0.14, 265],
  ],
  motifs: ['broom', 'bucket', 'window', 'house', 'leaf', 'key'],
  noun: ['a cleaning company', 'un’impresa di pulizie'],
  name: ['Cleaning company', 'Impresa di pulizie'],
  lead: [
    'Tell us which rooms, how often, and when nobody would be disturbed.',
    'Dicci quali ambienti, ogni quanto, e a che ora non si disturba.',
  ],
  action: ['Describe your rooms', 'Descrivi gli ambienti'],
  offer: ['Services', 'Servizi'],
  asks: [
    ['What do you clean?', 'Che cosa pulisci?'],
    ['How often can you come?', 'Ogni quanto puoi venire?'],
    ['Where do you work?', 'In quali zone lavori?'],
  ],
  contact: [
    ['Describe the rooms', 'Descrivi i locali'],
    ['How many rooms, what floors, how often?', 'Quanti locali, che pavimenti, ogni quanto?'],
  ],
} as const satisfies Trade;
