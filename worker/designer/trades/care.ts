import type { Trade } from './trade.ts';

const TALKING = {
  pages: ['business'],
  schemaType: 'MedicalBusiness',
  goal: 'write',
  isOnePerson: true,
  sections: ['services', 'gallery'],
  directions: ['wellness', 'editorial', 'coastal', 'craft', 'swiss'],
  colours: [
    [0.48, 0.08, 170],
    [0.5, 0.09, 35],
    [0.46, 0.09, 270],
  ],
} as const satisfies Partial<Trade>;

const counsellor = {
  ...TALKING,
  id: 'counsellor',
  words: {
    en: 'counsellor, counselor, counselling, therapist, couples therapy, family therapy',
    it: 'counselor, counsellor, counseling, counselling, consultorio, mediatore familiare, mediatrice familiare',
  },
  motifs: ['armchair', 'bubble', 'leaf', 'lamp', 'cup', 'window'],
  noun: ['a counselling practice', 'uno studio di counseling'],
  name: ['Counselling', 'Counseling'],
  lead: [
    'You do not need the right words yet. A few lines are enough to begin.',
    'Non servono già le parole giuste. Per cominciare bastano poche righe.',
  ],
  action: ['Write in confidence', 'Scrivi in riservatezza'],
  offer: ['Counselling', 'Incontri'],
  asks: [
    ['What do people come to you with?', 'Con che cosa si viene da te?'],
    ['Whom do you see: adults, couples, families?', 'Chi incontri: adulti, coppie, famiglie?'],
    ['In the room, online or both?', 'Di persona, online o in entrambi i modi?'],
  ],
  photos: [
    ['armchair', 'The two chairs', 'Le due poltrone'],
    ['window', 'The light in the room', 'La luce nella stanza'],
    ['door', 'The door to the street', 'Il portone'],
    ['cup', 'While you wait', 'Mentre si aspetta'],
  ],
  contact: [
    ['Write in confidence', 'Scrivi in riservatezza'],
    [
      'Say how I may reach you and when. If you are in danger, call the emergency number.',
      'Di’ come posso raggiungerti e quando. Se sei in pericolo, chiama il numero di emergenza.',
    ],
  ],
} as const satisfies Trade;

