import type { Advice } from './trade.ts';

/** For house, garden and road. */
export const ADVICE_HOUSE = {
  locksmith: {
    title: ['Before you call', 'Prima di chiamare'],
    points: [
      [
        ['Try the other door', 'Prova l’altra porta'],
        [
          'A window, a neighbour with a key, the caretaker.',
          'Una finestra, un vicino con la chiave, il portiere.',
        ],
      ],
      [
        ['Do not force the key', 'Non forzare la chiave'],
        [
          'A broken one costs more than a locked door.',
          'Una chiave rotta costa più di una porta chiusa.',
        ],
      ],
      [
        ['Have papers ready', 'Tieni un documento'],
        [
          'Something must show that the door is yours.',
          'Qualcosa deve dimostrare che la porta è tua.',
        ],
      ],
    ],
  },
  decorator: {
    title: ['Before work begins', 'Prima di cominciare'],
    points: [
      [
        ['Paint a sample', 'Prova il colore'],
        [
          'A large square on two walls. Look at it morning and evening.',
          'Un quadrato grande su due pareti. Guardalo mattina e sera.',
        ],
      ],
      [
        ['Clear what you can', 'Libera quello che puoi'],
        [
          'Pictures, curtains and the middle of the room.',
          'Quadri, tende e il centro della stanza.',
        ],
      ],
      [
        ['Mention damp', 'Segnala l’umidità'],
        [
          'A stain that comes back needs a cause, not a coat.',
          'Una macchia che torna vuole una causa, non una mano.',
        ],
      ],
    ],
  },
  tiler: {
    title: ['Before you choose', 'Prima di scegliere'],
    points: [
      [
        ['Order some more', 'Ordinane qualcuna in più'],
        [
          'Cuts and breakage take a tenth, a diagonal more.',
          'Tagli e rotture ne chiedono un decimo, la diagonale di più.',
        ],
      ],
      [
        ['Wet a sample', 'Bagna un campione'],
        [
          'It shows how slippery it is, and its true colour.',
          'Si vede quanto scivola, e il colore vero.',
        ],
      ],
      [
        ['Keep one box', 'Tieni una scatola'],
        [
          'In some years the same tile will be hard to find.',
          'Fra qualche anno la stessa piastrella sarà introvabile.',
        ],
      ],
    ],
  },
  'window-fitter': {
    title: ['Before the visit', 'Prima del sopralluogo'],
    points: [
      [
        ['Count and photograph', 'Conta e fotografa'],
        [
          'From inside and from the street, with the sill in view.',
          'Da dentro e dalla strada, con il davanzale in vista.',
        ],
      ],
      [
        ['Find the draught', 'Cerca lo spiffero'],
        [
          'A candle near the frame shows where the air comes in.',
          'Una candela vicino al telaio mostra da dove entra l’aria.',
        ],
      ],
      [
        ['Ask about rules', 'Chiedi delle regole'],
        [
          'A listed house or a block may prescribe colour and shape.',
          'Una casa vincolata o un condominio possono imporre colore e forma.',
        ],
      ],
    ],
  },
  surveyor: {
    title: ['Before the first talk', 'Prima del primo incontro'],
    points: [
      [
        ['Look for the deed', 'Cerchi l’atto'],
        ['And the land registry sheet, even an old one.', 'E la visura catastale, anche vecchia.'],
      ],
      [
        ['List the works done', 'Elenchi i lavori fatti'],
        [
          'A wall moved years ago belongs in the drawing.',
          'Un muro spostato anni fa deve stare nel disegno.',
        ],
      ],
      [
        ['Say your deadline', 'Dica la scadenza'],
        [
          'A sale, a bank or a neighbour may set one.',
          'Può metterla un rogito, una banca o un vicino.',
        ],
      ],
    ],
  },
  gardener: {
    title: ['Before the first visit', 'Prima della prima visita'],
    points: [
      [
        ['Watch the sun', 'Guarda il sole'],
        [
          'Where it falls in the morning and where it stays.',
          'Dove arriva la mattina e dove resta.',
        ],
      ],
      [
        ['Send photos in winter', 'Manda foto d’inverno'],
        ['The bare garden shows its bones.', 'Il giardino spoglio mostra la sua ossatura.'],
      ],
      [
        ['Say how much time', 'Di’ quanto tempo hai'],
        [
          'An hour a week or none at all: plants are chosen by it.',
          'Un’ora a settimana o nessuna: le piante si scelgono da lì.',
        ],
      ],
    ],
  },
  'tree-surgeon': {
    title: ['Before you cut', 'Prima di tagliare'],
    points: [
      [
        ['Ask the council', 'Chiedi in comune'],
        [
          'Many trees are protected, and nests are, too.',
          'Molti alberi sono protetti, e anche i nidi.',
        ],
      ],
      [
        ['Look from afar', 'Guarda da lontano'],
        [
          'A photo of the whole tree, with the house for scale.',
          'Una foto dell’albero intero, con la casa per confronto.',
        ],
      ],
      [
        ['Talk to the neighbour', 'Parla col vicino'],
        ['Branches know no fence.', 'I rami non conoscono recinzioni.'],
      ],
    ],
  },
  'chimney-sweep': {
    title: ['Before winter', 'Prima dell’inverno'],
    points: [
      [
        ['Burn dry wood', 'Brucia legna secca'],
        [
          'Wet logs make soot, and soot burns.',
          'La legna umida fa fuliggine, e la fuliggine brucia.',
        ],
      ],
      [
        ['Let it go cold', 'Lascia raffreddare'],
        ['No fire from the evening before.', 'Niente fuoco dalla sera prima.'],
      ],
      [
        ['If it roars', 'Se il camino ruggisce'],
        [
          'Close the air, leave the house and call the fire brigade.',
          'Chiudi l’aria, esci di casa e chiama i vigili del fuoco.',
        ],
      ],
    ],
  },
  'pest-control': {
    title: ['Before you call', 'Prima di chiamare'],
    points: [
      [
        ['Photograph it', 'Fotografalo'],
        [
          'The animal, its traces or its nest, with a coin beside it.',
          'L’animale, le tracce o il nido, con una moneta vicino.',
        ],
      ],
      [
        ['Put food away', 'Metti via il cibo'],
        ['In closed tins, pet food as well.', 'In barattoli chiusi, anche quello degli animali.'],
      ],
      [
        ['Spray nothing', 'Non spruzzare nulla'],
        [
          'It drives them into the next room, and hides the trail.',
          'Li spinge nella stanza accanto, e nasconde le tracce.',
        ],
      ],
    ],
  },
  drains: {
    title: ['Before you call', 'Prima di chiamare'],
    points: [
      [
        ['Stop the water', 'Ferma l’acqua'],
        [
          'No washing machine, no shower, until it runs.',
          'Niente lavatrice e niente doccia finché non scorre.',
        ],
      ],
      [
        ['Find the cover', 'Trova il pozzetto'],
        [
          'In the yard, the garage or under the gravel.',
          'In cortile, in garage o sotto la ghiaia.',
        ],
      ],
      [
        ['No chemicals', 'Niente acidi'],
        [
          'They stay in the pipe and splash whoever opens it.',
          'Restano nel tubo e schizzano chi lo apre.',
        ],
      ],
    ],
  },
  'real-estate': {
    title: ['Before a visit', 'Prima di una visita'],
    points: [
      [
        ['Come by day', 'Vieni di giorno'],
        [
          'And walk round the block once more in the evening.',
          'E rifai il giro dell’isolato la sera.',
        ],
      ],
      [
        ['Ask for the papers', 'Chiedi le carte'],
        [
          'Plan, energy rating and the costs of the block.',
          'Planimetria, classe energetica e spese di condominio.',
        ],
      ],
      [
        ['Measure your table', 'Misura il tuo tavolo'],
        [
          'And see whether it fits before you fall in love.',
          'E guarda se ci sta prima di innamorarti.',
        ],
      ],
    ],
  },
} as const satisfies Record<string, Advice>;
