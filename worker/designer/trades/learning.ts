import type { Trade } from './trade.ts';

const LESSONS = {
  pages: ['business', 'course'],
  schemaType: 'EducationalOrganization',
  goal: 'write',
  sections: ['services', 'gallery', 'hours'],
} as const satisfies Partial<Trade>;

const tutor = {
  ...LESSONS,
  id: 'tutor',
  near: ['school'],
  words: {
    en: 'tutor, private tutor, tutoring, private lessons, maths tutor, exam preparation, private teacher',
    it: 'ripetizioni, lezioni private, insegnante privat*, doposcuola, aiuto compiti, tutor',
  },
  isOnePerson: true,
  sections: ['services', 'gallery'],
  directions: ['studio', 'craft', 'swiss', 'editorial', 'playful'],
  colours: [
    [0.48, 0.12, 255],
    [0.56, 0.14, 50],
    [0.47, 0.1, 165],
  ],
  motifs: ['book', 'pen', 'lamp', 'bubble', 'apple', 'clock'],
  noun: ['private lessons', 'lezioni private'],
  name: ['Private lessons', 'Lezioni private'],
  lead: [
    'Tell me the subject, the year, and the page where it stopped making sense.',
    'Dimmi la materia, la classe, e la pagina in cui non si è capito più niente.',
  ],
  action: ['Arrange a first lesson', 'Fissa la prima lezione'],
  offer: ['Lessons', 'Lezioni'],
  asks: [
    ['Which subjects?', 'Quali materie?'],
    ['For which years?', 'Per quali classi?'],
    ['At home, here or online?', 'A domicilio, da te oppure online?'],
  ],
  photos: [
    ['lamp', 'The desk where it happens', 'La scrivania'],
    ['book', 'Open at the hard page', 'Aperto alla pagina difficile'],
    ['pen', 'Notes in the margin', 'Appunti a margine'],
    ['clock', 'An hour well used', 'Un’ora spesa bene'],
  ],
  contact: [
    ['Arrange a first lesson', 'Fissa la prima lezione'],
    [
      'Subject, year, and the next test or exam if there is one.',
      'Materia, classe, e la prossima verifica o l’esame, se c’è.',
    ],
  ],
} as const satisfies Trade;

