import type { Trade } from './trade.ts';

export const lawyer = {
  id: 'lawyer',
  schemaType: 'LegalService',
  words: {
    en: [
      'law firm',
      'lawyer',
      'attorney',
      'solicitor',
      'barrister',
      'law office',
      'legal practice',
      'legal consult*',
      'real estate lawyer',
      'real estate attorney',
    ],
    it: [
      'avvocat*',
      'studio legale',
      'legale',
      'avvocato',
      'studio di avvocati',
      'consulenza legale',
      'consulente legale',
      'avvocato immobiliare',
      'diritto immobiliare',
      'avvocato tributarista',
    ],
  },
  sections: ['hero', 'services', 'about', 'process', 'faq', 'hours', 'contact'],
  offerAs: 'services',
  goal: 'write',
  directions: ['editorial', 'swiss', 'luxury', 'heritage', 'studio'],
  colours: [
    { lightness: 0.36, chroma: 0.09, hue: 258 },
    { lightness: 0.36, chroma: 0.08, hue: 160 },
    { lightness: 0.36, chroma: 0.1, hue: 18 },
    { lightness: 0.4, chroma: 0.05, hue: 75 },
  ],
  motifs: ['scales', 'column', 'document', 'pen', 'book', 'hands'],
  captionMotifs: ['column', 'document', 'book', 'scales'],
  scenes: ['giant', 'still-life', 'tiles', 'arch'],
  copy: {
    en: {
      noun: 'a law firm',
      workingName: 'Law firm',
      headlines: [
        'Know where you stand',
        'Legal advice you can repeat in your own words',
        'Before you sign, before you sue: ask',
        '[{speciality}. ]A clear opinion, then a plan',
      ],
      leads: [
        'We read the papers, tell you what they mean and what your choices cost. You decide with open eyes; we take it from there.',
        'For people and businesses[ {inPlace}] who want a straight answer first and proceedings only if they are worth it.',
        'Law is detailed; advice should not be obscure. After the first meeting you will be able to explain your case to a friend.',
      ],
      actions: ['Ask for a meeting', 'Describe your case', 'Request an appointment'],
      about: {
        titles: ['An opinion, then a plan', 'How we practise', 'Plain words, full files'],
        texts: [
          'Good advice sometimes means advising against. If a dispute would cost more than it could return, we say so, and look for an agreement that lets you sleep.',
          'Every matter has one responsible lawyer whom you can reach. You receive copies of what is sent in your name, and an estimate before each new step.',
          'We prepare as if the case were going to court, precisely so that it may not have to. The other side can tell.',
        ],
      },
      offer: {
        label: 'Areas of law',
        titles: ['Areas of law', 'Where we advise', 'What people come to us with'],
        intros: [
          'If your question falls between two areas, describe it all the same.',
          'For matters outside our practice we say so at once.',
          'Every mandate begins with a first assessment.',
        ],
        items: [
          { name: 'Family', text: 'Separation, children, maintenance, agreements that hold.' },
          {
            name: 'Property and tenancy',
            text: 'Purchases, leases, neighbours, shared buildings.',
          },
          { name: 'Employment', text: 'Contracts, dismissals, differences over pay.' },
          { name: 'Contracts', text: 'Drafted, checked before signing, enforced afterwards.' },
          { name: 'Inheritance', text: 'Wills, shares, estates that need settling.' },
          {
            name: 'Debt recovery',
            text: 'From the first reminder to the court order, with costs in proportion.',
          },
          {
            name: 'Liability and damages',
            text: 'Accidents, defective work, responsibility and its proof.',
          },
        ],
      },
      strengths: {
        titles: ['What a client may expect', 'Our working rules', 'Before anything else'],
        items: [
          { name: 'An honest first opinion', text: 'Including when it is “leave it”.' },
          { name: 'Fees in writing', text: 'Agreed before the work, updated before surprises.' },
          { name: 'One responsible lawyer', text: 'Whom you know by name.' },
          { name: 'Confidentiality', text: 'From the first message on.' },
        ],
      },
      steps: {
        titles: ['How a matter proceeds', 'From question to result', 'What happens next'],
        items: [
          { name: 'You describe', text: 'In your own words, with the papers you have.' },
          { name: 'We assess', text: 'Position, time limits, chances, cost of each way.' },
          { name: 'You choose', text: 'Agreement, proceedings or nothing, with fees in writing.' },
          { name: 'We act', text: 'And report to you at every turn.' },
        ],
      },
      questionTitles: ['Before the first meeting', 'What clients ask first', 'In plain language'],
      questions: [
        {
          question: 'What should I bring to the first meeting?',
          answer:
            'Contracts, letters, dates. If in doubt, bring everything: sorting it is our job.',
        },
        {
          question: 'How much will it cost?',
          answer:
            'After the first assessment you receive a written estimate. No work starts without your agreement.',
        },
        {
          question: 'I have received a letter with a deadline. What now?',
          answer:
            'Write to us at once and state the date of receipt. Deadlines come before everything else.',
        },
        {
          question: 'Is what I tell you confidential?',
          answer: 'Yes. Professional secrecy also covers requests that do not become a mandate.',
        },
        {
          question: 'Can we meet by video?',
          answer: 'Say so when you ask for an appointment and we arrange it.',
        },
      ],
      captions: ['The meeting room', 'Files in preparation', 'The library', 'At the entrance'],
      closing: {
        titles: [
          'A question is a beginning',
          'Do not let the deadline decide',
          'Describe your case',
        ],
        texts: [
          'A few lines are enough for a first reply.',
          'The earlier we read the papers, the more choices you have.',
          'We tell you whether, and how, we can help.',
        ],
      },
      contact: {
        titles: ['Write to the firm', 'Ask for a meeting', 'A first contact'],
        texts: [
          'State briefly what it is about and any deadline. Keep sensitive documents for the meeting.',
          'We reply with a proposed date or with the name of someone better suited.',
          'Writing to us does not yet create a mandate.',
        ],
      },
    },
    it: {
      noun: 'uno studio legale',
      workingName: 'Studio legale',
      headlines: [
        'Sapere come stanno le cose',
        'Un parere legale che saprà ripetere con parole sue',
        'Prima di firmare, prima di fare causa: chieda',
        '[{speciality}. ]Un parere chiaro, poi una strategia',
      ],
      leads: [
        'Leggiamo le carte, le diciamo che cosa significano e quanto costa ogni strada. Lei decide a occhi aperti; da lì in poi ce ne occupiamo noi.',
        'Per persone e imprese[ {inPlace}] che vogliono prima una risposta chiara, e una causa solo se ne vale la pena.',
        'Il diritto è fatto di dettagli, il consiglio non deve essere oscuro. Dopo il primo incontro saprà spiegare il suo caso a un amico.',
      ],
      actions: ['Richieda un incontro', 'Esponga il suo caso', 'Chieda un appuntamento'],
      about: {
        titles: [
          'Un parere, poi una strategia',
          'Come lavoriamo',
          'Parole semplici, fascicoli completi',
        ],
        texts: [
          'A volte un buon consiglio è sconsigliare. Se una lite costa più di quanto può rendere, lo diciamo, e cerchiamo un accordo che faccia dormire.',
          'Ogni pratica ha un avvocato responsabile che lei può raggiungere. Riceve copia di ciò che parte a suo nome e una stima prima di ogni nuovo passo.',
          'Prepariamo ogni caso come se dovesse arrivare in aula, proprio perché forse non serva arrivarci. La controparte se ne accorge.',
        ],
      },
      offer: {
        label: 'Materie',
        titles: ['Le materie', 'Dove prestiamo assistenza', 'Con quali domande si viene da noi'],
        intros: [
          'Se la sua domanda sta a metà tra due materie, ce la esponga lo stesso.',
          'Per ciò di cui non ci occupiamo, lo diciamo subito.',
          'Ogni incarico comincia con una prima valutazione.',
        ],
        items: [
          { name: 'Famiglia', text: 'Separazioni, figli, assegni, accordi che reggono nel tempo.' },
          { name: 'Immobili e locazioni', text: 'Compravendite, affitti, vicini, condominio.' },
          { name: 'Lavoro', text: 'Contratti, licenziamenti, differenze retributive.' },
          {
            name: 'Contratti',
            text: 'Scritti, controllati prima della firma, fatti rispettare dopo.',
          },
          { name: 'Successioni', text: 'Testamenti, quote, eredità da sistemare.' },
          {
            name: 'Recupero crediti',
            text: 'Dal primo sollecito al decreto, con costi in proporzione.',
          },
          {
            name: 'Responsabilità e danni',
            text: 'Incidenti, lavori mal eseguiti, di chi è la colpa e come si prova.',
          },
        ],
      },
      strengths: {
        titles: ['Che cosa può aspettarsi', 'Le nostre regole di lavoro', 'Prima di tutto'],
        items: [
          { name: 'Un primo parere sincero', text: 'Anche quando è «lasci perdere».' },
          {
            name: 'Compensi per iscritto',
            text: 'Concordati prima del lavoro, aggiornati prima delle sorprese.',
          },
          { name: 'Un avvocato responsabile', text: 'Di cui conosce il nome.' },
          { name: 'Riservatezza', text: 'Dal primo messaggio in poi.' },
        ],
      },
      steps: {
        titles: ['Come procede una pratica', 'Dalla domanda al risultato', 'Che cosa succede dopo'],
        items: [
          { name: 'Lei espone', text: 'Con parole sue e con le carte che ha.' },
          { name: 'Noi valutiamo', text: 'Posizione, termini, possibilità, costo di ogni strada.' },
          { name: 'Lei sceglie', text: 'Accordo, causa o niente, con i compensi per iscritto.' },
          { name: 'Noi agiamo', text: 'E la informiamo a ogni svolta.' },
        ],
      },
      questionTitles: [
        'Prima del primo incontro',
        'Le prime domande dei clienti',
        'In parole chiare',
      ],
      questions: [
        {
          question: 'Che cosa porto al primo incontro?',
          answer:
            'Contratti, lettere, date. Nel dubbio porti tutto: metterlo in ordine tocca a noi.',
        },
        {
          question: 'Quanto costa?',
          answer:
            'Dopo la prima valutazione riceve un preventivo scritto. Nessun lavoro comincia senza il suo consenso.',
        },
        {
          question: 'Ho ricevuto una lettera con una scadenza. E adesso?',
          answer:
            'Ci scriva subito indicando la data in cui l’ha ricevuta. I termini vengono prima di tutto.',
        },
        {
          question: 'Quello che vi dico resta riservato?',
          answer:
            'Sì. Il segreto professionale copre anche le richieste che non diventano un incarico.',
        },
        {
          question: 'Possiamo incontrarci in video?',
          answer: 'Lo indichi nella richiesta di appuntamento e lo organizziamo.',
        },
      ],
      captions: ['La sala riunioni', 'Fascicoli in preparazione', 'La biblioteca', 'All’ingresso'],
      closing: {
        titles: [
          'Una domanda è già un inizio',
          'Non lasci che decida la scadenza',
          'Esponga il suo caso',
        ],
        texts: [
          'Bastano poche righe per una prima risposta.',
          'Prima leggiamo le carte, più scelte restano.',
          'Le diciamo se e come possiamo esserle utili.',
        ],
      },
      contact: {
        titles: ['Scriva allo studio', 'Richieda un incontro', 'Un primo contatto'],
        texts: [
          'Indichi in breve di che cosa si tratta e le eventuali scadenze. I documenti delicati li porti all’incontro.',
          'Rispondiamo proponendo una data, o il nome di chi è più adatto.',
          'Scriverci non costituisce ancora un incarico.',
        ],
      },
    },
  },
} as const satisfies Trade;
