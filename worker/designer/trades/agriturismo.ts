import type { Trade } from './trade.ts';

export const agriturismo = {
  id: 'agriturismo',
  schemaType: 'LodgingBusiness',
  words: {
    en: ['farm stay', 'agriturismo', 'farmhouse stay', 'farmstay'],
    it: ['agriturismo', 'agriturismi', 'azienda agrituristica', 'masseria', 'fattoria didattica'],
  },
  sections: ['hero', 'about', 'services', 'gallery', 'features', 'faq', 'map', 'contact'],
  offerAs: 'services',
  goal: 'book',
  directions: ['craft', 'heritage', 'editorial', 'coastal', 'market', 'wellness'],
  colours: [
    { lightness: 0.46, chroma: 0.09, hue: 125 },
    { lightness: 0.53, chroma: 0.13, hue: 42 },
    { lightness: 0.44, chroma: 0.08, hue: 70 },
  ],
  motifs: ['cypress', 'olive', 'house', 'bed', 'wheat', 'tree'],
  captionMotifs: ['cypress', 'tree', 'olive', 'bed'],
  scenes: ['hills', 'arch', 'still-life', 'horizon', 'shelf'],
  copy: {
    en: {
      noun: 'a farm stay',
      workingName: 'Farm stay',
      headlines: [
        'Sleep where supper grows',
        'Wake[ {inPlace}] to the farm, not to the alarm',
        'A table, a field, a room with the shutters open',
        '[{speciality}. ]Come and stay on the farm',
      ],
      leads: [
        'Rooms among the fields and a kitchen that cooks what the day brings in. You may lend a hand or leave us to it.',
        'The farm goes on while you are here[ {inPlace}]: that is the beauty of it. Ask what is being picked, pressed or mown today.',
        'Long tables, dark nights, paths that begin at the door. Bring shoes that may get dusty.',
      ],
      actions: ['Ask for a room', 'Write to the farm', 'Check your dates with us'],
      about: {
        titles: ['A working farm', 'Whose land you walk on', 'What sets the clock here'],
        texts: [
          'We are farmers who like company. Guests came second, and that is why breakfast may be late on a harvest day, and why it tastes of where you are.',
          'The house was built for people who worked outdoors: thick walls, small windows, a kitchen as its heart. We have added good beds and left the rest alone.',
          'The seasons decide what there is to see and to eat. Come twice and you will have been to two different places.',
        ],
      },
      offer: {
        label: 'Staying here',
        titles: ['Rooms, table, fields', 'What there is on the farm', 'Your days with us'],
        intros: [
          'Put your stay together from whatever you like.',
          'Some things depend on season and weather. Ask, and we tell you how it stands.',
          'Nothing here is compulsory, least of all getting up early.',
        ],
        items: [
          { name: 'Rooms', text: 'Plain and cool, with a view of what is growing.' },
          { name: 'Farm table', text: 'What the garden gives, cooked for everyone at once.' },
          { name: 'Breakfast', text: 'Bread, fruit, something baked, and time to eat it.' },
          { name: 'Our produce', text: 'Taste it here, and take some home.' },
          { name: 'A morning in the fields', text: 'Pick, feed or water alongside us.' },
          { name: 'Paths from the door', text: 'On foot or by bicycle, with a map drawn by hand.' },
        ],
      },
      strengths: {
        titles: ['What makes the stay', 'Country manners', 'Small certainties'],
        items: [
          { name: 'The kitchen follows the garden', text: 'The menu is decided in the morning.' },
          { name: 'Room for children', text: 'Grass to run on and animals to greet.' },
          { name: 'Real darkness', text: 'At night you see stars and hear crickets.' },
          { name: 'Someone is always here', text: 'We live on the farm and know the roads.' },
        ],
      },
      steps: {
        titles: ['How to reach the farm', 'From message to garden gate', 'Your stay, in order'],
        items: [
          { name: 'Write', text: 'Dates, how many you are, what you would enjoy.' },
          { name: 'Hear back', text: 'We say which room fits and what is in season.' },
          { name: 'Arrive', text: 'We send directions: the last bend fools every map.' },
        ],
      },
      questionTitles: ['Before you pack', 'Asked at the gate', 'Country questions'],
      questions: [
        {
          question: 'Can we eat here even if we are not staying?',
          answer: 'Ask us for the day you have in mind: it depends on how many are at table.',
        },
        {
          question: 'Are children and dogs welcome?',
          answer: 'Tell us age and size when you write, and we find the room that suits you all.',
        },
        {
          question: 'Can I come without a car?',
          answer: 'Write to us before you book and we work out how to get you here.',
        },
        {
          question: 'Do you cook for special diets?',
          answer:
            'Let us know when you book what you do not eat, and the kitchen will plan for it.',
        },
      ],
      captions: [
        'The yard in the evening',
        'A table under the trees',
        'Between the rows',
        'The room upstairs',
      ],
      closing: {
        titles: ['Which season would you like?', 'The gate is open', 'Come and stay a while'],
        texts: [
          'Tell us your dates, and we tell you what will be ripe.',
          'One night is enough to slow down, two to forget the day of the week.',
          'Ask for a room, a meal, or both.',
        ],
      },
      contact: {
        titles: ['Write to the farm', 'Ask about a stay', 'Rooms and table'],
        texts: [
          'Dates, number of people, children and their ages: that is all we need.',
          'If we do not pick up, we are outdoors. Leave a message and we call back.',
          'Add what you do not eat and what you would like to see.',
        ],
      },
    },
    it: {
      noun: 'un agriturismo',
      workingName: 'Agriturismo',
      headlines: [
        'Dormire dove cresce la cena',
        '[{inPlace} ]ti sveglia la campagna, non la sveglia',
        'Una tavola, un campo, una camera con le persiane aperte',
        '[{speciality}. ]Vieni a stare in campagna',
      ],
      leads: [
        'Camere tra i campi e una cucina che prepara quello che porta la giornata. Puoi dare una mano o lasciar fare a noi.',
        'Mentre sei qui il lavoro dei campi continua[ {inPlace}], ed è questo il bello. Chiedi che cosa si raccoglie, si spreme o si falcia oggi.',
        'Tavolate lunghe, notti buie davvero, sentieri che partono dalla porta. Porta scarpe che si possano impolverare.',
      ],
      actions: ['Chiedi una camera', 'Scrivi a chi ti ospita', 'Senti se c’è posto'],
      about: {
        titles: [
          'Un’azienda agricola vera',
          'Di chi è la terra su cui cammini',
          'Chi comanda l’orologio',
        ],
        texts: [
          'Siamo contadini a cui piace la compagnia. Prima sono venuti i campi, poi gli ospiti: per questo nei giorni di raccolta la colazione può tardare, e per questo sa del posto in cui sei.',
          'La casa è fatta per chi lavorava fuori: muri spessi, finestre piccole, la cucina al centro. Noi abbiamo aggiunto letti buoni e lasciato stare il resto.',
          'Sono le stagioni a decidere che cosa c’è da vedere e da mangiare. Torna una seconda volta e ti sembrerà un altro posto.',
        ],
      },
      offer: {
        label: 'Da noi',
        titles: ['Camere, tavola, campi', 'Che cosa trovi in azienda', 'Le tue giornate qui'],
        intros: [
          'Componi il soggiorno come preferisci.',
          'Alcune cose dipendono dalla stagione e dal tempo. Chiedi e ti diciamo a che punto siamo.',
          'Niente è obbligatorio, e alzarsi presto meno di tutto.',
        ],
        items: [
          { name: 'Camere', text: 'Semplici e fresche, affacciate su quello che cresce.' },
          { name: 'Cucina dell’orto', text: 'Quello che c’è, cucinato per tutta la tavolata.' },
          { name: 'Colazione', text: 'Pane, frutta, una torta, e il tempo di godersela.' },
          { name: 'I nostri prodotti', text: 'Si assaggiano qui e si portano a casa.' },
          {
            name: 'Una mattina nei campi',
            text: 'Raccogli, dai da mangiare, annaffi insieme a noi.',
          },
          { name: 'Sentieri dal cancello', text: 'A piedi o in bici, con una mappa fatta a mano.' },
        ],
      },
      strengths: {
        titles: ['Il bello di stare qui', 'Usanze di campagna', 'Piccole certezze'],
        items: [
          { name: 'La cucina segue l’orto', text: 'Il menù si decide la mattina.' },
          { name: 'Spazio per i bambini', text: 'Erba per correre e animali da salutare.' },
          {
            name: 'Il buio, quello vero',
            text: 'Di notte si vedono le stelle e si sentono i grilli.',
          },
          { name: 'C’è sempre qualcuno', text: 'Viviamo qui e conosciamo tutte le strade.' },
        ],
      },
      steps: {
        titles: ['Come si arriva da noi', 'Dal messaggio al cancello', 'Il soggiorno, in ordine'],
        items: [
          { name: 'Scrivi', text: 'Date, quanti siete, che cosa vi piacerebbe fare.' },
          { name: 'Ti rispondiamo', text: 'Con la camera adatta e quello che è di stagione.' },
          {
            name: 'Arrivi',
            text: 'Ti mandiamo le indicazioni: l’ultima curva inganna ogni mappa.',
          },
        ],
      },
      questionTitles: [
        'Prima di fare la valigia',
        'Ci chiedono al cancello',
        'Domande di campagna',
      ],
      questions: [
        {
          question: 'Si può mangiare anche senza dormire da voi?',
          answer: 'Chiedi per il giorno che hai in mente: dipende da quanti siamo a tavola.',
        },
        {
          question: 'Accogliete bambini e cani?',
          answer: 'Scrivici età e taglia, così troviamo la camera adatta a tutti.',
        },
        {
          question: 'Posso venire senza auto?',
          answer: 'Scrivici prima di prenotare e vediamo insieme come farti arrivare.',
        },
        {
          question: 'Cucinate per chi segue una dieta?',
          answer: 'Dicci alla prenotazione che cosa non mangi e la cucina si organizza.',
        },
      ],
      captions: [
        'L’aia di sera',
        'La tavola sotto gli alberi',
        'Tra i filari',
        'La camera al primo piano',
      ],
      closing: {
        titles: ['Quale stagione ti piace?', 'Il cancello è aperto', 'Vieni a stare un po’'],
        texts: [
          'Dicci le date e ti diciamo che cosa sarà maturo.',
          'Una notte basta per rallentare, due per dimenticare che giorno è.',
          'Chiedi una camera, un pranzo o tutti e due.',
        ],
      },
      contact: {
        titles: ['Scrivi in azienda', 'Chiedi per un soggiorno', 'Camere e tavola'],
        texts: [
          'Date, quante persone, età dei bambini: non serve altro.',
          'Se non rispondiamo siamo nei campi. Lascia un messaggio e ti richiamiamo.',
          'Aggiungi che cosa non mangi e che cosa ti piacerebbe vedere.',
        ],
      },
    },
  },
} as const satisfies Trade;
