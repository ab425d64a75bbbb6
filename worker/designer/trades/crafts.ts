import {
  BRICK,
  CLARET,
  COCOA,
  NAVY,
  OCHRE,
  ORANGE,
  PINE,
  PLUM,
  SLATE,
  STONE,
  TEAL,
} from './trade-colours.ts';
import { WORKSHOP } from './trade-bases.ts';
import type { Trade } from './trade.ts';

const tailor = {
  ...WORKSHOP,
  id: 'tailor',
  words: {
    en: `
      tailor, seamstress, dressmaker, alterations, clothing alterations, bespoke suits,
      milliner, hat maker, costume maker`,
    it: `
      sartoria, sarta, sarto, sarti, riparazioni sartoriali, orli e riparazioni, modista,
      camiceria, cucito, tessitura`,
  },
  directions: ['editorial', 'heritage', 'craft', 'studio', 'luxury'],
  colours: [NAVY, CLARET, SLATE],
  motifs: ['mannequin', 'spool', 'scissors', 'button', 'coat', 'dress'],
  noun: ['a tailor', 'una sartoria'],
  name: ['Tailor', 'Sartoria'],
  lead: [
    'Bring the garment and the shoes you will wear with it, and say when you need it.',
    'Porta il capo e le scarpe che metterai, e di’ per quando ti serve.',
  ],
  action: ['Ask for a fitting', 'Chiedi una prova'],
  offer: ['Sewing and alterations', 'Cucito e riparazioni'],
  asks: [
    ['What do you sew to measure?', 'Che cosa cuci su misura?'],
    ['What do you alter and mend?', 'Che cosa modifichi e ripari?'],
    ['How many fittings does it take?', 'Quante prove servono?'],
  ],
  photos: [
    ['mannequin', 'On the stand', 'Sul manichino'],
    ['scissors', 'Cutting out', 'Il taglio'],
    ['spool', 'A seam by hand', 'Una cucitura a mano'],
    ['coat', 'The last fitting', 'L’ultima prova'],
  ],
  contact: [
    ['Ask for a fitting', 'Chiedi una prova'],
    [
      'Which garment, what should change, and by when?',
      'Quale capo, che cosa va cambiato, ed entro quando?',
    ],
  ],
} as const satisfies Trade;

const shoemaker = {
  ...WORKSHOP,
  id: 'shoemaker',
  words: {
    en: 'shoemaker, cobbler, shoe repair*, boot maker, bootmaker, heel bar, bespoke shoes',
    it: `
      calzolaio, calzoleria, riparazione scarpe, riparazioni scarpe, ciabattino,
      scarpe su misura`,
  },
  pages: ['business'],
  goal: 'visit',
  sections: ['services', 'gallery', 'hours'],
  directions: ['craft', 'heritage', 'retro', 'poster', 'market'],
  colours: [COCOA, BRICK, OCHRE],
  motifs: ['shoe', 'boot', 'hammer', 'spool', 'bag'],
  noun: ['a shoemaker', 'un calzolaio'],
  name: ['Shoemaker', 'Calzolaio'],
  lead: [
    'Look at the heel and the sole, and bring them in before the rain does.',
    'Guarda il tacco e la suola, e portale prima che entri l’acqua.',
  ],
  action: ['Ask about a repair', 'Chiedi per una riparazione'],
  offer: ['Repairs', 'Riparazioni'],
  asks: [
    ['What do you repair?', 'Che cosa ripari?'],
    ['Do you make shoes to measure?', 'Fai scarpe su misura?'],
    ['What else: bags, belts, keys?', 'Che altro: borse, cinture, chiavi?'],
  ],
  photos: [
    ['shoe', 'Before and after', 'Prima e dopo'],
    ['hammer', 'The bench', 'Il banchetto'],
    ['boot', 'A new sole', 'Una suola nuova'],
    ['hands', 'Polished', 'La lucidatura'],
  ],
  contact: [
    ['Ask about your pair', 'Chiedi per le tue scarpe'],
    [
      'Sole, heel or seam, and for which day? A photo helps.',
      'Suola, tacco o cucitura, e per quale giorno? Una foto aiuta.',
    ],
  ],
} as const satisfies Trade;

