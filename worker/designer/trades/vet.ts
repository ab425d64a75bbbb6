import type { Trade } from './trade.ts';

export const vet = {
  id: 'vet',
  words: {
    en: 'vet, veterinary clinic, veterinary, veterinarian, animal hospital, pet clinic',
    it: 'veterinari*, clinica veterinaria, ambulatorio veterinario, studio veterinario',
  },
  emoji: '🐕🐈🐶🐱🐾',
  pages: ['business'],
  schemaType: 'VeterinaryCare',
  goal: 'call',
  sections: ['services', 'hours'],
  directions: ['wellness', 'playful', 'coastal', 'craft', 'swiss'],
  colours: [
    [0.5, 0.1, 175],
    [0.48, 0.12, 245],
    [0.56, 0.13, 45],
  ],
  motifs: ['paw', 'dog', 'stethoscope', 'heart', 'cross', 'leaf'],
  noun: ['a veterinary practice', 'un ambulatorio veterinario'],
  name: ['Veterinary practice', 'Ambulatorio veterinario'],
  lead: [
    'Tell us who is coming and what you have noticed.',
    'Dicci chi arriva e che cosa hai notato.',
  ],
  action: ['Call the practice', 'Chiama l’ambulatorio'],
  offer: ['Care', 'Cure'],
  asks: [
    ['Which animals do you see?', 'Quali animali visiti?'],
    ['What do you treat?', 'Di che cosa ti occupi?'],
    ['What about emergencies?', 'E per le urgenze?'],
  ],
  contact: [
    ['Tell us who is coming', 'Dicci chi arriva'],
    [
      'Name, species, age, and what you have noticed. In an emergency, telephone.',
      'Nome, specie, età e che cosa hai notato. Per le urgenze, telefona.',
    ],
  ],
} as const satisfies Trade;
