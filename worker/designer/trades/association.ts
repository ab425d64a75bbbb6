import type { Trade } from './trade.ts';

export const association = {
  id: 'association',
  schemaType: 'NGO',
  words: {
    en: [
      'charity',
      'non-profit',
      'nonprofit',
      'ngo',
      'association',
      'volunteer group',
      'foundation',
      'community group',
      'social club',
      'volunteers',
      'cultural association',
      'sports association',
    ],
    it: [
      'associazione',
      'onlus',
      'non profit',
      'circolo',
      'circolo arci',
      'pro loco',
      'comitato',
      'odv',
      'aps',
      'volontari',
      'centro anziani',
      'no profit',
      'volontariato',
      'ong',
      'fondazione',
      'ente del terzo settore',
    ],
  },
  sections: ['hero', 'about', 'services', 'process', 'events', 'faq', 'newsletter', 'contact'],
  offerAs: 'services',
  isPriceless: true,
  goal: 'write',
  directions: ['editorial', 'poster', 'craft', 'coastal', 'playful', 'swiss'],
  colours: [
    { lightness: 0.5, chroma: 0.14, hue: 32 },
    { lightness: 0.46, chroma: 0.1, hue: 155 },
    { lightness: 0.46, chroma: 0.13, hue: 260 },
  ],
  motifs: ['hands', 'heart', 'bubble', 'tree', 'house', 'book'],
  captionMotifs: ['bubble', 'parcel', 'book', 'hands'],
  scenes: ['hills', 'tiles', 'giant', 'rays', 'pattern'],
  copy: {
    en: {
      noun: 'a non-profit association',
      workingName: 'Association',
      headlines: [
        'Two hours of yours change somebody’s week',
        'Neighbours, organised[ {inPlace}]',
        '{speciality}: we could use your hands',
      ],
      leads: [
        'We are people[ {inPlace}] who got tired of saying that somebody should do something. Come and see what we do, then decide how you would like to help.',
        'Time, ideas, a car boot, a good word: help comes in many sizes, and all of them fit.',
        'You may need us, or we may need you. Often it is both, in turns.',
      ],
      actions: ['Get involved', 'Offer some time', 'Write to us'],
      about: {
        titles: ['Why we exist', 'How we decide', 'Who does the work'],
        texts: [
          'It began with a practical problem and a few people round a table. There is still a table; the problem has become clearer, and the circle wider.',
          'Decisions are made in meetings anyone may attend, and written down so that anyone may read them. Disagreement is welcome, provided it brings a suggestion.',
          'Most of us do this alongside a job. So we keep tasks small, hand them over properly, and say thank you out loud.',
        ],
      },
      offer: {
        label: 'What we do',
        titles: ['What we do', 'Where help arrives', 'Our work'],
        intros: [
          'Something missing? Bring it to the next meeting.',
          'Each of these needs hands.',
          'Ask how you can use it, or join in.',
        ],
        items: [
          {
            name: 'Listening',
            text: 'Somebody with time, and the number of whoever can help further.',
          },
          { name: 'Help for families', text: 'Practical things: forms, lifts, homework, company.' },
          { name: 'Courses and workshops', text: 'What one of us can do, others can learn.' },
          { name: 'Shared meals', text: 'The easiest way to get to know a neighbourhood.' },
          {
            name: 'Collections',
            text: 'Useful things, sorted and brought to where they are missing.',
          },
          { name: 'A voice', text: 'We write letters, go to meetings and stay until the end.' },
        ],
      },
      strengths: {
        titles: ['How we work', 'What we promise', 'Our rules'],
        items: [
          { name: 'Open meetings', text: 'Come, listen, speak.' },
          { name: 'Accounts you can read', text: 'Ask for them; we are glad to explain.' },
          { name: 'Small tasks', text: 'An hour is a contribution.' },
          { name: 'Respect', text: 'For those who ask and for those who give.' },
        ],
      },
      steps: {
        titles: ['How to join in', 'From hello to helping', 'Three easy steps'],
        items: [
          { name: 'Say hello', text: 'Write, or come to a meeting.' },
          { name: 'Look around', text: 'Spend an afternoon with us, no strings attached.' },
          { name: 'Choose', text: 'A task, an hour, a rhythm that suits you.' },
        ],
      },
      questionTitles: ['Before you join', 'Asked at the door', 'Good to know as a volunteer'],
      questions: [
        {
          question: 'I have little time. Can I still help?',
          answer: 'Yes. Tell us how much and when, and we will look for a task of that size.',
        },
        {
          question: 'Do I have to become a member?',
          answer: 'Not in order to help. We explain membership when you ask for it.',
        },
        {
          question: 'How can I donate?',
          answer:
            'Write to us: we tell you what is needed now and which ways of giving are available.',
        },
        {
          question: 'I need help myself. What do I do?',
          answer: 'Call or write in a few words. It stays with the person who reads it.',
        },
      ],
      captions: ['At the long table', 'Sorting day', 'A lesson', 'After the meeting'],
      closing: {
        titles: ['There is a chair free', 'Which hour is yours?', 'Come and see'],
        texts: [
          'Write two lines about yourself.',
          'You do not need to know anything beforehand.',
          'Bring a friend, or come to find some.',
        ],
      },
      contact: {
        titles: ['Write to us', 'Offer or ask for help', 'Get in touch'],
        texts: [
          'Would you like to help, or do you need help? Both belong here.',
          'One of us answers personally.',
          'Please name a time when we can reach you.',
        ],
      },
    },
    it: {
      noun: 'un’associazione',
      workingName: 'Associazione',
      headlines: [
        'Due ore tue cambiano la settimana di qualcuno',
        'Vicini di casa[ {inPlace}], organizzati',
        '{speciality}: ci servono le tue mani',
      ],
      leads: [
        'Siamo persone[ {inPlace}] stanche di dire che qualcuno dovrebbe fare qualcosa. Vieni a vedere che cosa facciamo, poi decidi come dare una mano.',
        'Tempo, idee, un bagagliaio, una buona parola: l’aiuto ha molte misure, e vanno bene tutte.',
        'Forse hai bisogno di noi, forse noi di te. Spesso tutte e due le cose, a turno.',
      ],
      actions: ['Partecipa', 'Offri un po’ di tempo', 'Scrivici'],
      about: {
        titles: ['Perché esistiamo', 'Come decidiamo', 'Chi fa le cose'],
        texts: [
          'È cominciata con un problema pratico e poche persone intorno a un tavolo. Il tavolo c’è ancora; il problema è più chiaro e il cerchio più largo.',
          'Si decide in riunioni aperte a tutti, e quello che si decide viene scritto perché chiunque possa leggerlo. Il disaccordo è benvenuto, se porta una proposta.',
          'Quasi tutti abbiamo anche un lavoro. Perciò i compiti sono piccoli, passano facilmente di mano in mano, e il grazie lo diciamo ad alta voce.',
        ],
      },
      offer: {
        label: 'Che cosa facciamo',
        titles: ['Che cosa facciamo', 'Dove arriva l’aiuto', 'Le nostre attività'],
        intros: [
          'Manca qualcosa? Portalo alla prossima riunione.',
          'Per ogni attività servono mani in più.',
          'Chiedi come ti possono servire, o come farne parte.',
        ],
        items: [
          { name: 'Ascolto', text: 'Qualcuno che ha tempo, e il numero di chi può fare di più.' },
          {
            name: 'Aiuto alle famiglie',
            text: 'Cose pratiche: moduli, passaggi, compiti, compagnia.',
          },
          {
            name: 'Corsi e laboratori',
            text: 'Quello che uno di noi sa fare, gli altri lo imparano.',
          },
          { name: 'Pranzi insieme', text: 'Il modo più semplice di conoscere un quartiere.' },
          { name: 'Raccolte', text: 'Cose utili, divise e portate dove mancano.' },
          {
            name: 'Farsi sentire',
            text: 'Scriviamo lettere, andiamo alle riunioni e restiamo fino alla fine.',
          },
        ],
      },
      strengths: {
        titles: ['Come lavoriamo', 'Che cosa promettiamo', 'Le nostre regole'],
        items: [
          { name: 'Riunioni aperte', text: 'Vieni, ascolta, parla.' },
          { name: 'Conti leggibili', text: 'Chiedili: li spieghiamo volentieri.' },
          { name: 'Compiti piccoli', text: 'Anche un’ora è un contributo.' },
          { name: 'Rispetto', text: 'Per chi chiede e per chi dà.' },
        ],
      },
      steps: {
        titles: ['Come si partecipa', 'Dal primo ciao alla prima ora', 'Tre passi facili'],
        items: [
          { name: 'Saluta', text: 'Scrivi, o vieni a una riunione.' },
          { name: 'Guardati intorno', text: 'Passa un pomeriggio con noi, senza impegno.' },
          { name: 'Scegli', text: 'Un compito, un’ora, un ritmo che ti vada bene.' },
        ],
      },
      questionTitles: [
        'Prima di iscriverti',
        'Ci chiedono all’ingresso',
        'Per chi vuole dare una mano',
      ],
      questions: [
        {
          question: 'Ho poco tempo. Posso aiutare lo stesso?',
          answer: 'Sì. Dicci quanto e quando: cerchiamo un compito di quella misura.',
        },
        {
          question: 'Devo diventare socio?',
          answer: 'Per aiutare no. Come ci si associa te lo spieghiamo quando lo chiedi.',
        },
        {
          question: 'Come si fa una donazione?',
          answer: 'Scrivici: ti diciamo che cosa serve adesso e in che modo si può dare.',
        },
        {
          question: 'Ho bisogno io di aiuto. Che cosa faccio?',
          answer: 'Chiama o scrivi due parole. Restano a chi le legge.',
        },
      ],
      captions: ['Al tavolo lungo', 'Giorno di raccolta', 'Una lezione', 'Dopo la riunione'],
      closing: {
        titles: ['C’è una sedia libera', 'Qual è la tua ora?', 'Vieni a vedere'],
        texts: [
          'Scrivi due righe su di te.',
          'Non serve sapere niente prima.',
          'Porta un amico, o vieni a trovarne.',
        ],
      },
      contact: {
        titles: ['Scrivici', 'Offri o chiedi aiuto', 'Mettiti in contatto'],
        texts: [
          'Vuoi dare una mano o ne hai bisogno? Vanno bene tutte e due.',
          'Ti risponde uno di noi, di persona.',
          'Indica quando possiamo trovarti.',
        ],
      },
    },
  },
} as const satisfies Trade;