const blacksmith = {
  ...WORKSHOP,
  id: 'blacksmith',
  words: {
    en: `
      blacksmith, metalworker, metalwork, ironwork, welder, welding, wrought iron, farrier,
      fabricator, steel fabrication`,
    it: `
      fabbro, ferro battuto, carpenteria metallica, carpenteria, saldatore, cancelli e ringhiere,
      maniscalco`,
  },
  directions: ['brutalist', 'heritage', 'technical', 'craft', 'poster'],
  colours: [SLATE, ORANGE, COCOA],
  motifs: ['anvil', 'hammer', 'fire', 'key', 'door', 'bolt'],
  noun: ['a blacksmith', 'un fabbro'],
  name: ['Blacksmith', 'Fabbro'],
  lead: [
    'A gate, a railing, a hinge that nobody makes any more: send the measurements.',
    'Un cancello, una ringhiera, un cardine che non si trova più: manda le misure.',
  ],
  action: ['Ask for a price', 'Chiedi un preventivo'],
  asks: [
    ['What do you make?', 'Che cosa realizzi?'],
    ['What do you repair or open?', 'Che cosa ripari o apri?'],
    ['Do you take it there and fit it?', 'Fai anche la posa?'],
  ],
  photos: [
    ['anvil', 'At the anvil', 'All’incudine'],
    ['fire', 'Out of the fire', 'Appena uscito dal fuoco'],
    ['door', 'A gate, hung', 'Un cancello montato'],
    ['bolt', 'Sparks', 'Le scintille'],
  ],
  contact: [
    ['Describe the piece', 'Descrivi il lavoro'],
    [
      'What is it for, which measurements, and where will it stand?',
      'A che cosa serve, che misure ha, e dove va messo?',
    ],
  ],
} as const satisfies Trade;

const joiner = {
  ...WORKSHOP,
  id: 'joiner',
  words: {
    en: `
      carpenter, joiner, joinery, carpentry, cabinet maker, furniture maker, woodworker,
      woodturner, fitted wardrobes, kitchen fitter, kitchen showroom, bespoke furniture, furniture restor*, boat builder, handyman`,
    it: `
      falegname*, ebanista, cucine su misura, showroom di cucine, mobili su misura, restauratore, restauratrice, restauro mobili,
      restauro del legno, segheria, intagliatore, tornitore del legno, laboratorio del legno,
      tuttofare`,
  },
  emoji: '🪚🪵',
  directions: ['craft', 'studio', 'heritage', 'swiss', 'market'],
  colours: [OCHRE, COCOA, PINE],
  motifs: ['plane', 'saw', 'hammer', 'table', 'chair', 'cabinet', 'door'],
  noun: ['a joinery workshop', 'una falegnameria'],
  name: ['Joinery', 'Falegnameria'],
  lead: [
    'Tell us what it should hold, where it will stand and which wood you like.',
    'Dicci che cosa deve contenere, dove starà e quale legno ti piace.',
  ],
  action: ['Describe your piece', 'Racconta il tuo mobile'],
  asks: [
    ['What do you build?', 'Che cosa costruisci?'],
    ['What do you restore or repair?', 'Che cosa restauri o ripari?'],
    ['In which woods?', 'In quali legni?'],
  ],
  photos: [
    ['plane', 'Shavings on the bench', 'I trucioli sul banco'],
    ['saw', 'A joint, cut by hand', 'Un incastro tagliato a mano'],
    ['table', 'A piece, in its room', 'Un mobile al suo posto'],
    ['tree', 'Boards, drying', 'Le tavole a stagionare'],
  ],
  contact: [
    ['Your piece', 'Il tuo mobile'],
    [
      'Which piece, what measurements, and by when? A sketch is enough.',
      'Quale mobile, che misure, ed entro quando? Basta uno schizzo.',
    ],
  ],
} as const satisfies Trade;

