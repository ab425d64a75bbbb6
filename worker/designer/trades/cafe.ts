import type { Trade } from './trade.ts';

export const cafe = {
  id: 'cafe',
  schemaType: 'CafeOrCoffeeShop',
  words: {
    en: ['café', 'cafe', 'coffee shop', 'coffee bar', 'coffeehouse', 'tea room', 'espresso bar'],
    it: ['bar', 'caffetteria', 'caffè', 'sala da tè', 'bar pasticceria', 'bar caffetteria'],
  },
  sections: ['hero', 'menu', 'about', 'features', 'gallery', 'hours', 'map', 'contact'],
  offerAs: 'menu',
  goal: 'visit',
  directions: ['poster', 'market', 'craft', 'playful', 'editorial'],
  colours: [
    { lightness: 0.42, chroma: 0.09, hue: 45 },
    { lightness: 0.48, chroma: 0.1, hue: 165 },
    { lightness: 0.56, chroma: 0.16, hue: 32 },
  ],
  motifs: ['cup', 'croissant', 'glass', 'cake', 'note', 'book'],
  captionMotifs: ['cup', 'book', 'cake', 'croissant'],
  scenes: ['still-life', 'rays', 'tiles', 'shelf', 'pattern'],
  copy: {
    en: {
      noun: 'a café',
      workingName: 'Café',
      headlines: [
        'First coffee, then opinions',
        'A table, a cup, an hour for yourself[ {inPlace}]',
        'The usual? We remember',
      ],
      leads: [
        'Coffee made with attention[ {inPlace}], something to go with it, and a chair nobody will ask you to give up.',
        'Stand at the counter for two minutes or stay for two chapters. Both are the right way to use this place.',
        'Mornings begin here, appointments end here, and now and then somebody falls in love over cake.',
      ],
      actions: ['See what we serve', 'Come by', 'Look at the menu'],
      about: {
        titles: ['Behind the machine', 'A room for in between', 'What makes a regular'],
        texts: [
          'Good coffee is a chain of small decisions: beans, grind, water, seconds. We make them again for every cup, because yesterday’s settings never quite fit today’s weather.',
          'This is the room between home and work. You may read, meet, wait or do nothing; nobody minds, as long as you leave the last biscuit for the next table.',
          'You become a regular on the day somebody starts your order before you have spoken. It usually takes about a week.',
        ],
      },
      offer: {
        label: 'Menu',
        titles: ['At the counter', 'To drink, to eat', 'What may we bring you?'],
        intros: [
          'Ask for plant milk, half portions or extra foam: we are used to it.',
          'The cakes change with the mood of whoever bakes.',
          'Tell us about allergies before you order.',
        ],
        items: [
          { name: 'Espresso', text: 'Short, round, gone in three sips.' },
          { name: 'Cappuccino', text: 'Milk foamed until it shines.' },
          { name: 'Filter coffee', text: 'For those who have time to taste it.' },
          { name: 'Tea', text: 'In a pot, with a timer, the way it deserves.' },
          { name: 'Breakfast', text: 'Something warm from the oven, sweet or savoury.' },
          { name: 'Cake of the day', text: 'Look under the glass dome.' },
          { name: 'Aperitif', text: 'When coffee would be a mistake.' },
        ],
      },
      strengths: {
        titles: ['Why people stay', 'Good reasons to sit down', 'House rules'],
        items: [
          { name: 'Room to read', text: 'Light at the tables, music low enough.' },
          { name: 'Made for you', text: 'Every cup from fresh grounds.' },
          { name: 'To take along', text: 'Bring your own cup if you like.' },
          { name: 'Pick your corner', text: 'Window for watching, back room for whispering.' },
        ],
      },
      steps: {
        titles: ['From bean to cup', 'What happens before the first sip', 'Thirty seconds'],
        items: [
          { name: 'Grind', text: 'Only when you order.' },
          { name: 'Press', text: 'Even and firm, or it will taste of haste.' },
          { name: 'Pour', text: 'And straight to your table.' },
        ],
      },
      questionTitles: ['Asked between two coffees', 'Seats, cups and dogs', 'Before you drop by'],
      questions: [
        {
          question: 'Can I reserve a table?',
          answer: 'For groups, gladly: call or write. For one cup there is nearly always a chair.',
        },
        {
          question: 'May I work here?',
          answer: 'Yes. At busy hours we are grateful if you share the big table.',
        },
        {
          question: 'Do you have plant milk?',
          answer: 'Ask at the counter which ones are in the fridge today.',
        },
        {
          question: 'Can I hold a small party?',
          answer: 'Write with the date and number of guests, and we tell you what is possible.',
        },
      ],
      captions: [
        'The machine, warming up',
        'Window seat',
        'Cake under glass',
        'The counter at eight',
      ],
      closing: {
        titles: ['Coffee?', 'We will put a cup aside', 'See you at the counter'],
        texts: [
          'No appointment needed.',
          'Bring a friend or a book.',
          'The smell will show you the way.',
        ],
      },
      contact: {
        titles: ['Say hello', 'Questions and tables', 'Write to us'],
        texts: [
          'A table for many, a cake to order, a lost umbrella: write to us.',
          'For today it is best to drop in.',
          'We read messages after the morning rush.',
        ],
      },
    },
    it: {
      noun: 'un bar',
      workingName: 'Caffetteria',
      headlines: [
        'Prima il caffè, poi le opinioni',
        'Un tavolino[ {inPlace}], una tazza, un’ora per te',
        'Il solito? Ce lo ricordiamo',
      ],
      leads: [
        'Caffè fatto con attenzione[ {inPlace}], qualcosa da metterci accanto e una sedia che nessuno ti chiederà di liberare.',
        'Due minuti al banco o due capitoli al tavolo: sono tutti e due il modo giusto di stare qui.',
        'Qui cominciano le mattine, finiscono gli appuntamenti e ogni tanto qualcuno si innamora davanti a una fetta di torta.',
      ],
      actions: ['Guarda che cosa serviamo', 'Passa da noi', 'Vedi il listino'],
      about: {
        titles: ['Dietro la macchina', 'Una stanza di mezzo', 'Come si diventa clienti fissi'],
        texts: [
          'Un buon caffè è una catena di piccole decisioni: chicco, macinatura, acqua, secondi. Le prendiamo da capo a ogni tazza, perché la regolazione di ieri non va mai bene per il tempo di oggi.',
          'Questa è la stanza tra casa e lavoro. Si può leggere, incontrarsi, aspettare o non fare niente: basta lasciare l’ultimo biscotto al tavolo dopo.',
          'Si diventa clienti fissi il giorno in cui qualcuno comincia a prepararti il caffè prima che tu abbia aperto bocca. Di solito ci vuole una settimana.',
        ],
      },
      offer: {
        label: 'Listino',
        titles: ['Al banco', 'Da bere e da mangiare', 'Che cosa ti portiamo?'],
        intros: [
          'Latte vegetale, mezza porzione, schiuma in più: chiedi pure, siamo abituati.',
          'Le torte cambiano con l’umore di chi le fa.',
          'Se hai allergie, diccelo prima di ordinare.',
        ],
        items: [
          { name: 'Espresso', text: 'Corto, rotondo, finito in tre sorsi.' },
          { name: 'Cappuccino', text: 'Latte montato finché luccica.' },
          { name: 'Caffè filtro', text: 'Per chi ha il tempo di assaggiarlo.' },
          { name: 'Tè', text: 'In teiera, con i suoi minuti, come merita.' },
          { name: 'Colazione', text: 'Qualcosa di caldo dal forno, dolce o salato.' },
          { name: 'Torta del giorno', text: 'Guarda sotto la campana di vetro.' },
          { name: 'Aperitivo', text: 'Quando un altro caffè sarebbe un errore.' },
        ],
      },
      strengths: {
        titles: ['Perché ci si ferma', 'Buone ragioni per sedersi', 'Regole della casa'],
        items: [
          { name: 'Spazio per leggere', text: 'Luce sui tavoli, musica quanto basta.' },
          { name: 'Fatto per te', text: 'Ogni tazza da caffè appena macinato.' },
          { name: 'Da portare via', text: 'Anche nella tua tazza, se la porti.' },
          { name: 'Scegli l’angolo', text: 'La vetrina per guardare, la saletta per bisbigliare.' },
        ],
      },
      steps: {
        titles: [
          'Dal chicco alla tazza',
          'Che cosa succede prima del primo sorso',
          'Trenta secondi',
        ],
        items: [
          { name: 'Macinare', text: 'Solo quando ordini.' },
          { name: 'Pressare', text: 'Pari e deciso, se no sa di fretta.' },
          { name: 'Servire', text: 'Subito, al tuo tavolo.' },
        ],
      },
      questionTitles: [
        'Ci chiedono tra un caffè e l’altro',
        'Tavoli, tazze e cani',
        'Prima di passare',
      ],
      questions: [
        {
          question: 'Posso prenotare un tavolo?',
          answer:
            'Per i gruppi volentieri: chiama o scrivi. Per una tazza, una sedia c’è quasi sempre.',
        },
        {
          question: 'Posso lavorare qui?',
          answer: 'Certo. Nelle ore di punta ti siamo grati se condividi il tavolo grande.',
        },
        { question: 'Avete latte vegetale?', answer: 'Chiedi al banco quale c’è oggi in frigo.' },
        {
          question: 'Si possono fare piccole feste?',
          answer: 'Scrivi la data e quanti siete: ti diciamo che cosa possiamo fare.',
        },
      ],
      captions: [
        'La macchina che si scalda',
        'Il posto in vetrina',
        'La torta sotto la campana',
        'Il banco alle otto',
      ],
      closing: {
        titles: ['Un caffè?', 'Ti mettiamo da parte una tazza', 'Ci vediamo al banco'],
        texts: [
          'Non serve appuntamento.',
          'Porta un amico o un libro.',
          'La strada te la indica il profumo.',
        ],
      },
      contact: {
        titles: ['Scrivici', 'Domande e tavoli', 'Due righe'],
        texts: [
          'Un tavolo per tanti, una torta da ordinare, un ombrello dimenticato: scrivici.',
          'Per oggi fai prima a passare.',
          'Leggiamo i messaggi dopo le colazioni.',
        ],
      },
    },
  },
} as const satisfies Trade;
