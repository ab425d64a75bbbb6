import {
  BLUE,
  BRICK,
  CLARET,
  COCOA,
  HONEY,
  NAVY,
  OCHRE,
  ORANGE,
  SLATE,
  STONE,
  TEAL,
  TOMATO,
} from './trade-colours.ts';
import { WORKSHOP } from './trade-bases.ts';
import type { Trade } from './trade.ts';

const luthier = {
  ...WORKSHOP,
  id: 'luthier',
  words: {
    en: `
      luthier, violin maker, guitar maker, instrument maker`,
    it: `
      liuter*, liutaio, liutaia, riparazione strumenti`,
  },
  emoji: '🎻',
  directions: ['heritage', 'craft', 'editorial', 'luxury', 'studio'],
  colours: [COCOA, CLARET, OCHRE],
  motifs: ['violin', 'guitar', 'plane', 'tree', 'note'],
  noun: ['a luthier', 'una liuteria'],
  name: ['Luthier', 'Liuteria'],
  lead: [
    'Say what you play, what buzzes or will not stay in tune, and bring the bow too.',
    'Di’ che cosa suoni, che cosa vibra o non tiene l’accordatura, e porta anche l’archetto.',
  ],
  action: ['Ask about an instrument', 'Chiedi per uno strumento'],
  asks: [
    ['What do you build?', 'Che cosa costruisci?'],
    ['What do you repair and set up?', 'Che cosa ripari e metti a punto?'],
    ['Can instruments be tried or hired?', 'Si possono provare o noleggiare?'],
  ],
  photos: [
    ['violin', 'In the white', 'Lo strumento in bianco'],
    ['plane', 'Thumb planes', 'I piallini'],
    ['tree', 'Spruce and maple', 'Abete e acero'],
    ['guitar', 'Drying after the varnish', 'Ad asciugare dopo la vernice'],
  ],
  contact: [
    ['Your instrument', 'Il tuo strumento'],
    [
      'Which instrument, who made it, and what does it do?',
      'Che strumento è, di chi, e che cosa fa?',
    ],
  ],
} as const satisfies Trade;

const ceramicist = {
  ...WORKSHOP,
  id: 'ceramicist',
  words: {
    en: `
      ceramics, pottery, ceramicist, ceramic artist, pottery studio`,
    it: `
      ceramiche, ceramica, ceramista, vasaio, laboratorio di ceramica`,
  },
  emoji: '🏺',
  pages: ['shop'],
  goal: 'order',
  sections: ['products', 'gallery'],
  directions: ['craft', 'studio', 'editorial', 'wellness', 'market'],
  colours: [BRICK, TEAL, STONE],
  motifs: ['vase', 'jug', 'teapot', 'plate', 'hands', 'fire'],
  noun: ['a ceramics workshop', 'un laboratorio di ceramica'],
  name: ['Ceramics', 'Ceramiche'],
  lead: [
    'Pick a shape and a glaze, or say what your table is missing.',
    'Scegli una forma e uno smalto, o di’ che cosa manca alla tua tavola.',
  ],
  action: ['Ask about a piece', 'Chiedi di un pezzo'],
  offer: ['Pieces', 'Pezzi'],
  asks: [
    ['What do you make?', 'Che cosa fai?'],
    ['What can be made to order?', 'Che cosa fai su ordinazione?'],
    ['Do you teach?', 'Tieni corsi?'],
  ],
  photos: [
    ['hands', 'At the wheel', 'Al tornio'],
    ['fire', 'The kiln, opened', 'Il forno appena aperto'],
    ['vase', 'On the shelf', 'Sullo scaffale'],
    ['jug', 'A handle, close up', 'Un manico da vicino'],
  ],
  contact: [
    ['Order or ask', 'Ordina o chiedi'],
    ['Which piece, how many, and for which day?', 'Quale pezzo, quanti, e per quando?'],
  ],
} as const satisfies Trade;

const printer = {
  ...WORKSHOP,
  id: 'printer',
  words: {
    en: `
      printer, printing house, print shop, printworks, letterpress, screen printing,
      printing company, sign maker, signwriter, sign writer, engraver,
      t-shirt printing, embroidery shop`,
    it: `
      tipografia, serigrafia, stamperia, stampa digitale, centro stampa, insegne,
      insegne luminose, incisore, timbri e targhe, stampa magliette,
      stampa su tessuto`,
  },
  emoji: '🖨',
  pages: ['business'],
  directions: ['swiss', 'poster', 'brutalist', 'newspaper', 'retro', 'studio'],
  colours: [BLUE, TOMATO, HONEY],
  motifs: ['press', 'document', 'book', 'brush', 'sign', 'shirt'],
  noun: ['a print shop', 'una tipografia'],
  name: ['Print shop', 'Tipografia'],
  lead: [
    'Send the file or just the idea, with the size, the number and the day you need it.',
    'Manda il file o solo l’idea, con il formato, la tiratura e il giorno in cui ti serve.',
  ],
  action: ['Ask for a price', 'Chiedi un preventivo'],
  offer: ['What can be printed', 'Che cosa si stampa'],
  asks: [
    ['What do you print?', 'Che cosa stampi?'],
    ['On which papers and materials?', 'Su quali carte e materiali?'],
    ['Do you also design, fold, bind?', 'Fai anche grafica, piega, rilegatura?'],
  ],
  photos: [
    ['press', 'The machine, running', 'La macchina in funzione'],
    ['document', 'Sheets, still wet', 'I fogli ancora freschi'],
    ['brush', 'Inks', 'Gli inchiostri'],
    ['book', 'Bound and trimmed', 'Rilegato e rifilato'],
  ],
  contact: [
    ['Ask for a price', 'Chiedi un preventivo'],
    [
      'What, which size, how many, which paper, and by when?',
      'Che cosa, che formato, quante copie, che carta, ed entro quando?',
    ],
  ],
} as const satisfies Trade;