const upholsterer = {
  ...WORKSHOP,
  id: 'upholsterer',
  words: {
    en: 'upholsterer, upholster*, curtain maker, curtains and blinds, re-upholstery, soft furnishings',
    it: `
      tappezzier*, tappezzeria, tende da interni, rifacimento divani,
      tendaggi su misura`,
  },
  directions: ['studio', 'craft', 'editorial', 'heritage', 'luxury'],
  colours: [TEAL, PLUM, OCHRE],
  motifs: ['armchair', 'sofa', 'hammer', 'spool', 'chair'],
  noun: ['an upholsterer', 'una tappezzeria'],
  name: ['Upholsterer', 'Tappezzeria'],
  lead: [
    'Send a photo of the chair, front and back, and say what it has been through.',
    'Manda una foto della poltrona, davanti e dietro, e di’ che cosa ha passato.',
  ],
  action: ['Show your chair', 'Mostra la poltrona'],
  offer: ['Upholstery', 'Lavori di tappezzeria'],
  asks: [
    ['What do you cover and restore?', 'Che cosa rivesti e restauri?'],
    ['Which fabrics are there to choose from?', 'Quali tessuti si possono scegliere?'],
    ['Do you collect and bring back?', 'Ritiri e riconsegni?'],
  ],
  photos: [
    ['armchair', 'Before and after', 'Prima e dopo'],
    ['spool', 'Fabric samples', 'I campioni di tessuto'],
    ['hammer', 'Tacks and webbing', 'Chiodi e cinghie'],
    ['sofa', 'Back in its room', 'Di nuovo in salotto'],
  ],
  contact: [
    ['Show your piece', 'Mostra il tuo pezzo'],
    [
      'How many seats, which fabric, and by when? A photo helps.',
      'Quanti posti, che tessuto, ed entro quando? Una foto aiuta.',
    ],
  ],
} as const satisfies Trade;

const stonemason = {
  ...WORKSHOP,
  id: 'stonemason',
  words: {
    en: `
      stonemason, stone mason, stone carver, marble worker, monumental mason, letter cutter,
      worktops, dry stone wall*, mosaicist`,
    it: `
      marmista, marmisti, scalpellino, lavorazione marmo, marmi e graniti, marmi, arte funeraria,
      mosaicista, pietra lavorata`,
  },
  directions: ['heritage', 'brutalist', 'studio', 'swiss', 'editorial'],
  colours: [STONE, SLATE, PINE],
  motifs: ['chisel', 'column', 'headstone', 'brick', 'hands'],
  noun: ['a stonemason', 'un marmista'],
  name: ['Stonemason', 'Marmista'],
  lead: [
    'A step, a worktop, a name in stone: send the measurements and say where it will be.',
    'Uno scalino, un piano da cucina, un nome sulla pietra: manda le misure e di’ dove andrà.',
  ],
  action: ['Ask about a piece', 'Chiedi per un lavoro'],
  asks: [
    ['What do you make?', 'Che cosa realizzi?'],
    ['In which stones?', 'In quali pietre?'],
    ['What do you restore, and do you fit it?', 'Che cosa restauri, e fai la posa?'],
  ],
  photos: [
    ['chisel', 'Chisel marks', 'I segni dello scalpello'],
    ['column', 'A restoration', 'Un restauro'],
    ['headstone', 'Letters, cut', 'Le lettere incise'],
    ['hands', 'Polishing', 'La lucidatura'],
  ],
  contact: [
    ['Describe the work', 'Descrivi il lavoro'],
    [
      'What is it, which stone, what measurements, and where?',
      'Che cosa serve, in che pietra, che misure, e dove?',
    ],
  ],
} as const satisfies Trade;

export const CRAFTS_TRADES = [
  tailor,
  shoemaker,
  blacksmith,
  joiner,
  upholsterer,
  stonemason,
] as const satisfies readonly Trade[];
