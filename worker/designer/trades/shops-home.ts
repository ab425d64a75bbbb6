import {
  BRICK,
  CLARET,
  COCOA,
  NAVY,
  OCHRE,
  PINE,
  PLUM,
  ROSE,
  SLATE,
  STONE,
  TEAL,
} from './trade-colours.ts';
import { SHOP } from './trade-bases.ts';
import type { Trade } from './trade.ts';

const perfumery = {
  ...SHOP,
  id: 'perfumery',
  words: {
    en: 'perfumery, perfume shop, perfumer, fragrance shop, cosmetics shop, beauty shop',
    it: 'profumeria, profumiere, profumi artistici, negozio di cosmetici, profumeria artistica',
  },
  directions: ['luxury', 'editorial', 'studio', 'wellness', 'poster'],
  colours: [PLUM, ROSE, SLATE],
  motifs: ['perfume', 'flower', 'leaf', 'lemon', 'parcel'],
  noun: ['a perfumery', 'una profumeria'],
  name: ['Perfumery', 'Profumeria'],
  lead: [
    'Name a place or a season, and find the scent that goes with it.',
    'Pensa a un luogo o a una stagione, e cerca il profumo che le somiglia.',
  ],
  action: ['Ask about a scent', 'Chiedi di un profumo'],
  asks: [
    ['Which houses and scents do you have?', 'Quali case e profumi hai?'],
    ['What is there for skin and make-up?', 'Che cosa c’è per la pelle e il trucco?'],
    ['Do you wrap gifts or send them?', 'Fai confezioni regalo o spedisci?'],
  ],
  photos: [
    ['perfume', 'Bottles in the light', 'I flaconi nella luce'],
    ['flower', 'A note of it', 'Una nota'],
    ['hands', 'On the wrist', 'Sul polso'],
    ['parcel', 'Wrapped', 'La confezione'],
  ],
  contact: [
    ['Find your scent', 'Trova il tuo profumo'],
    [
      'For whom, which scents do they like, and for when?',
      'Per chi, che profumi gli piacciono, e per quando?',
    ],
  ],
} as const satisfies Trade;

const tobacconist = {
  ...SHOP,
  id: 'tobacconist',
  words: {
    en: 'tobacconist, tobacco shop, cigar shop, vape shop',
    it: 'tabaccheria, tabaccaio, tabaccai, tabacchi, ricevitoria',
  },
  directions: ['retro', 'swiss', 'market', 'heritage', 'poster'],
  colours: [COCOA, NAVY, PINE],
  motifs: ['ticket', 'parcel', 'newspaper', 'pen', 'umbrella'],
  noun: ['a tobacconist’s', 'una tabaccheria'],
  name: ['Tobacconist', 'Tabaccheria'],
  lead: [
    'A stamp, a top-up, a bill, a parcel: ask what can be done at the counter.',
    'Una marca da bollo, una ricarica, una bolletta, un pacco: chiedi che cosa si fa al banco.',
  ],
  action: ['Ask at the counter', 'Chiedi al banco'],
  asks: [
    ['What do you sell?', 'Che cosa vendi?'],
    ['Which payments and top-ups are done?', 'Quali pagamenti e ricariche si fanno?'],
    ['Do you take in parcels?', 'Ritiri i pacchi?'],
  ],
  photos: [
    ['ticket', 'The counter', 'Il banco'],
    ['parcel', 'Parcels to collect', 'I pacchi da ritirare'],
    ['newspaper', 'Papers by the door', 'I giornali vicino alla porta'],
    ['pen', 'Pens and small gifts', 'Penne e piccoli regali'],
  ],
  contact: [
    ['Ask before you pass by', 'Chiedi prima di passare'],
    [
      'Which service, parcel or payment is it about?',
      'Di quale servizio, pacco o pagamento si tratta?',
    ],
  ],
} as const satisfies Trade;

const haberdashery = {
  ...SHOP,
  id: 'haberdashery',
  words: {
    en: 'haberdashery, wool shop, yarn shop, fabric shop, knitting shop, sewing shop',
    it: 'merceria, filati, negozio di tessuti, tessuti, negozio di lana, ricami, uncinetto',
  },
  emoji: '🧶🧵🪡',
  directions: ['craft', 'playful', 'retro', 'market', 'studio'],
  colours: [ROSE, TEAL, OCHRE],
  motifs: ['yarn', 'button', 'spool', 'mitten', 'scissors', 'hat'],
  noun: ['a haberdashery', 'una merceria'],
  name: ['Haberdashery', 'Merceria'],
  lead: [
    'Bring the pattern or the button that is left, and find what goes with it.',
    'Porta il modello o il bottone rimasto, e trova quello che ci sta bene.',
  ],
  action: ['Ask for a colour', 'Chiedi un colore'],
  asks: [
    ['Which yarns, fabrics and notions are there?', 'Quali filati, tessuti e accessori ci sono?'],
    ['Do you teach or mend?', 'Insegni o ripari?'],
    ['Can it be sent?', 'Spedisci?'],
  ],
  photos: [
    ['yarn', 'Wool by colour', 'La lana per colore'],
    ['button', 'The button drawers', 'I cassetti dei bottoni'],
    ['spool', 'Threads', 'I fili'],
    ['hands', 'An afternoon of knitting', 'Un pomeriggio di maglia'],
  ],
  contact: [
    ['Ask about a yarn', 'Chiedi di un filato'],
    [
      'What are you making, how much do you need, in which colour?',
      'Che cosa fai, quanto te ne serve, di che colore?',
    ],
  ],
} as const satisfies Trade;

