import type { Trade } from './trade.ts';

export const yoga = {
  id: 'yoga',
  words: {
    en: `
      yoga, yoga studio, pilates, meditation, yoga teacher, school of yoga, yoga school,
      wellness studio`,
    it: `
      yoga, pilates, meditazione, studio di yoga, scuola di yoga, scuola di pilates,
      insegnante di yoga, centro olistico`,
  },
  emoji: '🧘',
  pages: ['business', 'course'],
  schemaType: 'SportsActivityLocation',
  goal: 'book',
  sections: ['services', 'hours'],
  directions: ['wellness', 'coastal', 'editorial', 'craft', 'luxury'],
  colours: [
    [0.5, 0.08, 155],
    [0.55, 0.1, 35],
    [0.5, 0.08, 290],
  ],
  motifs: ['lotus', 'leaf', 'mountain', 'flower', 'cup', 'heart'],
  noun: ['a yoga studio', 'uno studio di yoga'],
  name: ['Yoga studio', 'Studio di yoga'],
  lead: [
    'Tell us which days suit you and whether you have practised before.',
    'Dicci quali giorni ti vanno bene e se hai già praticato.',
  ],
  action: ['Try a class', 'Prova una lezione'],
  offer: ['Classes', 'Lezioni'],
  asks: [
    ['Which classes are there?', 'Che lezioni ci sono?'],
    ['For which levels?', 'Per quali livelli?'],
    ['What should people bring?', 'Che cosa conviene portare?'],
  ],
  contact: [
    ['Ask about classes', 'Chiedi delle lezioni'],
    [
      'Which days suit you? Mention injuries, too.',
      'Quali giorni ti vanno bene? Segnala anche gli infortuni.',
    ],
  ],
} as const satisfies Trade;
