import type { Trade } from './trade.ts';

export const pharmacy = {
  id: 'pharmacy',
  words: {
    en: 'pharmacy, pharmacies, pharmacist, drugstore, ^chemist',
    it: 'farmacia, farmacista, parafarmacia, farmacia veterinaria',
  },
  pages: ['shop'],
  schemaType: 'Pharmacy',
  goal: 'visit',
  sections: ['services', 'hours'],
  directions: ['wellness', 'swiss', 'heritage', 'coastal', 'studio'],
  colours: [
    [0.48, 0.12, 155],
    [0.46, 0.1, 200],
    [0.45, 0.09, 130],
  ],
  motifs: ['cross', 'mortar', 'leaf', 'heart', 'bottle', 'stethoscope'],
  noun: ['a pharmacy', 'una farmacia'],
  name: ['Pharmacy', 'Farmacia'],
  lead: [
    'Say what you need and when you could come by.',
    'Dicci che cosa ti serve e quando puoi passare.',
  ],
  action: ['Ask the pharmacist', 'Chiedi al farmacista'],
  offer: ['Services', 'Servizi'],
  asks: [
    ['Which services do you offer?', 'Quali servizi offri?'],
    ['What can be reserved?', 'Che cosa si può prenotare?'],
    ['What do people ask you about?', 'Su che cosa ti chiedono consiglio?'],
  ],
  contact: [
    ['Ask the pharmacy', 'Chiedi alla farmacia'],
    [
      'Write what you need and when you could come. Please keep health details for the counter.',
      'Scrivi che cosa ti serve e quando passi. Dei dati di salute parliamone al banco.',
    ],
  ],
} as const satisfies Trade;
