import type { Advice } from './trade.ts';

/** For shops of small and well-made things. */
export const ADVICE_COUNTER = {
  'toy-shop': {
    title: ['Before you choose', 'Prima di scegliere'],
    points: [
      [
        ['Say the age', 'Di’ l’età'],
        [
          'And whether a smaller brother or sister is about: small parts are swallowed.',
          'E se in casa c’è un fratellino: i pezzi piccoli si ingoiano.',
        ],
      ],
      [
        ['Think of the parents', 'Pensa ai genitori'],
        ['Ask about noise, space and glitter.', 'Chiedi di rumore, spazio e brillantini.'],
      ],
      [
        ['Keep the receipt', 'Tieni lo scontrino'],
        ['Two grandmothers may have the same idea.', 'Due nonne possono avere la stessa idea.'],
      ],
    ],
  },
  stationer: {
    title: ['Before you come', 'Prima di venire'],
    points: [
      [
        ['Bring the list', 'Porta la lista'],
        [
          'Class, format and ruling: squares and lines are not the same.',
          'Classe, formato e rigatura: righe e quadretti non sono uguali.',
        ],
      ],
      [
        ['Order books early', 'Prenota presto i libri'],
        ['School books take longer in September.', 'A settembre i libri di scuola tardano.'],
      ],
      [
        ['Try the pen', 'Prova la penna'],
        ['On your own paper, in your own hand.', 'Sulla tua carta, con la tua mano.'],
      ],
    ],
  },
  newsagent: {
    title: ['Before you come', 'Prima di venire'],
    points: [
      [
        ['Ask to put it by', 'Fattelo tenere'],
        [
          'A title that you follow can be kept for you.',
          'Una testata che segui si può mettere da parte.',
        ],
      ],
      [
        ['For a parcel', 'Per un pacco'],
        ['Bring the code and an identity card.', 'Porta il codice e un documento.'],
      ],
      [
        ['For a back issue', 'Per un arretrato'],
        ['Note the number and the month.', 'Segna il numero e il mese.'],
      ],
    ],
  },
  tobacconist: {
    title: ['Before you come', 'Prima di venire'],
    points: [
      [
        ['For a payment', 'Per un pagamento'],
        [
          'Bring the slip with its code, and your tax number.',
          'Porta il bollettino col codice, e il codice fiscale.',
        ],
      ],
      [
        ['For a parcel', 'Per un pacco'],
        ['Bring the code and an identity card.', 'Porta il codice e un documento.'],
      ],
      [
        ['For a top-up', 'Per una ricarica'],
        [
          'Check the number twice. It cannot be taken back.',
          'Controlla due volte il numero. Non si torna indietro.',
        ],
      ],
    ],
  },
  perfumery: {
    title: ['Before you choose', 'Prima di scegliere'],
    points: [
      [
        ['On the skin', 'Sulla pelle'],
        [
          'Paper tells the first note, skin the last.',
          'La carta dice la prima nota, la pelle l’ultima.',
        ],
      ],
      [
        ['Three at most', 'Tre al massimo'],
        ['After that the nose is tired. Step outside.', 'Poi il naso è stanco. Esci a respirare.'],
      ],
      [
        ['Wait an hour', 'Aspetta un’ora'],
        ['Buy the one that you still like.', 'Compra quello che ti piace ancora.'],
      ],
    ],
  },
  haberdashery: {
    title: ['Before you come', 'Prima di venire'],
    points: [
      [
        ['Bring a sample', 'Porta un campione'],
        [
          'A thread, a button or a scrap: colours lie on screens.',
          'Un filo, un bottone o un ritaglio: sullo schermo i colori ingannano.',
        ],
      ],
      [
        ['Same dye lot', 'Stesso bagno'],
        ['Buy all the wool for a jumper at once.', 'Compra insieme tutta la lana di un maglione.'],
      ],
      [
        ['Wash it first', 'Lavala prima'],
        [
          'Fabric shrinks before the seam or after it.',
          'La stoffa si ritira prima della cucitura, o dopo.',
        ],
      ],
    ],
  },
  ceramicist: {
    title: ['At home', 'A casa'],
    points: [
      [
        ['In the dishwasher?', 'In lavastoviglie?'],
        [
          'Ask for each glaze. Gold and raw clay say no.',
          'Chiedi per ogni smalto. Oro e terra nuda dicono di no.',
        ],
      ],
      [
        ['No sudden heat', 'Niente sbalzi'],
        [
          'From the fridge to the oven, a pot may crack.',
          'Dal frigo al forno, un piatto può creparsi.',
        ],
      ],
      [
        ['Made to order', 'Su ordinazione'],
        [
          'Drying and firing take weeks. Ask in time for a gift.',
          'Asciugatura e cottura chiedono settimane. Per un regalo, chiedi per tempo.',
        ],
      ],
    ],
  },
  distillery: {
    title: ['For a good sip', 'Per un buon sorso'],
    points: [
      [
        ['Not too cold', 'Non troppo freddo'],
        ['Ice hides what a cold cellar has kept.', 'Il ghiaccio nasconde i profumi.'],
      ],
      [
        ['A small glass', 'Un bicchiere piccolo'],
        ['Narrow at the top, and held by the stem.', 'Stretto in alto, tenuto per lo stelo.'],
      ],
      [
        ['Keep it upright', 'Tienila in piedi'],
        ['Spirit eats the cork.', 'L’alcol consuma il tappo.'],
      ],
    ],
  },
  'cake-maker': {
    title: ['Before you order', 'Prima di ordinare'],
    points: [
      [
        ['Count the slices', 'Conta le fette'],
        [
          'Children eat less than you think, uncles more.',
          'I bambini mangiano meno di quanto si pensi, gli zii di più.',
        ],
      ],
      [
        ['Mention allergies', 'Segnala le allergie'],
        [
          'Nuts, milk, eggs and gluten: say so with the order.',
          'Frutta secca, latte, uova e glutine: dillo con l’ordine.',
        ],
      ],
      [
        ['Plan the journey', 'Pensa al viaggio'],
        [
          'A flat boot, no sun, and nobody’s lap.',
          'Bagagliaio piano, niente sole, e non sulle ginocchia.',
        ],
      ],
    ],
  },
  'leather-shop': {
    title: ['At home', 'A casa'],
    points: [
      [
        ['Feed it', 'Nutrila'],
        ['A little cream, two or three times a year.', 'Un po’ di crema, due o tre volte l’anno.'],
      ],
      [
        ['After rain', 'Dopo la pioggia'],
        ['Let it dry slowly, filled with paper.', 'Lasciala asciugare piano, riempita di carta.'],
      ],
      [
        ['Marks are fine', 'I segni vanno bene'],
        [
          'Leather grows old with you. Ask what can be repaired.',
          'La pelle invecchia con te. Chiedi che cosa si può riparare.',
        ],
      ],
    ],
  },
  'floor-layer': {
    title: ['Before you choose', 'Prima di scegliere'],
    points: [
      [
        ['See a large piece', 'Guarda un pezzo grande'],
        [
          'A sample in the hand is not a floor in the light.',
          'Un campione in mano non è un pavimento alla luce.',
        ],
      ],
      [
        ['Let it rest', 'Lascialo riposare'],
        [
          'Wood needs some days in the room before it is laid.',
          'Il legno deve stare qualche giorno nella stanza prima della posa.',
        ],
      ],
      [
        ['Check the doors', 'Controlla le porte'],
        [
          'A new floor is thicker. Some will need a trim.',
          'Un pavimento nuovo è più alto. Qualche porta andrà accorciata.',
        ],
      ],
    ],
  },
} as const satisfies Record<string, Advice>;
