import type { Trade } from './trade.ts';

export const bakery = {
  id: 'bakery',
  schemaType: 'Bakery',
  words: {
    en: [
      'bakery',
      'bakeries',
      'baker',
      'bread shop',
      'bakehouse',
      'pastry shop',
      'patisserie',
      'sourdough',
    ],
    it: ['panificio', 'panetteria', 'forno', 'fornaio', 'pasticceria', 'panett*', 'pane'],
  },
  sections: ['hero', 'menu', 'about', 'process', 'gallery', 'hours', 'faq', 'map', 'contact'],
  offerAs: 'menu',
  goal: 'visit',
  directions: ['craft', 'market', 'heritage', 'poster', 'editorial', 'playful'],
  colours: [
    { lightness: 0.54, chroma: 0.14, hue: 44 },
    { lightness: 0.47, chroma: 0.12, hue: 28 },
    { lightness: 0.44, chroma: 0.08, hue: 150 },
    { lightness: 0.62, chroma: 0.14, hue: 68 },
  ],
  motifs: ['loaf', 'wheat', 'croissant', 'baguette', 'cake', 'cup'],
  captionMotifs: ['croissant', 'wheat', 'loaf', 'baguette'],
  scenes: ['still-life', 'shelf', 'tiles', 'arch', 'rays'],
  copy: {
    en: {
      noun: 'a bakery',
      workingName: 'Bakery',
      headlines: [
        'Bread worth getting up for[ {inPlace}]',
        'The oven is on. Come while it’s warm',
        'Good bread takes its time[, also {inPlace}]',
        '[{speciality}: ]baked here, eaten at your table',
      ],
      leads: [
        'Crust that crackles, crumb that lasts until tomorrow. We shape, prove and bake by hand, and sell it over the counter[ {inPlace}].',
        'Loaves, rolls and something sweet for the walk home. Tell us how you like your crust and we will pick the right one.',
        'We start while the street is still asleep, so that breakfast, lunchboxes and Sunday tables have bread with a taste of its own.',
      ],
      actions: ['See what we bake', 'Plan your visit', 'Order for the weekend'],
      about: {
        titles: [
          'Flour, water, salt and patience',
          'What happens before you wake up',
          'A counter with a memory',
        ],
        texts: [
          'A dough tells you when it is ready; the clock does not. That is why we watch it, fold it and wait, and why no two mornings are quite the same. Ask us about any loaf: what is in it, how long it rested, what to eat it with.',
          'By the time the shutters go up, the first trays have cooled enough to cut. We work in small batches through the morning, so the shelf changes hour by hour and the last customer gets bread, not leftovers.',
          'We like to know who our bread is for. Well done or pale, sliced or whole, half a loaf for one: say it once and we will remember it next time.',
        ],
      },
      offer: {
        label: 'Our bread',
        titles: ['On the shelf', 'What comes out of the oven', 'Bread, rolls and sweet things'],
        intros: [
          'The selection follows the season and the day of the week. Ask what is fresh.',
          'Everything is sold until it runs out. For a particular loaf, set one aside by phone.',
          'A few regulars you can count on, and room for what we feel like baking.',
        ],
        items: [
          {
            name: 'Sourdough loaf',
            text: 'Dark crust, open crumb, good for several days in its paper bag.',
          },
          {
            name: 'Wholemeal tin',
            text: 'Even slices for toast and lunchboxes, with a nutty taste.',
          },
          {
            name: 'Olive oil focaccia',
            text: 'Dimpled, salted, sold by weight and best within the hour.',
          },
          { name: 'Butter croissant', text: 'Laminated the day before, baked in the morning.' },
          { name: 'Seeded rolls', text: 'Sunflower, sesame and flax on a soft crumb.' },
          {
            name: 'Fruit tart',
            text: 'Short crust, custard and whatever the market has that week.',
          },
          {
            name: 'Celebration cakes',
            text: 'Made to order: tell us the date, the number of guests, the favourite taste.',
          },
          {
            name: 'Biscuits by weight',
            text: 'Hazelnut, lemon, cocoa: a paper bag of whichever you like.',
          },
        ],
      },
      strengths: {
        titles: ['What you can taste', 'How we like to work', 'Small habits that matter'],
        items: [
          { name: 'Long proving', text: 'Time gives flavour and a crumb that stays moist.' },
          { name: 'Small batches', text: 'We bake through the morning rather than all at once.' },
          { name: 'Plain ingredients', text: 'Ask for the list of any product: it is short.' },
          {
            name: 'Nothing wasted',
            text: 'Yesterday’s bread becomes crumbs, croutons and pudding.',
          },
        ],
      },
      steps: {
        titles: [
          'A loaf, from evening to morning',
          'How your bread is made',
          'One night in the bakery',
        ],
        items: [
          {
            name: 'Mix',
            text: 'Flour and water meet in the evening and are left alone for a while.',
          },
          {
            name: 'Rest',
            text: 'The dough is folded and sleeps in the cool until it has grown and ripened.',
          },
          { name: 'Shape', text: 'Hands, not moulds: every loaf gets its tension and its cut.' },
          {
            name: 'Bake',
            text: 'A hot stone, a little steam, and the smell that wakes the street.',
          },
        ],
      },
      questionTitles: ['Asked over the counter', 'Crumbs of advice', 'Flour, crust and orders'],
      questions: [
        {
          question: 'Can I reserve a loaf?',
          answer:
            'Yes: call or write the day before, and it waits behind the counter with your name on it.',
        },
        {
          question: 'Which products contain allergens?',
          answer:
            'The allergen list is kept at the counter. Tell us what you must avoid and we go through it together.',
        },
        {
          question: 'How do I keep bread fresh?',
          answer:
            'Cut side down on a board or in a paper bag on the first day, then in a cloth. Slices freeze very well.',
        },
        {
          question: 'Do you make cakes for parties?',
          answer:
            'Write to us with the date, the number of people and what you have in mind. We answer with a proposal.',
        },
        {
          question: 'When is the choice widest?',
          answer: 'In the morning. Later in the day, ask us to put your favourite aside.',
        },
      ],
      captions: [
        'The first trays of the morning',
        'Hands at the bench',
        'Scoring before the oven',
        'The counter, just filled',
        'Something sweet for the afternoon',
      ],
      closing: {
        titles: [
          'Shall we keep a loaf for you?',
          'Tomorrow’s bread is already rising',
          'Come by, follow the smell',
        ],
        texts: [
          'Tell us which one and when you will pass. We will put it aside.',
          'Order for the weekend, for a party, or simply for dinner.',
          'The best way to choose is to stand at the counter and ask.',
        ],
      },
      contact: {
        titles: ['Orders and questions', 'Say what you would like', 'Reserve your bread'],
        texts: [
          'A birthday cake, rolls for thirty, one loaf for Saturday: write down what you need and we will get back to you.',
          'Tell us what, how much and for which day.',
          'We read messages between one batch and the next.',
        ],
      },
    },
    it: {
      noun: 'un panificio',
      workingName: 'Panificio',
      headlines: [
        'Il pane per cui vale la pena alzarsi[ {inPlace}]',
        'Il forno è acceso. Passa finché è caldo',
        'Il pane buono si prende il suo tempo[, anche {inPlace}]',
        '[{speciality}: ]dal nostro forno alla tua tavola',
      ],
      leads: [
        'Crosta che canta, mollica che domani è ancora buona. Impastiamo, formiamo e inforniamo a mano, e lo vendiamo al banco[ {inPlace}].',
        'Pagnotte, panini e qualcosa di dolce per la strada di casa. Dicci come ti piace la crosta: scegliamo insieme quella giusta.',
        'Cominciamo quando la via dorme ancora, perché colazioni, merende e pranzi della domenica abbiano un pane che sa di pane.',
      ],
      actions: ['Guarda cosa sforniamo', 'Vieni a trovarci', 'Ordina per il fine settimana'],
      about: {
        titles: [
          'Farina, acqua, sale e pazienza',
          'Quello che succede prima che ti svegli',
          'Un banco che si ricorda di te',
        ],
        texts: [
          'È l’impasto a dire quando è pronto, non l’orologio. Per questo lo guardiamo, lo pieghiamo e aspettiamo, e per questo nessuna mattina è uguale all’altra. Chiedici di qualsiasi pane: che cosa c’è dentro, quanto ha riposato, con che cosa mangiarlo.',
          'Quando si alza la serranda le prime teglie sono già fredde abbastanza da essere tagliate. Lavoriamo a piccole infornate per tutta la mattina: lo scaffale cambia di ora in ora e anche l’ultimo cliente trova pane, non avanzi.',
          'Ci piace sapere per chi è il nostro pane. Ben cotto o chiaro, intero o affettato, mezza pagnotta per chi vive da solo: dillo una volta, la prossima ce lo ricordiamo.',
        ],
      },
      offer: {
        label: 'Il nostro pane',
        titles: ['Sullo scaffale', 'Quello che esce dal forno', 'Pane, panini e dolci'],
        intros: [
          'La scelta segue la stagione e il giorno della settimana. Chiedi che cosa c’è di fresco.',
          'Si vende finché ce n’è. Se ne vuoi uno in particolare, fattelo mettere da parte con una telefonata.',
          'Alcuni classici su cui contare e un po’ di spazio per quello che ci va di fare.',
        ],
        items: [
          {
            name: 'Pagnotta a lievitazione naturale',
            text: 'Crosta scura, mollica aperta, buona per giorni nel suo sacchetto di carta.',
          },
          {
            name: 'Pane integrale in cassetta',
            text: 'Fette regolari per il tostapane e la merenda, con un gusto di nocciola.',
          },
          {
            name: 'Focaccia all’olio',
            text: 'Con le sue fossette e il sale, a peso: il meglio lo dà entro un’ora.',
          },
          { name: 'Croissant al burro', text: 'Sfogliato il giorno prima, cotto al mattino.' },
          { name: 'Panini ai semi', text: 'Girasole, sesamo e lino su una mollica morbida.' },
          {
            name: 'Crostata di frutta',
            text: 'Frolla, crema e quello che il mercato offre in settimana.',
          },
          {
            name: 'Torte per le feste',
            text: 'Su ordinazione: dicci la data, quanti siete e il gusto preferito.',
          },
          {
            name: 'Biscotti a peso',
            text: 'Nocciola, limone, cacao: un sacchetto di quelli che ti piacciono.',
          },
        ],
      },
      strengths: {
        titles: [
          'La differenza si sente',
          'Come ci piace lavorare',
          'Piccole abitudini che contano',
        ],
        items: [
          { name: 'Lievitazione lunga', text: 'Il tempo dà sapore e una mollica che resta umida.' },
          {
            name: 'Piccole infornate',
            text: 'Cuociamo per tutta la mattina, non tutto in una volta.',
          },
          { name: 'Ingredienti semplici', text: 'Chiedi la lista di qualsiasi prodotto: è corta.' },
          {
            name: 'Niente sprechi',
            text: 'Il pane di ieri diventa pangrattato, crostini e torta di pane.',
          },
        ],
      },
      steps: {
        titles: [
          'Una pagnotta, dalla sera al mattino',
          'Come nasce il tuo pane',
          'Una notte in laboratorio',
        ],
        items: [
          {
            name: 'Impasto',
            text: 'La sera farina e acqua si incontrano e restano un po’ da sole.',
          },
          {
            name: 'Riposo',
            text: 'L’impasto viene piegato e dorme al fresco finché è cresciuto e maturo.',
          },
          {
            name: 'Forma',
            text: 'Mani, non stampi: ogni pezzo ha la sua tensione e il suo taglio.',
          },
          {
            name: 'Forno',
            text: 'Pietra calda, un po’ di vapore e il profumo che sveglia la via.',
          },
        ],
      },
      questionTitles: ['Ci chiedono al banco', 'Farina, crosta e ordini', 'Briciole di consigli'],
      questions: [
        {
          question: 'Posso farmi mettere da parte il pane?',
          answer: 'Sì: chiama o scrivi il giorno prima e lo trovi dietro al banco con il tuo nome.',
        },
        {
          question: 'Quali prodotti contengono allergeni?',
          answer:
            'La lista degli allergeni è al banco. Dicci che cosa devi evitare e la guardiamo insieme.',
        },
        {
          question: 'Come si conserva il pane?',
          answer:
            'Il primo giorno con il taglio sul tagliere o nel sacchetto di carta, poi in un panno. A fette si congela benissimo.',
        },
        {
          question: 'Fate torte per le feste?',
          answer:
            'Scrivici la data, quanti siete e che cosa hai in mente. Ti rispondiamo con una proposta.',
        },
        {
          question: 'Quando c’è più scelta?',
          answer: 'Al mattino. Più tardi, chiedici di tenerti da parte il tuo preferito.',
        },
      ],
      captions: [
        'Le prime teglie del mattino',
        'Le mani al banco',
        'Il taglio prima del forno',
        'Il banco appena riempito',
        'Qualcosa di dolce per il pomeriggio',
      ],
      closing: {
        titles: [
          'Te ne teniamo da parte uno?',
          'Il pane di domani sta già lievitando',
          'Passa a trovarci, segui il profumo',
        ],
        texts: [
          'Dicci quale e quando passi. Lo mettiamo da parte.',
          'Ordina per il fine settimana, per una festa o semplicemente per cena.',
          'Il modo migliore per scegliere è venire al banco e chiedere.',
        ],
      },
      contact: {
        titles: ['Ordini e domande', 'Dicci che cosa ti serve', 'Prenota il tuo pane'],
        texts: [
          'Una torta di compleanno, panini per trenta, una pagnotta per sabato: scrivi che cosa ti serve e ti rispondiamo.',
          'Dicci che cosa, quanto e per quale giorno.',
          'Leggiamo i messaggi tra un’infornata e l’altra.',
        ],
      },
    },
  },
} as const satisfies Trade;
