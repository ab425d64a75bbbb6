import type { Trade } from './trade.ts';

export const consulting = {
  id: 'consulting',
  words: {
    en: `
      consulting firm, consultancy, business consultant, business consulting, ^consultant,
      ^consulting`,
    it: `
      società di consulenza, consulenza aziendale, consulente aziendale, studio di consulenza,
      ^consulente, ^consulenza`,
  },
  pages: ['business'],
  schemaType: 'ProfessionalService',
  goal: 'write',
  sections: ['services'],
  directions: ['swiss', 'editorial', 'studio', 'technical', 'heritage'],
  colours: [
    [0.4, 0.1, 262],
    [0.45, 0.08, 195],
    [0.42, 0.11, 20],
  ],
  motifs: ['chart', 'compass', 'bubble', 'document', 'pen', 'lamp'],
  isBroad: true,
  noun: ['a consulting firm', 'una società di consulenza'],
  name: ['Consulting', 'Consulenza'],
  lead: [
    'Tell us what is to be decided, and who will have to live with it.',
    'Ci dica che cosa va deciso, e chi dovrà conviverci.',
  ],
  action: ['Describe your situation', 'Ci esponga la situazione'],
  offer: ['Fields', 'Ambiti'],
  asks: [
    ['Who asks for your advice?', 'Chi chiede il tuo consiglio?'],
    ['In which fields?', 'In quali campi?'],
    ['How do you work with them?', 'Come lavori con chi ti chiama?'],
  ],
  contact: [
    ['Put it in a few lines', 'In poche righe'],
    [
      'What is it about, and by when must it be decided?',
      'Di che cosa si tratta, ed entro quando va deciso?',
    ],
  ],
} as const satisfies Trade;