/** Those who listen, advise and look after people. */
export const CARE: readonly Trade[] = [
  counsellor,
  {
    ...counsellor,
    id: 'psychologist',
    words: {
      en: 'psychologist, psychology, psychotherap*, clinical psychologist',
      it: 'psicolog*, psicoterap*, psicoanalist*, studio di psicologia',
    },
    motifs: ['armchair', 'leaf', 'window', 'bubble', 'book', 'lamp'],
    noun: ['a psychology practice', 'uno studio di psicologia'],
    name: ['Psychology practice', 'Studio di psicologia'],
    lead: [
      'Begin wherever you like: with last night, last week, or a long time ago.',
      'Si può cominciare da dove si vuole: da ieri notte, da una settimana, da molto tempo fa.',
    ],
    offer: ['Therapy', 'Percorsi'],
  },
  {
    ...TALKING,
    id: 'speech-therapist',
    words: {
      en: 'speech therapist, speech therapy, speech and language therap*, voice therapist',
      it: 'logopedist*, logopedia, studio di logopedia',
    },
    goal: 'book',
    directions: ['playful', 'wellness', 'craft', 'swiss', 'coastal'],
    motifs: ['bubble', 'blocks', 'book', 'note', 'mirror', 'cup'],
    noun: ['a speech therapy practice', 'uno studio di logopedia'],
    name: ['Speech therapy', 'Logopedia'],
    lead: [
      'Tell me who finds speaking, reading or swallowing hard, and since when.',
      'Dimmi chi fatica a parlare, a leggere o a deglutire, e da quando.',
    ],
    action: ['Ask for a first talk', 'Chiedi un primo colloquio'],
    offer: ['Therapy', 'Percorsi'],
    asks: [
      ['Whom do you work with?', 'Con chi lavori?'],
      ['What do you work on?', 'Su che cosa lavori?'],
      ['How does a session go?', 'Com’è una seduta?'],
    ],
    photos: [
      ['blocks', 'Learning by playing', 'Imparare giocando'],
      ['mirror', 'Work at the mirror', 'Il lavoro allo specchio'],
      ['book', 'Books that are read aloud', 'Libri letti ad alta voce'],
      ['door', 'The way in', 'L’ingresso'],
    ],
    contact: [
      ['Ask for a first talk', 'Chiedi un primo colloquio'],
      [
        'Who is it for, how old, and what have you noticed? Keep reports for the meeting.',
        'Per chi è, quanti anni ha, che cosa hai notato? I referti servono all’incontro.',
      ],
    ],
  },
  {
    ...TALKING,
    id: 'nutritionist',
    words: {
      en: 'nutritionist, dietitian, dietician, nutrition coach, nutritional therapist',
      it: 'nutrizionista, dietista, dietolog*, biologa nutrizionista, biologo nutrizionista',
    },
    schemaType: 'DietNutrition',
    goal: 'book',
    directions: ['wellness', 'market', 'coastal', 'craft', 'swiss'],
    colours: [
      [0.5, 0.13, 140],
      [0.58, 0.15, 45],
      [0.5, 0.1, 185],
    ],
    motifs: ['apple', 'tomato', 'lemon', 'plate', 'leaf', 'pear'],
    noun: ['a nutrition practice', 'uno studio di nutrizione'],
    name: ['Nutrition', 'Nutrizione'],
    lead: [
      'Tell me how you eat on an ordinary day and what you would like to change.',
      'Dimmi come mangi in un giorno qualunque e che cosa vorresti cambiare.',
    ],
    action: ['Arrange a first visit', 'Fissa la prima visita'],
    offer: ['Plans and visits', 'Percorsi e visite'],
    asks: [
      ['Whom do you help?', 'Chi segui?'],
      ['What does a first visit include?', 'Che cosa comprende la prima visita?'],
      ['How do check-ups go?', 'Come sono i controlli?'],
    ],
    photos: [
      ['apple', 'What is in season', 'Quello che è di stagione'],
      ['plate', 'An ordinary plate', 'Un piatto qualunque'],
      ['document', 'A plan, page by page', 'Un piano, pagina per pagina'],
      ['door', 'The practice', 'Lo studio'],
    ],
    contact: [
      ['Arrange a first visit', 'Fissa la prima visita'],
      [
        'What would you like to change? Mention allergies, too.',
        'Che cosa vorresti cambiare? Segnala anche le allergie.',
      ],
    ],
  },
  {
    id: 'care-home',
    words: {
      en: 'care home, nursing home, retirement home, assisted living, home care, home carers',
      it: 'casa di riposo, rsa, residenza per anziani, casa famiglia per anziani, assistenza anziani, assistenza domiciliare, badante, badanti',
    },
    pages: ['business'],
    schemaType: 'MedicalBusiness',
    goal: 'call',
    sections: ['services', 'gallery'],
    directions: ['wellness', 'coastal', 'heritage', 'craft', 'editorial'],
    colours: [
      [0.5, 0.09, 155],
      [0.52, 0.11, 40],
      [0.46, 0.1, 250],
    ],
    motifs: ['armchair', 'hands', 'cup', 'heart', 'flower', 'spectacles'],
    noun: ['a care service for older people', 'un servizio di assistenza per anziani'],
    name: ['Care for older people', 'Assistenza anziani'],
    lead: [
      'Tell us who it is for, what still comes easily and where a hand is wanted.',
      'Ci dica per chi è, che cosa riesce ancora bene e dove serve una mano.',
    ],
    action: ['Talk to us', 'Parli con noi'],
    offer: ['Care', 'Assistenza'],
    asks: [
      ['What kind of care is there?', 'Quale assistenza c’è?'],
      ['What does a day look like?', 'Com’è una giornata?'],
      ['When can families visit?', 'Quando possono venire i familiari?'],
    ],
    photos: [
      ['armchair', 'A place by the window', 'Un posto alla finestra'],
      ['flower', 'In the garden', 'In giardino'],
      ['cup', 'Afternoon tea', 'La merenda'],
      ['hands', 'Somebody who has time', 'Qualcuno che ha tempo'],
    ],
    contact: [
      ['Talk to us', 'Parli con noi'],
      [
        'Who is it for, and from when? A visit tells more than a brochure.',
        'Per chi è, e da quando? Una visita dice più di un opuscolo.',
      ],
    ],
  },
];
