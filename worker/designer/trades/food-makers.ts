import { BRICK, COCOA, HONEY, OCHRE, PINE, PLUM, ROSE, TEAL } from './trade-colours.ts';
import { MAKER } from './trade-bases.ts';
import type { Trade } from './trade.ts';

const chocolatier = {
  ...MAKER,
  schemaType: 'Store',
  id: 'chocolatier',
  words: {
    en: `
      chocolatier, chocolate shop, chocolate maker, sweet shop, confectioner*`,
    it: `
      cioccolateria, cioccolatiere, cioccolatiera, confetteria, negozio di dolciumi`,
  },
  emoji: '🍫🍬🍭',
  directions: ['luxury', 'craft', 'editorial', 'playful', 'studio'],
  colours: [COCOA, PLUM, ROSE],
  motifs: ['chocolate', 'bean', 'heart', 'parcel', 'cup'],
  noun: ['a chocolate maker’s', 'una cioccolateria'],
  name: ['Chocolatier', 'Cioccolateria'],
  lead: [
    'Tell us the occasion and who it is for: dark, milk, or a bit of both.',
    'Dicci l’occasione e per chi è: fondente, al latte, o un po’ dell’uno e dell’altro.',
  ],
  action: ['Order something sweet', 'Ordina qualcosa di dolce'],
  offer: ['Sweet things', 'Dolcezze'],
  asks: [
    ['What do you make?', 'Che cosa fai?'],
    ['What can be made to order?', 'Che cosa fai su ordinazione?'],
    ['What is there for Easter and Christmas?', 'Che cosa c’è per Pasqua e Natale?'],
  ],
  photos: [
    ['chocolate', 'Poured into moulds', 'Colato negli stampi'],
    ['bean', 'Beans and cocoa butter', 'Fave e burro di cacao'],
    ['parcel', 'Boxed with a ribbon', 'In scatola col nastro'],
    ['heart', 'Finished by hand', 'Rifinito a mano'],
  ],
  contact: [
    ['Order for an occasion', 'Ordina per un’occasione'],
    [
      'What for, how many people, by which day, any allergies?',
      'Per che cosa, per quanti, entro quando, con quali allergie?',
    ],
  ],
} as const satisfies Trade;

const cakeMaker = {
  ...MAKER,
  schemaType: 'Bakery',
  id: 'cake-maker',
  near: ['bakery'],
  words: {
    en: 'cake maker, cake shop, cake decorator, cake designer, ^wedding cakes, ^celebration cakes',
    it: 'cake designer, torte su misura, torte decorate, cake design',
  },
  directions: ['playful', 'editorial', 'craft', 'studio', 'market'],
  colours: [ROSE, PLUM, HONEY],
  motifs: ['cake', 'heart', 'flower', 'candle', 'cup'],
  noun: ['a cake maker', 'un laboratorio di torte'],
  name: ['Cake maker', 'Torte su misura'],
  lead: [
    'Tell us who is celebrating, how many want a slice, and which taste they love.',
    'Dicci chi festeggia, quanti vogliono una fetta, e quale gusto piace di più.',
  ],
  action: ['Order a cake', 'Ordina una torta'],
  offer: ['Cakes', 'Torte'],
  asks: [
    ['Which cakes do you make?', 'Che torte fai?'],
    ['For which occasions?', 'Per quali occasioni?'],
    ['How early must one order?', 'Quanto tempo prima si ordina?'],
  ],
  photos: [
    ['cake', 'A cake, cut', 'Una torta tagliata'],
    ['flower', 'Sugar flowers', 'I fiori di zucchero'],
    ['candle', 'On the table', 'In tavola'],
    ['hands', 'Piping', 'Le mani con la tasca'],
  ],
  contact: [
    ['Order a cake', 'Ordina una torta'],
    [
      'Which day, how many slices, which taste, any allergies?',
      'Che giorno, quante fette, che gusto, con quali allergie?',
    ],
  ],
} as const satisfies Trade;

