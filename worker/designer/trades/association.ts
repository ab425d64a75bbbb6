import type { Trade } from './trade.ts';

export const association = {
  id: 'association',
  words: {
    en: `
      charity, non-profit, nonprofit, ngo, association, volunteer group, foundation,
      community group, social club, volunteers, cultural association, sports association`,
    it: `
      associazione, onlus, non profit, circolo, circolo arci, pro loco, comitato, odv, aps,
      volontari, centro anziani, no profit, volontariato, ong, fondazione, ente del terzo settore`,
  },
  pages: ['business', 'association'],
  schemaType: 'NGO',
  goal: 'write',
  sections: ['services', 'events'],
  directions: ['editorial', 'poster', 'craft', 'coastal', 'playful', 'swiss'],
  colours: [
    [0.5, 0.14, 32],
    [0.46, 0.1, 155],
    [0.46, 0.13, 260],
  ],
  motifs: ['hands', 'heart', 'bubble', 'tree', 'house', 'book'],
  isBroad: true,
  noun: ['a non-profit association', 'un’associazione'],
  name: ['Association', 'Associazione'],
  lead: [
    'Come and see, then decide how you would like to take part.',
    'Vieni a vedere, poi decidi come partecipare.',
  ],
  action: ['Get involved', 'Partecipa'],
  offer: ['What we do', 'Che cosa facciamo'],
  asks: [
    ['What do you do together?', 'Che cosa fate insieme?'],
    ['Who is it for?', 'Per chi è?'],
    ['How can somebody join?', 'Come si partecipa?'],
  ],
  contact: [
    ['Write to us', 'Scrivici'],
    ['Would you like to help, or do you have a question?', 'Vuoi dare una mano o hai una domanda?'],
  ],
} as const satisfies Trade;
