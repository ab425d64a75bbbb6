import type { Trade } from './trade.ts';

export const weddingPlanner = {
  id: 'wedding-planner',
  words: {
    en: `
      wedding planner, wedding planning, wedding organiser, wedding organizer, wedding designer`,
    it: `
      wedding planner, organizzazione matrimoni, organizzatrice di matrimoni,
      organizzazione di matrimoni, wedding designer`,
  },
  emoji: '💍💒👰',
  pages: ['business'],
  schemaType: 'ProfessionalService',
  goal: 'write',
  sections: ['services', 'gallery'],
  directions: ['luxury', 'editorial', 'wellness', 'coastal', 'playful'],
  colours: [
    [0.52, 0.09, 10],
    [0.46, 0.07, 150],
    [0.5, 0.08, 75],
  ],
  motifs: ['rings', 'flower', 'glass', 'cake', 'heart', 'vase'],
  noun: ['a wedding planner', 'una wedding planner'],
  name: ['Wedding planner', 'Wedding planner'],
  lead: [
    'Tell us how you met, and what you would not want.',
    'Raccontateci come vi siete conosciuti e che cosa non vorreste.',
  ],
  action: ['Tell us about your day', 'Raccontateci il vostro giorno'],
  offer: ['Services', 'Servizi'],
  asks: [
    ['What do you take care of?', 'Di che cosa ti occupi?'],
    ['Where do you work?', 'Dove lavori?'],
    ['For which kind of wedding?', 'Per quali matrimoni?'],
  ],
  isPhotographed: true,
  photos: [
    ['glass', 'The table before the guests', 'La tavola prima degli invitati'],
    ['rings', 'Rings on linen', 'Gli anelli sul lino'],
    ['flower', 'A bouquet just tied', 'Un bouquet appena legato'],
    ['lamp', 'Lights at dusk', 'Le luci al tramonto'],
  ],
  contact: [
    ['Ask about your date', 'Chiedete della vostra data'],
    [
      'Names, season, place, roughly how many guests?',
      'Nomi, stagione, luogo, più o meno quanti invitati?',
    ],
  ],
} as const satisfies Trade;
