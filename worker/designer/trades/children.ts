import type { Trade } from './trade.ts';

const CHILDREN = {
  pages: ['business'],
  schemaType: 'ChildCare',
  goal: 'visit',
  sections: ['services', 'gallery', 'hours'],
  directions: ['playful', 'craft', 'wellness', 'coastal', 'market'],
  colours: [
    [0.6, 0.14, 60],
    [0.52, 0.12, 200],
    [0.52, 0.12, 140],
  ],
} as const satisfies Partial<Trade>;

const nursery = {
  ...CHILDREN,
  id: 'nursery',
  words: {
    en: 'nursery school, nursery, day nursery, kindergarten, preschool, pre-school, playgroup, daycare, forest school, montessori',
    it: "asilo nido, asilo, scuola materna, scuola dell’infanzia, scuola dell'infanzia, micronido, nido d’infanzia, nido famiglia, nido in famiglia, asilo nel bosco, montessori",
  },
  schemaType: 'Preschool',
  motifs: ['blocks', 'moon', 'butterfly', 'apple', 'tree', 'snail'],
  noun: ['a nursery', 'un asilo'],
  name: ['Nursery', 'Asilo'],
  lead: [
    'Come by with your child, look around, and ask what you want to know.',
    'Vieni con il tuo bambino, guardati intorno e chiedi quello che vuoi sapere.',
  ],
  action: ['Arrange a visit', 'Fissa una visita'],
  offer: ['Childcare', 'Servizi'],
  asks: [
    ['From what age?', 'Da che età?'],
    ['What does a day look like?', 'Com’è una giornata?'],
    ['How do children settle in?', 'Come avviene l’inserimento?'],
  ],
  photos: [
    ['blocks', 'The playroom in the morning', 'La sala dei giochi, al mattino'],
    ['tree', 'In the garden', 'In giardino'],
    ['coat', 'Coats on their hooks', 'Le giacche ai loro ganci'],
    ['apple', 'Snack time', 'L’ora della merenda'],
  ],
  contact: [
    ['Arrange a visit', 'Fissa una visita'],
    [
      'Name and age of your child, and when a place is needed.',
      'Nome ed età del bambino, e da quando serve il posto.',
    ],
  ],
} as const satisfies Trade;

/** Those who look after children. */
export const CHILD_CARE: readonly Trade[] = [
  nursery,
  {
    ...nursery,
    id: 'childminder',
    words: {
      en: 'childminder, child minder, babysitter, babysitting, nanny, soft play',
      it: 'tagesmutter, babysitter, baby sitter, baby-sitter, ludoteca, baby parking, spazio gioco',
    },
    schemaType: 'ChildCare',
    motifs: ['blocks', 'pram', 'romper', 'moon', 'dice', 'apple'],
    noun: ['childcare', 'un servizio per bambini'],
    name: ['Childcare', 'Bambini'],
    lead: [
      'Say how old your children are and on which days and hours you need somebody.',
      'Di’ quanti anni hanno i bambini, e in quali giorni e ore serve qualcuno.',
    ],
    action: ['Ask for a place', 'Chiedi un posto'],
    offer: ['Childcare', 'Servizi'],
  },
];
