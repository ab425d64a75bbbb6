import type { Trade } from './trade.ts';

export const musician = {
  id: 'musician',
  schemaType: 'MusicGroup',
  words: {
    en: [
      'musician',
      'singer',
      'songwriter',
      'rock band',
      'jazz band',
      'cover band',
      'pianist',
      'guitarist',
      'violinist',
      'string quartet',
      '^band',
      '^dj',
      '^composer',
    ],
    it: [
      'musicista',
      'cantante',
      'cantaut*',
      'gruppo musicale',
      'gruppo rock',
      'pianista',
      'chitarrista',
      'violinista',
      'compositore',
      'compositrice',
      'quartetto d’archi',
      '^band',
      '^dj',
    ],
  },
  sections: ['hero', 'events', 'about', 'services', 'gallery', 'faq', 'contact'],
  offerAs: 'services',
  goal: 'write',
  directions: ['poster', 'studio', 'editorial', 'luxury', 'playful', 'neon'],
  colours: [
    { lightness: 0.5, chroma: 0.19, hue: 20 },
    { lightness: 0.46, chroma: 0.16, hue: 300 },
    { lightness: 0.62, chroma: 0.15, hue: 70 },
  ],
  motifs: ['note', 'microphone', 'ticket', 'lamp', 'heart', 'bubble'],
  captionMotifs: ['lamp', 'ticket', 'microphone', 'note'],
  scenes: ['rays', 'giant', 'pattern', 'arch', 'tiles'],
  copy: {
    en: {
      noun: 'a musician',
      workingName: 'Music',
      headlines: [
        'Best heard with the lights down',
        'Music for rooms that listen[ {inPlace}]',
        'Three chords and something to say',
        '[{speciality}. ]Live, and meant',
      ],
      leads: [
        'Songs that begin quietly and stay in the stairwell on the way home. Come and hear them in a room with other people.',
        'On stage, in the studio, at your table[ {inPlace}]: the music changes with the place, never the care.',
        'Dates, recordings and a way to write: everything you need is on this page. The rest is for the evening.',
      ],
      actions: ['See the dates', 'Book for an evening', 'Write about a concert'],
      about: {
        titles: ['Where the sound comes from', 'Before the first note', 'Loud and quiet'],
        texts: [
          'Every song starts somewhere ordinary: a tram, a kitchen, a sentence overheard. It is played until it no longer needs the explanation.',
          'Rehearsal is where mistakes are collected and the good ones kept. On stage nobody counts; everybody listens.',
          'A set is built like a conversation. It needs pauses, a joke, a moment of truth, and an ending that lets people stand for a second before they clap.',
        ],
      },
      offer: {
        label: 'Live and more',
        titles: ['What can be booked', 'From stage to studio', 'For which occasions'],
        intros: [
          'Line-up and length follow the room. Describe it and you get a suggestion.',
          'For programmes and technical needs, just ask.',
          'Something unusual in mind? All the better.',
        ],
        items: [
          { name: 'Concerts', text: 'Clubs, theatres, courtyards, living rooms.' },
          { name: 'Private events', text: 'Music that people notice, and can talk over.' },
          { name: 'Ceremonies', text: 'The right piece at the right moment.' },
          { name: 'Studio sessions', text: 'Parts recorded on time and with ideas.' },
          { name: 'Compositions', text: 'For film, stage, or one person’s birthday.' },
          { name: 'Lessons', text: 'Technique, ear, and the courage to play for others.' },
        ],
      },
      strengths: {
        titles: ['What to expect', 'On stage and behind it', 'For those who book'],
        items: [
          { name: 'A set for the room', text: 'Chosen for the evening, not from a drawer.' },
          { name: 'Sound check on time', text: 'Set up, tested, and out of the way.' },
          { name: 'Clear needs', text: 'Sockets, space and light, sent in advance.' },
          { name: 'Requests', text: 'Ask early: some songs want rehearsing.' },
        ],
      },
      steps: {
        titles: ['How to book', 'From message to encore', 'Three steps to the stage'],
        items: [
          { name: 'Write', text: 'Date, place, occasion, and how many will listen.' },
          { name: 'Agree', text: 'Programme, line-up, sound and fee, in writing.' },
          { name: 'Listen', text: 'Doors, lights, first chord.' },
        ],
      },
      questionTitles: ['Before you book a date', 'From organisers and fans', 'Stage, sound, fees'],
      questions: [
        {
          question: 'Where can I hear the music?',
          answer:
            'Links to recordings belong on this page. The best place remains the next concert.',
        },
        {
          question: 'Is sound equipment included?',
          answer:
            'It depends on the venue. The proposal says what comes along and what must be there.',
        },
        {
          question: 'Can we choose the songs?',
          answer: 'Send your wishes. What suits the instruments finds a place in the set.',
        },
        {
          question: 'How far do you travel?',
          answer: 'Name the place and the date, and the answer comes with the cost of the journey.',
        },
      ],
      captions: ['Under the lights', 'Before the concert', 'A take in the studio', 'The last song'],
      closing: {
        titles: ['Come and listen', 'Is there a stage we should know?', 'The next song is for you'],
        texts: [
          'Dates change, so look again before you set out.',
          'A club, a garden, a big kitchen: describe it.',
          'Write, and hear first when new dates are fixed.',
        ],
      },
      contact: {
        titles: ['Booking and everything else', 'Write about a date', 'Get in touch about music'],
        texts: [
          'Place, date, occasion: with these an answer is quick.',
          'Press and radio: say what you need and by when.',
          'Liked a concert? That is worth a message too.',
        ],
      },
    },
    it: {
      noun: 'un progetto musicale',
      workingName: 'Musica',
      headlines: [
        'Si ascolta meglio a luci basse',
        '[{inPlace}, ]musica per stanze che ascoltano',
        'Tre accordi e qualcosa da dire',
        '[{speciality}. ]Dal vivo, sul serio',
      ],
      leads: [
        'Canzoni che cominciano piano e restano nelle scale tornando a casa. Vieni a sentirle in una sala, insieme ad altri.',
        'Sul palco, in studio, accanto alla tua tavola[ {inPlace}]: la musica cambia con il posto, la cura no.',
        'Date, registrazioni e un modo per scrivere: in questa pagina c’è quello che serve. Il resto è per la serata.',
      ],
      actions: ['Guarda le date', 'Prenota una serata', 'Scrivi per un concerto'],
      about: {
        titles: ['Da dove viene il suono', 'Prima della prima nota', 'Forte e piano'],
        texts: [
          'Ogni canzone nasce in un posto qualunque: un tram, una cucina, una frase sentita per caso. Si suona finché non ha più bisogno di spiegazioni.',
          'In prova si raccolgono gli errori e si tengono quelli buoni. Sul palco nessuno conta, tutti ascoltano.',
          'Una scaletta si costruisce come una conversazione: servono pause, una battuta, un momento di verità e un finale che lasci un secondo di silenzio prima dell’applauso.',
        ],
      },
      offer: {
        label: 'Dal vivo e non solo',
        titles: ['Che cosa si può chiedere', 'Dal palco allo studio', 'Per quali occasioni'],
        intros: [
          'Formazione e durata dipendono dalla sala: descrivila e arriva una proposta.',
          'Per programmi ed esigenze tecniche basta chiedere.',
          'Hai in mente qualcosa di insolito? Tanto meglio.',
        ],
        items: [
          { name: 'Concerti', text: 'Club, teatri, cortili, salotti.' },
          { name: 'Feste private', text: 'Musica che si nota, e che lascia parlare.' },
          { name: 'Cerimonie', text: 'Il brano giusto al momento giusto.' },
          { name: 'Sessioni in studio', text: 'Parti registrate nei tempi, e con qualche idea.' },
          { name: 'Composizioni', text: 'Per il cinema, la scena, o un compleanno.' },
          { name: 'Lezioni', text: 'Tecnica, orecchio e il coraggio di suonare per altri.' },
        ],
      },
      strengths: {
        titles: ['Che cosa aspettarsi', 'Sul palco e dietro', 'Per chi organizza'],
        items: [
          { name: 'Una scaletta su misura', text: 'Scelta per la serata, non presa dal cassetto.' },
          { name: 'Prove puntuali', text: 'Si monta, si prova, si libera la sala.' },
          { name: 'Esigenze chiare', text: 'Prese, spazio e luci, comunicati in anticipo.' },
          { name: 'Brani a richiesta', text: 'Chiedili presto: alcuni vanno preparati.' },
        ],
      },
      steps: {
        titles: ['Come organizzare una serata', 'Dal messaggio al bis', 'Tre passi fino al palco'],
        items: [
          { name: 'Scrivi', text: 'Data, luogo, occasione e quante persone ci saranno.' },
          { name: 'Accordo', text: 'Programma, formazione, audio e compenso, per iscritto.' },
          { name: 'Ascolta', text: 'Porte, luci, primo accordo.' },
        ],
      },
      questionTitles: [
        'Prima di fissare una data',
        'Da chi organizza e da chi ascolta',
        'Palco, suono, cachet',
      ],
      questions: [
        {
          question: 'Dove si può ascoltare la musica?',
          answer:
            'I link alle registrazioni vanno in questa pagina. Il posto migliore resta il prossimo concerto.',
        },
        {
          question: 'L’impianto audio è compreso?',
          answer:
            'Dipende dal luogo. Nella proposta c’è scritto che cosa arriva e che cosa deve esserci.',
        },
        {
          question: 'Possiamo scegliere i brani?',
          answer:
            'Manda i tuoi desideri: quello che si adatta agli strumenti trova posto in scaletta.',
        },
        {
          question: 'Fino a dove ti sposti?',
          answer: 'Scrivi luogo e data: la risposta arriva con il costo del viaggio.',
        },
      ],
      captions: [
        'Sotto le luci',
        'Prima del concerto',
        'Una registrazione in studio',
        'L’ultima canzone',
      ],
      closing: {
        titles: [
          'Vieni ad ascoltare',
          'C’è un palco da conoscere?',
          'La prossima canzone è per te',
        ],
        texts: [
          'Le date cambiano: dai un’occhiata prima di partire.',
          'Un club, un giardino, una grande cucina: raccontalo.',
          'Scrivi, e sarai tra i primi a sapere le nuove date.',
        ],
      },
      contact: {
        titles: ['Concerti e tutto il resto', 'Scrivi per una data', 'Parliamo di musica'],
        texts: [
          'Luogo, data, occasione: con questi la risposta è rapida.',
          'Stampa e radio: che cosa serve, e per quando?',
          'Ti è piaciuto un concerto? Anche questo merita un messaggio.',
        ],
      },
    },
  },
} as const satisfies Trade;
