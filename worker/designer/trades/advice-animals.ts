import type { Advice } from './trade.ts';

/** For those to whom one brings an animal. */
export const ADVICE_ANIMALS = {
  'dog-groomer': {
    title: ['Before the bath', 'Prima del bagno'],
    points: [
      [
        ['A long walk first', 'Prima, una passeggiata'],
        ['A tired dog stands still.', 'Un cane stanco sta fermo.'],
      ],
      [
        ['Do not wash out knots', 'Non lavare i nodi'],
        [
          'Water makes them tighter. Brush, or leave them.',
          'L’acqua li stringe. Spazzola, o lasciali.',
        ],
      ],
      [
        ['Start early', 'Comincia presto'],
        [
          'A puppy that knows the brush and the dryer will not fear them later.',
          'Un cucciolo che conosce spazzola e phon poi non ne ha paura.',
        ],
      ],
    ],
  },
  kennels: {
    title: ['Before the holiday', 'Prima delle vacanze'],
    points: [
      [
        ['Check the vaccinations', 'Controlla i vaccini'],
        ['Some need two weeks before they protect.', 'Alcuni proteggono solo dopo due settimane.'],
      ],
      [
        ['Try one night', 'Prova una notte'],
        [
          'So that the first long stay is not the first stay.',
          'Così il primo soggiorno lungo non è il primo.',
        ],
      ],
      [
        ['Bring a smell of home', 'Porta l’odore di casa'],
        ['A blanket, and the food they know.', 'Una coperta, e il cibo che conosce.'],
      ],
    ],
  },
  'pet-sitter': {
    title: ['Before the first walk', 'Prima della prima uscita'],
    points: [
      [
        ['Meet at home', 'Ci si conosce a casa'],
        ['Where your pet decides who is welcome.', 'Dove il tuo animale decide chi è benvenuto.'],
      ],
      [
        ['Write a page', 'Scrivi un foglio'],
        [
          'Food, medicines, fears, the vet, and a neighbour with a key.',
          'Cibo, farmaci, paure, il veterinario, e un vicino con le chiavi.',
        ],
      ],
      [
        ['Check the collar', 'Controlla il collare'],
        [
          'A tag with a number, and a harness that fits.',
          'Una medaglietta con il numero, e una pettorina della misura giusta.',
        ],
      ],
    ],
  },
  'dog-trainer': {
    title: ['Before the first lesson', 'Prima della prima lezione'],
    points: [
      [
        ['Film the problem', 'Filma il problema'],
        ['Half a minute shows what words cannot.', 'Mezzo minuto mostra quello che non si spiega.'],
      ],
      [
        ['Come hungry', 'A pancia vuota'],
        [
          'The dog, that is. Bring small, soft treats.',
          'Il cane, si intende. Porta premi piccoli e morbidi.',
        ],
      ],
      [
        ['Bring the family', 'Porta la famiglia'],
        ['A dog learns from those who say the same.', 'Un cane impara da chi dice la stessa cosa.'],
      ],
    ],
  },
  'riding-school': {
    title: ['Your first time', 'La prima volta'],
    points: [
      [
        ['What to wear', 'Come vestirsi'],
        [
          'Long trousers, and shoes with a small heel.',
          'Pantaloni lunghi, e scarpe con un po’ di tacco.',
        ],
      ],
      [
        ['Come a little early', 'Arriva un po’ prima'],
        ['To meet the horse from the ground.', 'Per conoscere il cavallo da terra.'],
      ],
      [
        ['From the side', 'Di fianco'],
        [
          'Walk up where the horse can see you, and speak.',
          'Avvicinati da dove il cavallo ti vede, e parla.',
        ],
      ],
    ],
  },
} as const satisfies Record<string, Advice>;
