import type { Trade } from './trade.ts';

const DAY_OUT = {
  pages: ['business'],
  goal: 'book',
  sections: ['services', 'gallery'],
  directions: ['coastal', 'poster', 'craft', 'playful', 'editorial'],
} as const satisfies Partial<Trade>;

/** Places by the sea, in the woods and up a mountain, and one that is locked. */
export const DAYS_OUT: readonly Trade[] = [
  {
    ...DAY_OUT,
    id: 'beach-club',
    words: {
      en: 'beach club, beach resort, beach bar and sunbeds, ^lido',
      it: 'stabilimento balneare, stabilimenti balneari, bagno marino, bagni marini, spiaggia attrezzata, beach club, ^lido',
    },
    schemaType: 'Beach',
    colours: [
      [0.53, 0.12, 220],
      [0.6, 0.16, 45],
      [0.52, 0.1, 190],
    ],
    motifs: ['parasol', 'boat', 'icecream', 'fish', 'lemon', 'lighthouse'],
    noun: ['a beach club', 'uno stabilimento balneare'],
    name: ['Beach club', 'Stabilimento balneare'],
    lead: [
      'Choose a day and a row, and bring a book.',
      'Scegli il giorno e la fila, e porta un libro.',
    ],
    action: ['Book a parasol', 'Prenota l’ombrellone'],
    offer: ['On the beach', 'In spiaggia'],
    asks: [
      [
        'What can be booked: day, week, season?',
        'Che cosa si prenota: giorno, settimana, stagione?',
      ],
      ['What is there to eat and drink?', 'Che cosa si mangia e si beve?'],
      ['What is there for children?', 'Che cosa c’è per i bambini?'],
    ],
    photos: [
      ['parasol', 'The first row in the morning', 'La prima fila, al mattino'],
      ['icecream', 'A break in the shade', 'Una pausa all’ombra'],
      ['boat', 'The view from the water', 'La vista dal mare'],
      ['glass', 'When the sun is low', 'Quando il sole è basso'],
    ],
    contact: [
      ['Book a parasol', 'Prenota l’ombrellone'],
      [
        'Days, how many of you, and the row you would like.',
        'Giorni, in quanti siete, e la fila che preferisci.',
      ],
    ],
  },
  {
    ...DAY_OUT,
    id: 'campsite',
    words: {
      en: 'campsite, camping, camp site, glamping, holiday park, caravan park, camper stop, shepherd’s huts',
      it: 'campeggio, camping, glamping, villaggio turistico, area camper, agricampeggio',
    },
    schemaType: 'Campground',
    directions: ['craft', 'poster', 'coastal', 'playful', 'editorial'],
    colours: [
      [0.46, 0.1, 145],
      [0.56, 0.15, 45],
      [0.46, 0.09, 215],
    ],
    motifs: ['tent', 'fire', 'tree', 'moon', 'mountain', 'backpack'],
    noun: ['a campsite', 'un campeggio'],
    name: ['Campsite', 'Campeggio'],
    lead: [
      'Tell us your dates, how many you are, and what you sleep in.',
      'Dicci le date, in quanti siete, e in che cosa dormite.',
    ],
    action: ['Ask for a pitch', 'Chiedi una piazzola'],
    offer: ['Pitches and more', 'Piazzole e altro'],
    asks: [
      ['Tents, campers, cabins?', 'Tende, camper, casette?'],
      ['What is on the site?', 'Che cosa c’è in campeggio?'],
      ['Are dogs welcome?', 'I cani sono ammessi?'],
    ],
    photos: [
      ['tent', 'A pitch under trees', 'Una piazzola sotto gli alberi'],
      ['fire', 'In the evening', 'La sera'],
      ['mountain', 'What there is around', 'Quello che c’è intorno'],
      ['cup', 'Coffee outdoors', 'Il caffè all’aperto'],
    ],
    contact: [
      ['Ask for a pitch', 'Chiedi una piazzola'],
      [
        'Arrival, departure, people, tent or camper, dogs.',
        'Arrivo, partenza, persone, tenda o camper, cani.',
      ],
    ],
  },
  {
    ...DAY_OUT,
    id: 'mountain-hut',
    words: {
      en: `mountain hut, alpine hut, mountain refuge, bothy`,
      it: `rifugio alpino, rifugio escursionistico, rifugio di montagna, baita, bivacco, ^rifugio`,
    },
    schemaType: 'LodgingBusiness',
    directions: ['craft', 'heritage', 'poster', 'editorial', 'coastal'],
    colours: [
      [0.42, 0.09, 30],
      [0.42, 0.08, 155],
      [0.44, 0.09, 240],
    ],
    motifs: ['mountain', 'boot', 'fire', 'backpack', 'cow', 'pot'],
    noun: ['a mountain hut', 'un rifugio'],
    name: ['Mountain hut', 'Rifugio'],
    lead: [
      'Book a bed or a place at table, then look at the sky and set out.',
      'Prenota un letto o un posto a tavola, poi guarda il cielo e parti.',
    ],
    action: ['Book a bed', 'Prenota un posto letto'],
    offer: ['Table and beds', 'Tavola e letti'],
    asks: [
      ['How does one get there, in what time?', 'Come si arriva, e in quanto tempo?'],
      ['What is cooked?', 'Che cosa si mangia?'],
      ['When is it open?', 'Quando è aperto?'],
    ],
    photos: [
      ['mountain', 'From the terrace', 'Dalla terrazza'],
      ['pot', 'From the kitchen', 'Dalla cucina'],
      ['bed', 'Up under the roof', 'Su, sotto il tetto'],
      ['boot', 'Boots by the door', 'Gli scarponi all’ingresso'],
    ],
    contact: [
      ['Book a bed', 'Prenota un posto letto'],
      [
        'Night, how many of you, and which way you come up.',
        'Notte, in quanti siete, e da dove salite.',
      ],
    ],
  },
  {
    ...DAY_OUT,
    id: 'escape-room',
    words: {
      en: 'escape room, escape game, escape rooms, laser tag, bowling alley, bowling, trampoline park, mini golf, minigolf',
      it: 'escape room, laser game, bowling, minigolf, parco avventura, parco giochi, sala giochi',
    },
    schemaType: 'EntertainmentBusiness',
    isBroad: true,
    directions: ['poster', 'neon', 'playful', 'studio', 'brutalist'],
    colours: [
      [0.5, 0.17, 300],
      [0.55, 0.17, 35],
      [0.45, 0.12, 190],
    ],
    motifs: ['padlock', 'key', 'magnifier', 'clock', 'candle', 'skittle'],
    noun: ['a place to play', 'un posto per giocare'],
    name: ['Games', 'Giochi'],
    lead: [
      'Gather a team, choose a day, and leave your watch in your pocket.',
      'Metti insieme una squadra, scegli il giorno, e lascia l’orologio in tasca.',
    ],
    action: ['Book a game', 'Prenota una partita'],
    offer: ['Games', 'Giochi'],
    asks: [
      ['Which games or rooms?', 'Quali giochi o stanze?'],
      ['For how many, from what age?', 'Per quanti, da che età?'],
      ['How long does it take?', 'Quanto dura?'],
    ],
    photos: [
      ['door', 'Before the door closes', 'Prima che la porta si chiuda'],
      ['magnifier', 'A first clue', 'Il primo indizio'],
      ['clock', 'Time is running', 'Il tempo corre'],
      ['ticket', 'The team afterwards', 'La squadra, alla fine'],
    ],
    contact: [
      ['Book a game', 'Prenota una partita'],
      ['Day, hour, how many players and how old.', 'Giorno, ora, quanti giocatori e di che età.'],
    ],
  },
];
