import type { Advice } from './trade.ts';

/** For those who look after children, and those who teach. */
export const ADVICE_LESSONS = {
  nursery: {
    title: ['Before the first day', 'Prima del primo giorno'],
    points: [
      [
        ['Settle in slowly', 'Un inserimento lento'],
        [
          'Keep the first weeks clear of journeys and meetings.',
          'Nelle prime settimane, niente viaggi né riunioni.',
        ],
      ],
      [
        ['Names on everything', 'Il nome su tutto'],
        [
          'On coats, shoes, and the bear that comes along.',
          'Su giacche, scarpe, e sull’orsetto che viene anche lui.',
        ],
      ],
      [
        ['A short goodbye', 'Un saluto breve'],
        [
          'Say it, kiss, and go. Staying at the door makes it harder.',
          'Un bacio, e via. Fermarsi sulla porta lo rende più difficile.',
        ],
      ],
    ],
  },
  childminder: {
    title: ['Before the first time', 'Prima della prima volta'],
    points: [
      [
        ['Meet with the children', 'Incontrarsi con i bambini'],
        [
          'An hour of play tells more than an interview.',
          'Un’ora di gioco dice più di un colloquio.',
        ],
      ],
      [
        ['Write a page', 'Scrivi un foglio'],
        [
          'Naps, allergies, the song, and who may collect them.',
          'Sonno, allergie, la canzone, e chi può venirli a prendere.',
        ],
      ],
      [
        ['Agree the small things', 'Mettersi d’accordo sulle piccole cose'],
        [
          'Sweets, screens, and what happens when somebody is ill.',
          'Dolci, schermi, e che cosa si fa quando uno è malato.',
        ],
      ],
    ],
  },
  tutor: {
    title: ['Before the first lesson', 'Prima della prima lezione'],
    points: [
      [
        ['Bring the last test', 'Porta l’ultima verifica'],
        ['The mistakes show where to begin.', 'Gli errori mostrano da dove partire.'],
      ],
      [
        ['Start before the exam', 'Comincia prima dell’esame'],
        ['Two months are calm, two weeks are not.', 'Due mesi sono tranquilli, due settimane no.'],
      ],
      [
        ['Ask the silly question', 'Fai la domanda stupida'],
        [
          'It is mostly the one on which the rest depends.',
          'Di solito è quella da cui dipende il resto.',
        ],
      ],
    ],
  },
  'language-school': {
    title: ['Before you begin', 'Prima di cominciare'],
    points: [
      [
        ['Say why', 'Di’ perché'],
        [
          'An exam, a job, a grandmother: each needs other words.',
          'Un esame, un lavoro, una nonna: servono parole diverse.',
        ],
      ],
      [
        ['Let your level be tested', 'Fai valutare il livello'],
        [
          'A course that is too easy ends sooner than a hard one.',
          'Un corso troppo facile si abbandona prima di uno difficile.',
        ],
      ],
      [
        ['Little and often', 'Poco e spesso'],
        [
          'Ten minutes of radio at breakfast count as homework.',
          'Dieci minuti di radio a colazione valgono come compiti.',
        ],
      ],
    ],
  },
  'music-school': {
    title: ['Before the first lesson', 'Prima della prima lezione'],
    points: [
      [
        ['Do not buy yet', 'Non comprare ancora'],
        [
          'Most instruments can be hired for the first months.',
          'Quasi tutti gli strumenti si possono noleggiare, per i primi mesi.',
        ],
      ],
      [
        ['Leave it out of its case', 'Fuori dalla custodia'],
        [
          'An instrument that stands in the room is played more.',
          'Uno strumento che sta in giro per casa si suona di più.',
        ],
      ],
      [
        ['Little and often', 'Poco e spesso'],
        [
          'A quarter of an hour a day is worth more than two hours on Sunday.',
          'Un quarto d’ora al giorno vale più di due ore la domenica.',
        ],
      ],
    ],
  },
  'driving-school': {
    title: ['Before the first lesson', 'Prima della prima guida'],
    points: [
      [
        ['What to bring', 'Che cosa portare'],
        [
          'Your permit or papers, glasses if you need them, flat shoes.',
          'Foglio rosa e documento, gli occhiali se servono, scarpe basse.',
        ],
      ],
      [
        ['Theory beside practice', 'La teoria insieme alla pratica'],
        [
          'Signs are easier once you have stood before them.',
          'I cartelli si ricordano meglio dopo averli incontrati.',
        ],
      ],
      [
        ['Watch from the passenger seat', 'Guarda dal posto accanto'],
        [
          'Say aloud what you would do at the next crossing.',
          'Di’ a voce alta che cosa faresti al prossimo incrocio.',
        ],
      ],
    ],
  },
  'dance-school': {
    title: ['Your first class', 'La prima lezione'],
    points: [
      [
        ['What to wear', 'Come vestirsi'],
        [
          'Something in which knees and arms can move; socks will do.',
          'Qualcosa in cui ginocchia e braccia si muovono; bastano i calzini.',
        ],
      ],
      [
        ['Stand at the back', 'Mettiti dietro'],
        ['From there you see the feet of the others.', 'Da lì si vedono i piedi degli altri.'],
      ],
      [
        ['Give it three times', 'Dalle tre volte'],
        ['The first is confusing for everybody.', 'La prima confonde tutti.'],
      ],
    ],
  },
  'art-workshop': {
    title: ['Before you come', 'Prima di venire'],
    points: [
      [
        ['Old clothes', 'Vestiti vecchi'],
        [
          'Clay and paint come off hands, not off wool.',
          'Creta e colore vanno via dalle mani, non dalla lana.',
        ],
      ],
      [
        ['No talent needed', 'Non serve talento'],
        [
          'Curiosity is enough, and time to do it twice.',
          'Basta la curiosità, e il tempo di rifarlo.',
        ],
      ],
      [
        ['Patience with kilns and glue', 'Pazienza con forni e colle'],
        [
          'Some things can be taken home only later.',
          'Certe cose si portano a casa solo più tardi.',
        ],
      ],
    ],
  },
} as const satisfies Record<string, Advice>;