const furnitureShop = {
  ...SHOP,
  id: 'furniture-shop',
  words: {
    en: `
      furniture shop, furniture store, furniture showroom, bed shop,
      mattress shop, homeware, interiors shop`,
    it: `
      negozio di mobili, mobilificio, arredamento, arredamenti, materassi, oggettistica`,
  },
  emoji: '🛋',
  schemaType: 'FurnitureStore',
  directions: ['studio', 'editorial', 'swiss', 'luxury', 'craft'],
  colours: [BRICK, PINE, STONE],
  motifs: ['sofa', 'armchair', 'table', 'cabinet', 'lamp', 'chair', 'bed'],
  noun: ['a furniture shop', 'un negozio di arredamento'],
  name: ['Furniture', 'Arredamento'],
  lead: [
    'Bring the measurements of the room and a photo of the wall it stands against.',
    'Porta le misure della stanza e una foto della parete.',
  ],
  action: ['Ask about a piece', 'Chiedi di un mobile'],
  offer: ['Collection', 'Collezione'],
  asks: [
    ['What do you sell?', 'Che cosa vendi?'],
    ['What can be made to measure?', 'Che cosa fai su misura?'],
    ['Do you deliver and fit?', 'Consegni e monti?'],
  ],
  photos: [
    ['sofa', 'A corner of the showroom', 'Un angolo dello showroom'],
    ['table', 'The long table', 'Il tavolo lungo'],
    ['chair', 'A joint, close up', 'Un incastro da vicino'],
    ['lamp', 'In the evening light', 'Con la luce della sera'],
  ],
  contact: [
    ['Plan your room', 'Progetta la stanza'],
    [
      'Which room, how large, and what stays in it?',
      'Quale stanza, quanto è grande, e che cosa resta?',
    ],
  ],
} as const satisfies Trade;

const antiques = {
  ...SHOP,
  id: 'antiques',
  words: {
    en: `
      antiques, antique shop, antique dealer, auction house, vintage furniture, flea market,
      second-hand shop, charity shop, junk shop`,
    it: `
      antiquari*, antiquariato, casa d’aste, modernariato, mercatino dell’usato, rigattiere,
      negozio dell’usato, brocante`,
  },
  schemaType: 'Store',
  directions: ['heritage', 'editorial', 'luxury', 'newspaper', 'craft'],
  colours: [CLARET, COCOA, PINE],
  motifs: ['clock', 'cabinet', 'frame', 'chair', 'telephone', 'candle'],
  noun: ['an antiques shop', 'un negozio di antiquariato'],
  name: ['Antiques', 'Antiquariato'],
  lead: [
    'Say what you are looking for, or send a photo of what you would part with.',
    'Di’ che cosa cerchi, o manda una foto di quello che vorresti vendere.',
  ],
  action: ['Ask about a piece', 'Chiedi di un pezzo'],
  offer: ['Pieces', 'Pezzi'],
  asks: [
    ['What do you deal in?', 'Che cosa tratti?'],
    ['Do you buy, value, restore?', 'Compri, stimi, restauri?'],
    ['How are pieces delivered?', 'Come consegni?'],
  ],
  photos: [
    ['cabinet', 'A drawer, pulled out', 'Un cassetto aperto'],
    ['frame', 'The wall of frames', 'La parete delle cornici'],
    ['clock', 'A maker’s mark', 'Il marchio di fabbrica'],
    ['candle', 'The window at dusk', 'La vetrina al tramonto'],
  ],
  contact: [
    ['Buying or selling', 'Comprare o vendere'],
    [
      'Which piece, what size, and where does it come from? A photo helps.',
      'Quale pezzo, che misure, e da dove viene? Una foto aiuta.',
    ],
  ],
} as const satisfies Trade;

export const SHOPS_HOME_TRADES = [
  perfumery,
  tobacconist,
  haberdashery,
  furnitureShop,
  antiques,
] as const satisfies readonly Trade[];
