import type { Advice } from './trade.ts';

/** For those who come to the house: repairs, building, cleaning. */
export const ADVICE_AT_HOME = {
  plumber: {
    title: ['Before you call', 'Prima di chiamare'],
    points: [
      [
        ['Stop the water', 'Chiudi l’acqua'],
        [
          'The stopcock is often under the kitchen sink or beside the meter. Turn it clockwise.',
          'Il rubinetto generale è spesso sotto il lavello o vicino al contatore. Giralo in senso orario.',
        ],
      ],
      [
        ['Take a photo', 'Fai una foto'],
        [
          'A picture of the leak, the boiler or its label says more than a long description.',
          'Una foto della perdita, della caldaia o della sua targhetta dice più di tante parole.',
        ],
      ],
      [
        ['Have this ready', 'Tieni a portata di mano'],
        [
          'Where it drips, since when, which floor, and where to park.',
          'Dove perde, da quando, a che piano, e dove si può parcheggiare.',
        ],
      ],
    ],
  },
  electrician: {
    title: ['Before you call', 'Prima di chiamare'],
    points: [
      [
        ['If it smells of burning', 'Se senti odore di bruciato'],
        [
          'Switch off at the main switch and touch nothing. In a fire, call the emergency number first.',
          'Stacca l’interruttore generale e non toccare nulla. Se c’è fuoco, chiama prima i soccorsi.',
        ],
      ],
      [
        ['Look at the fuse board', 'Guarda il quadro'],
        [
          'Note which switch has tripped, and whether it trips again when you push it up.',
          'Segna quale interruttore è scattato, e se scatta di nuovo quando lo rialzi.',
        ],
      ],
      [
        ['Take a photo', 'Fai una foto'],
        [
          'The board with its door open, and the socket or lamp that does not work.',
          'Il quadro con lo sportello aperto, e la presa o la lampada che non funziona.',
        ],
      ],
    ],
  },
  builder: {
    title: ['Before the first visit', 'Prima del sopralluogo'],
    points: [
      [
        ['Measure roughly', 'Misura a occhio'],
        [
          'Length, width and height of the room. To the nearest ten centimetres is enough.',
          'Lunghezza, larghezza e altezza della stanza. Bastano i dieci centimetri.',
        ],
      ],
      [
        ['Take photos', 'Fai qualche foto'],
        [
          'One from each corner, and one of each crack or damp patch.',
          'Una da ogni angolo, e una di ogni crepa o macchia di umidità.',
        ],
      ],
      [
        ['Sort your wishes', 'Ordina i desideri'],
        [
          'What must be done, what would be nice, and by when.',
          'Che cosa va fatto per forza, che cosa ti piacerebbe, ed entro quando.',
        ],
      ],
    ],
  },
  garage: {
    title: ['Before you bring the car', 'Prima di portare l’auto'],
    points: [
      [
        ['Note the noise', 'Ascolta il rumore'],
        [
          'When it comes: cold or warm, straight on or in bends, at which speed.',
          'Quando si sente: a freddo o a caldo, in rettilineo o in curva, a che velocità.',
        ],
      ],
      [
        ['Photograph the lights', 'Fotografa le spie'],
        [
          'A warning light that is red: stop when it is safe, and do not drive on.',
          'Se una spia è rossa, fermati appena puoi e non proseguire.',
        ],
      ],
      [
        ['Have this ready', 'Tieni a portata di mano'],
        [
          'Number plate, mileage, and the date of the last service.',
          'Targa, chilometri, e la data dell’ultimo tagliando.',
        ],
      ],
    ],
  },
  cleaning: {
    title: ['Before you ask', 'Prima di chiedere'],
    points: [
      [
        ['Count the rooms', 'Conta le stanze'],
        [
          'Rooms, bathrooms and windows say more than square metres.',
          'Stanze, bagni e finestre dicono più dei metri quadri.',
        ],
      ],
      [
        ['Name what is delicate', 'Segnala quello che è delicato'],
        [
          'Natural stone, old wood, silk, and pets that slip out.',
          'Pietra naturale, legno antico, seta, e animali che scappano.',
        ],
      ],
      [
        ['Say how often', 'Di’ ogni quanto'],
        [
          'Once, weekly, or before somebody moves in.',
          'Una volta sola, ogni settimana, o prima di un trasloco.',
        ],
      ],
    ],
  },
  architect: {
    title: ['For a first talk', 'Per un primo incontro'],
    points: [
      [
        ['Bring a plan', 'Porta una pianta'],
        [
          'The old drawing, a land registry sheet, or a sketch of your own.',
          'Il vecchio disegno, la visura catastale, o uno schizzo fatto da te.',
        ],
      ],
      [
        ['Describe a day', 'Racconta una giornata'],
        [
          'Who gets up first, where you eat, what gets in the way.',
          'Chi si alza per primo, dove si mangia, che cosa dà fastidio.',
        ],
      ],
      [
        ['Name a budget', 'Di’ una cifra'],
        [
          'A range is enough. It spares everybody drawings that nobody can build.',
          'Basta un ordine di grandezza. Evita disegni che nessuno può costruire.',
        ],
      ],
    ],
  },
} as const satisfies Record<string, Advice>;
