import type { Advice } from './trade.ts';

const TABLE = {
  title: ['Before you come', 'Prima di venire'],
  points: [
    [
      ['Allergies', 'Allergie'],
      [
        'Say what you must not eat before you order, even on your tenth visit.',
        'Di’ che cosa non puoi mangiare prima di ordinare, anche alla decima volta.',
      ],
    ],
    [
      ['With children or a pram', 'Con bambini o passeggino'],
      [
        'Mention it beforehand, so that there is room at the table.',
        'Dillo prima, così al tavolo c’è posto.',
      ],
    ],
    [
      ['More of you, or fewer', 'Di più o di meno'],
      [
        'A short message helps: somebody else may be glad of the seat.',
        'Basta un messaggio: qualcun altro sarà contento del posto.',
      ],
    ],
  ],
} as const satisfies Advice;

const STAY = {
  title: ['Before you arrive', 'Prima di arrivare'],
  points: [
    [
      ['When you come', 'Quando arrivi'],
      [
        'Say roughly at what time, and whether by car or by train.',
        'Di’ più o meno a che ora, e se in auto o in treno.',
      ],
    ],
    [
      ['Who comes with you', 'Chi viene con te'],
      [
        'The age of the children, and any animal that you hope to bring.',
        'L’età dei bambini, e l’animale che vorresti portare.',
      ],
    ],
    [
      ['What you do not eat', 'Che cosa non mangi'],
      ['Mention it when you book, not at the table.', 'Dillo quando prenoti, non a tavola.'],
    ],
  ],
} as const satisfies Advice;

/** For places that people go to, and for days that are planned. */
export const ADVICE_OUT = {
  restaurant: TABLE,
  guesthouse: STAY,
  hotel: STAY,
  agriturismo: STAY,
  florist: {
    title: ['Before you order', 'Prima di ordinare'],
    points: [
      [
        ['The occasion', 'L’occasione'],
        [
          'For whom, for when, and whether they will be carried or stand in a vase.',
          'Per chi, per quando, e se andranno in mano o in un vaso.',
        ],
      ],
      [
        ['A colour, not a flower', 'Un colore, non un fiore'],
        [
          'Then the season can choose what is finest that week.',
          'Così la stagione sceglie il meglio di quella settimana.',
        ],
      ],
      [
        ['To make them last', 'Perché durino'],
        [
          'Cut the stems at a slant, change the water often, keep fruit away.',
          'Taglia i gambi in obliquo, cambia spesso l’acqua, tieni lontana la frutta.',
        ],
      ],
    ],
  },
  winery: {
    title: ['Before a tasting', 'Prima di una degustazione'],
    points: [
      [
        ['Eat something', 'Mangia qualcosa'],
        ['And decide who drives home.', 'E decidete chi guida al ritorno.'],
      ],
      [
        ['No perfume', 'Senza profumo'],
        ['Wine has enough of its own.', 'Il vino ha già il suo.'],
      ],
      [
        ['Sturdy shoes', 'Scarpe comode'],
        [
          'Cellars are cool, and vineyards are not flat.',
          'Le cantine sono fresche, e le vigne in salita.',
        ],
      ],
    ],
  },
  'tour-guide': {
    title: ['For a good walk', 'Per una bella visita'],
    points: [
      [
        ['Shoes first', 'Prima le scarpe'],
        [
          'Old stones are uneven, and smooth when it rains.',
          'Le pietre antiche sono irregolari, e scivolano con la pioggia.',
        ],
      ],
      [
        ['Say who comes', 'Di’ chi viene'],
        [
          'Children, a pram, a wheelchair or tired knees change the route.',
          'Bambini, passeggino, carrozzina o ginocchia stanche cambiano il percorso.',
        ],
      ],
      [
        ['Ask away', 'Fai domande'],
        [
          'What is not in the guidebook makes a tour worth it.',
          'Il bello di una visita è quello che non sta nella guida.',
        ],
      ],
    ],
  },
} as const satisfies Record<string, Advice>;
