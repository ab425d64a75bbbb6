import type { Trade } from './trade.ts';

export const guesthouse = {
  id: 'guesthouse',
  schemaType: 'BedAndBreakfast',
  words: {
    en: [
      'b&b',
      'bed and breakfast',
      'guesthouse',
      'guest house',
      'holiday rooms',
      'rooms to let',
      'rent rooms',
      'holiday let',
      'holiday cottage',
      'inn',
      'holiday home',
    ],
    it: [
      'b&b',
      'bed and breakfast',
      'affittacamere',
      'affitto camere',
      'affittiamo camere',
      'camere in affitto',
      'case vacanza',
      'casa vacanza',
      'casa vacanze',
      'pensione',
      'locanda con camere',
    ],
  },
  sections: ['hero', 'services', 'about', 'gallery', 'features', 'map', 'faq', 'contact'],
  offerAs: 'services',
  goal: 'book',
  directions: ['coastal', 'wellness', 'craft', 'luxury', 'heritage', 'editorial'],
  colours: [
    { lightness: 0.48, chroma: 0.1, hue: 235 },
    { lightness: 0.55, chroma: 0.12, hue: 45 },
    { lightness: 0.47, chroma: 0.08, hue: 140 },
  ],
  motifs: ['window', 'bed', 'key', 'cup', 'suitcase', 'cypress'],
  captionMotifs: ['cup', 'window', 'bed', 'key'],
  scenes: ['hills', 'horizon', 'arch', 'shelf', 'still-life'],
  copy: {
    en: {
      noun: 'a bed and breakfast',
      workingName: 'Guesthouse',
      headlines: [
        'Your key is on the hook[ {inPlace}]',
        'A room, a window, a slow breakfast',
        'Sleep well. We will put the coffee on',
        '[{speciality}, ]and no alarm clock',
      ],
      leads: [
        'A few rooms[ {inPlace}], each with its own character, and somebody at home who knows where to eat tonight.',
        'Arrive, put down your bag, open the shutters. Everything else can wait until after breakfast.',
        'Small enough that we learn your name, quiet enough that you may sleep late.',
      ],
      actions: ['Ask about your dates', 'Check your dates', 'Request a room'],
      about: {
        titles: [
          'Who opens the door',
          'A house rather than a hotel',
          'What breakfast says about a house',
        ],
        texts: [
          'You will not find a reception desk. You will find one of us, a glass of water after the journey, and an honest answer when you ask whether that famous restaurant is worth it.',
          'We like guests who stay long enough to have a favourite chair. If you only have one night, we will make sure that it is a good one.',
          'Breakfast is when plans are made. We lay the table, bring out the map, and tell you which road to take and which to leave to the others.',
        ],
      },
      offer: {
        label: 'Rooms',
        titles: ['The rooms', 'Where you will sleep', 'Choose a window'],
        intros: [
          'Tell us how you travel and we will suggest the right one.',
          'Each room is different. So are the views.',
          'Write with your dates, and you will hear what is free and what it costs.',
        ],
        items: [
          { name: 'Double room', text: 'A wide bed, good linen, and a window worth opening.' },
          { name: 'Twin room', text: 'Two beds for friends, siblings, or one who snores.' },
          {
            name: 'Family room',
            text: 'Space for a cot or an extra bed, and for toys on the floor.',
          },
          {
            name: 'Breakfast',
            text: 'Sweet and savoury, at an hour that we agree on the evening before.',
          },
          { name: 'Arrival and luggage', text: 'Early or late: tell us, and we find a way.' },
          { name: 'Local tips', text: 'Walks, tables and beaches as we would tell a friend.' },
        ],
      },
      strengths: {
        titles: ['Little comforts', 'What guests ask about', 'How we host'],
        items: [
          {
            name: 'A person to ask',
            text: 'By message before you come, at the table once you are here.',
          },
          { name: 'Quiet nights', text: 'Few rooms, considerate neighbours.' },
          { name: 'Breakfast for you', text: 'Tell us what you do not eat and we plan around it.' },
          { name: 'Write directly', text: 'You speak with the house from the first message.' },
        ],
      },
      steps: {
        titles: ['From message to key', 'How to book', 'Simple, in three messages'],
        items: [
          { name: 'You write', text: 'Dates, how many you are, what matters to you.' },
          { name: 'We answer', text: 'With a room, a price and the conditions.' },
          { name: 'You arrive', text: 'We agree the hour, and somebody opens the door.' },
        ],
      },
      questionTitles: ['Before you arrive', 'Asked at breakfast', 'Keys, stairs, parking'],
      questions: [
        {
          question: 'When can I arrive?',
          answer: 'We agree on an hour when you book. If your train is late, a message is enough.',
        },
        {
          question: 'Are pets allowed?',
          answer: 'Ask us with your dates: it depends on the room and on the other guests.',
        },
        {
          question: 'Is there somewhere to park?',
          answer:
            'Tell us that you come by car and we explain the simplest place before you leave.',
        },
        {
          question: 'What is breakfast like?',
          answer: 'Sweet and savoury. Let us know about allergies or habits when you book.',
        },
        {
          question: 'How do I cancel?',
          answer:
            'The conditions are in our reply to your request, in two clear lines, before you confirm.',
        },
      ],
      captions: [
        'Morning in the breakfast room',
        'The view from upstairs',
        'A bed, just made',
        'The keys',
        'In the garden, late',
      ],
      closing: {
        titles: ['Shall we keep a room for you?', 'When are you coming?', 'The shutters are open'],
        texts: [
          'Send your dates; we answer with what is free.',
          'One message is enough to begin.',
          'Tell us the occasion, if there is one.',
        ],
      },
      contact: {
        titles: ['Ask about your dates', 'Request a room', 'Write to the house'],
        texts: [
          'Arrival, departure, how many you are. We answer with availability and price.',
          'A booking is confirmed once we have written back.',
          'Questions are welcome, even small ones.',
        ],
      },
    },
    it: {
      noun: 'un bed & breakfast',
      workingName: 'Bed & breakfast',
      headlines: [
        '[{inPlace} ]la tua chiave è già pronta',
        'Una camera, una finestra, una colazione lenta',
        'Dormi bene. Al caffè pensiamo noi',
        '[{speciality}, ]e nessuna sveglia',
      ],
      leads: [
        'Poche camere[ {inPlace}], ognuna con il suo carattere, e in casa qualcuno che sa dove cenare stasera.',
        'Arrivi, posi la borsa, apri le persiane. Tutto il resto può aspettare fino a dopo colazione.',
        'Abbastanza piccoli da ricordarci il tuo nome, abbastanza tranquilli da lasciarti dormire.',
      ],
      actions: ['Chiedi le tue date', 'Verifica le date', 'Richiedi una camera'],
      about: {
        titles: [
          'Chi ti apre la porta',
          'Una casa, più che un albergo',
          'Una casa si capisce dalla colazione',
        ],
        texts: [
          'Non troverai un bancone. Troverai uno di noi, un bicchiere d’acqua dopo il viaggio e una risposta sincera se chiedi se quel ristorante famoso ne vale la pena.',
          'Ci piacciono gli ospiti che restano abbastanza da avere una sedia preferita. Se hai una notte sola, faremo in modo che sia una buona notte.',
          'A colazione si fanno i programmi. Apparecchiamo, tiriamo fuori la cartina e ti diciamo quale strada prendere e quale lasciare agli altri.',
        ],
      },
      offer: {
        label: 'Camere',
        titles: ['Le camere', 'Dove dormirai', 'Scegli la finestra'],
        intros: [
          'Dicci come viaggi e ti consigliamo quella giusta.',
          'Ogni camera è diversa. Anche la vista.',
          'Scrivi le tue date: ti diciamo che cosa è libero e quanto costa.',
        ],
        items: [
          {
            name: 'Camera matrimoniale',
            text: 'Un letto largo, buone lenzuola e una finestra da aprire.',
          },
          { name: 'Camera doppia', text: 'Due letti per amici, fratelli, o per chi russa.' },
          {
            name: 'Camera famiglia',
            text: 'Spazio per una culla o un letto in più, e per i giochi sul pavimento.',
          },
          {
            name: 'Colazione',
            text: 'Dolce e salata, all’ora che decidiamo insieme la sera prima.',
          },
          { name: 'Arrivi e bagagli', text: 'Presto o tardi: avvisaci e troviamo il modo.' },
          {
            name: 'Consigli del posto',
            text: 'Passeggiate, tavole e spiagge, come li daremmo a un amico.',
          },
        ],
      },
      strengths: {
        titles: ['Piccole comodità', 'Quello che gli ospiti chiedono', 'Come accogliamo'],
        items: [
          { name: 'Qualcuno a cui chiedere', text: 'Per messaggio prima, a tavola quando ci sei.' },
          { name: 'Notti tranquille', text: 'Poche camere, vicini educati.' },
          { name: 'Una colazione per te', text: 'Dicci che cosa non mangi e ci organizziamo.' },
          { name: 'Scrivi direttamente', text: 'Parli con la casa fin dal primo messaggio.' },
        ],
      },
      steps: {
        titles: ['Dal messaggio alla chiave', 'Come si prenota', 'Semplice, in tre messaggi'],
        items: [
          { name: 'Tu scrivi', text: 'Date, quanti siete, che cosa conta per te.' },
          { name: 'Noi rispondiamo', text: 'Con una camera, un prezzo e le condizioni.' },
          { name: 'Tu arrivi', text: 'Ci accordiamo sull’ora e qualcuno apre la porta.' },
        ],
      },
      questionTitles: ['Prima di arrivare', 'Ci chiedono a colazione', 'Chiavi, scale, parcheggio'],
      questions: [
        {
          question: 'A che ora posso arrivare?',
          answer:
            'L’ora la decidiamo insieme quando prenoti. Se il treno ritarda, basta un messaggio.',
        },
        {
          question: 'Si possono portare animali?',
          answer: 'Chiedilo insieme alle date: dipende dalla camera e dagli altri ospiti.',
        },
        {
          question: 'Dove si parcheggia?',
          answer:
            'Dicci che arrivi in auto: ti spieghiamo il posto più semplice prima che tu parta.',
        },
        {
          question: 'Com’è la colazione?',
          answer: 'Dolce e salata. Segnalaci allergie o abitudini quando prenoti.',
        },
        {
          question: 'Come si disdice?',
          answer:
            'Le condizioni sono nella nostra risposta, in due righe chiare, prima che tu confermi.',
        },
      ],
      captions: [
        'Il mattino nella sala della colazione',
        'La vista dal piano di sopra',
        'Un letto appena rifatto',
        'Le chiavi',
        'In giardino, verso sera',
      ],
      closing: {
        titles: ['Ti teniamo una camera?', 'Quando arrivi?', 'Le persiane sono aperte'],
        texts: [
          'Manda le date: ti rispondiamo con quello che è libero.',
          'Per cominciare basta un messaggio.',
          'Se c’è un’occasione, raccontacela.',
        ],
      },
      contact: {
        titles: ['Chiedi le tue date', 'Richiedi una camera', 'Scrivi alla casa'],
        texts: [
          'Arrivo, partenza, quanti siete. Ti rispondiamo con disponibilità e prezzo.',
          'La prenotazione è confermata quando ricevi la nostra risposta.',
          'Le domande sono benvenute, anche quelle piccole.',
        ],
      },
    },
  },
} as const satisfies Trade;
