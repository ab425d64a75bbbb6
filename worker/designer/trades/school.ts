import type { Trade } from './trade.ts';

export const school = {
  id: 'school',
  words: {
    en: 'private school, primary school, secondary school, school of, ^school, school for, theatre school',
    it: 'scuola di, ^scuola, scuola privata, scuola primaria, scuola paritaria, corsi di formazione',
  },
  pages: ['business', 'course'],
  schemaType: 'EducationalOrganization',
  goal: 'write',
  sections: ['services', 'hours'],
  directions: ['playful', 'swiss', 'editorial', 'studio', 'poster', 'craft'],
  colours: [
    [0.5, 0.14, 262],
    [0.58, 0.15, 45],
    [0.47, 0.1, 165],
  ],
  motifs: ['book', 'pen', 'backpack', 'lamp', 'note', 'compass'],
  isBroad: true,
  noun: ['a school', 'una scuola'],
  name: ['School', 'Scuola'],
  lead: [
    'Tell us what you would like to be able to do, and where you begin.',
    'Dicci che cosa vorresti saper fare e da dove parti.',
  ],
  action: ['Tell us your level', 'Dicci il tuo livello'],
  offer: ['Courses', 'Corsi'],
  asks: [
    ['Which courses are there?', 'Che corsi ci sono?'],
    ['For which ages and levels?', 'Per quali età e livelli?'],
    ['How does one enrol?', 'Come ci si iscrive?'],
  ],
  contact: [
    ['Ask about courses', 'Chiedi dei corsi'],
    [
      'Which course, what experience, which days suit you?',
      'Quale corso, che esperienza hai, quali giorni ti vanno bene?',
    ],
  ],
} as const satisfies Trade;
