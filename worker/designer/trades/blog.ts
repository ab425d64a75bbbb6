import type { Trade } from './trade.ts';

/** A person writing in the first person: speaks as "I". */
export const blog = {
  id: 'blog',
  schemaType: 'Blog',
  words: {
    en: [
      'personal blog',
      'travel blog',
      'food blog',
      'fashion blog',
      'blogger',
      'my blog',
      'cooking blog',
      'recipe blog',
      'book blog',
      'technology blog',
      'tech blog',
      'gardening blog',
      'parenting blog',
      'photography blog',
      'lifestyle blog',
      '^blog',
      '^personal website',
    ],
    it: [
      'blog personale',
      'blog di viaggi',
      'blog di cucina',
      'blogger',
      'mio blog',
      'blog di libri',
      'blog di ricette',
      'blog di tecnologia',
      'blog di moda',
      'blog di giardinaggio',
      'blog letterario',
      '^blog',
      'diario di viaggio',
      '^sito personale',
    ],
  },
  sections: ['hero', 'blog', 'about', 'services', 'newsletter', 'faq', 'contact'],
  offerAs: 'services',
  isPriceless: true,
  isOnePerson: true,
  goal: 'write',
  directions: ['editorial', 'craft', 'studio', 'wellness', 'playful', 'newspaper'],
  colours: [
    { lightness: 0.52, chroma: 0.13, hue: 30 },
    { lightness: 0.45, chroma: 0.09, hue: 210 },
    { lightness: 0.48, chroma: 0.09, hue: 130 },
  ],
  motifs: ['quill', 'pen', 'book', 'cup', 'bubble', 'window'],
  captionMotifs: ['cup', 'quill', 'window', 'book'],
  scenes: ['still-life', 'arch', 'hills', 'shelf', 'horizon'],
  copy: {
    en: {
      noun: 'a personal blog',
      workingName: 'Blog',
      headlines: [
        'Notes from an unhurried mind',
        'I write to find out what I think',
        'Letters to nobody in particular[, from {place}]',
        '[{speciality}, ]one page at a time',
      ],
      leads: [
        'Things I noticed, tried, read and changed my mind about. New pages appear when there is something to say.',
        'A place without a feed: you begin where you like and leave when the coffee is finished.',
        'I collect small discoveries and write them down before they look obvious. You are welcome to read along.',
      ],
      actions: ['Start reading', 'Write to me', 'Read the latest page'],
      about: {
        titles: ['Who writes here', 'Why this exists', 'Between two drafts'],
        texts: [
          'I have always kept notebooks. One day I noticed that the pages I wrote for others were clearer than those I wrote for myself, and so this began.',
          'Here is what does not fit into a conversation: longer thoughts, failed attempts, a good recipe for a rainy Sunday. I prefer questions to conclusions.',
          'Each piece lies in a drawer for some days before it comes here. What still interests me then may interest you too.',
        ],
      },
      offer: {
        label: 'Subjects',
        titles: ['What I write about', 'Corners of this blog', 'Choose a thread'],
        intros: [
          'The borders are open: most pieces belong to two or three of these.',
          'Begin with whatever you would not expect of me.',
          'If you miss a subject, write and ask.',
        ],
        items: [
          { name: 'Everyday life', text: 'Small scenes with the sound left on.' },
          { name: 'Places', text: 'Journeys near and far, preferably on foot.' },
          { name: 'Books', text: 'Read with a pencil, recommended with reasons.' },
          { name: 'Kitchen', text: 'What worked, and what will not be tried again.' },
          { name: 'Work', text: 'What I learn while doing it.' },
          { name: 'Loose notes', text: 'Too short for a piece, too good for the bin.' },
        ],
      },
      strengths: {
        titles: ['How I write', 'House rules', 'What you can expect'],
        items: [
          { name: 'No hurry', text: 'A page is published when it is ready.' },
          { name: 'Sources named', text: 'Whoever gave me an idea gets a mention.' },
          { name: 'Mistakes corrected', text: 'Openly, with a note at the end.' },
          { name: 'Replies to letters', text: 'I read everything and answer when I can.' },
        ],
      },
      steps: {
        titles: ['How a page comes about', 'From note to page', 'Three drafts later'],
        items: [
          { name: 'Note', text: 'A sentence in the margin, often on a train.' },
          { name: 'Draft', text: 'Everything goes in, half comes out again.' },
          { name: 'Page', text: 'Read aloud once, then let go.' },
        ],
      },
      questionTitles: ['Before you write to me', 'Reader’s questions', 'Behind the page'],
      questions: [
        {
          question: 'How often do you publish?',
          answer: 'When there is something to say. Leave your address and you will not miss it.',
        },
        {
          question: 'May I quote or translate a piece?',
          answer: 'Quote with a link, gladly. For translations and reprints, please write first.',
        },
        {
          question: 'Do you accept guest posts?',
          answer: 'Write to me with your idea in a few lines and we see whether it fits.',
        },
        {
          question: 'Where should I begin?',
          answer: 'With the title that makes you frown. Those are usually the better pages.',
        },
      ],
      captions: [
        'The desk, for once tidy',
        'A page of notes',
        'View from the window',
        'Books in waiting',
      ],
      closing: {
        titles: ['Read on?', 'There is always another page', 'Your turn'],
        texts: [
          'Leave your address, and the next page comes to you.',
          'Or write to me: some of the best pieces began as a reply.',
          'Tell me what you think, even if you think otherwise.',
        ],
      },
      contact: {
        titles: ['Write me a letter', 'Say what you think', 'Get in touch with me'],
        texts: [
          'Corrections, objections, book tips: all of it is welcome.',
          'For talks and joint projects, two lines on what and when.',
          'I do not publish letters without asking.',
        ],
      },
    },
    it: {
      noun: 'un blog personale',
      workingName: 'Blog',
      headlines: [
        'Appunti di una mente senza fretta',
        'Scrivo per capire che cosa penso',
        'Lettere a nessuno in particolare[, da {place}]',
        '[{speciality}, ]una pagina alla volta',
      ],
      leads: [
        'Cose che ho notato, provato, letto, e su cui ho cambiato idea. Una pagina nuova esce quando c’è qualcosa da dire.',
        'Un posto dove non si scorre all’infinito: cominci da dove vuoi e vai via quando è finito il caffè.',
        'Raccolgo piccole scoperte e le scrivo prima che sembrino ovvie. Se ti va, leggile con me.',
      ],
      actions: ['Comincia a leggere', 'Scrivimi una riga', 'Leggi l’ultima pagina'],
      about: {
        titles: ['Chi scrive qui', 'Perché esiste questo posto', 'Tra una bozza e l’altra'],
        texts: [
          'Ho sempre riempito quaderni. Un giorno ho visto che le pagine scritte per gli altri erano più chiare di quelle scritte per me, ed è cominciata così.',
          'Qui c’è quello che non sta in una conversazione: pensieri più lunghi, tentativi falliti, una ricetta per le domeniche di pioggia. Preferisco le domande alle conclusioni.',
          'Ogni testo resta qualche giorno in un cassetto prima di arrivare qui. Se dopo mi interessa ancora, forse interessa anche a te.',
        ],
      },
      offer: {
        label: 'Temi',
        titles: ['Di che cosa scrivo', 'Gli angoli di questo blog', 'Scegli un filo'],
        intros: [
          'I confini sono aperti: quasi ogni testo appartiene a due o tre di questi.',
          'Comincia da quello che non ti aspetteresti.',
          'Se manca un argomento, scrivimi e chiedilo.',
        ],
        items: [
          { name: 'Ogni giorno', text: 'Piccole scene, con l’audio acceso.' },
          { name: 'Luoghi', text: 'Viaggi vicini e lontani, meglio se a piedi.' },
          { name: 'Libri', text: 'Letti a matita, consigliati con un perché.' },
          { name: 'Cucina', text: 'Quello che è riuscito, e quello che non rifarò.' },
          { name: 'Lavoro', text: 'Quello che imparo mentre lo faccio.' },
          { name: 'Foglietti', text: 'Troppo corti per un testo, troppo belli per il cestino.' },
        ],
      },
      strengths: {
        titles: ['Come scrivo', 'Regole della casa', 'Che cosa trovi qui dentro'],
        items: [
          { name: 'Senza fretta', text: 'Una pagina esce quando è pronta.' },
          { name: 'Fonti dichiarate', text: 'Chi mi ha dato un’idea viene nominato.' },
          { name: 'Errori corretti', text: 'Alla luce del sole, con una nota in fondo.' },
          { name: 'Rispondo alle lettere', text: 'Leggo tutto e rispondo quando posso.' },
        ],
      },
      steps: {
        titles: ['Come nasce una pagina', 'Dall’appunto alla pagina', 'Tre bozze più tardi'],
        items: [
          { name: 'Appunto', text: 'Una frase a margine, spesso in treno.' },
          { name: 'Bozza', text: 'Entra tutto, poi metà esce.' },
          { name: 'Pagina', text: 'Riletta ad alta voce, poi lasciata andare.' },
        ],
      },
      questionTitles: ['Prima di scrivermi', 'Domande di chi legge', 'Dietro la pagina'],
      questions: [
        {
          question: 'Ogni quanto pubblichi?',
          answer: 'Quando c’è qualcosa da dire. Lascia il tuo indirizzo e non ti sfugge niente.',
        },
        {
          question: 'Posso citare o tradurre un testo?',
          answer: 'Citare con un link, volentieri. Per traduzioni e ristampe scrivimi prima.',
        },
        {
          question: 'Ospiti testi di altri?',
          answer: 'Scrivimi la tua idea in poche righe e vediamo se sta bene qui.',
        },
        {
          question: 'Da dove comincio?',
          answer: 'Dal titolo che ti fa alzare un sopracciglio: di solito sono le pagine migliori.',
        },
      ],
      captions: [
        'La scrivania, per una volta in ordine',
        'Una pagina di appunti',
        'Dalla finestra',
        'Libri in attesa',
      ],
      closing: {
        titles: ['Continui a leggere?', 'C’è sempre un’altra pagina', 'Tocca a te'],
        texts: [
          'Lascia il tuo indirizzo e la prossima pagina viene da te.',
          'Oppure scrivimi: alcuni dei testi migliori sono nati come risposta.',
          'Dimmi che cosa ne pensi, anche se la pensi in un altro modo.',
        ],
      },
      contact: {
        titles: ['Scrivimi una lettera', 'Dimmi la tua', 'Per raggiungermi'],
        texts: [
          'Correzioni, obiezioni, consigli di lettura: tutto è benvenuto.',
          'Per incontri e progetti insieme bastano due righe: che cosa e quando.',
          'Non pubblico lettere senza chiedere.',
        ],
      },
    },
  },
} as const satisfies Trade;
