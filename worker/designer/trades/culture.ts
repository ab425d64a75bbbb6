import type { Trade } from './trade.ts';

const HOUSE = {
  pages: ['business'],
  goal: 'visit',
  sections: ['events', 'gallery', 'hours'],
  directions: ['editorial', 'poster', 'swiss', 'newspaper', 'studio', 'heritage'],
  colours: [
    [0.45, 0.15, 25],
    [0.4, 0.1, 260],
    [0.42, 0.09, 165],
  ],
} as const satisfies Partial<Trade>;

/** Houses that one visits for what is shown, played or read there. */
export const CULTURE: readonly Trade[] = [
  {
    ...HOUSE,
    id: 'cinema',
    words: {
      en: `independent cinema, film club, film society, village cinema, community cinema, drive-in cinema, movie theater, ^cinema`,
      it: `cineforum, cineclub, arena estiva, multisala, cinema indipendente, cinema parrocchiale, cinema all’aperto, ^cinema`,
    },
    pages: ['business', 'association'],
    schemaType: 'MovieTheater',
    directions: ['poster', 'neon', 'studio', 'editorial'],
    motifs: ['film', 'ticket', 'clapper', 'armchair', 'lamp', 'moon'],
    noun: ['a cinema', 'un cinema'],
    name: ['Cinema', 'Cinema'],
    lead: [
      'See what is on, then take a seat in the dark.',
      'Guarda che cosa c’è, poi siediti al buio.',
    ],
    action: ['See what is on', 'Guarda che cosa c’è'],
    offer: ['On the screen', 'Sullo schermo'],
    photos: [
      ['film', 'In the projection room', 'In cabina di proiezione'],
      ['armchair', 'The seats', 'Le poltrone'],
      ['ticket', 'At the box office', 'Alla cassa'],
      ['moon', 'After the last show', 'Dopo l’ultimo spettacolo'],
    ],
    contact: [
      ['Ask the box office', 'Chiedi alla cassa'],
      ['A group, a school, a film you miss?', 'Un gruppo, una scuola, un film che manca?'],
    ],
  },
  {
    ...HOUSE,
    id: 'theatre',
    words: {
      en: `theatre company, drama group, amateur dramatics, improv group, puppet theatre, opera house, small theatre, little theatre, community theatre, ^theatre, ^theater`,
      it: `compagnia teatrale, gruppo teatrale, filodrammatica, teatro di figura, teatro dei burattini, piccolo teatro, teatro comunale, ^teatro`,
    },
    schemaType: 'PerformingArtsTheater',
    directions: ['poster', 'editorial', 'luxury', 'heritage', 'studio', 'newspaper'],
    motifs: ['masks', 'stage', 'ticket', 'lamp', 'dress', 'candle'],
    noun: ['a theatre', 'un teatro'],
    name: ['Theatre', 'Teatro'],
    lead: [
      'Look for the next evening, and be there before the lights go down.',
      'Cerca la prossima serata, e arriva prima che si spengano le luci.',
    ],
    action: ['Reserve a seat', 'Prenota un posto'],
    offer: ['On stage', 'In scena'],
    photos: [
      ['stage', 'The curtain from the last row', 'Il sipario, dall’ultima fila'],
      ['masks', 'In the dressing room', 'In camerino'],
      ['lamp', 'Setting the lights', 'Il puntamento delle luci'],
      ['dress', 'Costumes on the rail', 'I costumi, appesi'],
    ],
    contact: [
      ['Reserve a seat', 'Prenota un posto'],
      [
        'Evening, number of seats, and whether stairs are a problem.',
        'Serata, numero di posti, e se le scale sono un problema.',
      ],
    ],
  },
  {
    ...HOUSE,
    id: 'museum',
    words: {
      en: `heritage centre, museum of, local museum, small museum, little museum, village museum, history museum, historic house, botanical garden, ^museum`,
      it: `casa museo, ecomuseo, museo del, museo della, museo dei, museo delle, museo civico, museo diocesano, piccolo museo, pinacoteca, orto botanico, ^museo`,
    },
    schemaType: 'Museum',
    motifs: ['column', 'frame', 'vase', 'bust', 'ticket', 'key'],
    isBroad: true,
    noun: ['a museum', 'un museo'],
    name: ['Museum', 'Museo'],
    lead: [
      'Come for an hour, stand still before one thing, and ask about it.',
      'Vieni per un’ora, fermati davanti a una cosa sola, e chiedi.',
    ],
    action: ['Plan your visit', 'Prepara la visita'],
    offer: ['To see', 'Da vedere'],
    photos: [
      ['column', 'The entrance', 'L’ingresso'],
      ['vase', 'One thing, from close by', 'Una cosa sola, da vicino'],
      ['frame', 'The quiet room', 'La sala silenziosa'],
      ['key', 'In the store', 'Nei depositi'],
    ],
    contact: [
      ['Plan your visit', 'Prepara la visita'],
      [
        'Day, how many of you, school or group? A guide?',
        'Giorno, in quanti siete, scuola o gruppo? Con la guida?',
      ],
    ],
  },
  {
    ...HOUSE,
    id: 'art-gallery',
    words: {
      en: 'art gallery, contemporary gallery, photography gallery, exhibition space, art space',
      it: "galleria d’arte, galleria d'arte, spazio espositivo, galleria fotografica",
    },
    schemaType: 'ArtGallery',
    directions: ['swiss', 'editorial', 'studio', 'brutalist', 'luxury', 'poster'],
    colours: [
      [0.38, 0.04, 260],
      [0.5, 0.18, 28],
      [0.42, 0.1, 200],
    ],
    motifs: ['frame', 'palette', 'bust', 'brush', 'lamp', 'glass'],
    noun: ['an art gallery', 'una galleria d’arte'],
    name: ['Art gallery', 'Galleria d’arte'],
    lead: ['Come and look, without having to buy.', 'Vieni a guardare, senza obbligo di comprare.'],
    action: ['See what is on', 'Guarda la mostra'],
    offer: ['Exhibitions', 'Mostre'],
    photos: [
      ['frame', 'The long wall', 'La parete lunga'],
      ['bust', 'In the second room', 'Nella seconda sala'],
      ['glass', 'At the opening', 'All’inaugurazione'],
      ['door', 'From the street', 'Dalla strada'],
    ],
    contact: [
      ['Ask about a work', 'Chiedi di un’opera'],
      [
        'Which work, or which artist? For a portfolio, a link is enough.',
        'Quale opera, quale artista? Per un portfolio basta un link.',
      ],
    ],
  },
  {
    ...HOUSE,
    id: 'library',
    words: {
      en: `public library, community library, village library, town library, children’s library, local library, ^library`,
      it: `biblioteca comunale, biblioteca civica, biblioteca di quartiere, sala lettura, ^biblioteca`,
    },
    schemaType: 'Library',
    directions: ['editorial', 'newspaper', 'craft', 'swiss', 'heritage'],
    motifs: ['book', 'lamp', 'armchair', 'cover', 'clock', 'spectacles'],
    noun: ['a library', 'una biblioteca'],
    name: ['Library', 'Biblioteca'],
    lead: [
      'Come in, take a book from the shelf, and sit down with it.',
      'Entra, prendi un libro dallo scaffale, e siediti a leggere.',
    ],
    action: ['Plan your visit', 'Vieni in biblioteca'],
    offer: ['To borrow and to do', 'Prestiti e iniziative'],
    photos: [
      ['book', 'Between the shelves', 'Tra gli scaffali'],
      ['armchair', 'The seat by the window', 'Il posto alla finestra'],
      ['lamp', 'In the reading room', 'In sala lettura'],
      ['bubble', 'Story time', 'L’ora delle storie'],
    ],
    contact: [
      ['Ask the library', 'Chiedi in biblioteca'],
      ['A title, a card, a renewal?', 'Un titolo, la tessera, un rinnovo?'],
    ],
  },
];
