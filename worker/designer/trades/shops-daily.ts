import {
  BLUE,
  BRICK,
  HONEY,
  LEAF,
  NAVY,
  OLIVE,
  ORANGE,
  PINE,
  PLUM,
  SEA,
  TEAL,
  TOMATO,
} from './trade-colours.ts';
import { SHOP } from './trade-bases.ts';
import type { Trade } from './trade.ts';

const hardwareStore = {
  ...SHOP,
  id: 'hardware-store',
  words: {
    en: `
      hardware store, hardware shop, ironmonger, diy store, diy shop, tool shop, paint shop,
      builders merchant, builders’ merchant, tool hire`,
    it: `
      ferramenta, colorificio, utensileria, materiali edili, negozio di bricolage,
      rivendita edile, casalinghi`,
  },
  emoji: '🔨🪛🔩',
  schemaType: 'HardwareStore',
  directions: ['market', 'swiss', 'retro', 'poster', 'technical'],
  colours: [TOMATO, NAVY, ORANGE],
  motifs: ['hammer', 'nut', 'drill', 'key', 'roller', 'saw'],
  noun: ['a hardware store', 'una ferramenta'],
  name: ['Hardware store', 'Ferramenta'],
  lead: [
    'Bring the broken part or a photo of it, and ask for what fits.',
    'Porta il pezzo rotto o una foto, e chiedi quello che ci va.',
  ],
  action: ['Ask for a part', 'Chiedi un pezzo'],
  asks: [
    ['What do you stock?', 'Che cosa tieni in negozio?'],
    [
      'Which services are there: keys, paint mixing, sharpening?',
      'Quali servizi fai: chiavi, tinte, affilatura?',
    ],
    ['What can be ordered?', 'Che cosa si può ordinare?'],
  ],
  photos: [
    ['nut', 'Drawers of screws', 'I cassetti delle viti'],
    ['key', 'Keys on the board', 'Il pannello delle chiavi'],
    ['roller', 'Colours, mixed', 'Le tinte al tintometro'],
    ['hammer', 'The counter', 'Il banco'],
  ],
  contact: [
    ['Ask before you come', 'Chiedi prima di venire'],
    [
      'What is it for, which size, how many? A photo helps.',
      'A che cosa serve, che misura, quanti? Una foto aiuta.',
    ],
  ],
} as const satisfies Trade;

const stationer = {
  ...SHOP,
  id: 'stationer',
  words: {
    en: `
      stationery shop, stationer*, art supplies, art shop, office supplies, copy shop, card shop`,
    it: `
      cartoleria, cartolibreria, belle arti, articoli per ufficio, copisteria,
      articoli da disegno`,
  },
  emoji: '✏🖍📎',
  directions: ['playful', 'studio', 'swiss', 'retro', 'market'],
  colours: [HONEY, BLUE, TOMATO],
  motifs: ['pencil', 'pen', 'book', 'document', 'backpack', 'brush'],
  noun: ['a stationery shop', 'una cartoleria'],
  name: ['Stationery', 'Cartoleria'],
  lead: [
    'For the first day of school, for a letter or for the drawing board: bring your list.',
    'Per il primo giorno di scuola, per una lettera o per disegnare: porta la tua lista.',
  ],
  action: ['Send your list', 'Manda la lista'],
  asks: [
    ['What do you sell?', 'Che cosa vendi?'],
    ['Do you print, copy, bind?', 'Stampi, fotocopi, rileghi?'],
    ['Can school books be ordered?', 'Si possono ordinare i libri di scuola?'],
  ],
  photos: [
    ['pencil', 'Pencils by colour', 'Le matite per colore'],
    ['book', 'Notebooks in piles', 'I quaderni in pila'],
    ['pen', 'Fountain pens under glass', 'Le stilografiche in vetrina'],
    ['backpack', 'September', 'Settembre'],
  ],
  contact: [
    ['Leave your list', 'Lascia la lista'],
    [
      'What do you need, for whom, and by which day?',
      'Che cosa ti serve, per chi, ed entro quando?',
    ],
  ],
} as const satisfies Trade;

