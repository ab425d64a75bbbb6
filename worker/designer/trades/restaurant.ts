import type { Trade } from './trade.ts';

export const restaurant = {
  id: 'restaurant',
  schemaType: 'Restaurant',
  words: {
    en: [
      'restaurant',
      'trattoria',
      'bistro',
      'osteria',
      'eatery',
      'brasserie',
      'tavern',
      'gastropub',
    ],
    it: [
      'ristorante',
      'trattoria',
      'osteria',
      'bistrot',
      'locanda',
      'taverna',
      'ristorantino',
      'cucina tipica',
    ],
  },
  sections: ['hero', 'menu', 'about', 'gallery', 'hours', 'faq', 'map', 'contact'],
  offerAs: 'menu',
  goal: 'book',
  directions: ['editorial', 'luxury', 'heritage', 'craft', 'poster', 'coastal'],
  colours: [
    { lightness: 0.42, chroma: 0.13, hue: 22 },
    { lightness: 0.42, chroma: 0.07, hue: 130 },
    { lightness: 0.4, chroma: 0.08, hue: 230 },
    { lightness: 0.55, chroma: 0.12, hue: 55 },
  ],
  motifs: ['plate', 'glass', 'cutlery', 'olive', 'tomato', 'pot'],
  captionMotifs: ['cutlery', 'plate', 'pot', 'glass'],
  scenes: ['still-life', 'tiles', 'arch', 'pattern', 'hills'],
  copy: {
    en: {
      noun: 'a restaurant',
      workingName: 'Restaurant',
      headlines: [
        'Sit down. Dinner is the plan[ {inPlace}]',
        'A table, a short menu, the whole evening',
        '[{speciality}, and ]a good reason to stay for dessert',
        'Cooked today, for whoever is at the table',
      ],
      leads: [
        'Our menu is short because the kitchen cooks what is good now. Book a table[ {inPlace}], bring your appetite, leave the rest to us.',
        'Dishes that start from the market and end at your table, with a wine that suits them and nobody hurrying you.',
        'Come for a quick lunch or for three unhurried courses. Tell us what you do not eat, and we will cook around it.',
      ],
      actions: ['Book a table', 'Reserve for tonight', 'Ask for a table'],
      about: {
        titles: [
          'What goes on in the kitchen',
          'The table, before anything else',
          'Why the menu is short',
        ],
        texts: [
          'A short menu means that every dish is cooked by someone who thought about it this morning. When the season moves on, the menu follows: ask what has just come in.',
          'We like dinners that take their time. Bread on the table, wine at the right temperature, and a waiter who tells you honestly whether to share the starter.',
          'We cook for people rather than for photographs. That said, the plates come out handsome, because ingredients treated well usually do.',
        ],
      },
      offer: {
        label: 'Menu',
        titles: ['The menu', 'What we are cooking', 'From the first bite to the last'],
        intros: [
          'It changes with the season; ask about the dish of the day.',
          'Tell us about allergies and preferences when you order: most dishes can be adapted.',
          'Choose a course or the whole journey.',
        ],
        items: [
          {
            name: 'Starters to share',
            text: 'Small plates in the middle of the table while you decide on the rest.',
          },
          { name: 'Fresh pasta', text: 'Rolled by hand, dressed with what the season brings.' },
          {
            name: 'From the grill',
            text: 'Meat or vegetables over the fire, with a side of your choosing.',
          },
          { name: 'Fish of the day', text: 'Depends on the market: ask before you choose.' },
          { name: 'Garden plates', text: 'Vegetables as the main thing, not as an apology.' },
          { name: 'Desserts', text: 'Made in the kitchen, with two spoons on request.' },
          {
            name: 'Wine by the glass',
            text: 'A few bottles always open, and advice without ceremony.',
          },
        ],
      },
      strengths: {
        titles: ['What you can count on', 'Small things we care about', 'Before you come'],
        items: [
          { name: 'A menu with the season', text: 'Fewer dishes, better ones.' },
          { name: 'Cooked to order', text: 'Allergies and dislikes are part of the recipe.' },
          { name: 'Time', text: 'Nobody brings the bill before you ask.' },
          { name: 'Groups', text: 'Large tables get a menu agreed beforehand.' },
        ],
      },
      steps: {
        titles: ['From booking to coffee', 'How an evening goes', 'Plan your dinner'],
        items: [
          { name: 'Reserve', text: 'Tell us day, hour and how many you are.' },
          { name: 'Let us know', text: 'Allergies, a birthday, a high chair: a line is enough.' },
          { name: 'Enjoy', text: 'The table is yours, and so is the evening.' },
        ],
      },
      questionTitles: [
        'Before you sit down to eat',
        'Asked when booking',
        'Tables, diets, children',
      ],
      questions: [
        {
          question: 'Do I need to book?',
          answer:
            'It is the safest way, above all at weekends. Call or write, and wait for our confirmation.',
        },
        {
          question: 'Can you cook for allergies?',
          answer:
            'Tell us when you book and again when you order. The kitchen says openly what it can and cannot guarantee.',
        },
        {
          question: 'Are children welcome?',
          answer:
            'Let us know their ages with the booking and we prepare the right place and portions.',
        },
        {
          question: 'Do you host group dinners?',
          answer:
            'Write to us with the date and the number of guests. We will propose a menu and a price per person.',
        },
        {
          question: 'Can I bring my dog?',
          answer: 'Ask when you book, so that we can find a comfortable corner.',
        },
      ],
      captions: [
        'The dining room before service',
        'Plate of the day',
        'In the kitchen',
        'A corner for two',
        'Wine, chosen together',
      ],
      closing: {
        titles: [
          'Shall we lay the table?',
          'See you at dinner',
          'There is a chair with your name on it',
        ],
        texts: [
          'Tell us the day and how many you are.',
          'Call for today, write for the days ahead.',
          'One message and the table is reserved.',
        ],
      },
      contact: {
        titles: ['Book a table', 'Your table', 'Reservations'],
        texts: [
          'Day, hour, number of people, anything you do not eat. We answer to confirm.',
          'For today it is quicker to call.',
          'A booking counts once you have our confirmation.',
        ],
      },
    },
    it: {
      noun: 'un ristorante',
      workingName: 'Ristorante',
      headlines: [
        'Siediti. Stasera il programma è cenare[ {inPlace}]',
        'Un tavolo, una carta corta, tutta la sera davanti',
        '[{speciality}, e ]una buona ragione per arrivare al dolce',
        'Cucinato oggi, per chi è a tavola',
      ],
      leads: [
        'La nostra carta è corta perché in cucina si fa quello che adesso è buono. Prenota un tavolo[ {inPlace}], porta l’appetito, al resto pensiamo noi.',
        'Piatti che cominciano al mercato e finiscono al tuo tavolo, con il vino giusto accanto e nessuno che ti mette fretta.',
        'Per un pranzo veloce o per tre portate senza guardare l’ora. Dicci che cosa non mangi: cuciniamo di conseguenza.',
      ],
      actions: ['Prenota un tavolo', 'Prenota per stasera', 'Chiedi un tavolo'],
      about: {
        titles: [
          'Che cosa succede in cucina',
          'Prima di tutto, la tavola',
          'Perché la carta è corta',
        ],
        texts: [
          'Una carta corta vuol dire che ogni piatto lo cucina qualcuno che ci ha pensato stamattina. Quando la stagione cambia, cambia anche lei: chiedi che cosa è appena arrivato.',
          'Ci piacciono le cene che si prendono il loro tempo. Pane in tavola, vino alla temperatura giusta e qualcuno che ti dice con sincerità se l’antipasto è meglio dividerlo.',
          'Cuciniamo per le persone, non per le fotografie. Poi i piatti escono belli lo stesso, perché agli ingredienti trattati bene succede.',
        ],
      },
      offer: {
        label: 'Menù',
        titles: ['La carta', 'Che cosa cuciniamo', 'Dal primo boccone all’ultimo'],
        intros: [
          'Segue la stagione: chiedi il piatto del giorno.',
          'Parlaci di allergie e preferenze quando ordini: molti piatti si possono adattare.',
          'Scegli una portata, oppure tutto il viaggio.',
        ],
        items: [
          {
            name: 'Antipasti da dividere',
            text: 'Piccoli piatti in mezzo al tavolo, mentre decidi il resto.',
          },
          {
            name: 'Pasta fresca',
            text: 'Tirata a mano, condita con quello che porta la stagione.',
          },
          {
            name: 'Alla brace',
            text: 'Carne o verdure sul fuoco, con il contorno che preferisci.',
          },
          { name: 'Pesce del giorno', text: 'Dipende dal mercato: chiedi prima di scegliere.' },
          { name: 'Dall’orto', text: 'Verdure da protagoniste, non da contorno.' },
          { name: 'Dolci', text: 'Fatti in cucina, con due cucchiaini se serve.' },
          {
            name: 'Vino al calice',
            text: 'Qualche bottiglia sempre aperta e consigli senza cerimonie.',
          },
        ],
      },
      strengths: {
        titles: ['Su che cosa puoi contare', 'Le piccole cose a cui teniamo', 'Prima di venire'],
        items: [
          { name: 'Una carta di stagione', text: 'Meno piatti, più buoni.' },
          { name: 'Cucinato al momento', text: 'Allergie e gusti fanno parte della ricetta.' },
          { name: 'Tempo', text: 'Il conto arriva quando lo chiedi tu.' },
          { name: 'Tavolate', text: 'Per i gruppi il menù si concorda prima.' },
        ],
      },
      steps: {
        titles: ['Dalla prenotazione al caffè', 'Come va una serata', 'Organizza la tua cena'],
        items: [
          { name: 'Prenota', text: 'Dicci giorno, ora e quanti siete.' },
          { name: 'Avvisaci', text: 'Allergie, un compleanno, un seggiolone: basta una riga.' },
          { name: 'Goditela', text: 'Il tavolo è tuo, la serata pure.' },
        ],
      },
      questionTitles: [
        'Prima di mettersi a tavola',
        'Ci chiedono prenotando',
        'Tavoli, diete, bambini',
      ],
      questions: [
        {
          question: 'Bisogna prenotare?',
          answer:
            'È il modo più sicuro, soprattutto nel fine settimana. Chiama o scrivi e aspetta la nostra conferma.',
        },
        {
          question: 'Cucinate per chi ha allergie?',
          answer:
            'Diccelo quando prenoti e di nuovo quando ordini. La cucina dice con chiarezza che cosa può garantire e che cosa no.',
        },
        {
          question: 'I bambini sono i benvenuti?',
          answer: 'Dicci l’età quando prenoti: prepariamo il posto e le porzioni giuste.',
        },
        {
          question: 'Fate cene per gruppi?',
          answer:
            'Scrivici la data e il numero di persone: ti proponiamo un menù e un prezzo a testa.',
        },
        {
          question: 'Posso portare il cane?',
          answer: 'Chiedilo quando prenoti, così troviamo l’angolo adatto.',
        },
      ],
      captions: [
        'La sala prima del servizio',
        'Il piatto del giorno',
        'In cucina',
        'Un angolo per due',
        'Il vino, scelto insieme',
      ],
      closing: {
        titles: ['Apparecchiamo?', 'Ci vediamo a cena', 'C’è una sedia che ti aspetta'],
        texts: [
          'Dicci il giorno e quanti siete.',
          'Per oggi chiama, per i prossimi giorni scrivi.',
          'Basta un messaggio per riservare il tavolo.',
        ],
      },
      contact: {
        titles: ['Prenota un tavolo', 'Il tuo tavolo', 'Prenotazioni'],
        texts: [
          'Giorno, ora, quanti siete, che cosa non mangiate. Ti rispondiamo per confermare.',
          'Per oggi si fa prima a chiamare.',
          'La prenotazione vale quando ricevi la nostra conferma.',
        ],
      },
    },
  },
} as const satisfies Trade;
