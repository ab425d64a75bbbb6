import type { Trade } from './trade.ts';

const CLUB = {
  pages: ['business', 'association', 'course'],
  schemaType: 'SportsActivityLocation',
  goal: 'write',
  sections: ['services', 'gallery', 'hours'],
  directions: ['poster', 'swiss', 'playful', 'technical', 'studio'],
  colours: [
    [0.5, 0.17, 262],
    [0.55, 0.19, 30],
    [0.5, 0.14, 145],
  ],
} as const satisfies Partial<Trade>;

const footballClub = {
  ...CLUB,
  id: 'football-club',
  words: {
    en: 'football club, football school, football academy, soccer club, rugby club, basketball club, volleyball club, hockey club, cricket club, athletics club, running club, five-a-side',
    it: 'scuola calcio, società sportiva, squadra di calcio, calcetto, asd, polisportiva, squadra di basket, squadra di pallavolo, scuola basket, rugby club, atletica',
  },
  schemaType: 'SportsClub',
  motifs: ['ball', 'shoe', 'shirt', 'heart', 'ticket', 'clock'],
  isBroad: true,
  noun: ['a sports club', 'una società sportiva'],
  name: ['Sports club', 'Società sportiva'],
  lead: [
    'Come to a training session, in trainers, and see who is there.',
    'Vieni a un allenamento, in scarpe da ginnastica, e guarda chi c’è.',
  ],
  action: ['Come to training', 'Vieni ad allenarti'],
  offer: ['Teams and courses', 'Squadre e corsi'],
  asks: [
    ['Which teams and ages?', 'Quali squadre ed età?'],
    ['When is training?', 'Quando ci si allena?'],
    ['How does one join?', 'Come ci si iscrive?'],
  ],
  photos: [
    ['ball', 'On the pitch', 'In campo'],
    ['shirt', 'The team', 'La squadra'],
    ['shoe', 'Before the match', 'Prima della partita'],
    ['heart', 'The ones at the side', 'Quelli a bordo campo'],
  ],
  contact: [
    ['Come to training', 'Vieni ad allenarti'],
    ['Name, age, and what you have played so far.', 'Nome, età, e che cosa hai giocato finora.'],
  ],
} as const satisfies Trade;

