import type { Advice } from './trade.ts';

/** For those who move people and things, and what moves them. */
export const ADVICE_ROAD = {
  'car-wash': {
    title: ['Before you bring it', 'Prima di portarla'],
    points: [
      [
        ['Empty the boot', 'Svuota il bagagliaio'],
        ['And look under the seats.', 'E guarda sotto i sedili.'],
      ],
      [
        ['Name the worst', 'Di’ il peggio'],
        [
          'Dog hair, resin, spilt milk: each needs its own time.',
          'Peli di cane, resina, latte: ognuno vuole il suo tempo.',
        ],
      ],
      [
        ['Not in the sun', 'Non al sole'],
        ['Hot paint dries in streaks.', 'La vernice calda si asciuga a strisce.'],
      ],
    ],
  },
  removals: {
    title: ['Before the move', 'Prima del trasloco'],
    points: [
      [
        ['Books in small boxes', 'Libri in scatole piccole'],
        [
          'Pillows in large ones. Write the room on the side.',
          'Cuscini in quelle grandi. Scrivi la stanza sul fianco.',
        ],
      ],
      [
        ['Keep a bag apart', 'Tieni una borsa a parte'],
        ['Papers, medicines, chargers, the kettle.', 'Documenti, medicine, caricatori, la moka.'],
      ],
      [
        ['Reserve the kerb', 'Riserva il parcheggio'],
        [
          'Ask the council in time for space for a lorry.',
          'Chiedi per tempo al comune lo spazio per il camion.',
        ],
      ],
    ],
  },
  'car-dealer': {
    title: ['Before you choose', 'Prima di scegliere'],
    points: [
      [
        ['Count your journeys', 'Conta i tuoi viaggi'],
        [
          'Town, motorway, school: they choose the engine.',
          'Città, autostrada, scuola: scelgono loro il motore.',
        ],
      ],
      [
        ['Bring the pram', 'Porta il passeggino'],
        [
          'Or the dog, or the cello. Try the boot.',
          'O il cane, o il violoncello. Prova il bagagliaio.',
        ],
      ],
      [
        ['Ask for the book', 'Chiedi il libretto'],
        [
          'Services, owners and the date of the belt.',
          'Tagliandi, proprietari e la data della cinghia.',
        ],
      ],
    ],
  },
  'vehicle-hire': {
    title: ['Before you set off', 'Prima di partire'],
    points: [
      [
        ['Have papers ready', 'Prepara i documenti'],
        [
          'Licence, identity card, and a card in the driver’s name.',
          'Patente, documento, e una carta intestata a chi guida.',
        ],
      ],
      [
        ['Photograph the scratches', 'Fotografa i graffi'],
        ['All round, at pick-up and at return.', 'Tutto intorno, al ritiro e alla riconsegna.'],
      ],
      [
        ['Know the height', 'Sappi quanto è alto'],
        [
          'Car parks and bridges are lower than you think.',
          'Parcheggi e ponti sono più bassi di quanto sembri.',
        ],
      ],
    ],
  },
  taxi: {
    title: ['For a smooth ride', 'Per un viaggio tranquillo'],
    points: [
      [
        ['Flight number', 'Numero del volo'],
        ['Then a delay is seen before you land.', 'Così un ritardo si vede prima che atterri.'],
      ],
      [
        ['Say what you carry', 'Di’ che cosa porti'],
        [
          'Skis, a wheelchair, a dog or a child’s seat.',
          'Sci, una sedia a rotelle, un cane o un seggiolino.',
        ],
      ],
      [
        ['Allow some time', 'Parti con margine'],
        ['Trains do not wait. Traffic does.', 'Il treno non aspetta. Il traffico sì.'],
      ],
    ],
  },
} as const satisfies Record<string, Advice>;
