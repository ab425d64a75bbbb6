import type { Trade } from './trade.ts';

export const plumber = {
  id: 'plumber',
  words: {
    en: 'plumber, plumbing, heating engineer, boiler repair, plumbing and heating',
    it: `
      idraulic*, idraulico, termoidraulic*, caldaie, impianti idraulici,
      pronto intervento idraulico`,
  },
  emoji: '🚰🪠',
  pages: ['business'],
  schemaType: 'Plumber',
  goal: 'call',
  sections: ['services'],
  directions: ['swiss', 'market', 'poster', 'technical', 'coastal'],
  colours: [
    [0.48, 0.14, 250],
    [0.6, 0.17, 50],
    [0.45, 0.09, 200],
  ],
  motifs: ['tap', 'pipe', 'wrench', 'house', 'bucket', 'gear'],
  noun: ['a plumbing business', 'un idraulico'],
  name: ['Plumber', 'Idraulico'],
  lead: [
    'Tell us what drips, what is blocked, and since when.',
    'Dicci che cosa perde, che cosa è otturato e da quando.',
  ],
  action: ['Call about a repair', 'Chiama per una riparazione'],
  offer: ['Services', 'Servizi'],
  asks: [
    ['What do you repair?', 'Che cosa ripari?'],
    ['What do you install?', 'Che cosa installi?'],
    ['Where do you work?', 'In quali zone lavori?'],
  ],
  contact: [
    ['Describe the problem', 'Descrivi il problema'],
    [
      'What happens, since when, which make? For running water, please call.',
      'Che cosa succede, da quando, di che marca? Se l’acqua scorre, telefona.',
    ],
  ],
} as const satisfies Trade;
