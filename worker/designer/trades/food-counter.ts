import {
  BRICK,
  CLARET,
  HONEY,
  LEAF,
  NAVY,
  OCHRE,
  OLIVE,
  ORANGE,
  SEA,
  TEAL,
  TOMATO,
} from './trade-colours.ts';
import type { Trade } from './trade.ts';

/** A counter to which people come. */
const COUNTER = {
  pages: ['shop'],
  schemaType: 'Store',
  goal: 'visit',
  sections: ['products', 'gallery', 'hours'],
  offer: ['At the counter', 'Al banco'],
  keepsWord: true,
} as const satisfies Partial<Trade>;

const butcher = {
  ...COUNTER,
  id: 'butcher',
  words: {
    en: 'butcher, butchery, meat shop',
    it: 'macelleria, macellaio, macellai*, norcineria, polleria, macelleria gastronomia',
  },
  emoji: '🥩🍖',
  directions: ['market', 'heritage', 'poster', 'craft', 'editorial'],
  colours: [CLARET, TOMATO, BRICK],
  motifs: ['cleaver', 'ham', 'salami', 'cow', 'sheep', 'hen'],
  noun: ['a butcher’s shop', 'una macelleria'],
  name: ['Butcher', 'Macelleria'],
  lead: [
    'Say what you are cooking and for how many, and ask for the right cut.',
    'Di’ che cosa cucini e in quanti siete a tavola, e chiedi il taglio giusto.',
  ],
  action: ['Order from the counter', 'Ordina al banco'],
  asks: [
    ['Which meats do you sell?', 'Che carni vendi?'],
    ['What do you make ready to cook?', 'Che cosa prepari di pronto da cuocere?'],
    ['What can be ordered for feast days?', 'Che cosa si può ordinare per le feste?'],
  ],
  photos: [
    ['cleaver', 'The block and the knives', 'Il ceppo e i coltelli'],
    ['ham', 'What hangs and matures', 'Quello che stagiona'],
    ['salami', 'Sausages, freshly tied', 'Le salsicce appena legate'],
    ['scales', 'On the scales', 'Sulla bilancia'],
  ],
  contact: [
    ['Order ahead', 'Ordina prima'],
    ['Which cut, what weight, for which day?', 'Quale taglio, che peso, per quale giorno?'],
  ],
} as const satisfies Trade;

const fishmonger = {
  ...COUNTER,
  id: 'fishmonger',
  words: {
    en: 'fishmonger, fish shop, fish market, seafood shop',
    it: 'pescheria, pescivendol*, banco del pesce, mercato ittico',
  },
  emoji: '🐟🦐🦪',
  directions: ['coastal', 'market', 'poster', 'swiss', 'craft'],
  colours: [SEA, TEAL, NAVY],
  motifs: ['fish', 'boat', 'lemon', 'anchor', 'crate', 'scales'],
  noun: ['a fishmonger’s', 'una pescheria'],
  name: ['Fishmonger', 'Pescheria'],
  lead: [
    'Ask what came in today, and have it cleaned the way you cook it.',
    'Chiedi che cosa è arrivato oggi, e fattelo pulire come ti serve.',
  ],
  action: ['Ask for today’s fish', 'Chiedi il pesce di oggi'],
  asks: [
    ['Which fish and seafood do you sell?', 'Che pesce e che frutti di mare vendi?'],
    ['What do you sell ready to cook?', 'Che cosa c’è di pronto da cuocere?'],
    ['Do you clean and fillet?', 'Pulisci e sfiletti?'],
  ],
  photos: [
    ['fish', 'The slab, just laid out', 'Il banco appena allestito'],
    ['boat', 'Where the boats land', 'Dove attraccano le barche'],
    ['crate', 'Crates on ice', 'Le cassette sul ghiaccio'],
    ['scales', 'Weighed and wrapped', 'Pesato e incartato'],
  ],
  contact: [
    ['Put something by', 'Fatti tenere da parte qualcosa'],
    ['Which fish, for how many, whole or filleted?', 'Che pesce, per quanti, intero o a filetti?'],
  ],
} as const satisfies Trade;

const greengrocer = {
  ...COUNTER,
  id: 'greengrocer',
  words: {
    en: 'greengrocer, greengrocery, fruit and veg shop, veg box, grocery, grocer',
    it: 'fruttivendol*, ortofrutta, frutta e verdura, negozio di frutta',
  },
  emoji: '🥬🥦🥕',
  directions: ['market', 'playful', 'poster', 'craft', 'editorial'],
  colours: [LEAF, OLIVE, ORANGE],
  motifs: ['crate', 'carrot', 'tomato', 'apple', 'pear', 'pumpkin', 'lemon'],
  noun: ['a greengrocer’s', 'un negozio di frutta e verdura'],
  name: ['Greengrocer', 'Frutta e verdura'],
  lead: [
    'Ask what is ripe this week, and what to do with it in the kitchen.',
    'Chiedi che cosa è maturo questa settimana, e come cucinarlo.',
  ],
  action: ['Ask what is in season', 'Chiedi che cosa è di stagione'],
  asks: [
    ['What do you sell?', 'Che cosa vendi?'],
    ['What comes from nearby?', 'Che cosa arriva da vicino?'],
    ['Do you put together boxes?', 'Prepari cassette?'],
  ],
  photos: [
    ['crate', 'Crates in front of the door', 'Le cassette davanti alla porta'],
    ['tomato', 'Tomatoes, up close', 'I pomodori da vicino'],
    ['carrot', 'Still with earth on', 'Ancora con la terra'],
    ['scales', 'On the scales', 'Sulla bilancia'],
  ],
  contact: [
    ['Have a box put together', 'Fatti preparare una cassetta'],
    [
      'For how many people, and what do you not eat?',
      'Per quante persone, e che cosa non mangiate?',
    ],
  ],
} as const satisfies Trade;

