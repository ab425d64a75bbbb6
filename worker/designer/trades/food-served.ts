import {
  BLUE,
  BRICK,
  CLARET,
  LEAF,
  NAVY,
  ORANGE,
  PINE,
  PLUM,
  TEAL,
  TOMATO,
} from './trade-colours.ts';
import type { Trade } from './trade.ts';

/** A place to drink and eat. */
const PLACE = {
  pages: ['restaurant'],
  goal: 'visit',
  sections: ['menu', 'gallery', 'hours'],
  offer: ['Menu', 'Menù'],
  keepsWord: true,
} as const satisfies Partial<Trade>;

const wineBar = {
  ...PLACE,
  id: 'wine-bar',
  words: {
    en: `
      wine bar, wine shop, wine merchant, natural wine bar, bottle shop, off-licence,
      vermouth bar`,
    it: 'enoteca, vineria, wine bar, bottiglieria, mescita, vini sfusi, cicchetteria, bacaro',
  },
  schemaType: 'BarOrPub',
  directions: ['editorial', 'luxury', 'poster', 'heritage', 'craft'],
  colours: [CLARET, PLUM, PINE],
  motifs: ['glass', 'bottle', 'grapes', 'cheese', 'barrel', 'olive'],
  noun: ['a wine bar', 'un’enoteca'],
  name: ['Wine bar', 'Enoteca'],
  lead: [
    'Say what you like to drink and what you leave on the shelf, and start from a glass.',
    'Di’ che cosa ti piace bere e che cosa non ordineresti, e si parte da un calice.',
  ],
  action: ['Ask for a table or a bottle', 'Chiedi un tavolo o una bottiglia'],
  offer: ['By the glass and bottle', 'Calici e bottiglie'],
  asks: [
    ['Which wines do you pour?', 'Che vini servi?'],
    ['What is there to eat with them?', 'Che cosa si mangia?'],
    ['Can bottles be taken home?', 'Si possono portare via le bottiglie?'],
  ],
  photos: [
    ['bottle', 'The shelves, up to the ceiling', 'Gli scaffali fino al soffitto'],
    ['glass', 'A glass at the bar', 'Un calice al banco'],
    ['cheese', 'A board with it', 'Il tagliere accanto'],
    ['door', 'The door in the evening', 'La porta di sera'],
  ],
  contact: [
    ['A table or a bottle', 'Un tavolo o una bottiglia'],
    [
      'How many of you and when, or which bottle for which dish?',
      'In quanti e quando, oppure quale bottiglia per quale piatto?',
    ],
  ],
} as const satisfies Trade;

const cocktailBar = {
  ...PLACE,
  id: 'cocktail-bar',
  words: {
    en: 'cocktail bar, speakeasy, rooftop bar, lounge bar, mixology bar, mobile bar, bartender',
    it: 'cocktail bar, lounge bar, american bar, bartender, bar mobile',
  },
  emoji: '🍸🍹',
  schemaType: 'BarOrPub',
  directions: ['luxury', 'neon', 'poster', 'retro', 'editorial'],
  colours: [PLUM, TEAL, ORANGE],
  motifs: ['cocktail', 'lemon', 'bottle', 'glass', 'moon', 'record'],
  noun: ['a cocktail bar', 'un cocktail bar'],
  name: ['Cocktail bar', 'Cocktail bar'],
  lead: [
    'Bitter, sour or without alcohol: say what you feel like tonight.',
    'Amaro, acido o senza alcol: di’ di che cosa hai voglia stasera.',
  ],
  action: ['Reserve your seats', 'Prenota i posti'],
  offer: ['Drinks', 'Da bere'],
  asks: [
    ['Which drinks do you mix?', 'Che drink fai?'],
    ['What is there without alcohol?', 'Che cosa c’è di analcolico?'],
    ['What is there to eat?', 'Che cosa si mangia?'],
  ],
  photos: [
    ['cocktail', 'The house drink', 'Il drink della casa'],
    ['bottle', 'The back bar', 'La bottigliera'],
    ['lemon', 'Peel over the glass', 'La scorza sul bicchiere'],
    ['moon', 'Late in the evening', 'A tarda sera'],
  ],
  contact: [
    ['Seats for tonight', 'Posti per stasera'],
    ['How many of you, which evening, at what hour?', 'In quanti, quale sera, a che ora?'],
  ],
} as const satisfies Trade;