/** Clubs, courses and coaches. */
export const SPORT: readonly Trade[] = [
  footballClub,
  {
    ...footballClub,
    id: 'tennis-club',
    words: {
      en: 'tennis club, tennis coach, tennis school, tennis courts, padel club, padel courts, squash club, badminton club, ^padel',
      it: 'circolo tennis, tennis club, scuola tennis, maestro di tennis, campi da tennis, campi da padel, padel club, ^padel',
    },
    motifs: ['racket', 'shoe', 'tree', 'shirt', 'cup', 'clock'],
    noun: ['a tennis and padel club', 'un circolo di tennis e padel'],
    name: ['Tennis and padel', 'Tennis e padel'],
    lead: [
      'Book a court, look for a partner, or begin with a lesson.',
      'Prenota un campo, cerca un avversario, o comincia con una lezione.',
    ],
    action: ['Book a court', 'Prenota un campo'],
    offer: ['Courts and lessons', 'Campi e lezioni'],
    asks: [
      ['Which courts, which surface?', 'Quali campi, quale fondo?'],
      ['Lessons for whom?', 'Lezioni per chi?'],
      ['How is a court booked?', 'Come si prenota un campo?'],
    ],
    photos: [
      ['racket', 'The first serve', 'Il primo servizio'],
      ['tree', 'Courts in the evening', 'I campi, la sera'],
      ['shoe', 'Red dust on the shoes', 'Terra rossa sulle scarpe'],
      ['cup', 'After the match', 'Dopo la partita'],
    ],
    contact: [
      ['Book a court', 'Prenota un campo'],
      [
        'Day, hour, single or double. Do you need a racket?',
        'Giorno, ora, singolo o doppio. Ti serve una racchetta?',
      ],
    ],
  },
  {
    ...CLUB,
    id: 'swimming-pool',
    words: {
      en: 'swimming school, ^swimming pool, public pool, swim school, swimming lessons, swimming club, swim club, leisure centre',
      it: 'piscina comunale, ^piscina, piscina coperta, scuola nuoto, scuola di nuoto, corsi di nuoto, centro nuoto, acquagym',
    },
    schemaType: 'PublicSwimmingPool',
    goal: 'visit',
    directions: ['coastal', 'swiss', 'playful', 'poster', 'wellness'],
    colours: [
      [0.52, 0.12, 225],
      [0.5, 0.1, 195],
      [0.46, 0.14, 255],
    ],
    motifs: ['pool', 'whale', 'fish', 'snorkel', 'clock', 'ticket'],
    noun: ['a swimming pool', 'una piscina'],
    name: ['Swimming pool', 'Piscina'],
    lead: [
      'Choose a course or just come for a swim: bring a cap, and flip-flops.',
      'Scegli un corso o vieni per il nuoto libero: porta cuffia e ciabatte.',
    ],
    action: ['Plan your swim', 'Vieni a nuotare'],
    offer: ['Swimming and courses', 'Nuoto e corsi'],
    asks: [
      ['Which courses are there?', 'Che corsi ci sono?'],
      ['When is free swimming?', 'Quando c’è il nuoto libero?'],
      ['From what age can children learn?', 'Da che età i bambini?'],
    ],
    photos: [
      ['pool', 'The water in the morning', 'L’acqua, al mattino'],
      ['whale', 'The small pool', 'La vasca piccola'],
      ['clock', 'Lanes in the evening', 'Le corsie, la sera'],
      ['ticket', 'The front desk', 'La reception'],
    ],
    contact: [
      ['Ask about courses', 'Chiedi dei corsi'],
      [
        'Age, whether they swim already, and the days that suit you.',
        'Età, se sa già nuotare, e i giorni che ti vanno bene.',
      ],
    ],
  },
  {
    ...CLUB,
    id: 'martial-arts',
    words: {
      en: 'martial arts, karate, judo, ju-jitsu, jiu-jitsu, taekwondo, aikido, kung fu, kickboxing, fencing club',
      it: 'arti marziali, karate, judo, jiu jitsu, taekwondo, aikido, kung fu, kickboxing, scherma, difesa personale',
    },
    schemaType: 'SportsClub',
    motifs: ['belt', 'hands', 'mountain', 'lotus', 'clock', 'heart'],
    noun: ['a martial arts school', 'una scuola di arti marziali'],
    name: ['Martial arts', 'Arti marziali'],
    lead: [
      'Come barefoot, in loose clothes, and join in for a lesson.',
      'Vieni scalzo, in abiti comodi, e prova una lezione.',
    ],
    action: ['Try a lesson', 'Prova una lezione'],
    offer: ['Classes', 'Corsi'],
    asks: [
      ['Which arts are taught?', 'Quali discipline si insegnano?'],
      ['Children, teenagers, adults?', 'Bambini, ragazzi, adulti?'],
      ['When are classes?', 'Quando ci sono le lezioni?'],
    ],
    photos: [
      ['belt', 'The first belt', 'La prima cintura'],
      ['hands', 'The bow before a bout', 'Il saluto prima dell’incontro'],
      ['shoe', 'Shoes at the edge of the mat', 'Le scarpe fuori dal tatami'],
      ['heart', 'After class', 'Dopo la lezione'],
    ],
    contact: [
      ['Try a lesson', 'Prova una lezione'],
      [
        'Age, experience, and injuries if there are any.',
        'Età, esperienza, e infortuni se ce ne sono.',
      ],
    ],
  },
  {
    ...CLUB,
    id: 'personal-trainer',
    near: ['gym'],
    words: {
      en: 'personal trainer, personal training, fitness coach, strength coach, running coach',
      it: 'personal trainer, preparatore atletico, preparatrice atletica',
    },
    pages: ['business'],
    isOnePerson: true,
    sections: ['services', 'gallery'],
    motifs: ['kettlebell', 'dumbbell', 'shoe', 'heart', 'apple', 'clock'],
    noun: ['a personal trainer', 'un personal trainer'],
    name: ['Personal training', 'Personal training'],
    lead: [
      'Tell me what you would like to be able to do, and what has kept you from it.',
      'Dimmi che cosa vorresti riuscire a fare, e che cosa finora te lo ha impedito.',
    ],
    action: ['Arrange a first session', 'Fissa il primo incontro'],
    offer: ['Training', 'Allenamenti'],
    asks: [
      ['With whom do you train?', 'Con chi ti alleni?'],
      ['Gym, park, home, online?', 'Palestra, parco, casa, online?'],
      ['How does a first session go?', 'Com’è il primo incontro?'],
    ],
    photos: [
      ['kettlebell', 'A first session', 'Un primo incontro'],
      ['shoe', 'In the park', 'Al parco'],
      ['dumbbell', 'The last repetition', 'L’ultima ripetizione'],
      ['document', 'A plan on paper', 'Il programma su carta'],
    ],
    contact: [
      ['Arrange a first session', 'Fissa il primo incontro'],
      [
        'Aim, days, injuries. Two lines are enough.',
        'Obiettivo, giorni, infortuni. Bastano due righe.',
      ],
    ],
  },
  {
    ...CLUB,
    id: 'climbing',
    near: ['gym'],
    words: {
      en: 'climbing gym, climbing wall, climbing centre, climbing club, bouldering, boulder hall, climbing school',
      it: 'palestra di arrampicata, arrampicata, sala boulder, bouldering, boulder, scuola di arrampicata',
    },
    motifs: ['carabiner', 'mountain', 'shoe', 'backpack', 'hands', 'cup'],
    noun: ['a climbing centre', 'una palestra di arrampicata'],
    name: ['Climbing', 'Arrampicata'],
    lead: [
      'Come as you are: say if it is your first time, and whether somebody comes to belay you.',
      'Vieni come sei: di’ se è la prima volta, e se qualcuno viene a farti sicura.',
    ],
    action: ['Climb', 'Vieni ad arrampicare'],
    offer: ['Walls and courses', 'Pareti e corsi'],
    asks: [
      ['Rope, boulder or both?', 'Corda, boulder o entrambi?'],
      ['Which courses are there?', 'Che corsi ci sono?'],
      ['Can shoes be hired?', 'Si noleggiano le scarpette?'],
    ],
    photos: [
      ['carabiner', 'Clipping in', 'Il moschettone che scatta'],
      ['mountain', 'The big wall', 'La parete grande'],
      ['shoe', 'Shoes in a row', 'Le scarpette in fila'],
      ['hands', 'Chalk on the hands', 'La magnesite sulle mani'],
    ],
    contact: [
      ['Plan your first time', 'La prima volta'],
      [
        'How many of you, what age, and have you climbed before?',
        'In quanti siete, che età, e avete già arrampicato?',
      ],
    ],
  },
];
