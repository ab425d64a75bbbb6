import type { Trade } from './trade.ts';

export const yoga = {
  id: 'yoga',
  schemaType: 'SportsActivityLocation',
  words: {
    en: [
      'yoga',
      'yoga studio',
      'pilates',
      'meditation',
      'yoga teacher',
      'school of yoga',
      'yoga school',
      'wellness studio',
    ],
    it: [
      'yoga',
      'pilates',
      'meditazione',
      'studio di yoga',
      'scuola di yoga',
      'scuola di pilates',
      'insegnante di yoga',
      'centro olistico',
    ],
  },
  sections: ['hero', 'about', 'services', 'process', 'faq', 'hours', 'contact'],
  offerAs: 'services',
  goal: 'book',
  directions: ['wellness', 'coastal', 'editorial', 'craft', 'luxury'],
  colours: [
    { lightness: 0.5, chroma: 0.08, hue: 155 },
    { lightness: 0.55, chroma: 0.1, hue: 35 },
    { lightness: 0.5, chroma: 0.08, hue: 290 },
  ],
  motifs: ['lotus', 'leaf', 'mountain', 'flower', 'cup', 'heart'],
  captionMotifs: ['lotus', 'window', 'leaf', 'cup'],
  scenes: ['arch', 'horizon', 'hills', 'giant'],
  copy: {
    en: {
      noun: 'a yoga studio',
      workingName: 'Yoga studio',
      headlines: [
        'An hour[ {inPlace}] in which nobody wants anything from you',
        'Breathe first. Bend later',
        'You do not have to be flexible to begin',
      ],
      leads: [
        'Classes[ {inPlace}] small enough for the teacher to see you, slow enough for you to notice yourself.',
        'Bring a body of any age and shape. We bring mats, time and a voice that tells you when to stop trying.',
        'Some come for the back, some for the head. Both leave a little taller.',
      ],
      actions: ['Try a class', 'Reserve a mat', 'Join a class'],
      about: {
        titles: ['What we practise', 'Quiet, but not solemn', 'A teacher who looks'],
        texts: [
          'Yoga here is attention with movement in it. There is no best in class: the person beside you has another spine, another week behind them, another reason to come.',
          'We laugh when somebody tips over, and then we try again with a block. Props are not for beginners; they are for people who want it to feel right.',
          'Poses are adapted to bodies, never the other way round. Tell the teacher what hurts, and you will hear an alternative before you need one.',
        ],
      },
      offer: {
        label: 'Classes',
        titles: ['Classes', 'Slow, flowing, still', 'Find your hour'],
        intros: [
          'Unsure which to choose? Describe your week, and we suggest one.',
          'Every class has room for those who are new to it.',
          'Come a few minutes early: arriving is part of it.',
        ],
        items: [
          { name: 'Gentle yoga', text: 'For stiff mornings and long winters.' },
          { name: 'Flow', text: 'Movement strung on breath, warm by the end.' },
          { name: 'Restorative', text: 'Few poses, many blankets, deep rest.' },
          { name: 'Pilates', text: 'Small, exact, and felt the next day.' },
          { name: 'Meditation', text: 'Sitting, breathing, wandering off, coming back.' },
          { name: 'One to one', text: 'A practice drawn up for your body and your days.' },
        ],
      },
      strengths: {
        titles: ['In the room', 'What to expect', 'How it feels here'],
        items: [
          { name: 'Small groups', text: 'You are seen, not watched.' },
          { name: 'Everything is here', text: 'Mats, blocks and blankets.' },
          { name: 'No mirror', text: 'Look inwards; the view is better.' },
          { name: 'Any level', text: 'Each pose has several doors.' },
        ],
      },
      steps: {
        titles: ['Your first class', 'How to begin', 'Come as you are'],
        items: [
          { name: 'Write', text: 'Tell us about injuries, pregnancy, or nerves.' },
          { name: 'Arrive', text: 'Comfortable clothes, bare feet, phone off.' },
          { name: 'Practise', text: 'At your pace, then rest until the bell.' },
        ],
      },
      questionTitles: [
        'Before you unroll the mat',
        'Asked with shoes off',
        'Socks, stiffness, silence',
      ],
      questions: [
        {
          question: 'I am not flexible at all. Can I come?',
          answer: 'Please do. Flexibility is what happens along the way, not the ticket.',
        },
        {
          question: 'What do I need to bring?',
          answer: 'Clothes you can move in and perhaps socks for the final rest.',
        },
        {
          question: 'I am pregnant or injured. What now?',
          answer:
            'Ask your doctor, then tell the teacher before class. Many poses can be adapted; some classes we would advise against.',
        },
        {
          question: 'Should I eat before class?',
          answer: 'Lightly, and not in the last hour or two.',
        },
      ],
      captions: [
        'The room before class',
        'Mats by the window',
        'After the last breath',
        'Tea, afterwards',
      ],
      closing: {
        titles: ['There is a mat for you', 'Take an hour', 'Shall we begin slowly?'],
        texts: [
          'Write, and we suggest a first class.',
          'Come once; decide afterwards.',
          'Ask whatever you would feel silly asking.',
        ],
      },
      contact: {
        titles: ['Reserve a mat', 'Ask about classes', 'Write to the studio'],
        texts: [
          'Which days suit you, and have you practised before?',
          'A teacher answers between classes.',
          'Tell us about injuries, so that we can advise you.',
        ],
      },
    },
    it: {
      noun: 'uno studio di yoga',
      workingName: 'Studio di yoga',
      headlines: [
        'Un’ora[ {inPlace}] in cui nessuno vuole niente da te',
        'Prima respira, poi ti pieghi',
        'Per cominciare non serve essere sciolti',
      ],
      leads: [
        '[{inPlace}, ]gruppi così piccoli che chi insegna ti vede, lezioni così lente che ti accorgi di te.',
        'Porta un corpo di qualsiasi età e forma. Noi mettiamo tappetini, tempo e una voce che ti dice quando smettere di sforzarti.',
        'C’è chi viene per la schiena e chi per la testa. Escono tutti un po’ più alti.',
      ],
      actions: ['Prova una lezione', 'Prenota un tappetino', 'Vieni a lezione'],
      about: {
        titles: ['Che cosa pratichiamo', 'Silenzio, senza solennità', 'Qualcuno che guarda'],
        texts: [
          'Qui lo yoga è attenzione con dentro il movimento. Non c’è il primo della classe: chi ti sta accanto ha un’altra schiena, un’altra settimana addosso, un altro motivo per venire.',
          'Se qualcuno perde l’equilibrio si ride, poi si riprova con un mattoncino. I supporti non sono per chi comincia: sono per chi vuole stare bene.',
          'Le posizioni si adattano ai corpi, mai il contrario. Di’ a chi insegna che cosa ti fa male: avrai un’alternativa prima di averne bisogno.',
        ],
      },
      offer: {
        label: 'Lezioni',
        titles: ['Le lezioni', 'Lente, fluide, ferme', 'Trova la tua ora'],
        intros: [
          'Non sai quale scegliere? Raccontaci la tua settimana e te ne consigliamo una.',
          'In ogni lezione c’è posto per chi è alle prime armi.',
          'Vieni qualche minuto prima: arrivare fa parte della pratica.',
        ],
        items: [
          { name: 'Yoga dolce', text: 'Per mattine rigide e inverni lunghi.' },
          {
            name: 'Flow',
            text: 'Un movimento dietro l’altro, al ritmo del respiro: alla fine hai caldo.',
          },
          { name: 'Rigenerante', text: 'Poche posizioni, molte coperte, riposo profondo.' },
          {
            name: 'Pilates',
            text: 'Gesti piccoli e precisi, che il giorno dopo si fanno sentire.',
          },
          { name: 'Meditazione', text: 'Sedersi, respirare, distrarsi, tornare.' },
          {
            name: 'Individuale',
            text: 'Una pratica cucita sul tuo corpo e sulle tue giornate.',
          },
        ],
      },
      strengths: {
        titles: ['In sala', 'Che cosa aspettarti', 'Come si sta qui'],
        items: [
          { name: 'Gruppi piccoli', text: 'Ti vediamo, senza osservarti.' },
          { name: 'C’è già tutto', text: 'Tappetini, mattoncini e coperte.' },
          { name: 'Niente specchi', text: 'Guarda dentro: la vista è migliore.' },
          { name: 'Ogni livello', text: 'Ogni posizione ha più di una porta.' },
        ],
      },
      steps: {
        titles: ['La tua prima lezione', 'Come si comincia', 'Vieni come sei'],
        items: [
          { name: 'Scrivi', text: 'Raccontaci di infortuni, gravidanza, timidezza.' },
          { name: 'Arriva', text: 'Abiti comodi, piedi nudi, telefono spento.' },
          { name: 'Pratica', text: 'Al tuo ritmo, poi riposo fino alla campana.' },
        ],
      },
      questionTitles: [
        'Prima di srotolare il tappetino',
        'Ci chiedono a piedi nudi',
        'Calze, rigidità, silenzio',
      ],
      questions: [
        {
          question: 'Non ho un briciolo di elasticità. Posso venire?',
          answer: 'Certo. La scioltezza arriva strada facendo, non è il biglietto d’ingresso.',
        },
        {
          question: 'Che cosa devo portare?',
          answer: 'Abiti in cui muoverti e magari un paio di calze per il riposo finale.',
        },
        {
          question: 'Sono incinta, o ho un infortunio. Come faccio?',
          answer:
            'Senti il medico, poi dillo a chi insegna prima della lezione. Molte posizioni si adattano; alcune lezioni te le sconsiglieremo.',
        },
        {
          question: 'Meglio mangiare prima?',
          answer: 'Qualcosa di leggero, e non nell’ultima ora o due.',
        },
      ],
      captions: [
        'La sala prima della lezione',
        'Tappetini alla finestra',
        'Dopo l’ultimo respiro',
        'Il tè, dopo',
      ],
      closing: {
        titles: ['C’è un tappetino per te', 'Prenditi un’ora', 'Cominciamo piano?'],
        texts: [
          'Scrivi e ti consigliamo la prima lezione.',
          'Vieni una volta, poi decidi.',
          'Chiedi anche quello che ti sembra sciocco.',
        ],
      },
      contact: {
        titles: ['Prenota un tappetino', 'Chiedi delle lezioni', 'Scrivi allo studio'],
        texts: [
          'Quali giorni ti vanno bene, e hai già praticato?',
          'Ti risponde chi insegna, tra una lezione e l’altra.',
          'Parlaci degli infortuni, così ti consigliamo meglio.',
        ],
      },
    },
  },
} as const satisfies Trade;
