import { BRICK, HONEY, LEAF, OCHRE, OLIVE, PINE } from './trade-colours.ts';
import { MAKER } from './trade-bases.ts';
import type { Trade } from './trade.ts';

const oliveMill = {
  ...MAKER,
  id: 'olive-mill',
  words: {
    en: 'olive mill, olive oil producer, olive farm, oil mill, ^olive oil',
    it: 'frantoio, oleificio, azienda olearia, ^olio extravergine, ^olio d’oliva',
  },
  emoji: '🫒',
  schemaType: 'LocalBusiness',
  directions: ['craft', 'heritage', 'editorial', 'luxury', 'market'],
  colours: [OLIVE, PINE, OCHRE],
  motifs: ['olive', 'oil', 'bottle', 'tree', 'leaf', 'hands'],
  noun: ['an olive mill', 'un frantoio'],
  name: ['Olive mill', 'Frantoio'],
  lead: [
    'Taste it on bread, then choose your bottle or your tin.',
    'Assaggialo sul pane, poi scegli la bottiglia o la latta.',
  ],
  action: ['Order oil', 'Ordina l’olio'],
  offer: ['Oils', 'Oli'],
  asks: [
    ['Which oils do you press?', 'Che oli produci?'],
    ['From which olives?', 'Da quali olive?'],
    ['In which bottles and tins?', 'In quali bottiglie e latte?'],
  ],
  photos: [
    ['tree', 'The grove', 'L’uliveto'],
    ['hands', 'Harvest, with nets', 'La raccolta con le reti'],
    ['oil', 'The first oil from the press', 'Il primo olio dal frantoio'],
    ['bottle', 'Bottles, labelled', 'Le bottiglie etichettate'],
  ],
  contact: [
    ['Order or visit', 'Ordini e visite'],
    ['How many bottles or tins, and to which town?', 'Quante bottiglie o latte, e in quale città?'],
  ],
} as const satisfies Trade;

const farm = {
  ...MAKER,
  id: 'farm',
  words: {
    en: `
      farm shop, ^farm, family farm, working farm, small farm, vegetable farm, goat farm,
      pig farm, cattle farm, chicken farm, alpaca farm, lavender farm, dairy farm, sheep farm,
      organic farm, market garden, smallholding, pick your own, egg farm, mushroom farm`,
    it: `
      azienda agricola, ^fattoria, contadino, contadina, orto biologico, coltivatore diretto,
      allevamento di galline, frutteto`,
  },
  emoji: '🚜🐓🐄🐑',
  schemaType: 'LocalBusiness',
  goal: 'visit',
  directions: ['craft', 'market', 'playful', 'heritage', 'poster'],
  colours: [LEAF, OCHRE, BRICK],
  motifs: ['wheat', 'crate', 'hen', 'carrot', 'cow', 'sheep', 'tree'],
  noun: ['a farm', 'un’azienda agricola'],
  name: ['Farm', 'Azienda agricola'],
  lead: [
    'Come and see where it grows, or ask what is being picked this week.',
    'Vieni a vedere dove cresce, o chiedi che cosa si raccoglie questa settimana.',
  ],
  action: ['Ask what is ready', 'Chiedi che cosa c’è'],
  offer: ['From the farm', 'Dai campi'],
  asks: [
    ['What do you grow or raise?', 'Che cosa coltivi o allevi?'],
    ['What do you sell, and where?', 'Che cosa vendi, e dove?'],
    ['Can people come and see?', 'Si può venire a vedere?'],
  ],
  photos: [
    ['wheat', 'The fields in June', 'I campi a giugno'],
    ['hen', 'The animals', 'Gli animali'],
    ['crate', 'Today’s harvest', 'Il raccolto di oggi'],
    ['house', 'The farmyard', 'L’aia'],
  ],
  contact: [
    ['Come by or order', 'Passa o ordina'],
    [
      'What would you like, how much, and which day suits you?',
      'Che cosa ti serve, quanto, e quale giorno ti va bene?',
    ],
  ],
} as const satisfies Trade;

const beekeeper = {
  ...MAKER,
  id: 'beekeeper',
  words: {
    en: 'beekeeper, beekeep*, apiary, honey farm, honey producer, ^honey',
    it: 'apicolt*, apicoltura, apiario, azienda apistica, ^miele',
  },
  emoji: '🐝🍯',
  schemaType: 'LocalBusiness',
  directions: ['craft', 'studio', 'market', 'playful', 'editorial'],
  colours: [HONEY, OCHRE, OLIVE],
  motifs: ['bee', 'hive', 'jar', 'flower', 'leaf', 'candle'],
  noun: ['a beekeeper', 'un’azienda apistica'],
  name: ['Beekeeper', 'Apicoltura'],
  lead: [
    'Pale and mild or dark and bitter: ask which honey suits your table.',
    'Chiaro e delicato o scuro e amaro: chiedi quale miele fa per la tua tavola.',
  ],
  action: ['Order honey', 'Ordina il miele'],
  offer: ['Honeys', 'Mieli'],
  asks: [
    ['Which honeys do you have?', 'Che mieli hai?'],
    ['What else comes from the hive?', 'Che altro viene dall’alveare?'],
    ['In which jars?', 'In quali vasetti?'],
  ],
  photos: [
    ['hive', 'The hives', 'Le arnie'],
    ['bee', 'On a frame', 'Sul telaino'],
    ['flower', 'What they fly to', 'Dove vanno a bottinare'],
    ['jar', 'Jars against the light', 'I vasetti controluce'],
  ],
  contact: [
    ['Jars and combs', 'Vasetti e favi'],
    ['Which one, how many jars, collected or sent?', 'Quale, quanti vasetti, ritirati o spediti?'],
  ],
} as const satisfies Trade;

export const FARM_TRADES = [oliveMill, farm, beekeeper] as const satisfies readonly Trade[];