const pub = {
  ...PLACE,
  id: 'pub',
  words: {
    en: 'pub, gastropub, country pub, ale house, beer garden, beer hall, tavern, sports bar',
    it: 'pub, birreria, pub irlandese, birreria con cucina, brasseria',
  },
  emoji: '🍺🍻',
  schemaType: 'BarOrPub',
  directions: ['heritage', 'poster', 'retro', 'market', 'craft'],
  colours: [PINE, BRICK, NAVY],
  motifs: ['pint', 'barrel', 'sandwich', 'hop', 'fire', 'note'],
  noun: ['a pub', 'un pub'],
  name: ['Pub', 'Pub'],
  lead: [
    'Find a corner, order a pint, bring the dog or the whole team.',
    'Trova un angolo, ordina una birra, porta il cane o tutta la squadra.',
  ],
  action: ['Keep a table', 'Tieni un tavolo'],
  offer: ['Food and drink', 'Da bere e da mangiare'],
  asks: [
    ['Which beers are on?', 'Che birre ci sono?'],
    ['What comes out of the kitchen?', 'Che cosa esce dalla cucina?'],
    ['Quiz, music, matches on screen?', 'Quiz, musica, partite?'],
  ],
  photos: [
    ['pint', 'At the bar', 'Al bancone'],
    ['fire', 'The fireplace corner', 'L’angolo del camino'],
    ['plate', 'Sunday lunch', 'Il pranzo della domenica'],
    ['note', 'An evening with music', 'Una serata con la musica'],
  ],
  contact: [
    ['Tables and parties', 'Tavoli e feste'],
    [
      'How many of you, which day, for food or drinks?',
      'In quanti, quale giorno, per mangiare o per bere?',
    ],
  ],
} as const satisfies Trade;

const streetFood = {
  ...PLACE,
  id: 'street-food',
  words: {
    en: `
      kebab, kebab shop, food truck, street food, burger bar, burger van, burger joint, burger,
      sandwich shop, sandwich bar, taco truck, taqueria, fish and chip shop, chip shop, takeaway,
      food stall, crêperie, poke bar`,
    it: `
      kebab, food truck, street food, paninoteca, piadineria, piadina, hamburgeria, panineria,
      friggitoria, crêperie, creperia, cibo da asporto, chiosco, pokeria, friggitore`,
  },
  emoji: '🌯🥙🍔🌭🌮🥪🍟',
  schemaType: 'FastFoodRestaurant',
  directions: ['poster', 'market', 'playful', 'neon', 'retro', 'brutalist'],
  colours: [TOMATO, ORANGE, LEAF],
  motifs: ['foodtruck', 'sandwich', 'wrap', 'kebab', 'tomato', 'pint', 'plate'],
  isBroad: true,
  noun: ['a street food place', 'una cucina di strada'],
  name: ['Street food', 'Street food'],
  lead: [
    'Pick your filling, your sauce and how hot you want it.',
    'Scegli il ripieno, la salsa e quanto lo vuoi piccante.',
  ],
  action: ['Order ahead', 'Ordina prima'],
  asks: [
    ['What do you serve?', 'Che cosa servi?'],
    ['What is there for those who eat no meat?', 'Che cosa c’è per chi non mangia carne?'],
    ['Where and when do people find you?', 'Dove e quando ti trovano?'],
  ],
  photos: [
    ['sandwich', 'In the hand', 'In mano'],
    ['foodtruck', 'Hatch open', 'Lo sportello aperto'],
    ['fire', 'On the grill', 'Sulla griglia'],
    ['tomato', 'What goes in', 'Che cosa ci va dentro'],
  ],
  contact: [
    ['Order or ask', 'Ordina o chiedi'],
    [
      'What, how many portions, and when will you collect?',
      'Che cosa, quante porzioni, e quando passi?',
    ],
  ],
} as const satisfies Trade;

const caterer = {
  ...PLACE,
  id: 'caterer',
  words: {
    en: `
      caterer, catering, catering company, private chef, personal chef, supper club,
      wedding catering, home cook`,
    it: `
      catering, banqueting, chef a domicilio, cuoco a domicilio, cuoca a domicilio, chef privato,
      personal chef`,
  },
  pages: ['business', 'restaurant'],
  schemaType: 'FoodEstablishment',
  goal: 'write',
  sections: ['menu', 'gallery'],
  directions: ['editorial', 'luxury', 'studio', 'craft', 'market'],
  colours: [PINE, BRICK, BLUE],
  motifs: ['cloche', 'plate', 'cutlery', 'glass', 'cake', 'leaf'],
  noun: ['a caterer', 'un servizio di catering'],
  name: ['Catering', 'Catering'],
  lead: [
    'Tell us the day, the place and how many will sit down to eat.',
    'Dicci il giorno, il luogo e quanti saranno a tavola.',
  ],
  action: ['Ask for a menu', 'Chiedi un menù'],
  offer: ['Menus', 'Menù'],
  asks: [
    ['What do you cook?', 'Che cosa cucini?'],
    ['For which occasions and how many guests?', 'Per quali occasioni e quanti ospiti?'],
    ['What do you bring along?', 'Che cosa porti con te?'],
  ],
  photos: [
    ['plate', 'A course, plated', 'Un piatto appena composto'],
    ['cutlery', 'The table, laid', 'La tavola apparecchiata'],
    ['glass', 'The welcome drink', 'L’aperitivo di benvenuto'],
    ['hands', 'In the kitchen', 'In cucina'],
  ],
  contact: [
    ['Tell us about the day', 'Raccontaci la giornata'],
    [
      'Date, place, number of guests, and what nobody may eat?',
      'Data, luogo, numero di ospiti, e che cosa qualcuno non può mangiare?',
    ],
  ],
} as const satisfies Trade;

export const FOOD_SERVED_TRADES = [
  wineBar,
  cocktailBar,
  pub,
  streetFood,
  caterer,
] as const satisfies readonly Trade[];