const machineShop = {
  ...WORKSHOP,
  id: 'machine-shop',
  words: {
    en: `
      machine shop, engineering firm, engineering company, precision engineering, manufacturer,
      manufacturing company, toolmaker, cnc machining, sheet metal, plastics moulding,
      packaging manufacturer`,
    it: `
      torneria, stampaggio, officina meccanica di precisione, meccanica di precisione, lavorazioni meccaniche,
      fresatura, azienda meccanica, fonderia, lavorazione lamiera, automazione industriale,
      azienda manifatturiera, azienda produttrice, macchine agricole`,
  },
  emoji: '🏭',
  pages: ['business'],
  directions: ['technical', 'swiss', 'brutalist', 'studio', 'market'],
  colours: [NAVY, SLATE, ORANGE],
  motifs: ['gear', 'nut', 'factory', 'wrench', 'document'],
  noun: ['an engineering workshop', 'un’officina meccanica'],
  name: ['Engineering workshop', 'Officina meccanica'],
  lead: [
    'Send the drawing, the material and the quantity: one part or a whole series.',
    'Manda il disegno, il materiale e la quantità: un pezzo solo o una serie.',
  ],
  action: ['Send a drawing', 'Manda un disegno'],
  offer: ['Capabilities', 'Lavorazioni'],
  asks: [
    ['What do you make?', 'Che cosa produci?'],
    ['In which materials and sizes?', 'In quali materiali e misure?'],
    ['For which industries?', 'Per quali settori?'],
  ],
  photos: [
    ['gear', 'A part, finished', 'Un pezzo finito'],
    ['factory', 'The shop floor', 'Il reparto'],
    ['wrench', 'Setting up', 'L’attrezzaggio'],
    ['nut', 'A small series', 'Una piccola serie'],
  ],
  contact: [
    ['Ask for an offer', 'Chiedi un’offerta'],
    [
      'Which part, which material, how many, by when? Attach the drawing.',
      'Che pezzo, che materiale, quanti, entro quando? Allega il disegno.',
    ],
  ],
} as const satisfies Trade;

const computerRepair = {
  ...WORKSHOP,
  id: 'computer-repair',
  words: {
    en: `
      computer repair, phone repair, pc repair, laptop repair, computer shop,
      console repair, electronics repair`,
    it: `
      assistenza computer, riparazione computer, riparazione telefoni, riparazione cellulari,
      riparazione smartphone, negozio di informatica,
      negozio di telefonia, assistenza tecnica pc`,
  },
  pages: ['business'],
  schemaType: 'ComputerStore',
  goal: 'visit',
  sections: ['services', 'gallery', 'hours'],
  directions: ['technical', 'swiss', 'market', 'playful', 'studio'],
  colours: [BLUE, TEAL, ORANGE],
  motifs: ['chip', 'laptop', 'phone', 'plug', 'wrench'],
  noun: ['a repair shop for computers and phones', 'un centro assistenza'],
  name: ['Computer and phone repair', 'Assistenza e riparazioni'],
  lead: [
    'Say which device it is, what it does and whether the data is saved elsewhere.',
    'Di’ che apparecchio è, che cosa fa e se i dati sono salvati altrove.',
  ],
  action: ['Ask about a repair', 'Chiedi per una riparazione'],
  offer: ['Repairs', 'Riparazioni'],
  asks: [
    ['What do you repair?', 'Che cosa ripari?'],
    ['Which makes?', 'Di quali marche?'],
    ['Do you come to the house or office?', 'Vieni a casa o in ufficio?'],
  ],
  photos: [
    ['chip', 'Opened up', 'Aperto'],
    ['phone', 'A new screen', 'Uno schermo nuovo'],
    ['wrench', 'The bench', 'Il banco'],
    ['laptop', 'Running again', 'Di nuovo acceso'],
  ],
  contact: [
    ['Describe the fault', 'Descrivi il guasto'],
    [
      'Which make and model, what happens, and since when?',
      'Che marca e modello, che cosa succede, e da quando?',
    ],
  ],
} as const satisfies Trade;

export const CRAFTS_FINE_TRADES = [
  luthier,
  ceramicist,
  printer,
  machineShop,
  computerRepair,
] as const satisfies readonly Trade[];
