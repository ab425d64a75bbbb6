import type { Trade } from './trade.ts';

export const gelateria = {
  id: 'gelateria',
  schemaType: 'IceCreamShop',
  words: {
    en: [
      'gelateria',
      'ice cream shop',
      'ice cream parlour',
      'ice cream parlor',
      'gelato',
      'ice cream',
    ],
    it: [
      'gelateria',
      'gelato artigianale',
      'gelateria artigianale',
      'gelataio',
      'cremeria',
      'yogurteria',
    ],
  },
  sections: ['hero', 'menu', 'about', 'process', 'features', 'hours', 'map', 'contact'],
  offerAs: 'menu',
  goal: 'visit',
  directions: ['playful', 'poster', 'coastal', 'market', 'craft'],
  colours: [
    { lightness: 0.6, chroma: 0.16, hue: 5 },
    { lightness: 0.55, chroma: 0.1, hue: 190 },
    { lightness: 0.68, chroma: 0.14, hue: 75 },
  ],
  motifs: ['icecream', 'cup', 'cake', 'leaf', 'heart', 'flower'],
  captionMotifs: ['icecream', 'cup', 'cake', 'heart'],
  scenes: ['pattern', 'tiles', 'rays', 'still-life', 'giant', 'horizon'],
  copy: {
    en: {
      noun: 'an ice cream shop',
      workingName: 'Gelateria',
      headlines: [
        'Two scoops before a decision',
        '[Gelato {inPlace}: ]cold, smooth, gone too soon',
        'Lick first, talk later',
      ],
      leads: [
        'Churned in small tubs[ {inPlace}], sold with a smile and a warning: it drips. Come and taste before you choose.',
        'Fruit that tastes of fruit, cream that tastes of cream, and a spoon to try the flavour you are not sure about.',
        'For the walk, for the bench, for the child in you who never agreed on just one flavour.',
      ],
      actions: ['See the flavours', 'Come and taste', 'Choose your flavours'],
      about: {
        titles: ['Why the colours are pale', 'Small tubs, long taste', 'What goes in'],
        texts: [
          'Real pistachio is more brown than green and real banana is nearly grey. We leave the colours alone: your tongue will know.',
          'We churn little and often. When a tub is empty, it is empty; ask which one is freshest and you will always eat well.',
          'Milk, sugar, and the thing it is named after. If you want to know exactly what is in a flavour, the list is at the counter.',
        ],
      },
      offer: {
        label: 'Flavours',
        titles: ['The flavours', 'In the tubs', 'Cream or fruit?'],
        intros: [
          'They change with the fruit and with our mood.',
          'Ask for a taste; that is what the little spoons are for.',
          'Tell us about allergies before the scoop.',
        ],
        items: [
          { name: 'Fior di latte', text: 'Milk and nothing to hide behind.' },
          { name: 'Pistachio', text: 'Toasted, slightly salty, honestly coloured.' },
          { name: 'Dark chocolate', text: 'Bitter enough for grown-ups.' },
          { name: 'Hazelnut', text: 'The one that disappears first.' },
          { name: 'Lemon', text: 'Sharp, clean, good after anything.' },
          { name: 'Strawberry', text: 'When strawberries are worth it.' },
          { name: 'Granita', text: 'Ice with a spoon and a straw.' },
        ],
      },
      strengths: {
        titles: ['Cone or cup', 'How we serve', 'Good to know'],
        items: [
          { name: 'Try first', text: 'A spoon of anything, before you decide.' },
          { name: 'To take home', text: 'Packed so that it survives the walk.' },
          { name: 'Fruit without milk', text: 'Ask which ones are made with water today.' },
          { name: 'Cakes', text: 'Frozen ones, to order, for candles of any number.' },
        ],
      },
      steps: {
        titles: ['From milk to cone', 'Four degrees of cold', 'How it is made'],
        items: [
          { name: 'Weigh', text: 'Recipes are arithmetic before they are pleasure.' },
          { name: 'Rest', text: 'The mix sleeps in the cold and thickens.' },
          { name: 'Churn', text: 'Air goes in, and it turns to silk.' },
          { name: 'Serve', text: 'Soft, with a spatula, pressed well into the cone.' },
        ],
      },
      questionTitles: ['Asked with a spoon in hand', 'Cones, cups, allergies', 'Before it melts'],
      questions: [
        {
          question: 'Do you have flavours without milk?',
          answer: 'Ask at the counter: we tell you which ones, and whether traces are possible.',
        },
        {
          question: 'Can I order a cake?',
          answer: 'Write with the date, the number of guests and two flavours that get along.',
        },
        {
          question: 'How long does takeaway last?',
          answer:
            'Go straight home if you can. In the freezer, let it soften for a few minutes before serving.',
        },
        {
          question: 'Do you cater for parties?',
          answer: 'Tell us place, day and number of people, and we see what is possible.',
        },
      ],
      captions: [
        'Fresh from the churn',
        'Two scoops',
        'The counter in July',
        'Sunday on the bench',
      ],
      closing: {
        titles: ['Cone or cup?', 'It will not wait', 'Which two?'],
        texts: ['Come by and taste.', 'Summer is short.', 'The spoon is ready.'],
      },
      contact: {
        titles: ['Cakes and questions', 'Write to us', 'Order a cake'],
        texts: [
          'Date, number of guests, favourite flavours.',
          'For a cone, just come.',
          'We answer between two tubs.',
        ],
      },
    },
    it: {
      noun: 'una gelateria',
      workingName: 'Gelateria',
      headlines: [
        'Due gusti prima di decidere',
        '[Gelato {inPlace}: ]freddo, cremoso, finito troppo presto',
        'Prima lecca, poi parla',
      ],
      leads: [
        'Mantecato[ {inPlace}] in piccole vaschette, servito con un sorriso e un avvertimento: gocciola. Vieni ad assaggiare prima di scegliere.',
        'Frutta che sa di frutta, crema che sa di crema e un cucchiaino per il gusto che non ti convince.',
        'Per la passeggiata, per la panchina, per quel bambino che non ha mai accettato di scegliere un gusto solo.',
      ],
      actions: ['Guarda i gusti', 'Vieni ad assaggiare', 'Scegli i tuoi gusti'],
      about: {
        titles: [
          'Perché i colori sono chiari',
          'Vaschette piccole, gusto lungo',
          'Che cosa c’è dentro',
        ],
        texts: [
          'Il pistacchio vero è più marrone che verde e la banana vera è quasi grigia. I colori li lasciamo stare: ci pensa la lingua.',
          'Mantechiamo poco e spesso. Quando una vaschetta è vuota, è vuota: chiedi qual è la più fresca e mangerai sempre bene.',
          'Latte, zucchero e la cosa che gli dà il nome. Se vuoi sapere di preciso che cosa c’è in un gusto, la lista è al banco.',
        ],
      },
      offer: {
        label: 'I gusti',
        titles: ['I gusti', 'Nelle vaschette', 'Crema o frutta?'],
        intros: [
          'Cambiano con la frutta e con il nostro umore.',
          'Chiedi un assaggio: i cucchiaini servono a questo.',
          'Se hai allergie, diccelo prima della spatola.',
        ],
        items: [
          { name: 'Fior di latte', text: 'Latte, e niente dietro cui nascondersi.' },
          { name: 'Pistacchio', text: 'Tostato, appena salato, del suo colore.' },
          { name: 'Cioccolato fondente', text: 'Amaro quanto basta per i grandi.' },
          { name: 'Nocciola', text: 'Quello che finisce per primo.' },
          { name: 'Limone', text: 'Asciutto, pulito, perfetto dopo qualsiasi cosa.' },
          { name: 'Fragola', text: 'Quando le fragole se lo meritano.' },
          { name: 'Granita', text: 'Ghiaccio con cucchiaino e cannuccia.' },
        ],
      },
      strengths: {
        titles: ['Cono o coppetta', 'Come serviamo', 'Utile saperlo'],
        items: [
          { name: 'Prima assaggi', text: 'Un cucchiaino di tutto, poi decidi.' },
          { name: 'Da portare a casa', text: 'Confezionato per reggere la strada.' },
          { name: 'Frutta senza latte', text: 'Chiedi quali oggi sono all’acqua.' },
          { name: 'Torte gelato', text: 'Su ordinazione, per candeline di qualsiasi numero.' },
        ],
      },
      steps: {
        titles: ['Dal latte al cono', 'Quattro gradi di freddo', 'Come nasce'],
        items: [
          { name: 'Pesare', text: 'Una ricetta è aritmetica, prima di essere un piacere.' },
          { name: 'Riposare', text: 'La miscela dorme al freddo e si addensa.' },
          { name: 'Mantecare', text: 'Entra l’aria e diventa seta.' },
          { name: 'Servire', text: 'Morbido, con la spatola, spinto bene nel cono.' },
        ],
      },
      questionTitles: [
        'Ci chiedono con la paletta in mano',
        'Coni, coppette, allergie',
        'Prima che si sciolga',
      ],
      questions: [
        {
          question: 'Avete gusti senza latte?',
          answer: 'Chiedi al banco: ti diciamo quali sono e se sono possibili tracce.',
        },
        {
          question: 'Posso ordinare una torta?',
          answer: 'Scrivi la data, quanti siete e due gusti che vanno d’accordo.',
        },
        {
          question: 'Quanto dura l’asporto?',
          answer:
            'Se puoi, vai dritto a casa. Dal congelatore, lascialo ammorbidire qualche minuto prima di servirlo.',
        },
        {
          question: 'Portate il gelato alle feste?',
          answer: 'Dicci luogo, giorno e quanti siete: vediamo che cosa si può fare.',
        },
      ],
      captions: ['Appena mantecato', 'Due palline', 'Il banco a luglio', 'Domenica sulla panchina'],
      closing: {
        titles: ['Cono o coppetta?', 'Non ti aspetta', 'Quali due?'],
        texts: ['Passa ad assaggiare.', 'L’estate è corta.', 'Il cucchiaino è pronto.'],
      },
      contact: {
        titles: ['Torte e domande', 'Scrivici', 'Ordina una torta'],
        texts: [
          'Data, quanti siete, gusti preferiti.',
          'Per un cono, basta venire.',
          'Rispondiamo tra una vaschetta e l’altra.',
        ],
      },
    },
  },
} as const satisfies Trade;
