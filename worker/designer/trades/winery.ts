import type { Trade } from './trade.ts';

export const winery = {
  id: 'winery',
  schemaType: 'Winery',
  words: {
    en: ['winery', 'vineyard', 'wine estate', 'wine producer', 'winemaker', 'wine cellar'],
    it: [
      'cantina',
      'azienda vinicola',
      'cantina con agriturismo',
      'cantina e agriturismo',
      'vignaiol*',
      'vigneto',
      'tenuta vinicola',
      'azienda vitivinicola',
      'viticol*',
    ],
  },
  sections: ['hero', 'products', 'about', 'process', 'gallery', 'faq', 'map', 'contact'],
  offerAs: 'products',
  goal: 'book',
  directions: ['heritage', 'luxury', 'editorial', 'craft', 'swiss'],
  colours: [
    { lightness: 0.36, chroma: 0.12, hue: 12 },
    { lightness: 0.4, chroma: 0.08, hue: 130 },
    { lightness: 0.5, chroma: 0.1, hue: 70 },
  ],
  motifs: ['grapes', 'bottle', 'glass', 'cypress', 'olive', 'house'],
  captionMotifs: ['cypress', 'bottle', 'grapes', 'glass'],
  scenes: ['hills', 'still-life', 'arch', 'giant'],
  copy: {
    en: {
      noun: 'a winery',
      workingName: 'Winery',
      headlines: [
        'A year in every bottle',
        'Wine with an address[ {inPlace}]',
        'We make little of it. We remember every row',
      ],
      leads: [
        'Vines, weather, hands, then a long wait. Come and taste the result where it grew[ {inPlace}].',
        'Our wines speak of one place and of years that were never alike. We are happy to explain, and happier to pour.',
        'Walk the rows, step into the cool of the cellar, sit down with a glass: that is the order we recommend.',
      ],
      actions: ['Book a tasting', 'Visit the cellar', 'Ask about our wines'],
      about: {
        titles: [
          'What the hill decides',
          'Between two harvests',
          'In the cellar, as little as possible',
        ],
        texts: [
          'We prune when it is cold and watch when it is warm. By the time the grapes come in, the wine is mostly decided; our job is to add nothing that the hill did not say.',
          'A year in the vineyard has about four quiet weeks. The rest is tying, thinning, looking at clouds, and tasting berries until the sugar and the seeds agree.',
          'Ask to try two years side by side. It is the quickest way to understand what we do, and why we talk so much about rain.',
        ],
      },
      offer: {
        label: 'Wines',
        titles: ['The wines', 'What is in the cellar', 'White, red and in between'],
        intros: [
          'Availability depends on the year: ask which bottles are open for tasting.',
          'Tell us what is for dinner, and we suggest the bottle.',
          'Small quantities: when a year is gone, it is gone.',
        ],
        items: [
          { name: 'White wine', text: 'Fresh, mineral, at ease before and during a meal.' },
          { name: 'Red wine', text: 'Fruit first, then the soil it comes from.' },
          { name: 'Reserve wine', text: 'Time in wood and bottle; open it an hour before.' },
          { name: 'Rosé wine', text: 'For lunches that run into the evening.' },
          { name: 'Sparkling wine', text: 'Bubbles with patience behind them.' },
          {
            name: 'Tasting at the cellar',
            text: 'A walk, an explanation and several glasses, by appointment.',
          },
        ],
      },
      strengths: {
        titles: ['How we work', 'In the rows and below ground', 'Our rules'],
        items: [
          { name: 'One place', text: 'Our wine tells where it comes from.' },
          { name: 'Picked at the right hour', text: 'Before the heat, row by row.' },
          { name: 'Time', text: 'We bottle when the wine is ready.' },
          { name: 'Open door', text: 'By appointment, and gladly.' },
        ],
      },
      steps: {
        titles: ['From winter to glass', 'The year', 'How wine is made here'],
        items: [
          { name: 'Prune', text: 'In the cold, deciding how much the vine may carry.' },
          { name: 'Grow', text: 'Green work, and many looks at the sky.' },
          { name: 'Harvest', text: 'The shortest weeks, the longest days.' },
          { name: 'Wait', text: 'In the dark, until it tastes like itself.' },
        ],
      },
      questionTitles: ['Before you taste', 'Asked in the cellar', 'Bottles, visits, harvest'],
      questions: [
        {
          question: 'Can I visit without a reservation?',
          answer: 'Please write or call first: at harvest time we may all be out among the rows.',
        },
        {
          question: 'What happens at a tasting?',
          answer:
            'We show you vineyard and cellar, then taste together. Tell us if someone is driving or not drinking.',
        },
        {
          question: 'Can I buy directly?',
          answer:
            'Yes, at the cellar or by writing to us. We tell you what is available and how it travels.',
        },
        {
          question: 'Do you host groups?',
          answer: 'Write with the date and number of people; we reply with a proposal.',
        },
      ],
      captions: ['The rows in autumn', 'The cellar', 'Harvest hands', 'A glass at sunset'],
      closing: {
        titles: ['Shall we open one?', 'Come when the light is low', 'A glass where it grew'],
        texts: [
          'Tell us when you are passing.',
          'Write to reserve a tasting.',
          'Ask for a selection, and we put the box together.',
        ],
      },
      contact: {
        titles: ['Book a tasting', 'Write to the cellar', 'Visits and orders'],
        texts: [
          'Day, number of people, and what you like to drink.',
          'We confirm every visit in writing.',
          'For orders, add your postcode.',
        ],
      },
    },
    it: {
      noun: 'una cantina',
      workingName: 'Cantina',
      headlines: [
        'In ogni bottiglia, un anno',
        'Un vino con l’indirizzo[ {inPlace}]',
        'Ne facciamo poco. Ci ricordiamo ogni filare',
      ],
      leads: [
        'Viti, tempo, mani, e poi una lunga attesa. Vieni ad assaggiare il risultato dov’è cresciuto[, {inPlace}].',
        'I nostri vini parlano di un posto solo e di annate mai uguali. Le spieghiamo volentieri, e ancora più volentieri le versiamo.',
        'Cammina tra i filari, entra nel fresco della cantina, siediti con un calice: l’ordine che consigliamo è questo.',
      ],
      actions: ['Prenota una degustazione', 'Visita la cantina', 'Chiedi dei nostri vini'],
      about: {
        titles: [
          'Quello che decide la collina',
          'Tra due vendemmie',
          'In cantina, il meno possibile',
        ],
        texts: [
          'Potiamo quando fa freddo e guardiamo quando fa caldo. Quando l’uva arriva, il vino è quasi deciso: a noi tocca non aggiungere niente che la collina non abbia detto.',
          'In vigna, un anno ha più o meno quattro settimane tranquille. Il resto è legare, diradare, guardare le nuvole e assaggiare acini finché zucchero e vinaccioli si mettono d’accordo.',
          'Chiedi di provare due annate una accanto all’altra. È il modo più rapido per capire che cosa facciamo, e perché parliamo tanto della pioggia.',
        ],
      },
      offer: {
        label: 'Vini',
        titles: ['I vini', 'Che cosa c’è in cantina', 'Bianchi, rossi e vie di mezzo'],
        intros: [
          'Dipende dall’annata: chiedi quali bottiglie sono aperte per l’assaggio.',
          'Dicci che cosa c’è per cena e ti consigliamo la bottiglia.',
          'Quantità piccole: quando un’annata è finita, è finita.',
        ],
        items: [
          { name: 'Vino bianco', text: 'Fresco, minerale, a suo agio prima e durante il pasto.' },
          { name: 'Vino rosso', text: 'Prima il frutto, poi la terra da cui viene.' },
          { name: 'Vino riserva', text: 'Tempo in legno e in bottiglia; va aperto un’ora prima.' },
          { name: 'Vino rosato', text: 'Per i pranzi che diventano sera.' },
          { name: 'Spumante', text: 'Bollicine con la pazienza dietro.' },
          {
            name: 'Degustazione in cantina',
            text: 'Una passeggiata, una spiegazione e qualche calice, su prenotazione.',
          },
        ],
      },
      strengths: {
        titles: ['Come lavoriamo', 'Tra i filari e sottoterra', 'Le nostre regole'],
        items: [
          { name: 'Un posto solo', text: 'Il nostro vino dice da dove viene.' },
          { name: 'Raccolta all’ora giusta', text: 'Prima del caldo, filare per filare.' },
          { name: 'Tempo', text: 'Si imbottiglia quando il vino è pronto.' },
          { name: 'Porta aperta', text: 'Su appuntamento, e volentieri.' },
        ],
      },
      steps: {
        titles: ['Dall’inverno al calice', 'L’anno', 'Come nasce il vino qui'],
        items: [
          { name: 'Potare', text: 'Al freddo, decidendo quanto può portare la vite.' },
          { name: 'Crescere', text: 'Lavori in verde, e molti sguardi al cielo.' },
          { name: 'Vendemmiare', text: 'Le settimane più corte, i giorni più lunghi.' },
          { name: 'Aspettare', text: 'Al buio, finché sa di sé stesso.' },
        ],
      },
      questionTitles: [
        'Prima di assaggiare',
        'Ci chiedono in cantina',
        'Bottiglie, visite, vendemmia',
      ],
      questions: [
        {
          question: 'Posso venire senza prenotare?',
          answer: 'Scrivi o chiama prima: in vendemmia potremmo essere tutti tra i filari.',
        },
        {
          question: 'Come si svolge una degustazione?',
          answer:
            'Ti mostriamo vigna e cantina, poi assaggiamo insieme. Dicci se qualcuno guida o non beve.',
        },
        {
          question: 'Posso comprare direttamente?',
          answer: 'Sì, in cantina o scrivendoci. Ti diciamo che cosa c’è e come viaggia.',
        },
        {
          question: 'Ricevete gruppi?',
          answer: 'Scrivi la data e il numero di persone: rispondiamo con una proposta.',
        },
      ],
      captions: ['I filari in autunno', 'La cantina', 'Mani in vendemmia', 'Un calice al tramonto'],
      closing: {
        titles: ['Ne apriamo una?', 'Vieni quando la luce è bassa', 'Un calice dov’è cresciuto'],
        texts: [
          'Dicci quando passi da queste parti.',
          'Scrivi per prenotare l’assaggio.',
          'Chiedi una selezione: prepariamo noi la scatola.',
        ],
      },
      contact: {
        titles: ['Prenota una degustazione', 'Scrivi alla cantina', 'Visite e ordini'],
        texts: [
          'Giorno, quanti siete e che cosa ti piace bere.',
          'Confermiamo ogni visita per iscritto.',
          'Per gli ordini aggiungi il CAP.',
        ],
      },
    },
  },
} as const satisfies Trade;