const newsagent = {
  ...SHOP,
  id: 'newsagent',
  words: {
    en: 'newsagent, newsstand, paper shop, convenience store, corner shop',
    it: 'edicola, edicole, giornalaio',
  },
  emoji: '📰🗞',
  directions: ['newspaper', 'retro', 'market', 'poster', 'swiss'],
  colours: [NAVY, PINE, BRICK],
  motifs: ['newspaper', 'ticket', 'parcel', 'pencil', 'umbrella'],
  noun: ['a newsagent’s', 'un’edicola'],
  name: ['Newsagent', 'Edicola'],
  lead: [
    'Papers, a parcel to collect, a bill to pay: ask what can be done at the counter.',
    'Giornali, un pacco da ritirare, una bolletta da pagare: chiedi che cosa si fa al banco.',
  ],
  action: ['Ask at the counter', 'Chiedi al banco'],
  asks: [
    ['What do you sell?', 'Che cosa vendi?'],
    [
      'Which services are there: parcels, bills, tickets?',
      'Quali servizi offri: pacchi, bollette, biglietti?',
    ],
    ['What do you put by for regulars?', 'Che cosa metti da parte per i clienti?'],
  ],
  photos: [
    ['newspaper', 'The rack at dawn', 'L’espositore all’alba'],
    ['ticket', 'The counter', 'Il banco'],
    ['parcel', 'Parcels to collect', 'I pacchi da ritirare'],
    ['sign', 'The sign from the street', 'L’insegna dalla strada'],
  ],
  contact: [
    ['Ask before you come', 'Chiedi prima di venire'],
    [
      'Which paper, parcel or payment is it about?',
      'Di quale giornale, pacco o pagamento si tratta?',
    ],
  ],
} as const satisfies Trade;

const laundry = {
  ...SHOP,
  id: 'laundry',
  words: {
    en: 'laundry, launderette, laundromat, dry cleaner*, ironing service, laundry service',
    it: 'lavanderia, lavanderia a gettoni, lavasecco, tintoria, stireria, lavanderia industriale',
  },
  emoji: '🧺',
  pages: ['business'],
  schemaType: 'DryCleaningOrLaundry',
  sections: ['services', 'gallery', 'hours'],
  directions: ['swiss', 'coastal', 'playful', 'studio', 'retro'],
  colours: [SEA, TEAL, BLUE],
  motifs: ['washer', 'iron', 'shirt', 'soap', 'coat', 'dress'],
  noun: ['a laundry', 'una lavanderia'],
  name: ['Laundry', 'Lavanderia'],
  lead: [
    'Show us the stain, say what it is and when you need it back.',
    'Mostraci la macchia, di’ di che cosa è e per quando ti serve il capo.',
  ],
  action: ['Ask about a garment', 'Chiedi per un capo'],
  offer: ['Services', 'Servizi'],
  asks: [
    ['What do you wash and iron?', 'Che cosa lavi e stiri?'],
    ['What about leather, duvets, carpets?', 'E pelle, piumoni, tappeti?'],
    ['Do you collect and bring back?', 'Ritiri e riconsegni?'],
  ],
  photos: [
    ['washer', 'The machines', 'Le macchine'],
    ['iron', 'At the ironing table', 'Al banco da stiro'],
    ['shirt', 'Shirts, ready to go', 'Le camicie pronte'],
    ['coat', 'On the rail', 'Sul binario'],
  ],
  contact: [
    ['Ask about your things', 'Chiedi per i tuoi capi'],
    ['What is it, which stain, and by when?', 'Che capo è, quale macchia, ed entro quando?'],
  ],
} as const satisfies Trade;