const delicatessen = {
  ...COUNTER,
  id: 'delicatessen',
  words: {
    en: 'delicatessen, deli, fine foods, charcuterie, rotisserie',
    it: `
      gastronomia, salumeria, salumificio, rosticceria, pizzicheria, alimentari, prodotti tipici,
      bottega di paese, minimarket`,
  },
  directions: ['heritage', 'market', 'craft', 'editorial', 'poster'],
  colours: [BRICK, OLIVE, CLARET],
  motifs: ['ham', 'cheese', 'salami', 'olive', 'jar', 'bottle'],
  noun: ['a delicatessen', 'una gastronomia'],
  name: ['Delicatessen', 'Gastronomia'],
  lead: [
    'Say how many you are and what you like, and take home a board for tonight.',
    'Di’ in quanti siete e che cosa vi piace, e porta a casa il tagliere di stasera.',
  ],
  action: ['Order from the deli', 'Ordina in gastronomia'],
  asks: [
    ['Which hams, salami and cheeses are there?', 'Che salumi e formaggi ci sono?'],
    ['What do you cook to take away?', 'Che cosa cucini da portare via?'],
    ['Do you make boards and hampers?', 'Prepari taglieri e cesti?'],
  ],
  photos: [
    ['ham', 'The slicer at work', 'L’affettatrice al lavoro'],
    ['cheese', 'Cheeses behind the glass', 'I formaggi dietro il vetro'],
    ['jar', 'Jars on the shelf', 'I vasetti sullo scaffale'],
    ['plate', 'A board for four', 'Un tagliere per quattro'],
  ],
  contact: [
    ['Order for the table', 'Ordina per la tavola'],
    [
      'For how many, for which day, and what should be in it?',
      'Per quanti, per quando, e che cosa non deve mancare?',
    ],
  ],
} as const satisfies Trade;

const cheesemaker = {
  ...COUNTER,
  id: 'cheesemaker',
  words: {
    en: 'cheese dairy, cheesemaker, cheese maker, cheesemonger, cheese shop, creamery',
    it: 'caseificio, formaggeria, latteria, casaro, malga, azienda casearia',
  },
  emoji: '🧀🥛',
  directions: ['craft', 'heritage', 'market', 'editorial', 'studio'],
  colours: [HONEY, SEA, OLIVE],
  motifs: ['cheese', 'churn', 'cow', 'sheep', 'mountain', 'leaf'],
  noun: ['a cheese dairy', 'un caseificio'],
  name: ['Cheese dairy', 'Caseificio'],
  lead: [
    'Taste before you choose: fresh or aged, from cow, goat or sheep.',
    'Assaggia prima di scegliere: fresco o stagionato, di mucca, di capra o di pecora.',
  ],
  action: ['Ask about the cheeses', 'Chiedi dei formaggi'],
  offer: ['Cheeses', 'Formaggi'],
  asks: [
    ['Which cheeses do you make or sell?', 'Che formaggi fai o vendi?'],
    ['From whose milk?', 'Da che latte nascono?'],
    ['Can people see how it is made?', 'Si può vedere come nascono?'],
  ],
  photos: [
    ['churn', 'Milk in the vat', 'Il latte nella caldaia'],
    ['cheese', 'Wheels on the boards', 'Le forme sulle assi'],
    ['cow', 'The herd outside', 'Gli animali al pascolo'],
    ['hands', 'Turned by hand', 'Girate a mano'],
  ],
  contact: [
    ['Order or visit', 'Ordini e visite'],
    ['Which cheese, how much, and when will you come?', 'Quale formaggio, quanto, e quando passi?'],
  ],
} as const satisfies Trade;

const pastaShop = {
  ...COUNTER,
  id: 'pasta-shop',
  words: {
    en: 'pasta shop, fresh pasta shop, pasta maker, ^fresh pasta',
    it: 'pastificio, raviolificio, sfoglina, negozio di pasta fresca, ^pasta fresca',
  },
  emoji: '🍝',
  directions: ['craft', 'market', 'poster', 'playful', 'editorial'],
  colours: [OCHRE, TOMATO, OLIVE],
  motifs: ['pasta', 'wheat', 'tomato', 'pot', 'leaf', 'hands'],
  noun: ['a fresh pasta shop', 'un negozio di pasta fresca'],
  name: ['Fresh pasta', 'Pasta fresca'],
  lead: [
    'Choose the shape and the filling, and say for how many.',
    'Scegli il formato e il ripieno, e di’ per quanti.',
  ],
  action: ['Order your pasta', 'Ordina la tua pasta'],
  offer: ['Shapes and fillings', 'Formati e ripieni'],
  asks: [
    ['Which pasta do you make?', 'Che pasta fai?'],
    ['With which fillings?', 'Con quali ripieni?'],
    ['Which sauces go with it?', 'Che sughi ci sono?'],
  ],
  photos: [
    ['hands', 'Rolled and folded', 'Tirata e piegata'],
    ['wheat', 'Flour on the board', 'La farina sulla spianatoia'],
    ['pasta', 'Trays in the window', 'I vassoi in vetrina'],
    ['pot', 'In the pot', 'In pentola'],
  ],
  contact: [
    ['Order for Sunday', 'Ordina per la domenica'],
    [
      'Which shape, how many portions, for which day?',
      'Che formato, quante porzioni, per quale giorno?',
    ],
  ],
} as const satisfies Trade;

export const FOOD_COUNTER_TRADES = [
  butcher,
  fishmonger,
  greengrocer,
  delicatessen,
  cheesemaker,
  pastaShop,
] as const satisfies readonly Trade[];
