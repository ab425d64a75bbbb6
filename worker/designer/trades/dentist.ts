import type { Trade } from './trade.ts';

export const dentist = {
  id: 'dentist',
  words: {
    en: 'dentist, dental practice, dental clinic, dental, orthodontist, dental surgery',
    it: 'dentista, studio dentistico, odontoiatr*, ortodonzia, ortodontista, igienista dentale',
  },
  emoji: '🦷',
  pages: ['business'],
  schemaType: 'Dentist',
  goal: 'book',
  sections: ['services', 'hours'],
  directions: ['wellness', 'swiss', 'coastal', 'studio', 'editorial'],
  colours: [
    [0.52, 0.09, 195],
    [0.48, 0.11, 240],
    [0.5, 0.09, 160],
  ],
  motifs: ['tooth', 'leaf', 'bubble', 'cup', 'flower', 'hands'],
  noun: ['a dental practice', 'uno studio dentistico'],
  name: ['Dental practice', 'Studio dentistico'],
  lead: [
    'Tell us what troubles you and when you could come.',
    'Ci dica che cosa la disturba e quando potrebbe venire.',
  ],
  action: ['Request an appointment', 'Richieda un appuntamento'],
  offer: ['Treatments', 'Cure'],
  asks: [
    ['Which treatments do you offer?', 'Quali cure offri?'],
    ['Do you see children?', 'Visiti anche i bambini?'],
    ['What happens on a first visit?', 'Che cosa si fa alla prima visita?'],
  ],
  contact: [
    ['Arrange your visit', 'Fissi la sua visita'],
    [
      'Leave a number and the times that suit you. Please keep medical details for the visit.',
      'Lasci un numero e gli orari che preferisce. Tenga i dati clinici per la visita.',
    ],
  ],
} as const satisfies Trade;