const optician = {
  ...SHOP,
  id: 'optician',
  words: {
    en: 'optician, optometrist, eyewear shop, glasses shop, sunglasses shop, eye test*',
    it: 'ottico, ottica, ottici, optometrista, negozio di occhiali, occhialeria, centro ottico',
  },
  emoji: '👓🕶',
  schemaType: 'Optician',
  goal: 'book',
  directions: ['swiss', 'studio', 'editorial', 'retro', 'luxury'],
  colours: [NAVY, TEAL, BRICK],
  motifs: ['spectacles', 'book', 'window', 'compass'],
  noun: ['an optician', 'un negozio di ottica'],
  name: ['Optician', 'Ottica'],
  lead: [
    'Say where you strain: at the screen, at the wheel, over the small print.',
    'Di’ dove fai fatica: al computer, al volante, con le scritte piccole.',
  ],
  action: ['Book an eye test', 'Prenota un controllo'],
  offer: ['Frames and lenses', 'Montature e lenti'],
  asks: [
    ['Which frames and lenses do you sell?', 'Che montature e lenti vendi?'],
    ['Which tests and fittings do you do?', 'Quali controlli e applicazioni fai?'],
    ['What do you repair on the spot?', 'Che cosa ripari subito?'],
  ],
  photos: [
    ['spectacles', 'Frames on the wall', 'Le montature a parete'],
    ['compass', 'The test room', 'La sala per il controllo'],
    ['hands', 'A bridge, adjusted', 'Il ponte regolato'],
    ['window', 'The window', 'La vetrina'],
  ],
  contact: [
    ['Test, frame or repair', 'Controllo, montatura o riparazione'],
    [
      'What would you like, and which day suits you?',
      'Di che cosa hai bisogno, e quale giorno ti va bene?',
    ],
  ],
} as const satisfies Trade;

const herbalist = {
  ...SHOP,
  id: 'herbalist',
  words: {
    en: `
      herbalist, tea shop, tea merchant, health food shop, health shop, herb shop, natural cosmetics, soap maker,
      handmade soap, candle maker, aromatherapy shop`,
    it: `
      erboristeria, erborista, negozio di tè, prodotti naturali, cosmetici naturali, saponificio, negozio bio,
      saponi artigianali, candele artigianali`,
  },
  directions: ['wellness', 'craft', 'studio', 'editorial', 'market'],
  colours: [OLIVE, LEAF, PLUM],
  motifs: ['leaf', 'mortar', 'soap', 'jar', 'flower', 'teapot', 'candle'],
  noun: ['a herbalist’s shop', 'un’erboristeria'],
  name: ['Herbalist', 'Erboristeria'],
  lead: [
    'A tea for the evening, a soap for dry skin: say what you are looking for.',
    'Una tisana per la sera, un sapone per la pelle secca: di’ che cosa cerchi.',
  ],
  action: ['Ask for advice', 'Chiedi un consiglio'],
  asks: [
    ['What do you sell?', 'Che cosa vendi?'],
    ['What do you make or blend yourself?', 'Che cosa prepari o misceli tu?'],
    ['What can be weighed out?', 'Che cosa vendi sfuso?'],
  ],
  photos: [
    ['jar', 'Jars with labels', 'I barattoli con le etichette'],
    ['leaf', 'Herbs, up close', 'Le erbe da vicino'],
    ['mortar', 'Blending', 'La miscela'],
    ['soap', 'Soaps, cut', 'I saponi tagliati'],
  ],
  contact: [
    ['Ask for advice', 'Chiedi un consiglio'],
    [
      'What is it for, and is there anything you do not tolerate?',
      'Per che cosa ti serve, e c’è qualcosa che non tolleri?',
    ],
  ],
} as const satisfies Trade;

export const SHOPS_DAILY_TRADES = [
  hardwareStore,
  stationer,
  newsagent,
  laundry,
  optician,
  herbalist,
] as const satisfies readonly Trade[];