const brewery = {
  ...MAKER,
  id: 'brewery',
  words: {
    en: 'brewery, microbrewery, brewpub, craft brewer*, craft beer, cider maker, cidery, taproom',
    it: `
      birrificio, microbirrificio, birrificio artigianale, mastro birraio, birra artigianale,
      sidreria`,
  },
  schemaType: 'Brewery',
  directions: ['poster', 'retro', 'craft', 'brutalist', 'market'],
  colours: [HONEY, BRICK, PINE],
  motifs: ['pint', 'hop', 'barrel', 'wheat', 'bottle'],
  noun: ['a brewery', 'un birrificio'],
  name: ['Brewery', 'Birrificio'],
  lead: [
    'Pick a style, ask what is on tap, or take a case home.',
    'Scegli lo stile, chiedi che cosa c’è alla spina, o porta a casa una cassa.',
  ],
  action: ['Ask about the beers', 'Chiedi delle birre'],
  offer: ['Beers', 'Birre'],
  asks: [
    ['Which beers do you brew?', 'Che birre fai?'],
    ['In bottles, cans or kegs?', 'In bottiglia, lattina o fusto?'],
    ['Can people drink or visit on the spot?', 'Si può bere o visitare sul posto?'],
  ],
  photos: [
    ['barrel', 'The tanks', 'I fermentatori'],
    ['hop', 'Hops, rubbed open', 'Il luppolo tra le dita'],
    ['pint', 'The first pour', 'La prima spina'],
    ['bottle', 'Labels, in a row', 'Le etichette in fila'],
  ],
  contact: [
    ['Beer, tours, kegs', 'Birre, visite, fusti'],
    [
      'What would you like, how much of it, and for when?',
      'Che cosa ti serve, quanto, e per quando?',
    ],
  ],
} as const satisfies Trade;

const distillery = {
  ...MAKER,
  id: 'distillery',
  words: {
    en: `
      distillery, distiller, gin maker, craft gin, whisky distillery, liqueur maker,
      rum distillery`,
    it: 'distilleria, grapperia, liquorificio, liquoreria, acetaia, mastro distillatore',
  },
  emoji: '🥃',
  schemaType: 'Distillery',
  directions: ['heritage', 'luxury', 'editorial', 'craft', 'poster'],
  colours: [COCOA, PINE, OCHRE],
  motifs: ['still', 'bottle', 'barrel', 'lemon', 'leaf', 'glass'],
  noun: ['a distillery', 'una distilleria'],
  name: ['Distillery', 'Distilleria'],
  lead: [
    'Choose a bottle for yourself or for a gift, and ask how to drink it.',
    'Scegli una bottiglia per te o da regalare, e chiedi come si beve.',
  ],
  action: ['Ask about a bottle', 'Chiedi di una bottiglia'],
  offer: ['Bottles', 'Bottiglie'],
  asks: [
    ['What do you distil?', 'Che cosa distilli?'],
    ['What goes into it?', 'Con quali ingredienti?'],
    ['Can people visit and taste?', 'Si può visitare e assaggiare?'],
  ],
  photos: [
    ['still', 'The still, close up', 'L’alambicco da vicino'],
    ['barrel', 'Casks in the dark', 'Le botti al buio'],
    ['leaf', 'What goes in', 'Gli ingredienti'],
    ['bottle', 'The label', 'L’etichetta'],
  ],
  contact: [
    ['Order or visit', 'Ordini e visite'],
    [
      'Which bottle, how many, or how many visitors and when?',
      'Quale bottiglia, quante, oppure in quanti venite e quando?',
    ],
  ],
} as const satisfies Trade;

const coffeeRoaster = {
  ...MAKER,
  id: 'coffee-roaster',
  words: {
    en: 'coffee roaster, coffee roasters, coffee roastery, roastery',
    it: 'torrefazione, torrefattore',
  },
  schemaType: 'Store',
  directions: ['studio', 'craft', 'poster', 'editorial', 'retro'],
  colours: [COCOA, TEAL, BRICK],
  motifs: ['bean', 'cup', 'moka', 'teapot', 'parcel'],
  noun: ['a coffee roastery', 'una torrefazione'],
  name: ['Coffee roastery', 'Torrefazione'],
  lead: [
    'Say how you make it at home: moka, filter or espresso, and it will be ground to suit.',
    'Di’ come lo fai a casa, moka, filtro o espresso, e scegli la macinatura giusta.',
  ],
  action: ['Order coffee', 'Ordina il caffè'],
  offer: ['Roasts', 'Tostature'],
  asks: [
    ['Which coffees do you roast?', 'Che caffè tosti?'],
    ['Whole, ground, or in other ways?', 'In grani, macinato o in altri modi?'],
    ['What else is on the shelf?', 'Che altro c’è sullo scaffale?'],
  ],
  photos: [
    ['bean', 'Out of the drum', 'Appena usciti dal tamburo'],
    ['parcel', 'Sacks, as they arrive', 'I sacchi all’arrivo'],
    ['cup', 'Cupping', 'L’assaggio'],
    ['moka', 'At home, on the stove', 'A casa, sul fornello'],
  ],
  contact: [
    ['Order your coffee', 'Ordina il tuo caffè'],
    [
      'Which coffee, how much, and ground for what?',
      'Quale caffè, quanto, e macinato per che cosa?',
    ],
  ],
} as const satisfies Trade;

export const FOOD_MAKERS_TRADES = [
  chocolatier,
  cakeMaker,
  brewery,
  distillery,
  coffeeRoaster,
] as const satisfies readonly Trade[];
