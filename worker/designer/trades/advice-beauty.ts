import type { Advice } from './trade.ts';

/** For those who make one look or feel well. */
export const ADVICE_BEAUTY = {
  'beauty-salon': {
    title: ['Before your treatment', 'Prima del trattamento'],
    points: [
      [
        ['No sun before waxing', 'Niente sole prima della ceretta'],
        [
          'Nor on the day after: skin is tender then.',
          'E neanche il giorno dopo: la pelle è delicata.',
        ],
      ],
      [
        ['Tell what you use', 'Di’ che cosa usi'],
        [
          'Retinol, acids and some medicines make skin thinner.',
          'Retinolo, acidi e certi farmaci assottigliano la pelle.',
        ],
      ],
      [
        ['Come without make-up', 'Vieni senza trucco'],
        ['For a facial, that is one step less.', 'Per il viso, è un passaggio in meno.'],
      ],
    ],
  },
  'nail-studio': {
    title: ['Before your appointment', 'Prima dell’appuntamento'],
    points: [
      [
        ['Say what is on them', 'Di’ che cosa c’è sopra'],
        ['Taking off gel needs time of its own.', 'Togliere il gel richiede tempo in più.'],
      ],
      [
        ['Leave cuticles alone', 'Lascia stare le pellicine'],
        ['Small cuts mean waiting.', 'Con i taglietti tocca aspettare.'],
      ],
      [
        ['Oil and gloves', 'Olio e guanti'],
        [
          'Cuticle oil in the evening, gloves for the dishes: nails last longer.',
          'Olio la sera, guanti per i piatti: le unghie durano di più.',
        ],
      ],
    ],
  },
  spa: {
    title: ['Before your hour', 'Prima della tua ora'],
    points: [
      [
        ['Eat lightly', 'Mangia leggero'],
        ['And leave the coffee for later.', 'E lascia il caffè per dopo.'],
      ],
      [
        ['Come a little early', 'Arriva un po’ prima'],
        [
          'A shower and five quiet minutes are part of it.',
          'Una doccia e cinque minuti di silenzio ne fanno parte.',
        ],
      ],
      [
        ['Speak up', 'Parla pure'],
        [
          'Too firm, too cold, too much talk: one word is enough.',
          'Troppo forte, troppo freddo, troppe parole: basta dirlo.',
        ],
      ],
    ],
  },
  barber: {
    title: ['Before you sit down', 'Prima di sederti'],
    points: [
      [
        ['Bring a picture', 'Porta una foto'],
        [
          '“Short” means something else to everybody.',
          '«Corti» vuol dire una cosa diversa per ciascuno.',
        ],
      ],
      [
        ['Let the beard grow', 'Lascia crescere la barba'],
        [
          'A few weeks untouched show the shape it can take.',
          'Qualche settimana senza toccarla mostra la forma che può avere.',
        ],
      ],
      [
        ['Say how you comb', 'Di’ come ti pettini'],
        [
          'A cut should work in your own bathroom, too.',
          'Un taglio deve funzionare anche nel tuo bagno.',
        ],
      ],
    ],
  },
  'tattoo-studio': {
    title: ['Before the needle', 'Prima dell’ago'],
    points: [
      [
        ['Sleep and eat', 'Dormi e mangia'],
        ['No alcohol the evening before.', 'Niente alcol la sera prima.'],
      ],
      [
        ['Keep out of the sun', 'Niente sole'],
        [
          'Neither tanned skin before nor sea and pool for weeks after.',
          'Né pelle abbronzata prima, né mare e piscina per settimane dopo.',
        ],
      ],
      [
        ['Say what you take', 'Di’ che cosa prendi'],
        [
          'Blood thinners, allergies, pregnancy, skin diseases.',
          'Anticoagulanti, allergie, gravidanza, malattie della pelle.',
        ],
      ],
    ],
  },
  'make-up-artist': {
    title: ['Before the day', 'Prima del giorno'],
    points: [
      [
        ['Nothing new', 'Niente di nuovo'],
        [
          'No first peeling or cream in the last week.',
          'Nell’ultima settimana, niente creme nuove e niente peeling.',
        ],
      ],
      [
        ['Wear the neckline', 'Vestiti come quel giorno'],
        [
          'At the trial, the colour of the dress matters.',
          'Alla prova, il colore dell’abito conta.',
        ],
      ],
      [
        ['Daylight', 'La luce del giorno'],
        ['Leave room for a chair by a window.', 'Tieni libero un posto vicino alla finestra.'],
      ],
    ],
  },
} as const satisfies Record<string, Advice>;
