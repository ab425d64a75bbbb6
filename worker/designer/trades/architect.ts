import type { Trade } from './trade.ts';

export const architect = {
  id: 'architect',
  words: {
    en: `
      architect, architecture studio, architecture firm, architectural practice,
      interior designer, ^architecture, ^interior design`,
    it: `
      architett*, studio di architettura, interior designer, arredatrice, studio di progettazione`,
  },
  pages: ['business', 'portfolio'],
  schemaType: 'ProfessionalService',
  goal: 'write',
  sections: ['portfolio', 'services'],
  directions: ['studio', 'swiss', 'editorial', 'technical', 'luxury', 'brutalist'],
  colours: [
    [0.42, 0.05, 60],
    [0.52, 0.13, 35],
    [0.4, 0.06, 200],
  ],
  motifs: ['window', 'column', 'house', 'pen', 'frame', 'tree'],
  noun: ['an architecture studio', 'uno studio di architettura'],
  name: ['Architecture studio', 'Studio di architettura'],
  lead: [
    'Tell us about the place, and what should happen there.',
    'Ci racconti il luogo, e che cosa vorrebbe che diventasse.',
  ],
  action: ['Discuss a project', 'Parliamo del progetto'],
  offer: ['Services', 'Servizi'],
  asks: [
    ['What do you design most?', 'Che cosa progetti più spesso?'],
    ['Which work do you take on besides?', 'Di quali altri lavori ti occupi?'],
    ['How far do you go along?', 'Fino a dove segui un progetto?'],
  ],
  contact: [
    ['Your project', 'Il suo progetto'],
    ['Where is it, how large, and by when?', 'Dov’è, quanto è grande, ed entro quando?'],
  ],
} as const satisfies Trade;
