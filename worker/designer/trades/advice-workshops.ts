import type { Advice } from './trade.ts';

/** For workshops that make or mend to order. */
export const ADVICE_WORKSHOPS = {
  tailor: {
    title: ['Before the fitting', 'Prima della prova'],
    points: [
      [
        ['Bring the shoes', 'Porta le scarpe'],
        [
          'Trousers and skirts are measured with them on.',
          'Pantaloni e gonne si misurano con quelle ai piedi.',
        ],
      ],
      [
        ['Wash it first', 'Lavalo prima'],
        [
          'Some fabrics shrink, and hems with them.',
          'Certi tessuti si restringono, e gli orli con loro.',
        ],
      ],
      [
        ['Say by when', 'Di’ per quando'],
        [
          'A wedding needs weeks, a zip only days.',
          'Un matrimonio chiede settimane, una cerniera pochi giorni.',
        ],
      ],
    ],
  },
  shoemaker: {
    title: ['Before you bring them', 'Prima di portarle'],
    points: [
      [
        ['Come early', 'Vieni presto'],
        [
          'A worn heel is quickly done. A worn-through one is not.',
          'Un tacco consumato si rifà in fretta. Uno finito, no.',
        ],
      ],
      [
        ['Dry them slowly', 'Asciugale piano'],
        ['Paper inside, away from the radiator.', 'Carta dentro, lontano dal termosifone.'],
      ],
      [
        ['Both, please', 'Tutte e due'],
        [
          'Even if only one hurts: a pair must match.',
          'Anche se è rotta una sola: il paio dev’essere uguale.',
        ],
      ],
    ],
  },
  joiner: {
    title: ['Before the first talk', 'Prima di parlarne'],
    points: [
      [
        ['Measure roughly', 'Misura alla buona'],
        [
          'Width, height, depth. The exact ones are taken on the spot.',
          'Larghezza, altezza, profondità. Quelle esatte si prendono sul posto.',
        ],
      ],
      [
        ['Count what goes in', 'Conta che cosa ci va'],
        [
          'Books, coats, plates: it is built around them.',
          'Libri, cappotti, piatti: il mobile nasce intorno.',
        ],
      ],
      [
        ['Collect pictures', 'Raccogli immagini'],
        [
          'Two that you like and one that you cannot stand.',
          'Due che ti piacciono e una che non sopporti.',
        ],
      ],
    ],
  },
  blacksmith: {
    title: ['Before you ask', 'Prima di chiedere'],
    points: [
      [
        ['Photograph the place', 'Fotografa il posto'],
        ['Posts, walls and the slope of the ground.', 'Pilastri, muri e la pendenza del terreno.'],
      ],
      [
        ['Measure the opening', 'Misura il passaggio'],
        ['At the top, in the middle and at the bottom.', 'In alto, a metà e in basso.'],
      ],
      [
        ['Ask about permits', 'Chiedi dei permessi'],
        [
          'Railings on a street or a listed house may need one.',
          'Ringhiere su strada o case vincolate possono averne bisogno.',
        ],
      ],
    ],
  },
  upholsterer: {
    title: ['Before you decide', 'Prima di decidere'],
    points: [
      [
        ['Send two photos', 'Manda due foto'],
        ['Front and back. And say what creaks.', 'Davanti e dietro. E di’ che cosa scricchiola.'],
      ],
      [
        ['Think of the cat', 'Pensa al gatto'],
        [
          'And of children, sun and dogs: they choose the fabric.',
          'E a bambini, sole e cani: sono loro a scegliere il tessuto.',
        ],
      ],
      [
        ['See it by daylight', 'Guardalo di giorno'],
        ['Take the sample home for a night.', 'Porta a casa il campione per una notte.'],
      ],
    ],
  },
  stonemason: {
    title: ['Before you ask', 'Prima di chiedere'],
    points: [
      [
        ['Touch the stone', 'Tocca la pietra'],
        [
          'Polished, honed and rough are three different colours.',
          'Lucida, levigata e grezza sono tre colori diversi.',
        ],
      ],
      [
        ['Draw the sink', 'Disegna il lavello'],
        [
          'Taps, hob and corners decide the slab.',
          'Rubinetto, piano cottura e angoli decidono la lastra.',
        ],
      ],
      [
        ['Go easy on lemon', 'Attento al limone'],
        [
          'Marble does not forgive acid. Ask how to treat it.',
          'Il marmo non perdona gli acidi. Chiedi come trattarlo.',
        ],
      ],
    ],
  },
  luthier: {
    title: ['Before you bring it', 'Prima di portarlo'],
    points: [
      [
        ['Loosen nothing', 'Non allentare nulla'],
        [
          'If the bridge falls, leave the strings and bring it as it is.',
          'Se cade il ponticello, lascia le corde e portalo com’è.',
        ],
      ],
      [
        ['Mind the heat', 'Attento al caldo'],
        ['A car in the sun opens seams.', 'L’auto al sole apre le fasce.'],
      ],
      [
        ['Bring the bow', 'Porta l’archetto'],
        [
          'The fault is there more often than you think.',
          'Il difetto è lì più spesso di quanto si creda.',
        ],
      ],
    ],
  },
  printer: {
    title: ['Before you send a file', 'Prima di mandare il file'],
    points: [
      [
        ['Leave a margin', 'Lascia il margine'],
        [
          'A few millimetres of bleed, and no text near the edge.',
          'Qualche millimetro di abbondanza, e niente testi vicino al bordo.',
        ],
      ],
      [
        ['Choose by touch', 'Scegli toccando'],
        [
          'Ask to feel the papers. A screen has no weight.',
          'Chiedi di toccare le carte. Lo schermo non ha peso.',
        ],
      ],
      [
        ['Read it aloud', 'Rileggi a voce alta'],
        [
          'Phone number, date, names. Then let somebody else read it.',
          'Telefono, data, nomi. Poi fallo leggere a qualcun altro.',
        ],
      ],
    ],
  },
  'machine-shop': {
    title: ['For a quick offer', 'Per un’offerta rapida'],
    points: [
      [
        ['Send the drawing', 'Manda il disegno'],
        [
          'With tolerances where they matter, and only there.',
          'Con le tolleranze dove contano, e solo lì.',
        ],
      ],
      [
        ['Say the quantity', 'Di’ la quantità'],
        [
          'One, ten or a thousand are three different jobs.',
          'Uno, dieci o mille sono tre lavori diversi.',
        ],
      ],
      [
        ['Say what it does', 'Di’ a che cosa serve'],
        ['The use may allow a simpler shape.', 'L’uso può permettere una forma più semplice.'],
      ],
    ],
  },
  'computer-repair': {
    title: ['Before you bring it', 'Prima di portarlo'],
    points: [
      [
        ['Save what you can', 'Salva quello che puoi'],
        [
          'Photos and documents first, on another disk.',
          'Prima foto e documenti, su un altro disco.',
        ],
      ],
      [
        ['After water', 'Se si è bagnato'],
        [
          'Switch it off, do not charge it, and bring it at once.',
          'Spegnilo, non caricarlo, e portalo subito.',
        ],
      ],
      [
        ['Write down the message', 'Segna il messaggio'],
        [
          'The exact words of the error, or a photo of the screen.',
          'Le parole esatte dell’errore, o una foto dello schermo.',
        ],
      ],
    ],
  },
  watchmaker: {
    title: ['Before you bring it', 'Prima di portarlo'],
    points: [
      [
        ['Do not open it', 'Non aprirlo'],
        [
          'Dust and a slipped screwdriver cost more than the fault.',
          'Polvere e un cacciavite che scivola costano più del guasto.',
        ],
      ],
      [
        ['After water', 'Se è entrata acqua'],
        [
          'Bring it at once, crown pulled out, and do not wind it.',
          'Portalo subito, con la corona estratta, e non caricarlo.',
        ],
      ],
      [
        ['Tell its story', 'Racconta la sua storia'],
        [
          'Whose it was, and when it was last serviced.',
          'Di chi era, e quando è stato revisionato.',
        ],
      ],
    ],
  },
} as const satisfies Record<string, Advice>;
