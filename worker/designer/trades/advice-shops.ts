import type { Advice } from './trade.ts';

/** For shops and those who repair what is brought. */
export const ADVICE_SHOPS = {
  'hardware-store': {
    title: ['Before you come', 'Prima di venire'],
    points: [
      [
        ['Bring the old part', 'Porta il pezzo vecchio'],
        [
          'Or photograph it beside a coin, so that the size can be seen.',
          'O fotografalo vicino a una moneta, così si capisce la misura.',
        ],
      ],
      [
        ['Say what the wall is', 'Di’ com’è il muro'],
        [
          'Brick, concrete or plasterboard decides the plug and the screw.',
          'Mattone, cemento o cartongesso decidono tassello e vite.',
        ],
      ],
      [
        ['Measure twice', 'Misura due volte'],
        ['Length, diameter, thread. Write them down.', 'Lunghezza, diametro, filetto. Scrivili.'],
      ],
    ],
  },
  laundry: {
    title: ['Before you bring it', 'Prima di portarlo'],
    points: [
      [
        ['Do not rub', 'Non strofinare'],
        [
          'Dab the stain with a clean cloth, and leave the rest.',
          'Tampona con un panno pulito, e lascia stare il resto.',
        ],
      ],
      [
        ['Say what it was', 'Di’ che cos’era'],
        [
          'Wine, oil, ink and grass are treated differently.',
          'Vino, olio, inchiostro ed erba si trattano in modo diverso.',
        ],
      ],
      [
        ['Empty the pockets', 'Svuota le tasche'],
        ['And leave the care label where it is.', 'E lascia l’etichetta dov’è.'],
      ],
    ],
  },
  optician: {
    title: ['Before you come', 'Prima di venire'],
    points: [
      [
        ['Bring the old pair', 'Porta gli occhiali vecchi'],
        ['And the last prescription, if you have one.', 'E l’ultima ricetta, se ce l’hai.'],
      ],
      [
        ['Rest from lenses', 'Togli le lenti a contatto'],
        [
          'Ask how long before the test you should wear glasses instead.',
          'Chiedi da quanto prima del controllo conviene portare gli occhiali.',
        ],
      ],
      [
        ['Say where you strain', 'Di’ dove fai fatica'],
        [
          'Screen, wheel, music stand: distances matter.',
          'Schermo, volante, leggio: contano le distanze.',
        ],
      ],
    ],
  },
  herbalist: {
    title: ['Before you choose', 'Prima di scegliere'],
    points: [
      [
        ['Tell what you take', 'Di’ che cosa prendi'],
        [
          'Herbs and medicines can get in each other’s way.',
          'Erbe e medicine possono darsi fastidio.',
        ],
      ],
      [
        ['Mention a pregnancy', 'Segnala una gravidanza'],
        [
          'Some plants are not for everybody. Ask your doctor, too.',
          'Alcune piante non sono per tutti. Chiedi anche al medico.',
        ],
      ],
      [
        ['Keep it dry', 'Tienile all’asciutto'],
        [
          'In a closed jar, away from steam and sun.',
          'In un barattolo chiuso, lontano da vapore e sole.',
        ],
      ],
    ],
  },
  'pet-shop': {
    title: ['Before you choose', 'Prima di scegliere'],
    points: [
      [
        ['Know the weight', 'Porta il peso'],
        [
          'Food, harness and flea drops are chosen by it.',
          'Cibo, pettorina e antiparassitari si scelgono da lì.',
        ],
      ],
      [
        ['Change food slowly', 'Cambia cibo piano'],
        ['Mix old and new over a week.', 'Mescola vecchio e nuovo per una settimana.'],
      ],
      [
        ['Bring a photo', 'Porta una foto'],
        [
          'Of the tank, the cage or the chewed lead.',
          'Dell’acquario, della gabbia o del guinzaglio rosicchiato.',
        ],
      ],
    ],
  },
  jeweller: {
    title: ['Before you choose', 'Prima di scegliere'],
    points: [
      [
        ['Borrow a ring', 'Prendi in prestito un anello'],
        [
          'One that she or he wears tells the size without a word.',
          'Uno che porta già dice la misura senza parlare.',
        ],
      ],
      [
        ['Allow time', 'Prenditi tempo'],
        [
          'What is made to order takes weeks, engraving some days.',
          'Un pezzo su misura chiede settimane, un’incisione qualche giorno.',
        ],
      ],
      [
        ['Bring old gold', 'Porta l’oro vecchio'],
        [
          'A chain that nobody wears can become something else.',
          'Una catenina che nessuno porta può diventare altro.',
        ],
      ],
    ],
  },
  'clothes-shop': {
    title: ['Before you come', 'Prima di venire'],
    points: [
      [
        ['Wear the right shoes', 'Metti le scarpe giuste'],
        ['The hem depends on the heel.', 'L’orlo dipende dal tacco.'],
      ],
      [
        ['Bring what it goes with', 'Porta l’abbinamento'],
        ['The jacket, the skirt or a photo of it.', 'La giacca, la gonna, o una foto.'],
      ],
      [
        ['Come at a quiet hour', 'Vieni con calma'],
        [
          'Trying on takes time, and an honest friend.',
          'Per provare ci vogliono tempo e un’amica sincera.',
        ],
      ],
    ],
  },
  'shoe-shop': {
    title: ['Before you come', 'Prima di venire'],
    points: [
      [
        ['Late in the day', 'A fine giornata'],
        ['Feet are a little larger in the evening.', 'La sera i piedi sono un po’ più grandi.'],
      ],
      [
        ['Bring your socks', 'Porta le calze'],
        ['The ones that you will wear with them.', 'Quelle che userai davvero.'],
      ],
      [
        ['Both feet', 'Tutti e due i piedi'],
        [
          'One is longer. Fit the shoe to that one.',
          'Uno è più lungo. La scarpa si misura su quello.',
        ],
      ],
    ],
  },
  bookshop: {
    title: ['Before you ask', 'Prima di chiedere'],
    points: [
      [
        ['Half a title is enough', 'Basta mezzo titolo'],
        ['The colour of the cover helps, too.', 'Aiuta anche il colore della copertina.'],
      ],
      [
        ['Say what they loved', 'Di’ che cosa gli è piaciuto'],
        [
          'For a present, the last good one says more than age.',
          'Per un regalo, l’ultimo amato dice più dell’età.',
        ],
      ],
      [
        ['Order in time', 'Ordina per tempo'],
        [
          'School books and Christmas take longer.',
          'I libri di scuola e quelli di Natale chiedono più giorni.',
        ],
      ],
    ],
  },
  'furniture-shop': {
    title: ['Before you come', 'Prima di venire'],
    points: [
      [
        ['Measure the stairs', 'Misura le scale'],
        [
          'And the lift, the door, and the turn in the hall.',
          'E l’ascensore, la porta, e la curva del corridoio.',
        ],
      ],
      [
        ['Photograph the room', 'Fotografa la stanza'],
        [
          'By day, from two corners, with sockets in view.',
          'Di giorno, da due angoli, con le prese in vista.',
        ],
      ],
      [
        ['Sit for a while', 'Siediti un po’'],
        [
          'A sofa shows itself after a while, not at once.',
          'Un divano si capisce dopo un po’, non subito.',
        ],
      ],
    ],
  },
  antiques: {
    title: ['Buying or selling', 'Comprare o vendere'],
    points: [
      [
        ['Do not clean it', 'Non pulirlo'],
        [
          'Polish takes away age, and with it value.',
          'La lucidatura toglie l’età, e con l’età il valore.',
        ],
      ],
      [
        ['Photograph the back', 'Fotografa il retro'],
        [
          'Joints, labels and worm holes say more than the front.',
          'Incastri, etichette e tarli dicono più del davanti.',
        ],
      ],
      [
        ['Tell where it stood', 'Di’ dove stava'],
        [
          'A letter or an old photo is part of the piece.',
          'Una lettera o una vecchia foto fanno parte del pezzo.',
        ],
      ],
    ],
  },
  'bike-shop': {
    title: ['Before you bring it', 'Prima di portarla'],
    points: [
      [
        ['Describe the noise', 'Descrivi il rumore'],
        [
          'Only uphill, only when braking, once per turn of the wheel.',
          'Solo in salita, solo in frenata, una volta per giro di ruota.',
        ],
      ],
      [
        ['Rinse off the mud', 'Togli il fango'],
        [
          'Water and a soft brush. No jet on the bearings.',
          'Acqua e spazzola morbida. Niente getto sui cuscinetti.',
        ],
      ],
      [
        ['Know your height', 'Sappi quanto sei alto'],
        [
          'For a new bike, the inside leg counts as well.',
          'Per una bici nuova conta anche il cavallo.',
        ],
      ],
    ],
  },
} as const satisfies Record<string, Advice>;