/** Those who teach. */
export const LEARNING: readonly Trade[] = [
  tutor,
  {
    ...LESSONS,
    id: 'language-school',
    near: ['school'],
    words: {
      en: 'language school, language course, english course, english school, italian school, language lessons, language teacher, english teacher, italian lessons, italian teacher',
      it: 'scuola di lingue, scuola di inglese, corsi di inglese, corsi di lingua, corsi di lingue, lezioni di inglese, insegnante di inglese, scuola di italiano',
    },
    directions: ['poster', 'swiss', 'playful', 'editorial', 'studio'],
    colours: [
      [0.5, 0.15, 262],
      [0.58, 0.16, 35],
      [0.5, 0.11, 180],
    ],
    motifs: ['bubble', 'globe', 'book', 'suitcase', 'cup', 'aeroplane'],
    noun: ['a language school', 'una scuola di lingue'],
    name: ['Language school', 'Scuola di lingue'],
    lead: [
      'Tell us which language, what you can say already, and where you want to use it.',
      'Dicci quale lingua, che cosa sai già dire, e dove vuoi usarla.',
    ],
    action: ['Find your level', 'Trova il tuo livello'],
    offer: ['Courses', 'Corsi'],
    asks: [
      ['Which languages?', 'Quali lingue?'],
      ['Groups, single lessons, exams?', 'Gruppi, lezioni singole, esami?'],
      ['When do courses begin?', 'Quando iniziano i corsi?'],
    ],
    photos: [
      ['bubble', 'Talking before grammar', 'Prima si parla, poi la grammatica'],
      ['book', 'The small library', 'La piccola biblioteca'],
      ['globe', 'Where people come from', 'Da dove si arriva'],
      ['cup', 'Conversation over coffee', 'Conversazione davanti a un caffè'],
    ],
    contact: [
      ['Ask about courses', 'Chiedi dei corsi'],
      [
        'Language, level as you see it, and the evenings that suit you.',
        'Lingua, livello secondo te, e le sere che ti vanno bene.',
      ],
    ],
  },
  {
    ...LESSONS,
    id: 'music-school',
    near: ['school'],
    words: {
      en: 'music school, school of music, music teacher, piano teacher, piano lessons, guitar lessons, guitar teacher, singing lessons, singing teacher, violin lessons, violin teacher, drum lessons, music lessons',
      it: 'scuola di musica, lezioni di pianoforte, lezioni di chitarra, lezioni di canto, lezioni di violino, lezioni di batteria, insegnante di pianoforte, insegnante di chitarra, insegnante di canto, insegnante di musica, corsi di musica, accademia musicale',
    },
    directions: ['poster', 'editorial', 'playful', 'studio', 'craft'],
    colours: [
      [0.46, 0.14, 300],
      [0.52, 0.15, 25],
      [0.46, 0.1, 200],
    ],
    motifs: ['piano', 'violin', 'guitar', 'note', 'trumpet', 'microphone'],
    noun: ['music lessons', 'una scuola di musica'],
    name: ['Music lessons', 'Scuola di musica'],
    lead: [
      'Say which instrument, how old the player is, and which piece it should be one day.',
      'Di’ quale strumento, quanti anni ha chi suona, e quale brano vorrebbe suonare un giorno.',
    ],
    action: ['Try a lesson', 'Prova una lezione'],
    offer: ['Lessons', 'Lezioni'],
    asks: [
      ['Which instruments?', 'Quali strumenti?'],
      ['From what age, at which levels?', 'Da che età, per quali livelli?'],
      ['Does one need an instrument?', 'Serve già uno strumento?'],
    ],
    photos: [
      ['piano', 'The room with the piano', 'La stanza del pianoforte'],
      ['violin', 'Tuning up', 'Mentre si accorda'],
      ['note', 'A page with fingerings', 'Una pagina con le diteggiature'],
      ['stage', 'The end-of-year concert', 'Il saggio di fine anno'],
    ],
    contact: [
      ['Try a lesson', 'Prova una lezione'],
      [
        'Instrument, age, experience, and the afternoons that suit you.',
        'Strumento, età, esperienza, e i pomeriggi liberi.',
      ],
    ],
  },
  {
    ...LESSONS,
    id: 'driving-school',
    near: ['school'],
    words: {
      en: 'driving school, driving instructor, driving lessons, learner drivers',
      it: 'autoscuola, scuola guida, motoscuola, istruttore di guida, lezioni di guida',
    },
    goal: 'call',
    directions: ['swiss', 'poster', 'technical', 'playful'],
    colours: [
      [0.52, 0.18, 28],
      [0.46, 0.14, 255],
      [0.5, 0.12, 150],
    ],
    motifs: ['steering', 'car', 'sign', 'wheel', 'key', 'document'],
    noun: ['a driving school', 'un’autoscuola'],
    name: ['Driving school', 'Autoscuola'],
    lead: [
      'Tell us which licence, what you have driven so far, and when you have time.',
      'Dicci quale patente, che cosa hai già guidato, e quando hai tempo.',
    ],
    action: ['Book a first lesson', 'Prenota la prima guida'],
    offer: ['Lessons and licences', 'Corsi e patenti'],
    asks: [
      ['Which licences?', 'Quali patenti?'],
      ['Theory lessons: when?', 'Lezioni di teoria: quando?'],
      ['Which cars, which gearbox?', 'Quali auto, quale cambio?'],
    ],
    photos: [
      ['car', 'The car you learn in', 'L’auto su cui si impara'],
      ['steering', 'Hands on the wheel', 'Le mani sul volante'],
      ['sign', 'Which way now?', 'E adesso dove?'],
      ['key', 'The day it is done', 'Il giorno che è fatta'],
    ],
    contact: [
      ['Book a first lesson', 'Prenota la prima guida'],
      [
        'Name, licence, and where you would like to be picked up.',
        'Nome, patente, e i giorni in cui puoi fare lezione.',
      ],
    ],
  },
  {
    ...LESSONS,
    id: 'dance-school',
    near: ['school'],
    words: {
      en: 'dance school, school of dance, dance studio, dance academy, ballet school, dance class*, dance teacher, tango school, salsa school',
      it: 'scuola di danza, scuola di ballo, accademia di danza, danza classica, corsi di danza, corsi di ballo, scuola di tango, insegnante di danza',
    },
    schemaType: 'SportsActivityLocation',
    directions: ['poster', 'editorial', 'luxury', 'playful', 'studio'],
    colours: [
      [0.52, 0.15, 5],
      [0.46, 0.14, 300],
      [0.45, 0.09, 220],
    ],
    motifs: ['ballet', 'note', 'mirror', 'dress', 'heart', 'stage'],
    noun: ['a dance school', 'una scuola di danza'],
    name: ['Dance school', 'Scuola di danza'],
    lead: [
      'Choose a dance, come in soft shoes, and try a class.',
      'Scegli un ballo, vieni con scarpe morbide e prova una lezione.',
    ],
    action: ['Try a class', 'Prova una lezione'],
    offer: ['Classes', 'Corsi'],
    asks: [
      ['Which dances?', 'Quali balli?'],
      ['From what age?', 'Da che età?'],
      ['With or without a partner?', 'In coppia o anche da soli?'],
    ],
    photos: [
      ['mirror', 'At the barre', 'Alla sbarra'],
      ['ballet', 'Ribbons, tied', 'I nastri, annodati'],
      ['stage', 'The show in June', 'Il saggio di giugno'],
      ['dress', 'Behind the curtain', 'Dietro le quinte'],
    ],
    contact: [
      ['Try a class', 'Prova una lezione'],
      ['Which dance, what age, what experience?', 'Quale ballo, che età, che esperienza?'],
    ],
  },
  {
    ...LESSONS,
    id: 'art-workshop',
    near: ['school'],
    words: {
      en: 'art school, art class*, art workshop, craft workshop, pottery class*, painting class*, creative workshop, sewing class*, drawing class*, cooking school, cookery school',
      it: 'corsi di pittura, corso di pittura, corsi di ceramica, corso di ceramica, corsi di disegno, laboratorio creativo, laboratori creativi, laboratorio artistico, scuola d’arte, scuola di cucina, corsi di cucina',
    },
    isBroad: true,
    directions: ['craft', 'playful', 'poster', 'editorial', 'market'],
    colours: [
      [0.56, 0.15, 40],
      [0.48, 0.11, 225],
      [0.5, 0.1, 150],
    ],
    motifs: ['palette', 'brush', 'vase', 'spool', 'scissors', 'frame'],
    noun: ['a workshop with courses', 'un laboratorio con corsi'],
    name: ['Workshops', 'Laboratorio'],
    lead: [
      'Choose a workshop, wear something that may get dirty, and say if it is your first.',
      'Scegli un laboratorio, mettiti qualcosa che si possa sporcare, e di’ se è la prima volta.',
    ],
    action: ['Book a place', 'Prenota un posto'],
    offer: ['Workshops', 'Laboratori'],
    asks: [
      ['What can people make here?', 'Che cosa si può fare da voi?'],
      ['For whom: children, adults, groups?', 'Per chi: bambini, adulti, gruppi?'],
      ['What is provided?', 'Che cosa è compreso?'],
    ],
    photos: [
      ['palette', 'Before it begins', 'Prima di cominciare'],
      ['vase', 'What came out of it', 'Quello che ne è uscito'],
      ['brush', 'Hands at work', 'Le mani al lavoro'],
      ['frame', 'On the wall', 'Alla parete'],
    ],
    contact: [
      ['Book a place', 'Prenota un posto'],
      [
        'Which workshop, how many of you, what age?',
        'Quale laboratorio, in quanti siete, che età?',
      ],
    ],
  },
];
