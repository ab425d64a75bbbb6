import type { Advice } from './trade.ts';

/** For clubs, courses and coaches. */
export const ADVICE_SPORT = {
  'football-club': {
    title: ['The first training', 'Il primo allenamento'],
    points: [
      [
        ['What to bring', 'Che cosa portare'],
        [
          'Boots or trainers, shin pads, water, something warm for after.',
          'Scarpe adatte, parastinchi, acqua, qualcosa di caldo per dopo.',
        ],
      ],
      [
        ['A medical certificate', 'Il certificato medico'],
        [
          'Ask which one is needed before the first match.',
          'Chiedi quale serve prima della prima partita.',
        ],
      ],
      [
        ['From the side', 'Da bordo campo'],
        [
          'Parents clap. The shouting is for the coach.',
          'I genitori applaudono. A gridare ci pensa chi allena.',
        ],
      ],
    ],
  },
  'tennis-club': {
    title: ['Before you play', 'Prima di giocare'],
    points: [
      [
        ['The right soles', 'Le suole giuste'],
        [
          'Running shoes slip on clay and mark hard courts.',
          'Le scarpe da corsa scivolano sulla terra e segnano il cemento.',
        ],
      ],
      [
        ['Rackets can be lent', 'La racchetta, in prestito'],
        [
          'Try before you buy: weight and grip differ.',
          'Prova prima di comprare: peso e manico cambiano.',
        ],
      ],
      [
        ['Say your level', 'Di’ il tuo livello'],
        ['Honest words find better partners.', 'Chi è sincero trova l’avversario giusto.'],
      ],
    ],
  },
  'swimming-pool': {
    title: ['What to bring', 'Che cosa portare'],
    points: [
      [
        ['In the bag', 'Nella borsa'],
        [
          'Cap, goggles, flip-flops, towel, a coin or a lock.',
          'Cuffia, occhialini, ciabatte, telo, una moneta o un lucchetto.',
        ],
      ],
      [
        ['Shower first', 'Prima la doccia'],
        [
          'Without cream and make-up the water needs less chlorine.',
          'Senza creme e trucco l’acqua ha bisogno di meno cloro.',
        ],
      ],
      [
        ['Ask before the first course', 'Chiedi prima del corso'],
        [
          'Some ask for a doctor’s note or a short test.',
          'Alcuni richiedono una visita medica o una breve prova.',
        ],
      ],
    ],
  },
  'martial-arts': {
    title: ['Your first lesson', 'La prima lezione'],
    points: [
      [
        ['What to wear', 'Come vestirsi'],
        [
          'A tracksuit will do. Nails short, rings and watches off.',
          'Basta una tuta. Unghie corte, via anelli e orologi.',
        ],
      ],
      [
        ['Come early', 'Arriva prima'],
        [
          'The lesson begins with a bow, and doors stay shut.',
          'La lezione comincia con il saluto, e la porta resta chiusa.',
        ],
      ],
      [
        ['Learn to fall', 'Imparare a cadere'],
        [
          'It comes before the throws, and serves on ice as well.',
          'Viene prima delle proiezioni, e serve anche sul ghiaccio.',
        ],
      ],
    ],
  },
  'personal-trainer': {
    title: ['Before the first session', 'Prima del primo incontro'],
    points: [
      [
        ['Say what hurts', 'Di’ che cosa fa male'],
        [
          'Old injuries and medicines change the exercises.',
          'Vecchi infortuni e farmaci cambiano gli esercizi.',
        ],
      ],
      [
        ['One aim', 'Un obiettivo'],
        [
          'Stairs without a pause is a better one than “fit”.',
          '«Le scale senza fermarmi» è meglio di «in forma».',
        ],
      ],
      [
        ['Two fixed days', 'Due giorni fissi'],
        ['The calendar trains with you.', 'Il calendario si allena con te.'],
      ],
    ],
  },
  climbing: {
    title: ['Your first time', 'La prima volta'],
    points: [
      [
        ['Nothing in the pockets', 'Niente in tasca'],
        ['Rings off, hair tied, nails short.', 'Via gli anelli, capelli legati, unghie corte.'],
      ],
      [
        ['Tight shoes', 'Scarpette strette'],
        ['They should press a little, not hurt.', 'Devono stringere un po’, non far male.'],
      ],
      [
        ['Push with your legs', 'Spingi con le gambe'],
        [
          'Arms tire first; they only hold you to the wall.',
          'Le braccia si stancano prima: servono a restare alla parete.',
        ],
      ],
    ],
  },
  'boat-trips': {
    title: ['What to bring', 'Che cosa portare'],
    points: [
      [
        ['In the bag', 'Nella borsa'],
        [
          'Sun cream, hat, a jumper: on the water it is colder.',
          'Crema solare, cappello, una felpa: in mare fa più fresco.',
        ],
      ],
      [
        ['Soft shoes', 'Scarpe morbide'],
        [
          'Or bare feet. Heels and sand stay on land.',
          'O piedi nudi. Tacchi e sabbia restano a terra.',
        ],
      ],
      [
        ['Seasick?', 'Soffri il mare?'],
        [
          'Take something an hour before, and look at the horizon.',
          'Prendi qualcosa un’ora prima, e guarda l’orizzonte.',
        ],
      ],
    ],
  },
  'sailing-school': {
    title: ['What to bring', 'Che cosa portare'],
    points: [
      [
        ['Clothes for getting wet', 'Vestiti che si bagnano'],
        ['And a dry set that stays on land.', 'E un cambio asciutto che resta a terra.'],
      ],
      [
        ['Tie your glasses', 'Lega gli occhiali'],
        ['A string costs less than a second pair.', 'Un laccetto costa meno di un altro paio.'],
      ],
      [
        ['Everybody capsizes', 'Prima o poi si scuffia'],
        [
          'You should be able to swim; the rest can be learnt.',
          'Bisogna saper nuotare; il resto si impara.',
        ],
      ],
    ],
  },
  'diving-centre': {
    title: ['Before the dive', 'Prima dell’immersione'],
    points: [
      [
        ['Papers', 'I documenti'],
        [
          'Diving card, logbook, and a doctor’s note if asked for.',
          'Brevetto, libretto, e la visita medica se richiesta.',
        ],
      ],
      [
        ['Not with a cold', 'Non con il raffreddore'],
        ['Ears must be able to equalise.', 'Le orecchie devono poter compensare.'],
      ],
      [
        ['A day before flying', 'Un giorno prima di volare'],
        [
          'Leave time between the last dive and the aeroplane.',
          'Tra l’ultima immersione e l’aereo serve una pausa.',
        ],
      ],
    ],
  },
  'ski-school': {
    title: ['Before the first day', 'Prima del primo giorno'],
    points: [
      [
        ['Try boots on', 'Prova gli scarponi'],
        [
          'With one thin pair of socks; toes just touch the front.',
          'Con un solo paio di calze sottili; le dita sfiorano la punta.',
        ],
      ],
      [
        ['Dress in layers', 'Vestiti a strati'],
        [
          'Helmet, goggles, gloves, and cream for the face.',
          'Casco, maschera, guanti, e crema per il viso.',
        ],
      ],
      [
        ['Hire the evening before', 'Noleggia la sera prima'],
        ['In the morning there is a queue.', 'Al mattino c’è la coda.'],
      ],
    ],
  },
} as const satisfies Record<string, Advice>;
