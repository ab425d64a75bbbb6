import {
  BLUE,
  BRICK,
  HONEY,
  NAVY,
  OCHRE,
  ORANGE,
  PINE,
  ROSE,
  SEA,
  TEAL,
  TOMATO,
} from './trade-colours.ts';
import type { Trade } from './trade.ts';

/** Somebody who comes to the house. */
const AT_HOME = {
  pages: ['business'],
  schemaType: 'HomeAndConstructionBusiness',
  goal: 'call',
  sections: ['services', 'gallery'],
  offer: ['Services', 'Servizi'],
  keepsWord: true,
} as const satisfies Partial<Trade>;

const locksmith = {
  ...AT_HOME,
  id: 'locksmith',
  words: {
    en: `
      locksmith, lock repair*, security doors, key cutting, safe engineer, garage door*,
      alarm installer`,
    it: `
      apertura porte, serrature, serrature e casseforti, porte blindate, duplicazione chiavi,
      pronto intervento fabbro, basculanti, antifurti`,
  },
  emoji: '🔐🗝🔑',
  schemaType: 'Locksmith',
  directions: ['swiss', 'poster', 'technical', 'market', 'brutalist'],
  colours: [NAVY, HONEY, TOMATO],
  motifs: ['padlock', 'key', 'door', 'bolt', 'house'],
  noun: ['a locksmith', 'un servizio di serrature e porte'],
  name: ['Locksmith', 'Serrature e porte'],
  lead: [
    'Say which door, what the key does, and whether somebody is locked in or out.',
    'Di’ quale porta, che cosa fa la chiave, e se qualcuno è rimasto dentro o fuori.',
  ],
  action: ['Call the locksmith', 'Chiama per la serratura'],
  asks: [
    ['What do you open and repair?', 'Che cosa apri e ripari?'],
    ['What do you fit?', 'Che cosa monti?'],
    ['Where do you work?', 'In quali zone lavori?'],
  ],
  photos: [
    ['padlock', 'A cylinder, out of the door', 'Un cilindro smontato'],
    ['key', 'Keys, cut', 'Le chiavi tagliate'],
    ['door', 'A door, reinforced', 'Una porta rinforzata'],
    ['house', 'The van, outside', 'Il furgone davanti a casa'],
  ],
  contact: [
    ['Describe the door', 'Descrivi la porta'],
    [
      'Which door, which lock, what happens? If you are locked out, call.',
      'Che porta, che serratura, che cosa succede? Se sei chiuso fuori, telefona.',
    ],
  ],
} as const satisfies Trade;

const decorator = {
  ...AT_HOME,
  id: 'decorator',
  words: {
    en: `
      painter and decorator, house painter, decorator, painting and decorating, decorators,
      plasterer, wallpaper hanger, limewash`,
    it: `
      imbianchino, imbianchini, decoratore, decoratori, tinteggiature, tinteggiatura,
      pittore edile, pittura e decorazione, cartongessista, gessista`,
  },
  schemaType: 'HousePainter',
  directions: ['studio', 'market', 'poster', 'swiss', 'playful'],
  colours: [TEAL, ORANGE, ROSE],
  motifs: ['roller', 'brush', 'ladder', 'bucket', 'house', 'window'],
  noun: ['a painter and decorator', 'un imbianchino'],
  name: ['Painter and decorator', 'Imbianchino'],
  lead: [
    'Say how many rooms, how high, and which colour you cannot look at any longer.',
    'Di’ quante stanze, quanto sono alte, e quale colore non sopporti più.',
  ],
  action: ['Ask for a visit', 'Chiedi un sopralluogo'],
  asks: [
    ['What do you paint?', 'Che cosa dipingi?'],
    ['Which finishes do you do?', 'Quali finiture fai?'],
    ['Where do you work?', 'In quali zone lavori?'],
  ],
  photos: [
    ['roller', 'The first coat', 'La prima mano'],
    ['window', 'A frame, cut in', 'Un infisso filettato'],
    ['ladder', 'The stairwell', 'Il vano scale'],
    ['house', 'A façade, finished', 'Una facciata finita'],
  ],
  contact: [
    ['Tell us about the rooms', 'Racconta le stanze'],
    [
      'Which rooms, how large, in what state, and by when?',
      'Quali stanze, quanto grandi, in che stato, ed entro quando?',
    ],
  ],
} as const satisfies Trade;

