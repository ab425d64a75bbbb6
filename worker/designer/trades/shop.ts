import type { Trade } from './trade.ts';

export const shop = {
  id: 'shop',
  words: {
    en: `
      online shop, online store, e-commerce, ecommerce, handmade goods, concept store, gift shop,
      record shop, record store`,
    it: `
      negozio online, e-commerce, ecommerce, articoli fatti a mano, articoli da regalo, concept store,
      negozio di dischi, bottega artigiana`,
  },
  pages: ['shop'],
  schemaType: 'Store',
  goal: 'order',
  sections: ['products', 'gallery'],
  directions: ['market', 'craft', 'studio', 'playful', 'editorial', 'poster'],
  colours: [
    [0.53, 0.13, 38],
    [0.46, 0.1, 225],
    [0.5, 0.09, 140],
  ],
  motifs: ['vase', 'parcel', 'shirt', 'cart', 'leaf', 'heart'],
  isBroad: true,
  noun: ['a shop', 'un negozio'],
  name: ['Shop', 'Bottega'],
  lead: [
    'Look around, and ask about whatever you like.',
    'Guarda con calma e chiedi quello che vuoi.',
  ],
  action: ['Ask about a piece', 'Chiedi di un pezzo'],
  offer: ['Collection', 'Collezione'],
  asks: [
    ['What do you sell?', 'Che cosa vendi?'],
    ['What is new?', 'Che cosa c’è di nuovo?'],
    ['Can it be sent?', 'Spedisci?'],
  ],
  photos: [
    ['vase', 'On the shelf', 'Sullo scaffale'],
    ['leaf', 'A detail', 'Un dettaglio'],
    ['shirt', 'In use', 'In uso'],
    ['parcel', 'Ready to leave', 'Pronto a partire'],
  ],
  contact: [
    ['Order or ask', 'Ordina o chiedi'],
    ['Which piece, how many, to which town?', 'Quale pezzo, quanti, per quale città?'],
  ],
} as const satisfies Trade;
