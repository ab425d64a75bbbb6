import type { Trade } from './trade.ts';

export const gym = {
  id: 'gym',
  words: {
    en: 'gym, fitness, crossfit, fitness studio, boxing club',
    it: 'palestra, fitness, crossfit, centro sportivo, pugilato, allenatore',
  },
  emoji: '🏋💪',
  pages: ['business'],
  schemaType: 'ExerciseGym',
  goal: 'book',
  sections: ['services', 'hours'],
  directions: ['poster', 'swiss', 'technical', 'playful', 'studio'],
  colours: [
    [0.58, 0.2, 35],
    [0.45, 0.18, 265],
    [0.55, 0.14, 145],
  ],
  motifs: ['dumbbell', 'kettlebell', 'heart', 'bolt', 'mountain', 'bicycle'],
  noun: ['a gym', 'una palestra'],
  name: ['Gym', 'Palestra'],
  lead: [
    'Tell us what you would like to achieve and when you have time.',
    'Dicci che cosa vorresti ottenere e quando hai tempo.',
  ],
  action: ['Come and train', 'Vieni ad allenarti'],
  offer: ['Training', 'Allenamenti'],
  asks: [
    ['What can people train here?', 'Che cosa si allena da voi?'],
    ['Which courses are there?', 'Che corsi ci sono?'],
    ['How does a first session go?', 'Com’è la prima volta?'],
  ],
  contact: [
    ['Ask a trainer', 'Chiedi a chi allena'],
    [
      'What would you like to achieve? Mention injuries, too.',
      'Che cosa vorresti ottenere? Segnala anche gli infortuni.',
    ],
  ],
} as const satisfies Trade;
