import { BRICK, COCOA, NAVY, OCHRE, PINE, PLUM, SLATE } from './trade-colours.ts';
import type { Trade } from './trade.ts';

/** A shop whose goods are looked at and chosen. */
const SHOP = {
  pages: ['shop'],
  goal: 'visit',
  sections: ['products', 'gallery', 'hours'],
  keepsWord: true,
} as const satisfies Partial<Trade>;

const jeweller = {
  ...SHOP,
  id: 'jeweller',
  words: {
    en: 'jeweller, jeweller*, jeweler*, jewellery, jewelry, goldsmith, silversmith, handmade jewellery',
    it: `
      gioielleria, gioiellier*, oreficeria, orefice, orafo, orafa, argentiere, gioielli,
      bigiotteria`,
  },
  emoji: '💎💍',
  schemaType: 'JewelryStore',
  directions: ['luxury', 'studio', 'editorial', 'heritage', 'craft'],
  colours: [PINE, PLUM, OCHRE],
  motifs: ['ring', 'rings', 'heart', 'parcel', 'moon'],
  noun: ['a jeweller’s', 'una gioielleria'],
  name: ['Jeweller', 'Gioielleria'],
  lead: [
    'Bring a stone, an old ring or just an idea, and see what can become of it.',
    'Porta una pietra, un vecchio anello o solo un’idea, e vedi che cosa può diventare.',
  ],
  action: ['Ask about a piece', 'Chiedi di un gioiello'],
  offer: ['Pieces', 'Gioielli'],
  asks: [
    ['What do you make or sell?', 'Che cosa fai o vendi?'],
    ['What can be made to order?', 'Che cosa fai su misura?'],
    ['What do you repair or resize?', 'Che cosa ripari o allarghi?'],
  ],
  photos: [
    ['ring', 'A ring, from the side', 'Un anello, di profilo'],
    ['hands', 'At the bench', 'Al banchetto'],
    ['rings', 'A pair', 'Una coppia'],
    ['parcel', 'The box', 'L’astuccio'],
  ],
  contact: [
    ['Ask for an appointment', 'Chiedi un appuntamento'],
    ['For whom, which occasion, and by when?', 'Per chi, per quale occasione, ed entro quando?'],
  ],
} as const satisfies Trade;

const watchmaker = {
  ...SHOP,
  id: 'watchmaker',
  words: {
    en: `
      watchmaker, watch repair*, watch shop, clock repair*, clockmaker, horologist,
      vintage watches`,
    it: 'orologiaio, orologeria, riparazione orologi, orologi d’epoca, orologiai',
  },
  emoji: '⌚',
  schemaType: 'JewelryStore',
  directions: ['heritage', 'technical', 'luxury', 'swiss', 'editorial'],
  colours: [NAVY, COCOA, PINE],
  motifs: ['watch', 'clock', 'gear', 'hands'],
  noun: ['a watchmaker', 'un orologiaio'],
  name: ['Watchmaker', 'Orologeria'],
  lead: [
    'Say which watch or clock it is, what it does and since when.',
    'Di’ che orologio è, che cosa fa e da quando.',
  ],
  action: ['Ask about a repair', 'Chiedi per una riparazione'],
  offer: ['Repairs and watches', 'Riparazioni e orologi'],
  asks: [
    ['What do you repair?', 'Che cosa ripari?'],
    ['Which watches do you sell?', 'Che orologi vendi?'],
    ['What is done while people wait?', 'Che cosa fai subito?'],
  ],
  photos: [
    ['gear', 'A movement, open', 'Un movimento aperto'],
    ['watch', 'Back on the strap', 'Di nuovo al polso'],
    ['clock', 'Clocks on the wall', 'Gli orologi a parete'],
    ['hands', 'With the loupe', 'Con la lente'],
  ],
  contact: [
    ['Bring it or write', 'Portalo o scrivi'],
    ['Which make, how old, and what happens?', 'Che marca, che età, e che cosa succede?'],
  ],
} as const satisfies Trade;

