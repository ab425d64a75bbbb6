import { BLUE, CLARET, HONEY, LEAF, OCHRE, ORANGE, PINE, TEAL, TOMATO } from './trade-colours.ts';
import { SHOP } from './trade-bases.ts';
import type { Trade } from './trade.ts';

const bookshop = {
  ...SHOP,
  id: 'bookshop',
  words: {
    en: 'bookshop, bookstore, second-hand books, children’s bookshop, comic shop, bookseller',
    it: `
      libreria, libreria indipendente, libri usati, fumetteria, libraio, libraia,
      libreria per bambini`,
  },
  schemaType: 'BookStore',
  directions: ['editorial', 'newspaper', 'craft', 'playful', 'heritage'],
  colours: [PINE, CLARET, OCHRE],
  motifs: ['book', 'cover', 'lamp', 'armchair', 'record', 'cat'],
  noun: ['a bookshop', 'una libreria'],
  name: ['Bookshop', 'Libreria'],
  lead: [
    'Name the last thing you loved, and leave with the next.',
    'Di’ qual è l’ultima cosa che ti è piaciuta, ed esci con la prossima.',
  ],
  action: ['Ask for a title', 'Chiedi un titolo'],
  offer: ['On the shelves', 'Sugli scaffali'],
  asks: [
    ['What is on your shelves?', 'Che cosa c’è sugli scaffali?'],
    [
      'What happens in the shop: readings, clubs?',
      'Che cosa succede in libreria: letture, incontri?',
    ],
    ['Can titles be ordered or sent?', 'Si possono ordinare o spedire?'],
  ],
  photos: [
    ['book', 'The table by the door', 'Il tavolo vicino alla porta'],
    ['armchair', 'The reading corner', 'L’angolo per leggere'],
    ['cover', 'A shelf of favourites', 'Lo scaffale dei preferiti'],
    ['lamp', 'An evening event', 'Un incontro di sera'],
  ],
  contact: [
    ['Ask for a title', 'Chiedi un titolo'],
    [
      'Which title, or for whom and what do they like?',
      'Quale titolo, oppure per chi e che cosa gli piace?',
    ],
  ],
} as const satisfies Trade;

const toyShop = {
  ...SHOP,
  id: 'toy-shop',
  words: {
    en: `
      toy shop, toy store, toys, toy maker, wooden toys, board game shop, game shop,
      model shop, model railway shop, baby shop`,
    it: `
      negozio di giocattoli, giocattoli, giochi in legno, giochi da tavolo, negozio di giochi,
      modellismo, articoli per l’infanzia, articoli per neonati`,
  },
  emoji: '🧸🪀',
  schemaType: 'ToyStore',
  directions: ['playful', 'retro', 'market', 'craft', 'poster'],
  colours: [TOMATO, BLUE, HONEY],
  motifs: ['teddy', 'train', 'dice', 'meeple', 'chess', 'parcel'],
  noun: ['a toy shop', 'un negozio di giocattoli'],
  name: ['Toy shop', 'Giocattoli'],
  lead: [
    'Say how old they are and what keeps them quiet on a rainy day.',
    'Di’ quanti anni ha e con che cosa passa i pomeriggi di pioggia.',
  ],
  action: ['Ask for a present', 'Chiedi un regalo'],
  offer: ['On the shelves', 'Sugli scaffali'],
  asks: [
    ['What do you sell?', 'Che cosa vendi?'],
    ['For which ages?', 'Per quali età?'],
    ['Do you wrap, send, put things by?', 'Impacchetti, spedisci, metti da parte?'],
  ],
  photos: [
    ['teddy', 'On the top shelf', 'Sullo scaffale più alto'],
    ['train', 'The track on the floor', 'La pista sul pavimento'],
    ['dice', 'A game, laid out', 'Un gioco aperto'],
    ['parcel', 'Wrapped', 'Impacchettato'],
  ],
  contact: [
    ['Find a present', 'Trova un regalo'],
    [
      'For what age, what do they like, and for which day?',
      'Che età ha, che cosa gli piace, e per quale giorno?',
    ],
  ],
} as const satisfies Trade;

