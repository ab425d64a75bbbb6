import type { Trade } from './trade.ts';

export const shop = {
  id: 'shop',
  schemaType: 'Store',
  words: {
    en: [
      'online shop',
      'online store',
      'e-commerce',
      'ecommerce',
      'ceramics',
      'pottery',
      'handmade goods',
      'concept store',
      'gift shop',
      'clothes shop',
      'clothing shop',
      'clothing store',
      'vintage shop',
      'vintage store',
      'toy shop',
      'bookshop',
      'bookstore',
      'record shop',
      'boutique',
    ],
    it: [
      'negozio online',
      'e-commerce',
      'ecommerce',
      'ceramiche',
      'ceramista',
      'articoli fatti a mano',
      'boutique',
      'articoli da regalo',
      'negozio di abbigliamento',
      'abbigliamento vintage',
      'negozio di vestiti',
      'negozio di giocattoli',
      'libreria',
      'negozio di dischi',
      'bottega artigiana',
    ],
  },
  sections: ['hero', 'products', 'about', 'features', 'gallery', 'faq', 'newsletter', 'contact'],
  offerAs: 'products',
  goal: 'order',
  directions: ['market', 'craft', 'studio', 'playful', 'editorial', 'poster'],
  colours: [
    { lightness: 0.53, chroma: 0.13, hue: 38 },
    { lightness: 0.46, chroma: 0.1, hue: 225 },
    { lightness: 0.5, chroma: 0.09, hue: 140 },
  ],
  motifs: ['vase', 'parcel', 'shirt', 'cart', 'leaf', 'heart'],
  captionMotifs: ['vase', 'leaf', 'shirt', 'parcel'],
  scenes: ['shelf', 'still-life', 'tiles', 'pattern'],
  copy: {
    en: {
      noun: 'a shop',
      workingName: 'Shop',
      headlines: [
        'Things you will still like in ten years',
        'Chosen one by one[, {inPlace}]',
        '{speciality}, made to be used',
      ],
      leads: [
        'A small collection of things we would keep ourselves. Look around, ask about sizes, order by message[ or come by {inPlace}].',
        'Few objects, known by heart: who made them, what from, and how to look after them.',
        'For your shelf, your table, or somebody’s birthday. We wrap it so that opening is half the pleasure.',
      ],
      actions: ['See the collection', 'Order something', 'Ask about a piece'],
      about: {
        titles: ['How things get in here', 'A short shelf', 'Made by somebody'],
        texts: [
          'We use everything for a while before it goes on sale. Handles must sit well, lids must close, and it has to survive our own kitchen.',
          'We would rather sell one good bowl than six that look alike in a photograph. When a piece is gone, we say so, and tell you when the next will be ready.',
          'Ask about any object and you will hear where it comes from. If we do not know, it does not belong on the shelf.',
        ],
      },
      offer: {
        label: 'Collection',
        titles: ['The collection', 'On the shelf now', 'Pick something up'],
        intros: [
          'Write to us to reserve a piece; we confirm price and delivery.',
          'Each one differs a little. That is the point.',
          'Ask for more pictures of anything.',
        ],
        items: [
          { name: 'For the table', text: 'Bowls, plates and cups that do not mind being used.' },
          { name: 'For the wall', text: 'Prints and textiles that change a room.' },
          { name: 'For the wardrobe', text: 'Made to last longer than a season.' },
          { name: 'For plants', text: 'Vases and pots with a foot that does not scratch.' },
          { name: 'Gifts', text: 'Wrapped, with a card in your words.' },
          { name: 'Made to order', text: 'Size, colour, a name: ask what is possible.' },
        ],
      },
      strengths: {
        titles: ['Buying from us', 'Good to know', 'From shelf to door'],
        items: [
          { name: 'Ask first', text: 'Real pictures, real measurements, by message.' },
          { name: 'Packed with care', text: 'Paper and straw; little else.' },
          { name: 'Repairs', text: 'Chipped or torn? Write before you throw it away.' },
          { name: 'Gifts', text: 'We hide the price and write the card.' },
        ],
      },
      steps: {
        titles: ['How to order', 'From message to parcel', 'Three steps'],
        items: [
          { name: 'Choose', text: 'Tell us what caught your eye.' },
          { name: 'Confirm', text: 'We answer with price, delivery and date.' },
          { name: 'Unwrap', text: 'Slowly. It is part of it.' },
        ],
      },
      questionTitles: ['Before you order', 'Sizes, parcels, returns', 'Asked at the till'],
      questions: [
        {
          question: 'How do I order?',
          answer:
            'Write which piece you would like. We confirm that it is available, with the price and delivery costs.',
        },
        {
          question: 'Can I return something?',
          answer:
            'You find the conditions in the confirmation, before you pay. Tell us early, and we will sort it out.',
        },
        {
          question: 'What if it arrives broken?',
          answer: 'Send a photograph of the parcel and the piece. We look after the rest.',
        },
        {
          question: 'Can I have one made?',
          answer: 'Often. Describe it, add a sketch if you like, and we tell you time and price.',
        },
      ],
      captions: ['On the shelf', 'A detail', 'In use', 'Ready to leave'],
      closing: {
        titles: ['Seen something?', 'Shall we put it aside?', 'It wants to be used'],
        texts: [
          'Write to us before somebody else does.',
          'We hold a piece while you think.',
          'Ask for a picture in daylight.',
        ],
      },
      contact: {
        titles: ['Order or ask', 'Write to the shop', 'Reserve a piece'],
        texts: [
          'Which piece, how many, to which town?',
          'We answer with a picture.',
          'For gifts, tell us the date.',
        ],
      },
    },
    it: {
      noun: 'un negozio',
      workingName: 'Bottega',
      headlines: [
        'Cose che ti piaceranno ancora tra dieci anni',
        'Scelte una per una[, {inPlace}]',
        '{speciality}, da usare davvero',
      ],
      leads: [
        'Una piccola raccolta di cose che terremmo per noi. Guarda, chiedi le misure, ordina con un messaggio[ o passa a trovarci {inPlace}].',
        'Pochi oggetti, conosciuti a memoria: chi li ha fatti, di che cosa, come si curano.',
        'Per la tua mensola, per la tavola o per il compleanno di qualcuno. Li incartiamo in modo che aprirli sia metà del piacere.',
      ],
      actions: ['Guarda la collezione', 'Ordina qualcosa', 'Chiedi di un pezzo'],
      about: {
        titles: ['Come le cose arrivano qui', 'Uno scaffale corto', 'Fatte da qualcuno'],
        texts: [
          'Prima di mettere in vendita una cosa la usiamo per un po’. I manici devono stare bene in mano, i coperchi chiudere, e il tutto sopravvivere alla nostra cucina.',
          'Preferiamo vendere una ciotola buona che sei uguali in fotografia. Quando un pezzo finisce lo diciamo, e ti diciamo quando sarà pronto il prossimo.',
          'Chiedi di qualsiasi oggetto e saprai da dove viene. Se non lo sappiamo, non sta sullo scaffale.',
        ],
      },
      offer: {
        label: 'Collezione',
        titles: ['La collezione', 'Adesso sullo scaffale', 'Prendi in mano qualcosa'],
        intros: [
          'Scrivici per riservare un pezzo: confermiamo prezzo e consegna.',
          'Ognuno è un po’ diverso. È il bello.',
          'Di tutto puoi chiedere altre foto.',
        ],
        items: [
          { name: 'Per la tavola', text: 'Ciotole, piatti e tazze che vogliono essere usati.' },
          { name: 'Per le pareti', text: 'Stampe e tessuti che cambiano una stanza.' },
          { name: 'Per l’armadio', text: 'Fatto per durare più di una stagione.' },
          { name: 'Per le piante', text: 'Vasi con un fondo che non graffia.' },
          { name: 'Regali', text: 'Incartati, con un biglietto scritto da te.' },
          { name: 'Su ordinazione', text: 'Misura, colore, un nome: chiedi che cosa si può fare.' },
        ],
      },
      strengths: {
        titles: ['Comprare da noi', 'Utile saperlo', 'Dallo scaffale alla porta'],
        items: [
          { name: 'Prima chiedi', text: 'Foto vere e misure vere, per messaggio.' },
          { name: 'Imballato con cura', text: 'Carta e paglia, poco altro.' },
          { name: 'Riparazioni', text: 'Scheggiato o strappato? Scrivici prima di buttarlo.' },
          { name: 'Regali', text: 'Nascondiamo il prezzo e scriviamo il biglietto.' },
        ],
      },
      steps: {
        titles: ['Come si ordina', 'Dal messaggio al pacco', 'Tre passi'],
        items: [
          { name: 'Scegli', text: 'Dicci che cosa ti ha colpito.' },
          { name: 'Conferma', text: 'Rispondiamo con prezzo, consegna e data.' },
          { name: 'Scarta', text: 'Piano: fa parte del piacere.' },
        ],
      },
      questionTitles: ['Prima di ordinare', 'Taglie, pacchi, resi', 'Ci chiedono alla cassa'],
      questions: [
        {
          question: 'Come si ordina?',
          answer:
            'Scrivi quale pezzo vorresti. Confermiamo che c’è, con il prezzo e le spese di consegna.',
        },
        {
          question: 'Posso restituire qualcosa?',
          answer:
            'Le condizioni sono nella conferma, prima che tu paghi. Avvisaci presto e troviamo una soluzione.',
        },
        {
          question: 'E se arriva rotto?',
          answer: 'Manda una foto del pacco e del pezzo. Al resto pensiamo noi.',
        },
        {
          question: 'Posso farmene fare uno?',
          answer:
            'Spesso sì. Descrivilo, se vuoi aggiungi uno schizzo, e ti diciamo tempi e prezzo.',
        },
      ],
      captions: ['Sullo scaffale', 'Un dettaglio', 'In uso', 'Pronto a partire'],
      closing: {
        titles: ['Hai visto qualcosa?', 'Te lo mettiamo da parte?', 'Fatto per essere usato'],
        texts: [
          'Scrivici prima che lo faccia qualcun altro.',
          'Teniamo il pezzo mentre ci pensi.',
          'Chiedi una foto alla luce del giorno.',
        ],
      },
      contact: {
        titles: ['Ordina o chiedi', 'Scrivi al negozio', 'Fatti tenere da parte un pezzo'],
        texts: [
          'Quale pezzo, quanti, per quale città?',
          'Rispondiamo con una foto.',
          'Se è un regalo, dicci la data.',
        ],
      },
    },
  },
} as const satisfies Trade;
