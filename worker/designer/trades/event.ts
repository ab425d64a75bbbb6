import type { Trade } from './trade.ts';

export const event = {
  id: 'event',
  schemaType: 'Event',
  words: {
    en: [
      'event page',
      'music festival',
      'film festival',
      'food festival',
      'conference about',
      'conference on',
      '^festival',
      '^conference',
      '^event',
      '^concert',
      '^exhibition',
      '^meetup',
      '^hackathon',
      '^summit',
    ],
    it: [
      'festival musicale',
      'sagra',
      '^festival',
      '^evento',
      '^convegno',
      '^conferenza',
      '^concerto',
      '^fiera',
      '^mostra',
      '^rassegna',
    ],
  },
  sections: ['hero', 'about', 'events', 'features', 'process', 'faq', 'map', 'contact'],
  offerAs: 'services',
  goal: 'write',
  directions: ['poster', 'playful', 'market', 'studio', 'technical', 'neon'],
  colours: [
    { lightness: 0.55, chroma: 0.2, hue: 25 },
    { lightness: 0.48, chroma: 0.18, hue: 290 },
    { lightness: 0.55, chroma: 0.14, hue: 180 },
  ],
  motifs: ['ticket', 'microphone', 'note', 'lamp', 'bubble', 'sign'],
  captionMotifs: ['ticket', 'microphone', 'bubble', 'lamp'],
  scenes: ['rays', 'pattern', 'giant', 'tiles'],
  copy: {
    en: {
      noun: 'an event',
      workingName: 'Event',
      headlines: [
        'Put it in your calendar, then tell a friend',
        'Something is about to happen[ {inPlace}]',
        'You had to be there. So be there',
        '[{speciality}: ]come, listen, join in',
      ],
      leads: [
        'People, ideas and a reason to leave the house. Here you find what happens when, how to get there and how to take part.',
        'A programme[ {inPlace}] that leaves room for the conversations in between. Those are usually the ones people remember.',
        'Come for one item on the programme, stay for the others. Everything you need to plan is on this page.',
      ],
      actions: ['Take part', 'See the programme', 'Save me a place'],
      about: {
        titles: ['What it is about', 'Why we do this', 'The idea behind it'],
        texts: [
          'It started with a simple wish: to bring together people who care about the same thing and rarely sit in the same room. Everything else is chairs, light and good timing.',
          'We choose the programme by one question: would we come ourselves? What gets a no is left out, and so there is time to breathe.',
          'You need not know anyone or know anything beforehand. Somebody at the entrance says hello, and the rest follows.',
        ],
      },
      offer: {
        label: 'Programme',
        titles: ['What awaits you', 'On the programme', 'Parts of the day'],
        intros: [
          'Times and rooms are announced here as soon as they are fixed.',
          'You can come for everything or for a single part.',
          'Something you would like to contribute? Write to us.',
        ],
        items: [
          { name: 'Opening', text: 'Arrive, find your bearings, meet the first faces.' },
          { name: 'On stage', text: 'The ones you come for, and some you do not know yet.' },
          { name: 'Workshops', text: 'Small groups, hands busy, questions allowed.' },
          { name: 'Conversations', text: 'With those on stage, without the stage.' },
          { name: 'Food and drink', text: 'Something to hold while you talk.' },
          {
            name: 'The end of the evening',
            text: 'Music, chairs pushed aside, last conversations.',
          },
        ],
      },
      strengths: {
        titles: ['Good reasons to come', 'What we look after', 'Made for guests'],
        items: [
          { name: 'Time between the items', text: 'Breaks long enough for a real talk.' },
          { name: 'Easy to find', text: 'Directions here, signs on the spot, people who help.' },
          { name: 'For different needs', text: 'Tell us what you need to take part at ease.' },
          { name: 'Little waste', text: 'What can be used again is used again.' },
        ],
      },
      steps: {
        titles: ['How to take part', 'From calendar to front row', 'Three steps to the door'],
        items: [
          { name: 'Register', text: 'Write to us and say how many you are.' },
          { name: 'Hear from us', text: 'You receive confirmation and the practical details.' },
          { name: 'Come', text: 'A little early: the best places are by the aisle.' },
        ],
      },
      questionTitles: ['Before you come', 'Tickets, times, trains', 'Asked at the entrance'],
      questions: [
        {
          question: 'Do I have to register?',
          answer:
            'Please write to us: then we know how many chairs to set out and can tell you of changes.',
        },
        {
          question: 'How do I get there?',
          answer: 'The address is on this page. Ask us about stops, parking and step-free ways in.',
        },
        {
          question: 'May I bring children?',
          answer: 'Tell us their ages and we say which parts of the programme suit them.',
        },
        {
          question: 'What if I cannot come after all?',
          answer: 'A short message is enough. Someone on the list will be glad of the place.',
        },
      ],
      captions: ['Before the doors open', 'A full room', 'Talking in the break', 'The last light'],
      closing: {
        titles: ['See you there?', 'One chair is still empty', 'Bring somebody along'],
        texts: [
          'Write today, and tomorrow you only have to look forward to it.',
          'Tell us you are coming, and we will keep a place.',
          'It is more fun with someone to nudge.',
        ],
      },
      contact: {
        titles: ['Register or ask', 'Write to the organisers', 'Say that you are coming'],
        texts: [
          'Name, number of people, anything we should know.',
          'Press, partners, volunteers: a few words about what you have in mind.',
          'You hear from us with confirmation and details.',
        ],
      },
    },
    it: {
      noun: 'un evento',
      workingName: 'Evento',
      headlines: [
        'Segnalo in agenda, poi dillo a un amico',
        'Sta per succedere qualcosa[ {inPlace}]',
        'Di quelle volte in cui bisogna esserci',
        '[{speciality}: ]vieni, ascolta, partecipa',
      ],
      leads: [
        'Persone, idee e un motivo per uscire di casa. Qui trovi che cosa succede e quando, come arrivare e come partecipare.',
        'Un programma[ {inPlace}] che lascia spazio alle chiacchiere tra un momento e l’altro. Di solito sono quelle che si ricordano.',
        'Vieni per un appuntamento, resta per gli altri. In questa pagina c’è tutto quello che serve per organizzarti.',
      ],
      actions: ['Partecipa', 'Guarda il programma', 'Tienimi un posto'],
      about: {
        titles: ['Di che cosa si tratta', 'Perché lo facciamo', 'L’idea'],
        texts: [
          'È cominciato con un desiderio semplice: riunire persone che hanno a cuore la stessa cosa e che di rado si siedono nella stessa stanza. Il resto sono sedie, luci e i tempi giusti.',
          'Il programma lo scegliamo con una sola domanda: noi ci andremmo? Quello che riceve un no resta fuori, e così c’è tempo per respirare.',
          'Non serve conoscere qualcuno né sapere già qualcosa. All’ingresso c’è chi ti saluta, e da lì viene da sé.',
        ],
      },
      offer: {
        label: 'Programma',
        titles: ['Che cosa ti aspetta', 'In programma', 'I momenti della giornata'],
        intros: [
          'Orari e sale li annunciamo qui appena sono definiti.',
          'Puoi venire a tutto o a una parte sola.',
          'Vuoi portare qualcosa di tuo? Scrivici.',
        ],
        items: [
          { name: 'Apertura', text: 'Si arriva, ci si orienta, si incontrano le prime facce.' },
          { name: 'Sul palco', text: 'Quelli per cui vieni, e altri che ancora non conosci.' },
          { name: 'Laboratori', text: 'Gruppi piccoli, mani occupate, domande ammesse.' },
          { name: 'Incontri', text: 'Con chi era sul palco, ma senza il palco.' },
          { name: 'Cibo e bevande', text: 'Qualcosa da tenere in mano mentre si parla.' },
          { name: 'Fine serata', text: 'Musica, sedie spostate, ultime chiacchiere.' },
        ],
      },
      strengths: {
        titles: ['Buone ragioni per venire', 'A che cosa badiamo', 'Pensato per chi viene'],
        items: [
          {
            name: 'Tempo tra un momento e l’altro',
            text: 'Pause abbastanza lunghe per parlare davvero.',
          },
          {
            name: 'Facile da trovare',
            text: 'Indicazioni qui, cartelli sul posto, persone che aiutano.',
          },
          { name: 'Per ogni esigenza', text: 'Dicci che cosa ti serve per sentirti a tuo agio.' },
          { name: 'Pochi rifiuti', text: 'Quello che si può riusare, si riusa.' },
        ],
      },
      steps: {
        titles: ['Come si partecipa', 'Dall’agenda alla prima fila', 'Tre passi fino all’ingresso'],
        items: [
          { name: 'Iscriviti', text: 'Scrivici e dicci in quanti siete.' },
          { name: 'Ti rispondiamo', text: 'Ricevi conferma e informazioni pratiche.' },
          { name: 'Vieni', text: 'Un po’ prima: i posti migliori sono sul corridoio.' },
        ],
      },
      questionTitles: ['Prima di venire', 'Biglietti, orari, treni', 'Ci chiedono all’entrata'],
      questions: [
        {
          question: 'Bisogna iscriversi?',
          answer:
            'Scrivici: così sappiamo quante sedie preparare e possiamo avvisarti se cambia qualcosa.',
        },
        {
          question: 'Come si arriva?',
          answer:
            'L’indirizzo è in questa pagina. Chiedici di fermate, parcheggi e ingressi senza gradini.',
        },
        {
          question: 'Posso portare i bambini?',
          answer: 'Dicci quanti anni hanno e ti indichiamo i momenti adatti a loro.',
        },
        {
          question: 'E se poi non posso più venire?',
          answer: 'Basta un messaggio: qualcuno in lista sarà contento del posto.',
        },
      ],
      captions: [
        'Prima che si aprano le porte',
        'Una sala piena',
        'Due parole in pausa',
        'L’ultima luce',
      ],
      closing: {
        titles: ['Ci vediamo lì?', 'C’è ancora una sedia vuota', 'Porta qualcuno con te'],
        texts: [
          'Scrivi oggi, e da domani devi solo aspettare il giorno.',
          'Dicci che vieni e ti teniamo il posto.',
          'È più bello con qualcuno a cui dare di gomito.',
        ],
      },
      contact: {
        titles: ['Iscrizioni e informazioni', 'Scrivi a chi organizza', 'Dicci che ci sarai'],
        texts: [
          'Nome, quante persone, e tutto quello che è bene sapere.',
          'Stampa, partner, volontari: due parole su quello che avete in mente.',
          'Ti rispondiamo con la conferma e i dettagli.',
        ],
      },
    },
  },
} as const satisfies Trade;