const clothesShop = {
  ...SHOP,
  id: 'clothes-shop',
  words: {
    en: `
      clothes shop, clothing shop, clothing store, vintage shop, vintage store, boutique,
      fashion boutique, menswear, womenswear, bridal shop, second-hand clothes,
      fashion brand, clothing brand`,
    it: `
      negozio di abbigliamento, abbigliamento vintage, negozio di vestiti, boutique,
      abbigliamento donna, abbigliamento uomo, abbigliamento bambini, abiti da sposa,
      negozio vintage`,
  },
  emoji: '👗👚👕',
  schemaType: 'ClothingStore',
  directions: ['editorial', 'studio', 'poster', 'retro', 'luxury', 'brutalist'],
  colours: [PLUM, SLATE, BRICK],
  motifs: ['coat', 'dress', 'shirt', 'trousers', 'bag', 'button', 'hat'],
  noun: ['a clothes shop', 'un negozio di abbigliamento'],
  name: ['Clothes shop', 'Abbigliamento'],
  lead: [
    'Say the occasion and your size, and come in to try things on.',
    'Di’ l’occasione e la taglia, e vieni a provare.',
  ],
  action: ['Ask about a piece', 'Chiedi di un capo'],
  offer: ['Collection', 'Collezione'],
  asks: [
    ['What do you sell?', 'Che cosa vendi?'],
    ['Which sizes and labels?', 'Quali taglie e marchi?'],
    ['Are alterations done?', 'Si fanno modifiche?'],
  ],
  photos: [
    ['dress', 'In the window', 'In vetrina'],
    ['button', 'A detail', 'Un dettaglio'],
    ['coat', 'On the rail', 'Sullo stand'],
    ['mannequin', 'Put together', 'L’abbinamento'],
  ],
  contact: [
    ['Ask before you come', 'Chiedi prima di passare'],
    [
      'Which piece, which size, for which occasion?',
      'Quale capo, che taglia, per quale occasione?',
    ],
  ],
} as const satisfies Trade;

const shoeShop = {
  ...SHOP,
  id: 'shoe-shop',
  words: {
    en: 'shoe shop, shoe store, footwear',
    it: 'negozio di scarpe, calzature, negozio di calzature',
  },
  emoji: '👞👠👟',
  schemaType: 'ShoeStore',
  directions: ['craft', 'editorial', 'heritage', 'studio', 'poster'],
  colours: [COCOA, BRICK, PINE],
  motifs: ['shoe', 'boot', 'bag', 'spool', 'parcel'],
  noun: ['a shoe shop', 'un negozio di calzature'],
  name: ['Shoe shop', 'Calzature'],
  lead: [
    'Say where you walk and what your feet complain of, then try a few on.',
    'Di’ dove cammini e che cosa ti dà fastidio, poi prova con calma.',
  ],
  action: ['Ask about a pair', 'Chiedi di un modello'],
  offer: ['Collection', 'Collezione'],
  asks: [
    ['What do you sell or make?', 'Che cosa vendi o fai?'],
    ['In which sizes and leathers?', 'In quali misure e pelli?'],
    ['What is repaired or made to order?', 'Che cosa ripari o fai su misura?'],
  ],
  photos: [
    ['shoe', 'A pair, from above', 'Un paio, dall’alto'],
    ['spool', 'The seam', 'La cucitura'],
    ['boot', 'On the shelf', 'Sullo scaffale'],
    ['bag', 'In the window', 'In vetrina'],
  ],
  contact: [
    ['Ask about a pair', 'Chiedi di un modello'],
    ['Which model, which size, and which colour?', 'Quale modello, che numero, e di che colore?'],
  ],
} as const satisfies Trade;

const leatherShop = {
  ...SHOP,
  id: 'leather-shop',
  words: {
    en: 'leather goods, leather workshop, bag maker, handbags, saddler, leatherworker',
    it: 'pelletteria, valigeria, borse artigianali, borse in pelle, sellaio',
  },
  emoji: '👜👛',
  schemaType: 'Store',
  directions: ['heritage', 'craft', 'studio', 'editorial', 'luxury'],
  colours: [COCOA, BRICK, PINE],
  motifs: ['bag', 'spool', 'suitcase', 'hands'],
  noun: ['a leather workshop', 'una pelletteria'],
  name: ['Leather goods', 'Pelletteria'],
  lead: [
    'Say what you carry, and choose the hide, the colour and the clasp.',
    'Di’ che cosa porti con te, e scegli la pelle, il colore e la chiusura.',
  ],
  action: ['Ask about a bag', 'Chiedi di una borsa'],
  offer: ['Collection', 'Collezione'],
  asks: [
    ['What do you make or sell?', 'Che cosa fai o vendi?'],
    ['In which leathers and colours?', 'In quali pelli e colori?'],
    ['What is repaired or made to order?', 'Che cosa ripari o fai su misura?'],
  ],
  photos: [
    ['bag', 'In the window', 'In vetrina'],
    ['spool', 'The seam', 'La cucitura'],
    ['hands', 'Cutting the hide', 'Il taglio della pelle'],
    ['suitcase', 'After years of use', 'Dopo anni di uso'],
  ],
  contact: [
    ['Ask about a piece', 'Chiedi di un pezzo'],
    ['Which piece, for what use, in which colour?', 'Quale pezzo, per che uso, di che colore?'],
  ],
} as const satisfies Trade;

export const SHOPS_GOODS_TRADES = [
  jeweller,
  watchmaker,
  clothesShop,
  shoeShop,
  leatherShop,
] as const satisfies readonly Trade[];
