import type { Trade } from './trade.ts';

export const realEstate = {
  id: 'real-estate',
  words: {
    en: 'real estate, estate agent, estate agency, realtor, letting agent',
    it: 'agenzia immobiliare, immobiliare, consulente immobiliare, case in vendita',
  },
  pages: ['business'],
  schemaType: 'RealEstateAgent',
  goal: 'write',
  sections: ['services'],
  directions: ['editorial', 'swiss', 'studio', 'coastal', 'luxury', 'poster'],
  colours: [
    [0.42, 0.09, 250],
    [0.42, 0.08, 160],
    [0.5, 0.12, 38],
  ],
  motifs: ['house', 'key', 'window', 'document', 'tree', 'sign'],
  noun: ['an estate agency', 'un’agenzia immobiliare'],
  name: ['Estate agency', 'Agenzia immobiliare'],
  lead: [
    'Tell us what you are looking for, or what you would like to sell.',
    'Dicci che casa cerchi, o che cosa vorresti vendere.',
  ],
  action: ['Tell us what you are looking for', 'Dicci che casa cerchi'],
  offer: ['Services', 'Servizi'],
  asks: [
    ['Do you sell, let, or both?', 'Vendi, affitti o tutt’e due?'],
    ['In which areas?', 'In quali zone?'],
    ['What do you do for owners?', 'Che cosa fai per chi vende?'],
  ],
  contact: [
    ['Selling or searching?', 'Vendi o cerchi?'],
    [
      'Say whether you want to sell, buy or let, and in which area.',
      'Dicci se vuoi vendere, comprare o affittare, e in quale zona.',
    ],
  ],
} as const satisfies Trade;
