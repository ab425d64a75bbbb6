import type { Trade } from './trade.ts';

const MAKER = {
  pages: ['business', 'portfolio'],
  schemaType: 'ProfessionalService',
  goal: 'write',
  isOnePerson: true,
  sections: ['portfolio', 'services'],
  directions: ['editorial', 'studio', 'craft', 'poster', 'swiss', 'newspaper'],
  colours: [
    [0.42, 0.1, 30],
    [0.4, 0.09, 230],
    [0.44, 0.09, 150],
  ],
} as const satisfies Partial<Trade>;

/** Those who write, draw, film and play. */
export const CREATIVE: readonly Trade[] = [
  {
    ...MAKER,
    id: 'writer',
    words: {
      en: 'writer, novelist, author, poet, children’s author, ghostwriter, playwright, screenwriter',
      it: 'scrittore, scrittrice, autrice, autore, romanziere, poeta, poetessa, sceneggiatore, sceneggiatrice, ghostwriter',
    },
    schemaType: 'Person',
    directions: ['editorial', 'newspaper', 'craft', 'heritage', 'swiss'],
    motifs: ['typewriter', 'cover', 'quill', 'book', 'lamp', 'cup'],
    noun: ['a writer', 'un sito d’autore'],
    name: ['Books and writing', 'Libri e scrittura'],
    lead: [
      'Read a first page, or write to me about a reading.',
      'Leggi una prima pagina, o scrivimi per una presentazione.',
    ],
    action: ['Write to me', 'Scrivimi'],
    offer: ['Writing', 'Scrittura'],
    asks: [
      ['What have you written?', 'Che cosa hai scritto?'],
      ['Readings, workshops, commissions?', 'Presentazioni, laboratori, commissioni?'],
      ['Where are the books sold?', 'Dove si trovano i libri?'],
    ],
    contact: [
      ['Write to me', 'Scrivimi'],
      [
        'A reading, a translation, a question from a reader?',
        'Una presentazione, una traduzione, una domanda da lettore?',
      ],
    ],
  },
  {
    ...MAKER,
    id: 'journalist',
    words: {
      en: 'journalist, reporter, copywriter, copywriting, copy editor, proofreader',
      it: 'giornalista, reporter, copywriter, correttore di bozze, correttrice di bozze, redattore, redattrice, ufficio stampa',
    },
    directions: ['newspaper', 'editorial', 'swiss', 'studio', 'brutalist'],
    motifs: ['typewriter', 'pen', 'document', 'microphone', 'cup', 'lamp'],
    noun: ['a freelance writer or journalist', 'una firma freelance'],
    name: ['Words', 'Parole'],
    lead: [
      'Tell me what must be said, to whom, and by which deadline.',
      'Dimmi che cosa va detto, a chi, e con quale scadenza.',
    ],
    action: ['Send a brief', 'Mandami un brief'],
    offer: ['What I write', 'Che cosa scrivo'],
    asks: [
      ['What do you write?', 'Che cosa scrivi?'],
      ['For whom?', 'Per chi?'],
      ['Which pieces may be shown?', 'Quali pezzi si possono mostrare?'],
    ],
    contact: [
      ['Send a brief', 'Mandami un brief'],
      [
        'Subject, length, deadline, and who will read it.',
        'Argomento, lunghezza, scadenza, e chi leggerà.',
      ],
    ],
  },
  {
    ...MAKER,
    id: 'translator',
    words: {
      en: 'translator, interpreter, translation agency, translations, interpreting, sworn translator',
      it: 'traduttore, traduttrice, traduzioni, interprete, interpretariato, agenzia di traduzioni, traduzioni giurate',
    },
    sections: ['services'],
    directions: ['swiss', 'editorial', 'studio', 'newspaper', 'heritage'],
    motifs: ['globe', 'bubble', 'document', 'book', 'pen', 'headphones'],
    noun: ['translations and interpreting', 'traduzioni e interpretariato'],
    name: ['Translations', 'Traduzioni'],
    lead: [
      'Say from which language into which, how many pages, and who will read it.',
      'Di’ da quale lingua a quale, quante pagine, e chi leggerà.',
    ],
    action: ['Ask for a quote', 'Chiedi un preventivo'],
    offer: ['Services', 'Servizi'],
    asks: [
      ['Which languages?', 'Quali lingue?'],
      ['Which kinds of texts or events?', 'Quali testi o eventi?'],
      ['Sworn translations?', 'Traduzioni giurate?'],
    ],
    contact: [
      ['Ask for a quote', 'Chiedi un preventivo'],
      [
        'Languages, length, deadline. For interpreting: place and day.',
        'Lingue, lunghezza, scadenza. Per l’interpretariato: luogo e giorno.',
      ],
    ],
  },
  {
    ...MAKER,
    id: 'artist',
    words: {
      en: 'illustrator, illustration studio, sculptor, oil painter, watercolour painter, portrait painter, portrait artist, visual artist, painter and sculptor, muralist, cartoonist, comic artist, ^artist',
      it: 'illustratore, illustratrice, pittore, pittrice, scultore, scultrice, acquerellista, ritrattista, fumettista, muralista, artista visivo, artista visiva, ^artista',
    },
    directions: ['studio', 'editorial', 'craft', 'swiss', 'poster', 'brutalist'],
    colours: [
      [0.55, 0.16, 35],
      [0.44, 0.13, 265],
      [0.5, 0.1, 170],
    ],
    motifs: ['palette', 'brush', 'frame', 'pen', 'bust', 'bird'],
    isBroad: true,
    noun: ['an artist', 'un sito d’artista'],
    name: ['Works', 'Opere'],
    lead: [
      'Look at the works, and write to me about the one that stays with you.',
      'Guarda le opere, e scrivimi di quella che ti resta in mente.',
    ],
    action: ['Write about a work', 'Scrivi per un’opera'],
    offer: ['Works and commissions', 'Opere e commissioni'],
    asks: [
      ['What do you make?', 'Che cosa fai?'],
      ['Do you take commissions?', 'Lavori su commissione?'],
      ['Where can works be seen or bought?', 'Dove si vedono o si comprano le opere?'],
    ],
    contact: [
      ['Write about a work', 'Scrivi per un’opera'],
      [
        'Which work, or which idea? Size, place and date help.',
        'Quale opera, o quale idea? Aiutano misura, luogo e data.',
      ],
    ],
  },
  {
    ...MAKER,
    id: 'actor',
    words: {
      en: 'actor, actress, voice actor, voice-over artist, stand-up comedian, comedian, magician, storyteller, clown',
      it: 'attore, attrice, doppiatore, doppiatrice, speaker pubblicitario, comico, stand-up comedian, mago, prestigiatore, cantastorie, clown',
    },
    schemaType: 'Person',
    sections: ['events', 'gallery'],
    directions: ['poster', 'studio', 'editorial', 'luxury'],
    motifs: ['masks', 'stage', 'microphone', 'lamp', 'ticket', 'clapper'],
    isBroad: true,
    noun: ['a performer', 'un artista di scena'],
    name: ['On stage', 'In scena'],
    lead: [
      'See where to find me next, or write about a part.',
      'Guarda dove trovarmi, o scrivimi per una parte.',
    ],
    action: ['Write about a part', 'Scrivimi'],
    offer: ['What I do', 'Che cosa faccio'],
    photos: [
      ['stage', 'On stage', 'Sul palco'],
      ['bust', 'A portrait', 'Un ritratto'],
      ['lamp', 'Under the lights', 'Sotto le luci'],
      ['mirror', 'Before the show', 'Prima dello spettacolo'],
    ],
    contact: [
      ['Write to me', 'Scrivimi'],
      ['Part or occasion, place, dates.', 'Ruolo o occasione, luogo, date.'],
    ],
  },
  {
    ...MAKER,
    id: 'video-maker',
    words: {
      en: 'videographer, video production, film maker, filmmaker, video maker, wedding videographer, drone pilot, animation studio, film production',
      it: 'videomaker, produzione video, produzioni video, video maker, filmmaker, riprese video, operatore drone, video di matrimonio, casa di produzione',
    },
    directions: ['studio', 'poster', 'editorial', 'technical', 'neon', 'swiss'],
    colours: [
      [0.5, 0.18, 25],
      [0.42, 0.1, 250],
      [0.5, 0.12, 170],
    ],
    motifs: ['clapper', 'camera', 'film', 'microphone', 'lamp', 'headphones'],
    noun: ['a video maker', 'un videomaker'],
    name: ['Films', 'Video'],
    lead: [
      'Tell me the story in two sentences, and where it will be watched.',
      'Raccontami la storia in due frasi, e dove verrà guardata.',
    ],
    action: ['Tell me about your film', 'Parlami del tuo video'],
    offer: ['Films', 'Video'],
    asks: [
      ['Which kinds of films?', 'Che tipo di video?'],
      ['Filming, editing, sound, drone?', 'Riprese, montaggio, suono, drone?'],
      ['Which films may be shown?', 'Quali lavori si possono mostrare?'],
    ],
    contact: [
      ['Tell me about your film', 'Parlami del tuo video'],
      [
        'Occasion, length, date, place, and where it will be watched.',
        'Occasione, durata, data, luogo, e dove verrà guardato.',
      ],
    ],
  },
  {
    pages: ['business'],
    schemaType: 'LocalBusiness',
    goal: 'write',
    id: 'recording-studio',
    words: {
      en: 'recording studio, rehearsal room, rehearsal studio, mastering studio, sound engineer, music producer, record label, podcast studio',
      it: 'sala di registrazione, studio di registrazione, sala prove, sale prove, fonico, produttore musicale, etichetta discografica, mastering',
    },
    sections: ['services', 'gallery'],
    directions: ['studio', 'poster', 'technical', 'neon', 'brutalist'],
    colours: [
      [0.55, 0.17, 40],
      [0.42, 0.14, 290],
      [0.45, 0.09, 190],
    ],
    motifs: ['headphones', 'microphone', 'record', 'guitar', 'note', 'piano'],
    noun: ['a recording studio', 'uno studio di registrazione'],
    name: ['Recording studio', 'Studio di registrazione'],
    lead: [
      'Send a demo, say how many you are and which days you need.',
      'Manda un provino, di’ in quanti siete e quali giorni ti servono.',
    ],
    action: ['Book the studio', 'Prenota lo studio'],
    offer: ['Recording and rehearsing', 'Registrare e provare'],
    asks: [
      ['Recording, mixing, mastering, rehearsing?', 'Registrazione, missaggio, mastering, prove?'],
      ['Which rooms and instruments?', 'Quali sale e strumenti?'],
      ['By the hour or the day?', 'A ore o a giornata?'],
    ],
    photos: [
      ['headphones', 'Behind the glass', 'Dietro il vetro'],
      ['microphone', 'Before the take', 'Prima della ripresa'],
      ['guitar', 'The live room', 'La sala di ripresa'],
      ['record', 'What came out of it', 'Quello che ne è uscito'],
    ],
    contact: [
      ['Book the studio', 'Prenota lo studio'],
      [
        'Days, line-up, songs. A link to a demo helps.',
        'Giorni, formazione, brani. Aiuta un link al provino.',
      ],
    ],
  },
];
