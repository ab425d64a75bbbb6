import type { Advice } from './trade.ts';

/** For those who listen, advise and look after people. */
export const ADVICE_CARE = {
  counsellor: {
    title: ['For a first meeting', 'Per un primo incontro'],
    points: [
      [
        ['Nothing to prepare', 'Niente da preparare'],
        ['Start with what is loudest today.', 'Si comincia da quello che oggi pesa di più.'],
      ],
      [
        ['Ask, too', 'Fai domande'],
        [
          'About training, method, price and how long it may take.',
          'Su formazione, metodo, costo e durata.',
        ],
      ],
      [
        ['You may change your mind', 'Puoi cambiare idea'],
        [
          'Whether you can talk to each other shows after a few meetings.',
          'Se ci si intende, lo si capisce in qualche incontro.',
        ],
      ],
    ],
  },
  psychologist: {
    title: ['The first meeting', 'Il primo incontro'],
    points: [
      [
        ['It stays in the room', 'Resta nella stanza'],
        [
          'Professional secrecy covers what is said.',
          'Quello che si dice è coperto dal segreto professionale.',
        ],
      ],
      [
        ['Ask what you like', 'Chieda pure'],
        [
          'About method, frequency, cost, and when one will look back together.',
          'Metodo, frequenza, costi, e quando si farà il punto.',
        ],
      ],
      [
        ['When it is urgent', 'Quando è urgente'],
        [
          'In danger, call the emergency number or go to a hospital.',
          'In pericolo, chiami il numero di emergenza o vada in ospedale.',
        ],
      ],
    ],
  },
  'speech-therapist': {
    title: ['Before the first talk', 'Prima del primo colloquio'],
    points: [
      [
        ['Bring a recording', 'Porta una registrazione'],
        [
          'A minute of talk at home shows more than a visit.',
          'Un minuto di chiacchiere a casa mostra più di una visita.',
        ],
      ],
      [
        ['Have hearing checked', 'Fai controllare l’udito'],
        [
          'Some words are missing because they are not heard.',
          'Certe parole mancano perché non si sentono.',
        ],
      ],
      [
        ['Bring the reports', 'Porta i referti'],
        ['From doctors, nursery or school.', 'Di medici, asilo o scuola.'],
      ],
    ],
  },
  nutritionist: {
    title: ['Before the first visit', 'Prima della prima visita'],
    points: [
      [
        ['Three ordinary days', 'Tre giorni qualunque'],
        [
          'Write down what you eat and drink, without improving it.',
          'Scrivi che cosa mangi e bevi, senza abbellire.',
        ],
      ],
      [
        ['Bring blood tests', 'Porta le analisi'],
        ['The latest ones, and a list of medicines.', 'Le più recenti, e l’elenco dei farmaci.'],
      ],
      [
        ['Say what you love', 'Di’ che cosa ami'],
        [
          'A plan without it will not last until summer.',
          'Un piano che lo toglie non arriva all’estate.',
        ],
      ],
    ],
  },
  'care-home': {
    title: ['Before you decide', 'Prima di decidere'],
    points: [
      [
        ['Decide together', 'Si decide insieme'],
        [
          'The person it is about should see the place and the faces.',
          'La persona di cui si parla dovrebbe vedere il posto e i volti.',
        ],
      ],
      [
        ['Come at mealtime', 'Si viene all’ora di pranzo'],
        ['A table tells how people live.', 'Una tavola racconta come si vive.'],
      ],
      [
        ['Write down habits', 'Si scrivono le abitudini'],
        [
          'Coffee at seven, the radio, the side of the bed.',
          'Il caffè presto, la radio, il lato del letto.',
        ],
      ],
    ],
  },
} as const satisfies Record<string, Advice>;
