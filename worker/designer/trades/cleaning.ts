import type { Trade } from './trade.ts';

export const cleaning = {
  id: 'cleaning',
  schemaType: 'HomeAndConstructionBusiness',
  words: {
    en: [
      'cleaning company',
      'cleaning service',
      'cleaning business',
      'house cleaning',
      'office cleaning',
      'window cleaning',
      'cleaners',
      '^cleaning',
    ],
    it: [
      'impresa di pulizi*',
      '^pulizie',
      'ditta di pulizi*',
      'servizi di pulizia',
      'pulizie uffici',
      'pulizie domestiche',
      'pulizie condomini',
    ],
  },
  sections: ['hero', 'services', 'process', 'features', 'faq', 'about', 'contact'],
  offerAs: 'services',
  goal: 'call',
  directions: ['swiss', 'playful', 'coastal', 'market', 'wellness'],
  colours: [
    { lightness: 0.52, chroma: 0.11, hue: 205 },
    { lightness: 0.5, chroma: 0.12, hue: 160 },
    { lightness: 0.5, chroma: 0.14, hue: 265 },
  ],
  motifs: ['broom', 'bucket', 'window', 'house', 'leaf', 'key'],
  captionMotifs: ['broom', 'window', 'bucket', 'lamp'],
  scenes: ['tiles', 'pattern', 'giant', 'rays', 'shelf'],
  copy: {
    en: {
      noun: 'a cleaning company',
      workingName: 'Cleaning company',
      headlines: [
        'Come back to a room that smells of clean air',
        'Clean corners, and the middle too',
        'You notice it when you switch on the light',
        '[{speciality}. ]Done properly, then out of your way',
      ],
      leads: [
        'Offices, stairways, homes: we look at the rooms, agree what is done how often, and stick to the list.',
        'The same people, at the agreed hour, with the key in safe hands. You should only notice that it is clean.',
        'Tell us how many rooms, which floors and what bothers you most. We come by and write you a quotation.',
      ],
      actions: ['Ask for a quotation', 'Call about a date', 'Describe your rooms'],
      about: {
        titles: [
          'Work that shows when it is missing',
          'A key is a matter of trust',
          'The right cloth',
        ],
        texts: [
          'Nobody talks about a clean staircase. That is our aim: that you think about other things, and visitors simply walk in.',
          'Those who clean see desks, beds and papers. They know what to leave exactly where it lies, and you know who comes.',
          'Stone, wood, steel and glass each want something else. We ask what a surface is before we wet it, and use no more product than it takes.',
        ],
      },
      offer: {
        label: 'Services',
        titles: ['What we clean', 'Once or every week', 'Rooms, stairs, windows'],
        intros: [
          'A single clean or a fixed rhythm: the list is yours.',
          'We bring equipment and products, or use those you prefer.',
          'Not on the list? Ask, and we tell you whether we do it.',
        ],
        items: [
          { name: 'Offices', text: 'Desks, kitchens, meeting rooms, outside working hours.' },
          { name: 'Stairways', text: 'Steps, handrails, entrance, lift and letterboxes.' },
          { name: 'Homes', text: 'The weekly round, or the deep clean you keep putting off.' },
          { name: 'Windows', text: 'Glass, frames and sills, where they can be reached safely.' },
          { name: 'After building works', text: 'The fine dust that keeps coming back: gone.' },
          { name: 'Shops', text: 'Floor, windows and counter before you open.' },
          { name: 'Moving out', text: 'Empty rooms, ready for the handover.' },
        ],
      },
      strengths: {
        titles: ['How we clean', 'What we agree on', 'Under the carpet: nothing'],
        items: [
          { name: 'A list by room', text: 'You can check what was done.' },
          { name: 'Faces you know', text: 'And a word beforehand if someone else comes.' },
          {
            name: 'As little chemistry as works',
            text: 'Tell us about allergies, children, animals.',
          },
          { name: 'If something is missed', text: 'Say so, and we come back to it.' },
        ],
      },
      steps: {
        titles: ['From first call to first clean', 'How we begin', 'In good order'],
        items: [
          { name: 'Tell us', text: 'Rooms, floors, how often, which hours.' },
          { name: 'We look', text: 'A short visit, so that the quotation is right.' },
          { name: 'We agree', text: 'List, rhythm, keys and price, in writing.' },
          { name: 'We clean', text: 'And ask you after the first time how it was.' },
        ],
      },
      questionTitles: ['Before we come in', 'Keys, cloths and pets', 'Asked on the doormat'],
      questions: [
        {
          question: 'What does it cost?',
          answer:
            'It depends on rooms, floors and rhythm. After a short visit you have the price in writing.',
        },
        {
          question: 'Do I have to be there?',
          answer: 'No. We agree how keys and alarm are handled and who has them.',
        },
        {
          question: 'Do you bring your own products?',
          answer: 'Yes, and if you prefer certain ones we use those instead.',
        },
        {
          question: 'Can I book just one clean?',
          answer:
            'Yes. Tell us the date and the state of things, honestly: it helps us plan the hours.',
        },
      ],
      captions: [
        'The entrance after mopping',
        'Light through clean glass',
        'The trolley, in order',
        'A desk left as it was',
      ],
      closing: {
        titles: ['Where does the dust settle?', 'Hand us the list', 'Start with one room'],
        texts: [
          'Tell us, and we come and have a look.',
          'Write down what bothers you; we add what we see.',
          'Try us once, then decide on a rhythm.',
        ],
      },
      contact: {
        titles: ['Ask for a visit', 'Describe the rooms', 'Call or leave a message'],
        texts: [
          'How many rooms, what floors, how often? A rough idea is enough.',
          'Add the address and the hours when we would not disturb.',
          'We reply with a time to come and look.',
        ],
      },
    },
    it: {
      noun: 'un’impresa di pulizie',
      workingName: 'Impresa di pulizie',
      headlines: [
        'Rientrare in una stanza che profuma di aria pulita',
        'Puliti gli angoli, e anche il resto',
        'Te ne accorgi quando accendi la luce',
        '[{speciality}. ]Fatto bene, senza esserti d’intralcio',
      ],
      leads: [
        'Uffici, scale, case: guardiamo gli ambienti, concordiamo che cosa fare e ogni quanto, e ci atteniamo alla lista.',
        'Le stesse persone, all’ora concordata, con la chiave in buone mani. L’unica cosa che noti è il pulito.',
        'Dicci quanti locali, che pavimenti, che cosa ti dà più fastidio. Passiamo a vedere e ti scriviamo un preventivo.',
      ],
      actions: ['Chiedi un preventivo', 'Chiama per una data', 'Descrivi gli ambienti'],
      about: {
        titles: [
          'Un lavoro che si nota quando manca',
          'Una chiave è una questione di fiducia',
          'Il panno giusto',
        ],
        texts: [
          'Di una scala pulita non parla nessuno. È quello che vogliamo: che tu pensi ad altro e chi arriva entri e basta.',
          'Chi pulisce vede scrivanie, letti, carte. Sa che cosa lasciare esattamente dov’è, e tu sai chi viene.',
          'Pietra, legno, acciaio e vetro chiedono ciascuno la sua cura. Prima di bagnare una superficie chiediamo che cos’è, e usiamo solo il prodotto che serve.',
        ],
      },
      offer: {
        label: 'Servizi',
        titles: ['Che cosa puliamo', 'Una volta o ogni settimana', 'Stanze, scale, vetri'],
        intros: [
          'Un intervento singolo o un ritmo fisso: la lista la decidi tu.',
          'Portiamo attrezzi e prodotti, o usiamo quelli che preferisci.',
          'Non è in elenco? Chiedi, e ti diciamo se lo facciamo.',
        ],
        items: [
          { name: 'Uffici', text: 'Scrivanie, cucinini, sale riunioni, fuori orario.' },
          {
            name: 'Scale condominiali',
            text: 'Gradini, corrimano, androne, ascensore e cassette.',
          },
          { name: 'Case', text: 'Il giro settimanale o la pulizia a fondo che si rimanda sempre.' },
          { name: 'Vetri', text: 'Lastre, telai e davanzali, dove si arriva in sicurezza.' },
          { name: 'Fine cantiere', text: 'La polvere sottile che torna sempre: via.' },
          { name: 'Negozi', text: 'Pavimento, vetrine e banco prima dell’apertura.' },
          { name: 'Traslochi', text: 'Stanze vuote, pronte per la riconsegna.' },
        ],
      },
      strengths: {
        titles: ['Come puliamo', 'Che cosa concordiamo', 'Sotto il tappeto: niente'],
        items: [
          { name: 'Una lista per stanza', text: 'Puoi controllare che cosa è stato fatto.' },
          { name: 'Facce conosciute', text: 'E un avviso prima, se viene qualcun altro.' },
          { name: 'Poca chimica', text: 'Dicci di allergie, bambini, animali.' },
          { name: 'Se ci sfugge qualcosa', text: 'Diccelo, e torniamo a sistemarlo.' },
        ],
      },
      steps: {
        titles: ['Dalla telefonata al pulito', 'Come si parte', 'Con ordine'],
        items: [
          { name: 'Racconta', text: 'Locali, pavimenti, ogni quanto, in quali ore.' },
          { name: 'Guardiamo', text: 'Una breve visita, perché il preventivo sia giusto.' },
          { name: 'Concordiamo', text: 'Lista, ritmo, chiavi e prezzo, per iscritto.' },
          { name: 'Puliamo', text: 'E dopo la prima volta ti chiediamo com’è andata.' },
        ],
      },
      questionTitles: [
        'Prima di aprirci la porta',
        'Chiavi, panni e animali',
        'Ci chiedono sullo zerbino',
      ],
      questions: [
        {
          question: 'Quanto viene a costare?',
          answer:
            'Dipende da locali, pavimenti e frequenza. Dopo una breve visita hai il prezzo per iscritto.',
        },
        {
          question: 'Devo essere presente?',
          answer: 'No. Concordiamo come gestire chiavi e allarme, e chi li tiene.',
        },
        {
          question: 'I prodotti li portate voi?',
          answer: 'Sì, e se ne preferisci altri usiamo i tuoi.',
        },
        {
          question: 'Posso chiedere una pulizia sola?',
          answer:
            'Sì. Dicci la data e, con sincerità, com’è la situazione: ci aiuta a calcolare le ore.',
        },
      ],
      captions: [
        'L’ingresso appena lavato',
        'La luce dai vetri puliti',
        'Il carrello in ordine',
        'Una scrivania lasciata com’era',
      ],
      closing: {
        titles: ['Dove si posa la polvere?', 'Dacci la lista', 'Comincia da una stanza'],
        texts: [
          'Dicci dove, e veniamo a dare un’occhiata.',
          'Scrivi che cosa ti dà fastidio, noi aggiungiamo quello che vediamo.',
          'Provaci una volta, poi decidi il ritmo.',
        ],
      },
      contact: {
        titles: ['Chiedi una visita', 'Descrivi i locali', 'Chiama o lascia un messaggio'],
        texts: [
          'Quanti locali, che pavimenti, ogni quanto? Basta un’idea.',
          'Aggiungi l’indirizzo e le ore in cui non disturbiamo.',
          'Ti rispondiamo con un orario per venire a vedere.',
        ],
      },
    },
  },
} as const satisfies Trade;
