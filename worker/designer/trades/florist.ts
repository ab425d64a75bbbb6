import type { Trade } from './trade.ts';

export const florist = {
  id: 'florist',
  words: {
    en: 'florist, flower shop, floral design, flowers, garden centre, nursery plants',
    it: 'fiorist*, fioraio, fioraia, negozio di fiori, fioreria, vivaio, fiori',
  },
  emoji: '💐🌸🌷🌹🌻',
  pages: ['shop'],
  schemaType: 'Florist',
  goal: 'order',
  sections: ['products', 'gallery', 'hours'],
  directions: ['wellness', 'playful', 'editorial', 'craft', 'poster'],
  colours: [
    [0.52, 0.14, 355],
    [0.45, 0.1, 150],
    [0.6, 0.15, 50],
  ],
  motifs: ['flower', 'vase', 'leaf', 'heart', 'rings', 'parcel'],
  noun: ['a flower shop', 'un negozio di fiori'],
  name: ['Flower shop', 'Fiori'],
  lead: [
    'Tell us the occasion, the colours and the day.',
    'Raccontaci l’occasione, i colori e il giorno.',
  ],
  action: ['Ask for flowers', 'Chiedi dei fiori'],
  offer: ['Flowers', 'I fiori'],
  asks: [
    ['Which flowers do you have?', 'Che fiori hai?'],
    ['For which occasions?', 'Per quali occasioni?'],
    ['Can they be delivered?', 'Li consegni?'],
  ],
  photos: [
    ['bucket', 'The buckets in the morning', 'I secchi al mattino'],
    ['flower', 'Tying', 'Mentre si lega'],
    ['plate', 'A table for twelve', 'Una tavola per dodici'],
    ['parcel', 'Wrapped and waiting', 'Incartato, in attesa'],
  ],
  contact: [
    ['Tell us the occasion', 'Raccontaci l’occasione'],
    ['For whom, for when, in which colours?', 'Per chi, per quando, in che colori?'],
  ],
} as const satisfies Trade;
