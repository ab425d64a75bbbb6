import type { Trade } from './trade.ts';

export const freelancer = {
  id: 'freelancer',
  words: {
    en: `
      web developer, software developer, web designer, graphic designer, ux designer,
      product designer, freelance developer, freelance designer, software architect, ^developer,
      ^designer, ^programmer`,
    it: `
      web designer, sviluppatore web, sviluppatrice web, graphic designer, grafico freelance,
      grafica freelance, sviluppatore, sviluppatrice, programmatore, programmatrice, ^grafico`,
  },
  pages: ['business', 'portfolio'],
  schemaType: 'ProfessionalService',
  goal: 'write',
  isOnePerson: true,
  sections: ['portfolio', 'services'],
  directions: ['technical', 'studio', 'swiss', 'poster', 'editorial', 'brutalist'],
  colours: [
    [0.5, 0.17, 275],
    [0.5, 0.11, 180],
    [0.6, 0.18, 35],
  ],
  motifs: ['laptop', 'pen', 'frame', 'bubble', 'gear', 'lamp'],
  isBroad: true,
  noun: ['a freelance developer or designer', 'un portfolio da freelance'],
  name: ['Portfolio', 'Portfolio'],
  lead: [
    'Tell me what it is, who it is for and when it should exist.',
    'Dimmi che cos’è, per chi è e quando dovrebbe esistere.',
  ],
  action: ['Tell me about your project', 'Parlami del progetto'],
  offer: ['What I do', 'Che cosa faccio'],
  asks: [
    ['What do you make?', 'Che cosa fai?'],
    ['Whom do you work for?', 'Per chi lavori?'],
    ['What do you do besides?', 'Di che cos’altro ti occupi?'],
  ],
  contact: [
    ['Your project in a few lines', 'Il progetto in poche righe'],
    ['Add a link or a sketch if you have one.', 'Aggiungi un link o uno schizzo, se ce l’hai.'],
  ],
} as const satisfies Trade;