const petShop = {
  ...SHOP,
  id: 'pet-shop',
  words: {
    en: 'pet shop, pet store, pet supplies, pet food shop, raw dog food',
    it: `
      negozio di animali, articoli per animali, pet shop, mangimi,
      cibo per animali`,
  },
  schemaType: 'PetStore',
  directions: ['playful', 'market', 'poster', 'craft', 'retro'],
  colours: [LEAF, ORANGE, TEAL],
  motifs: ['bone', 'dog', 'cat', 'paw', 'fish', 'bird'],
  noun: ['a pet shop', 'un negozio di animali'],
  name: ['Pet shop', 'Negozio di animali'],
  lead: [
    'Say who lives with you, how old and how fussy, and ask what suits them.',
    'Di’ chi vive con te, quanti anni ha e quanto è schizzinoso, e chiedi che cosa fa per lui.',
  ],
  action: ['Ask for advice', 'Chiedi un consiglio'],
  offer: ['On the shelves', 'Sugli scaffali'],
  asks: [
    ['For which animals do you have things?', 'Per quali animali hai articoli?'],
    ['Which foods do you stock?', 'Che cibo tieni?'],
    ['What can be ordered or brought home?', 'Che cosa si può ordinare o far portare a casa?'],
  ],
  photos: [
    ['bone', 'The snack counter', 'Il banco degli snack'],
    ['dog', 'A customer', 'Un cliente'],
    ['fish', 'The tanks', 'Gli acquari'],
    ['cat', 'The shop cat', 'Il gatto del negozio'],
  ],
  contact: [
    ['Ask or order', 'Chiedi o ordina'],
    [
      'Which animal, how old, how heavy, and what do they eat?',
      'Che animale, che età, quanto pesa, e che cosa mangia?',
    ],
  ],
} as const satisfies Trade;

const bikeShop = {
  ...SHOP,
  id: 'bike-shop',
  words: {
    en: `
      bike shop, bicycle shop, bike repair*, bicycle repair*, bicycle workshop, bike workshop,
      cycle shop, bike mechanic, bike hire, bike rental, frame builder, e-bike*`,
    it: `
      negozio di biciclette, negozio di bici, ciclofficina, riparazione bici*, noleggio bici*,
      telaista, bici elettriche, biciclette`,
  },
  emoji: '🚲🚴',
  schemaType: 'BikeStore',
  directions: ['poster', 'swiss', 'retro', 'market', 'studio'],
  colours: [TOMATO, BLUE, LEAF],
  motifs: ['bicycle', 'wheel', 'wrench', 'gear', 'mountain'],
  noun: ['a bike shop', 'un negozio di biciclette'],
  name: ['Bike shop', 'Biciclette'],
  lead: [
    'Say where you ride and what creaks, or how tall you are and how far you go.',
    'Di’ dove pedali e che cosa cigola, o quanto sei alto e quanta strada fai.',
  ],
  action: ['Book the bike in', 'Prenota la bici'],
  offer: ['Bikes and repairs', 'Bici e riparazioni'],
  asks: [
    ['Which bikes do you sell or hire?', 'Che bici vendi o noleggi?'],
    ['What do you repair?', 'Che cosa ripari?'],
    ['What is done while people wait?', 'Che cosa fai subito?'],
  ],
  photos: [
    ['bicycle', 'On the stand', 'Sul cavalletto'],
    ['wheel', 'Truing a wheel', 'La centratura di una ruota'],
    ['wrench', 'The tool wall', 'La parete degli attrezzi'],
    ['mountain', 'Out on the road', 'In strada'],
  ],
  contact: [
    ['Bring your bike', 'Porta la bici'],
    [
      'Which bike, what does it do, and when do you need it?',
      'Che bici è, che cosa fa, e per quando ti serve?',
    ],
  ],
} as const satisfies Trade;

export const SHOPS_PLAY_TRADES = [
  bookshop,
  toyShop,
  petShop,
  bikeShop,
] as const satisfies readonly Trade[];
