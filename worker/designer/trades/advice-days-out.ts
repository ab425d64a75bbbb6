import type { Advice } from './trade.ts';

/** For days out, evenings, and occasions. */
export const ADVICE_DAYS_OUT = {
  'beach-club': {
    title: ['For a day by the sea', 'Per una giornata al mare'],
    points: [
      [
        ['In the bag', 'Nella borsa'],
        [
          'Cream, hat, water, and a book that may get wet.',
          'Crema, cappello, acqua, e un libro che si può bagnare.',
        ],
      ],
      [
        ['Read the flags', 'Guarda le bandiere'],
        [
          'With red, nobody goes in, good swimmers neither.',
          'Con la rossa non si entra, nemmeno chi nuota bene.',
        ],
      ],
      [
        ['Early or late', 'Presto o tardi'],
        ['The sea is calmest before breakfast is over.', 'Il mare è più calmo di primo mattino.'],
      ],
    ],
  },
  campsite: {
    title: ['Before you set out', 'Prima di partire'],
    points: [
      [
        ['Pitch it at home', 'Montala a casa'],
        [
          'The missing peg is found in the garden, not in the rain.',
          'Il picchetto che manca si scopre in giardino, non sotto la pioggia.',
        ],
      ],
      [
        ['A light for the head', 'Una luce per la testa'],
        ['It leaves both hands for everything else.', 'Lascia libere tutte e due le mani.'],
      ],
      [
        ['Ask about fire and dogs', 'Chiedi di fuochi e cani'],
        ['Both depend on the season.', 'Dipende dalla stagione.'],
      ],
    ],
  },
  'mountain-hut': {
    title: ['Before you go up', 'Prima di salire'],
    points: [
      [
        ['Look at the sky', 'Guarda il cielo'],
        [
          'In summer, storms come after lunch. Start early.',
          'D’estate i temporali arrivano dopo pranzo. Parti presto.',
        ],
      ],
      [
        ['For the night', 'Per la notte'],
        [
          'Sleeping-bag liner, torch, cash, and shoes for indoors.',
          'Sacco lenzuolo, torcia, contanti, e ciabatte.',
        ],
      ],
      [
        ['Say if you do not come', 'Avvisa se non arrivi'],
        ['Otherwise somebody may set out to look for you.', 'Altrimenti qualcuno esce a cercarti.'],
      ],
    ],
  },
  'escape-room': {
    title: ['Before you play', 'Prima di giocare'],
    points: [
      [
        ['Mix the team', 'Mescola la squadra'],
        [
          'One who counts, one who reads, one who looks under things.',
          'Uno che conta, uno che legge, uno che guarda sotto le cose.',
        ],
      ],
      [
        ['Say it aloud', 'Dillo a voce alta'],
        ['What one has seen, another one needs.', 'Quello che ha visto uno, serve a un altro.'],
      ],
      [
        ['Nothing needs force', 'Niente si forza'],
        [
          'What does not open is not yet to be opened.',
          'Quello che non si apre non va ancora aperto.',
        ],
      ],
    ],
  },
  party: {
    title: ['Before the party', 'Prima della festa'],
    points: [
      [
        ['Not too many', 'Non troppi'],
        [
          'As many guests as years is a good rule for small ones.',
          'Tanti invitati quanti anni: per i piccoli è una buona regola.',
        ],
      ],
      [
        ['Ask about allergies', 'Chiedi delle allergie'],
        [
          'On the invitation, before the cake is ordered.',
          'Nell’invito, prima di ordinare la torta.',
        ],
      ],
      [
        ['Two hours', 'Due ore'],
        ['Then any party is tired.', 'Poi anche la festa più bella è stanca.'],
      ],
    ],
  },
  'wedding-music': {
    title: ['Before the party', 'Prima della festa'],
    points: [
      [
        ['Three songs', 'Tre canzoni'],
        ['That must be played, and three that must not.', 'Che ci devono essere, e tre che no.'],
      ],
      [
        ['Ask the venue', 'Chiedi al locale'],
        [
          'Until what hour, how loud, and where the sockets are.',
          'Fino a che ora, a che volume, e dove sono le prese.',
        ],
      ],
      [
        ['Leave gaps', 'Lascia delle pause'],
        [
          'For speeches, dinner and talk. Dancing comes later.',
          'Per i discorsi, la cena e le chiacchiere. Il ballo viene dopo.',
        ],
      ],
    ],
  },
  scouts: {
    title: ['The first time', 'La prima volta'],
    points: [
      [
        ['In the rucksack', 'Nello zaino'],
        [
          'Water, a snack, a raincoat, something warm.',
          'Acqua, merenda, mantellina, qualcosa di caldo.',
        ],
      ],
      [
        ['The phone stays at home', 'Il telefono resta a casa'],
        ['Whoever leads has one.', 'Ce l’ha chi guida.'],
      ],
      [
        ['Let them pack', 'Lascia che facciano lo zaino'],
        ['Then they know where the torch is.', 'Così sanno dov’è la torcia.'],
      ],
    ],
  },
  choir: {
    title: ['Your first rehearsal', 'La prima prova'],
    points: [
      [
        ['Bring a pencil', 'Porta una matita'],
        [
          'Breaths are written down, and rubbed out again.',
          'I respiri si segnano, e poi si cancellano.',
        ],
      ],
      [
        ['Sit beside somebody sure', 'Siediti accanto a chi è sicuro'],
        [
          'Reading music helps, listening helps more.',
          'Leggere la musica aiuta, ascoltare di più.',
        ],
      ],
      [
        ['Water, not milk', 'Acqua, non latte'],
        ['And a scarf in winter.', 'E una sciarpa, d’inverno.'],
      ],
    ],
  },
  'recording-studio': {
    title: ['Before the session', 'Prima della sessione'],
    points: [
      [
        ['Rehearse the ends', 'Prova i finali'],
        [
          'Beginnings and endings take the time in the studio.',
          'In studio il tempo se ne va su inizi e finali.',
        ],
      ],
      [
        ['New strings, new skins', 'Corde nuove, pelli nuove'],
        [
          'Put on a day before, so that they stay in tune.',
          'Montate il giorno prima, così tengono l’accordatura.',
        ],
      ],
      [
        ['Bring a reference', 'Porta un riferimento'],
        [
          'One record that sounds as yours should.',
          'Un disco che suona come dovrebbe suonare il tuo.',
        ],
      ],
    ],
  },
} as const satisfies Record<string, Advice>;
