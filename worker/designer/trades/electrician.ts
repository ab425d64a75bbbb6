import type { Trade } from './trade.ts';

export const electrician = {
  id: 'electrician',
  schemaType: 'Electrician',
  words: {
    en: [
      'electrician',
      'electrical contractor',
      'electrical',
      'solar installer',
      'photovoltaic',
      'lighting installer',
    ],
    it: [
      'elettricist*',
      'impianti elettrici',
      'impiantista',
      'fotovoltaic*',
      'domotica',
      'installatore elettrico',
    ],
  },
  sections: ['hero', 'services', 'features', 'process', 'about', 'faq', 'contact'],
  offerAs: 'services',
  goal: 'call',
  directions: ['technical', 'swiss', 'market', 'poster', 'studio'],
  colours: [
    { lightness: 0.78, chroma: 0.16, hue: 88 },
    { lightness: 0.5, chroma: 0.16, hue: 262 },
    { lightness: 0.6, chroma: 0.17, hue: 45 },
  ],
  motifs: ['bolt', 'plug', 'lamp', 'house', 'gear', 'wrench'],
  captionMotifs: ['bolt', 'lamp', 'plug', 'house'],
  scenes: ['giant', 'tiles', 'blueprint', 'rays'],
  copy: {
    en: {
      noun: 'an electrical business',
      workingName: 'Electrician',
      headlines: [
        'Light on, worry off',
        'Power where you need it[ {inPlace}]',
        'If it hums, flickers or trips, ask us',
      ],
      leads: [
        'We find the fault before we replace the part, label what we leave behind and explain the board so that you understand it.',
        'Sockets, lighting, panels and new wiring[ {inPlace}], measured before and after, with a clear price in between.',
        'Electricity is no place for guesswork. Tell us what happens, and we tell you whether to switch it off until we come.',
      ],
      actions: ['Call the electrician', 'Report a fault', 'Ask for a quotation'],
      about: {
        titles: ['Measured, then done', 'What is behind the switch', 'Order in the board'],
        texts: [
          'Half of the work is finding out. We measure, trace and test before we open a wall, because the fault is seldom where the light went off.',
          'A tidy board is a kind of courtesy: every circuit named, every wire where the next person expects it. You should be able to find the kitchen in the dark.',
          'We say what must be done for safety, what is worth doing while we are there, and what can wait. Three lists, three prices.',
        ],
      },
      offer: {
        label: 'Services',
        titles: ['What we install and repair', 'From one socket to a whole house', 'Call us for'],
        intros: [
          'Photographs of the board and of the spot save a visit.',
          'Small jobs are welcome; collect a few and we do them in one go.',
          'For building work, involve us before the plasterer.',
        ],
        items: [
          {
            name: 'Fault finding',
            text: 'Tripping breakers, dead sockets, lights that flicker for no reason.',
          },
          {
            name: 'Wiring and rewiring',
            text: 'New circuits or old ones made safe, documented room by room.',
          },
          {
            name: 'Boards and protection',
            text: 'Distribution boards that are complete, labelled and tested.',
          },
          {
            name: 'Lighting',
            text: 'Light where you work, read and rest, switched from where you stand.',
          },
          {
            name: 'Solar and storage',
            text: 'Roof looked at, yield estimated, connection planned.',
          },
          {
            name: 'Car charging',
            text: 'A wall box that fits your supply and your parking habits.',
          },
          {
            name: 'Network and intercom',
            text: 'Cables for the things that should not depend on wireless.',
          },
        ],
      },
      strengths: {
        titles: ['How we work', 'Safe is a habit', 'Agreed rules'],
        items: [
          { name: 'Fault first', text: 'We look for the cause, not for a sale.' },
          { name: 'Tested and noted', text: 'Readings on paper when we leave.' },
          { name: 'Price before drilling', text: 'And a call if the wall has surprises.' },
          { name: 'Dust kept small', text: 'Covered before, vacuumed after.' },
        ],
      },
      steps: {
        titles: ['From call to light', 'How it works', 'Step by step'],
        items: [
          { name: 'Describe', text: 'What happened, since when, and what else went off.' },
          { name: 'Make safe', text: 'We tell you what to switch off meanwhile.' },
          { name: 'Measure', text: 'On site, before any part is replaced.' },
          { name: 'Repair', text: 'Tested, labelled, explained.' },
        ],
      },
      questionTitles: ['Before we touch a wire', 'Asked at the fuse box', 'Safe to ask'],
      questions: [
        {
          question: 'The breaker keeps tripping. What can I do?',
          answer:
            'Unplug everything on that circuit and try once. If it trips again, leave it off and call us.',
        },
        {
          question: 'It smells burnt. Is that urgent?',
          answer:
            'Yes. Switch off the main breaker, do not touch the socket, and call. If you see smoke, call the fire brigade first.',
        },
        {
          question: 'Do I get documents for the work?',
          answer:
            'Ask which declaration or test report your job requires; we include it in the quotation.',
        },
        {
          question: 'Can you give a price from photos?',
          answer: 'For many small jobs, yes. For larger ones we look at the place first.',
        },
      ],
      captions: [
        'A board, labelled',
        'New light over the table',
        'Cables before the plaster',
        'On the roof',
      ],
      closing: {
        titles: ['Something flickering?', 'Let us take a look', 'Ask before you drill'],
        texts: [
          'One sentence and a photograph are enough.',
          'For urgent faults, always call.',
          'We say what can wait, too.',
        ],
      },
      contact: {
        titles: ['Describe the fault', 'Ask for a quotation', 'Reach the electrician'],
        texts: [
          'What happened and where? If it smells or sparks, do not write: call.',
          'Add photographs later by e-mail.',
          'Tell us floor and parking: it saves time.',
        ],
      },
    },
    it: {
      noun: 'un elettricista',
      workingName: 'Elettricista',
      headlines: [
        'Luce accesa, pensieri spenti',
        '[{inPlace}, ]la corrente dove ti serve',
        'Se ronza, sfarfalla o scatta, chiedi a noi',
      ],
      leads: [
        'Cerchiamo il guasto prima di cambiare il pezzo, etichettiamo quello che lasciamo e ti spieghiamo il quadro finché lo capisci.',
        'Prese, luci, quadri e impianti nuovi[ {inPlace}], misurati prima e dopo, con un prezzo chiaro nel mezzo.',
        'Con l’elettricità non si tira a indovinare. Dicci che cosa succede e ti diciamo se spegnere finché arriviamo.',
      ],
      actions: ['Chiama l’elettricista', 'Segnala un guasto', 'Chiedi un preventivo'],
      about: {
        titles: ['Prima si misura', 'Che cosa c’è dietro l’interruttore', 'Ordine nel quadro'],
        texts: [
          'Metà del lavoro è capire. Misuriamo, seguiamo i fili e proviamo prima di aprire un muro, perché il guasto è raramente dove si è spenta la luce.',
          'Un quadro in ordine è una forma di cortesia: ogni linea con il suo nome, ogni filo dove se lo aspetta chi viene dopo. La cucina si deve trovare anche al buio.',
          'Diciamo che cosa va fatto per sicurezza, che cosa conviene fare già che ci siamo e che cosa può aspettare. Tre elenchi, tre prezzi.',
        ],
      },
      offer: {
        label: 'Servizi',
        titles: [
          'Che cosa installiamo e ripariamo',
          'Da una presa a tutta la casa',
          'Chiamaci per',
        ],
        intros: [
          'Una foto del quadro e del punto fa risparmiare un sopralluogo.',
          'I lavoretti sono benvenuti: raccogline qualcuno e li facciamo insieme.',
          'Se ristrutturi, sentici prima dell’intonaco.',
        ],
        items: [
          {
            name: 'Ricerca guasti',
            text: 'Salvavita che scattano, prese morte, luci che sfarfallano senza motivo.',
          },
          {
            name: 'Impianti nuovi e rifatti',
            text: 'Linee nuove o vecchie messe in sicurezza, documentate stanza per stanza.',
          },
          { name: 'Quadri e protezioni', text: 'Completi, etichettati e provati.' },
          {
            name: 'Illuminazione',
            text: 'Luce dove lavori, leggi e riposi, con l’interruttore a portata di mano.',
          },
          {
            name: 'Fotovoltaico e accumulo',
            text: 'Tetto guardato, resa stimata, allaccio pianificato.',
          },
          { name: 'Ricarica auto', text: 'Un punto adatto al tuo contatore e a come parcheggi.' },
          {
            name: 'Rete e citofoni',
            text: 'Cavi per le cose che non devono dipendere dal wi-fi.',
          },
        ],
      },
      strengths: {
        titles: ['Come lavoriamo', 'La sicurezza è un’abitudine', 'Patti chiari'],
        items: [
          { name: 'Prima il guasto', text: 'Cerchiamo la causa, non una vendita.' },
          { name: 'Provato e scritto', text: 'Quando usciamo le misure sono su carta.' },
          { name: 'Il prezzo prima del trapano', text: 'E una telefonata se il muro ha sorprese.' },
          { name: 'Poca polvere', text: 'Coperto prima, aspirato dopo.' },
        ],
      },
      steps: {
        titles: ['Dalla chiamata alla luce', 'Come funziona', 'Un passo alla volta'],
        items: [
          { name: 'Racconta', text: 'Che cosa è successo, da quando, che cos’altro si è spento.' },
          { name: 'Metti in sicurezza', text: 'Ti diciamo che cosa staccare intanto.' },
          { name: 'Misuriamo', text: 'Sul posto, prima di cambiare qualsiasi pezzo.' },
          { name: 'Ripariamo', text: 'Provato, etichettato, spiegato.' },
        ],
      },
      questionTitles: [
        'Prima di toccare un filo',
        'Ci chiedono al quadro',
        'Chiedere non dà la scossa',
      ],
      questions: [
        {
          question: 'Il salvavita continua a scattare. Che cosa faccio?',
          answer:
            'Stacca tutto quello che è su quella linea e riprova una volta. Se scatta ancora, lascialo giù e chiamaci.',
        },
        {
          question: 'C’è odore di bruciato. È urgente?',
          answer:
            'Sì. Abbassa l’interruttore generale, non toccare la presa e chiama. Se vedi fumo, prima i vigili del fuoco.',
        },
        {
          question: 'Ricevo i documenti del lavoro?',
          answer:
            'Chiedi quale dichiarazione o verifica serve nel tuo caso: la inseriamo nel preventivo.',
        },
        {
          question: 'Potete fare un prezzo dalle foto?',
          answer: 'Per molti lavori piccoli sì. Per quelli grandi prima vediamo il posto.',
        },
      ],
      captions: [
        'Un quadro etichettato',
        'La luce nuova sul tavolo',
        'I cavi prima dell’intonaco',
        'Sul tetto',
      ],
      closing: {
        titles: ['Qualcosa sfarfalla?', 'Diamo un’occhiata', 'Chiedi prima di forare'],
        texts: [
          'Bastano una frase e una foto.',
          'Per i guasti urgenti telefona sempre.',
          'Ti diciamo anche che cosa può aspettare.',
        ],
      },
      contact: {
        titles: ['Descrivi il guasto', 'Chiedi un preventivo', 'Raggiungi l’elettricista'],
        texts: [
          'Che cosa è successo e dove? Se c’è odore o scintille non scrivere: chiama.',
          'Una foto del quadro, anche più tardi, ci aiuta a venire preparati.',
          'Indica piano e parcheggio: si risparmia tempo.',
        ],
      },
    },
  },
} as const satisfies Trade;
