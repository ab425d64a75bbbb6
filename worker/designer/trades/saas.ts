import type { Trade } from './trade.ts';

export const saas = {
  id: 'saas',
  schemaType: 'SoftwareApplication',
  words: {
    en: [
      'saas',
      'startup',
      'mobile app',
      'app landing page',
      'software platform',
      'web app',
      'software product',
      'the software',
      'our software',
      'my software',
      'app',
    ],
    it: [
      'saas',
      'startup',
      'app',
      'applicazione',
      'piattaforma software',
      'prodotto software',
      'il software',
      'nostro software',
      'mio software',
      'gestionale',
    ],
  },
  sections: ['hero', 'features', 'process', 'about', 'pricing', 'faq', 'cta', 'contact'],
  offerAs: 'services',
  goal: 'write',
  directions: ['technical', 'swiss', 'studio', 'poster', 'editorial', 'terminal'],
  colours: [
    { lightness: 0.52, chroma: 0.17, hue: 258 },
    { lightness: 0.55, chroma: 0.13, hue: 165 },
    { lightness: 0.6, chroma: 0.18, hue: 38 },
  ],
  motifs: ['laptop', 'phone', 'chart', 'gear', 'bolt', 'bubble'],
  captionMotifs: ['chart', 'laptop', 'phone', 'bubble'],
  scenes: ['blueprint', 'tiles', 'giant', 'pattern'],
  copy: {
    en: {
      noun: 'a software product',
      workingName: 'Your product',
      headlines: [
        'Less clicking, more done',
        'The tool that gets out of your way',
        '{speciality}, without the spreadsheet',
      ],
      leads: [
        'One screen for the task at hand, sensible defaults for everything else. Open it, do the work, close it.',
        'Built for people who have a job to do and no wish to become experts in our software.',
        'You know the work. We took out the steps between you and the result.',
      ],
      actions: ['Ask for access', 'See it at work', 'Request a demo'],
      about: {
        titles: ['What we left out', 'Software with manners', 'Who it is for'],
        texts: [
          'Every feature costs attention, so each one has to earn its place. If something takes three clicks, we ask whether it could take one, and whether it is needed at all.',
          'Good software answers before you wonder, remembers what you told it, and lets you leave with your data whenever you like.',
          'We talk with people who use it and watch where they hesitate. Those pauses are our list of things to do.',
        ],
      },
      offer: {
        label: 'What it does',
        titles: ['What it does', 'In daily use', 'The working parts'],
        intros: [
          'Start with one; add the others when you need them.',
          'Nothing to configure before the first result.',
          'Ask us for a walk-through with your own example.',
        ],
        items: [
          { name: 'Overview', text: 'What is open, what is late, what is done: at a glance.' },
          { name: 'Search', text: 'Type what you remember and find what you meant.' },
          { name: 'Sharing', text: 'Send a link instead of the fourth version of a file.' },
          { name: 'Reminders', text: 'Only when something needs you.' },
          { name: 'Export', text: 'Your data in open formats, at any time.' },
          { name: 'Permissions', text: 'Everyone sees what they need, and nothing besides.' },
        ],
      },
      strengths: {
        titles: ['What changes on Monday', 'Why it feels lighter', 'In daily use'],
        items: [
          { name: 'One place', text: 'Tasks, notes and files stop hiding from one another.' },
          { name: 'Fast by habit', text: 'The keyboard reaches everything the mouse does.' },
          { name: 'Clear history', text: 'Who changed what, and how to take it back.' },
          { name: 'Yours to leave', text: 'Export everything without asking us.' },
          { name: 'Plain language', text: 'Buttons say what they do.' },
          { name: 'People who answer', text: 'Questions go to those who build it.' },
        ],
      },
      steps: {
        titles: ['From sign-up to first result', 'How to start', 'Three steps'],
        items: [
          { name: 'Bring something in', text: 'A list, a file, or just today’s first task.' },
          { name: 'Arrange it', text: 'Suggestions appear; you keep what helps.' },
          { name: 'Get on with it', text: 'The next step is always at the top.' },
        ],
      },
      questionTitles: ['Before you try it', 'Data, plans, support', 'Asked by new teams'],
      questions: [
        {
          question: 'How long does it take to set up?',
          answer: 'You can begin with a single task. Everything else may come later, or never.',
        },
        {
          question: 'Can I import what I have?',
          answer: 'Tell us where it lives today and we show you the shortest way.',
        },
        {
          question: 'Where is my data kept?',
          answer:
            'Ask us for the current details of hosting and back-ups; you receive them in writing.',
        },
        {
          question: 'How do I leave?',
          answer: 'Export, delete, done. We would like to know why, but you need not tell us.',
        },
      ],
      captions: ['The overview', 'A search', 'On the phone', 'A shared view'],
      closing: {
        titles: ['Try it on real work', 'Give it one task', 'See whether it fits'],
        texts: [
          'Write to us and tell us what you would use it for.',
          'Bring an example of your own.',
          'A short conversation saves a long trial.',
        ],
      },
      contact: {
        titles: ['Ask for access', 'Talk to us', 'Request a demo'],
        texts: [
          'What would you use it for, and with how many people?',
          'Somebody from the team replies.',
          'Questions about data and security are welcome here.',
        ],
      },
    },
    it: {
      noun: 'un prodotto software',
      workingName: 'Il tuo prodotto',
      headlines: [
        'Meno clic, più lavoro fatto',
        'Lo strumento che non ti sta tra i piedi',
        '{speciality}, senza il foglio di calcolo',
      ],
      leads: [
        'Una schermata per quello che stai facendo, impostazioni sensate per tutto il resto. Apri, lavori, chiudi.',
        'Pensato per chi ha un lavoro da fare e nessuna voglia di diventare esperto del nostro programma.',
        'Il lavoro lo conosci tu. Noi abbiamo tolto i passaggi tra te e il risultato.',
      ],
      actions: ['Chiedi l’accesso', 'Guardalo al lavoro', 'Richiedi una demo'],
      about: {
        titles: ['Quello che abbiamo tolto', 'Un programma educato', 'Per chi è'],
        texts: [
          'Ogni funzione costa attenzione, quindi ognuna si deve guadagnare il posto. Se una cosa chiede tre clic ci domandiamo se può chiederne uno, e se serve davvero.',
          'Un buon programma risponde prima che tu te lo chieda, ricorda quello che gli hai detto e ti lascia andare via con i tuoi dati quando vuoi.',
          'Parliamo con chi lo usa e guardiamo dove esita. Quelle pause sono il nostro elenco di cose da fare.',
        ],
      },
      offer: {
        label: 'Che cosa fa',
        titles: ['Che cosa fa', 'Nell’uso quotidiano', 'Le parti che lavorano'],
        intros: [
          'Comincia da una; le altre le aggiungi quando servono.',
          'Niente da configurare prima del primo risultato.',
          'Chiedici una prova guidata con un esempio tuo.',
        ],
        items: [
          { name: 'Panoramica', text: 'Che cosa è aperto, in ritardo, finito: a colpo d’occhio.' },
          { name: 'Ricerca', text: 'Scrivi quello che ricordi e trovi quello che intendevi.' },
          { name: 'Condivisione', text: 'Un link al posto della quarta versione di un file.' },
          { name: 'Promemoria', text: 'Solo quando qualcosa ha bisogno di te.' },
          { name: 'Esportazione', text: 'I tuoi dati in formati aperti, in ogni momento.' },
          { name: 'Permessi', text: 'Ognuno vede quello che gli serve, e basta.' },
        ],
      },
      strengths: {
        titles: ['Che cosa cambia da lunedì', 'Perché sembra più leggero', 'Ogni giorno'],
        items: [
          { name: 'Un posto solo', text: 'Attività, note e file smettono di nascondersi.' },
          { name: 'Veloce per abitudine', text: 'La tastiera arriva dove arriva il mouse.' },
          { name: 'Storia chiara', text: 'Chi ha cambiato che cosa, e come si torna indietro.' },
          { name: 'Libero di andare', text: 'Esporti tutto senza chiederlo a noi.' },
          { name: 'Parole semplici', text: 'I pulsanti dicono quello che fanno.' },
          { name: 'Persone che rispondono', text: 'Le domande arrivano a chi lo costruisce.' },
        ],
      },
      steps: {
        titles: ['Dall’iscrizione al primo risultato', 'Come si comincia', 'Tre passi'],
        items: [
          {
            name: 'Porta dentro qualcosa',
            text: 'Un elenco, un file, o soltanto la prima cosa di oggi.',
          },
          { name: 'Metti in ordine', text: 'Arrivano dei suggerimenti; tieni quelli utili.' },
          { name: 'Vai avanti', text: 'Il prossimo passo è sempre in cima.' },
        ],
      },
      questionTitles: ['Prima di provarlo', 'Dati, piani, assistenza', 'Le domande dei nuovi team'],
      questions: [
        {
          question: 'Quanto ci vuole per configurarlo?',
          answer: 'Puoi cominciare da un’attività sola. Il resto può venire dopo, o mai.',
        },
        {
          question: 'Posso importare quello che ho?',
          answer: 'Dicci dove si trova oggi e ti mostriamo la strada più corta.',
        },
        {
          question: 'Dove stanno i miei dati?',
          answer:
            'Chiedici i dettagli aggiornati su hosting e copie di sicurezza: li ricevi per iscritto.',
        },
        {
          question: 'Come si fa a lasciare?',
          answer:
            'Esporti, cancelli, fatto. Ci farebbe piacere sapere perché, ma non sei tenuto a dirlo.',
        },
      ],
      captions: ['La panoramica', 'Una ricerca', 'Sul telefono', 'Una vista condivisa'],
      closing: {
        titles: ['Provalo su un lavoro vero', 'Dagli un compito', 'Guarda se fa per te'],
        texts: [
          'Scrivici e dicci per che cosa lo useresti.',
          'Porta un esempio tuo.',
          'Una breve chiacchierata fa risparmiare una lunga prova.',
        ],
      },
      contact: {
        titles: ['Chiedi l’accesso', 'Parla con noi', 'Richiedi una demo'],
        texts: [
          'Per che cosa lo useresti, e in quanti?',
          'Risponde una persona del gruppo.',
          'Qui vanno bene anche le domande su dati e sicurezza.',
        ],
      },
    },
  },
} as const satisfies Trade;