const tiler = {
  ...AT_HOME,
  id: 'tiler',
  words: {
    en: `
      tiler, tiling, ceramic tile*, tile shop`,
    it: `
      piastrellista, piastrelle, posa pavimenti, pavimenti e rivestimenti,
      posatore`,
  },
  directions: ['swiss', 'studio', 'coastal', 'market', 'poster'],
  colours: [TEAL, BRICK, BLUE],
  motifs: ['tile', 'level', 'trowel', 'bucket', 'house'],
  noun: ['a tiler', 'un posatore di pavimenti'],
  name: ['Tiler', 'Pavimenti e rivestimenti'],
  lead: [
    'Measure the floor, say what lies on it now, and ask which tile or board would suit.',
    'Misura il pavimento, di’ che cosa c’è adesso, e chiedi quale piastrella o listello va bene.',
  ],
  action: ['Ask for a visit', 'Chiedi un sopralluogo'],
  asks: [
    ['What do you lay?', 'Che cosa posi?'],
    ['Which rooms and works?', 'Quali ambienti e lavori?'],
    ['Where do you work?', 'In quali zone lavori?'],
  ],
  photos: [
    ['tile', 'A pattern, laid', 'Una posa a disegno'],
    ['level', 'Checked with the level', 'Il controllo con la livella'],
    ['trowel', 'The adhesive', 'La colla'],
    ['house', 'The finished room', 'La stanza finita'],
  ],
  contact: [
    ['Describe the floor', 'Descrivi il pavimento'],
    [
      'Which room, how many square metres, on what, and by when?',
      'Quale stanza, quanti metri quadri, su che fondo, ed entro quando?',
    ],
  ],
} as const satisfies Trade;

const floorLayer = {
  ...AT_HOME,
  id: 'floor-layer',
  words: {
    en: 'flooring, floor layer, wood flooring, floor sanding, parquet fitter, carpet fitter',
    it: 'parquettista, parquet, pavimenti in legno, levigatura parquet, moquette',
  },
  directions: ['studio', 'craft', 'swiss', 'editorial', 'market'],
  colours: [OCHRE, PINE, BRICK],
  motifs: ['level', 'plane', 'hammer', 'tree', 'house'],
  noun: ['a floor layer', 'un parquettista'],
  name: ['Flooring', 'Pavimenti in legno'],
  lead: [
    'Say which rooms, what lies there now, and who walks on it: children, dogs, heels.',
    'Di’ quali stanze, che cosa c’è adesso, e chi ci cammina: bambini, cani, tacchi.',
  ],
  action: ['Ask about a floor', 'Chiedi per un pavimento'],
  asks: [
    ['Which floors do you lay?', 'Quali pavimenti posi?'],
    ['What do you sand and restore?', 'Che cosa levighi e restauri?'],
    ['Where do you work?', 'In quali zone lavori?'],
  ],
  photos: [
    ['level', 'The base, checked', 'Il controllo del fondo'],
    ['plane', 'Board by board', 'Listello dopo listello'],
    ['hammer', 'The last row', 'L’ultima fila'],
    ['house', 'The finished room', 'La stanza finita'],
  ],
  contact: [
    ['Describe the rooms', 'Descrivi le stanze'],
    [
      'Which rooms, how large, on what base, and by when?',
      'Quali stanze, quanto grandi, su che fondo, ed entro quando?',
    ],
  ],
} as const satisfies Trade;

const windowFitter = {
  ...AT_HOME,
  id: 'window-fitter',
  words: {
    en: `
      glazier, glazing, window installer, window fitter, windows and doors, double glazing,
      conservator*, sash windows, shutters, blinds shop, window company`,
    it: `
      serramenti, infissi, vetraio, vetreria, finestre, porte e finestre, serramentista,
      persiane, zanzariere, tapparelle, vetrai`,
  },
  directions: ['swiss', 'coastal', 'studio', 'technical', 'market'],
  colours: [SEA, NAVY, PINE],
  motifs: ['pane', 'window', 'door', 'house', 'level'],
  noun: ['a window and glass business', 'un’azienda di serramenti'],
  name: ['Windows and glass', 'Serramenti e vetri'],
  lead: [
    'Say how many windows, how large, and where the draught comes in.',
    'Di’ quante finestre, quanto grandi, e da dove entra l’aria.',
  ],
  action: ['Ask for a visit', 'Chiedi un sopralluogo'],
  asks: [
    ['What do you make or fit?', 'Che cosa produci o monti?'],
    ['In wood, metal, PVC, glass?', 'In legno, metallo, PVC, vetro?'],
    ['Do you repair panes and shutters?', 'Ripari vetri e persiane?'],
  ],
  photos: [
    ['pane', 'A pane, going in', 'Il vetro che entra'],
    ['window', 'Before and after', 'Prima e dopo'],
    ['door', 'A front door', 'Un portoncino'],
    ['house', 'The whole front', 'La facciata intera'],
  ],
  contact: [
    ['Describe the opening', 'Descrivi le finestre'],
    [
      'How many, which size and material, on which floor?',
      'Quante, che misure e materiale, a che piano?',
    ],
  ],
} as const satisfies Trade;

const surveyor = {
  ...AT_HOME,
  id: 'surveyor',
  words: {
    en: `
      surveyor, land surveyor, building surveyor, chartered surveyor,
      energy assessor, quantity surveyor`,
    it: `
      geometra, geometri, studio tecnico, perito edile, certificatore energetico, topografo`,
  },
  schemaType: 'ProfessionalService',
  goal: 'write',
  directions: ['technical', 'swiss', 'studio', 'editorial', 'brutalist'],
  colours: [NAVY, BRICK, PINE],
  motifs: ['plan', 'theodolite', 'house', 'document', 'compass', 'pen'],
  noun: ['a surveyor', 'uno studio tecnico'],
  name: ['Surveyor', 'Studio tecnico'],
  lead: [
    'Say which house or land it is, and what you mean to do: buy, build, divide or put in order.',
    'Ci dica di quale immobile o terreno si tratta, e che cosa vuole fare: comprare, costruire, dividere o mettere in regola.',
  ],
  action: ['Ask for a first opinion', 'Chieda un primo parere'],
  offer: ['Services', 'Prestazioni'],
  asks: [
    ['Which surveys and drawings do you do?', 'Quali rilievi e progetti esegui?'],
    ['Which applications do you follow?', 'Quali pratiche segui?'],
    ['Where do you work?', 'In quali zone lavori?'],
  ],
  photos: [
    ['theodolite', 'On site', 'Sul posto'],
    ['plan', 'The drawing', 'La tavola'],
    ['house', 'A finished work', 'Un lavoro concluso'],
    ['document', 'On the desk', 'Sulla scrivania'],
  ],
  contact: [
    ['Your property', 'Il suo immobile'],
    [
      'Where is it, what do you mean to do, and is there a deadline?',
      'Dove si trova, che cosa vuole fare, e c’è una scadenza?',
    ],
  ],
} as const satisfies Trade;

export const HOME_SERVICES = [
  locksmith,
  decorator,
  tiler,
  floorLayer,
  windowFitter,
  surveyor,
] as const satisfies readonly Trade[];
