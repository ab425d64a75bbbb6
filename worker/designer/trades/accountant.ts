import type { Trade } from './trade.ts';

export const accountant = {
  id: 'accountant',
  schemaType: 'AccountingService',
  words: {
    en: [
      'accountant',
      'accounting firm',
      'bookkeeper',
      'bookkeeping',
      'tax adviser',
      'tax advisor',
      'accountancy',
      'tax consultant',
    ],
    it: [
      'commercialista',
      'commercialisti',
      'studio contabile',
      'consulente del lavoro',
      'consulente fiscale',
      'consulenza fiscale',
      'ragionier*',
    ],
  },
  sections: ['hero', 'services', 'process', 'about', 'faq', 'hours', 'contact'],
  offerAs: 'services',
  goal: 'write',
  directions: ['swiss', 'editorial', 'heritage', 'studio', 'technical'],
  colours: [
    { lightness: 0.4, chroma: 0.08, hue: 215 },
    { lightness: 0.4, chroma: 0.08, hue: 155 },
    { lightness: 0.38, chroma: 0.1, hue: 270 },
  ],
  motifs: ['document', 'chart', 'pen', 'scales', 'book', 'window'],
  captionMotifs: ['pen', 'document', 'chart', 'window'],
  scenes: ['tiles', 'still-life', 'blueprint', 'giant', 'pattern'],
  copy: {
    en: {
      noun: 'an accounting firm',
      workingName: 'Accountants',
      headlines: [
        'Accounts in order, mind on your work',
        'Taxes explained before they fall due',
        'Your figures, in a language you speak',
        '[{speciality}. ]On time, and with reasons',
      ],
      leads: [
        'We keep the books, watch the dates and tell you what to set aside. The rest of the year you can think about your trade.',
        'For companies, sole traders and individuals[ {inPlace}] who want to know during the year, not after it, how things stand.',
        'Send the papers as they come. We put them in order, ask about what is missing and explain what you sign.',
      ],
      actions: ['Ask for a meeting', 'Ask your question', 'Change accountant'],
      about: {
        titles: ['Figures that talk', 'Nobody likes surprises', 'A person who picks up'],
        texts: [
          'A balance sheet is the story of a year told in columns. We read it with you, so that the next chapter is a choice and not an accident.',
          'Most trouble with taxes comes from something said too late. That is why we write before each date: what is due, how much, what you can still decide.',
          'You have one person here who knows your file. If you are unsure whether a purchase, a contract or a new hire makes sense, ask before, not after.',
        ],
      },
      offer: {
        label: 'Services',
        titles: ['What we take care of', 'Books, taxes, payroll', 'From receipts to accounts'],
        intros: [
          'Take everything, or only the part you would rather not do.',
          'The fee depends on the work involved and is agreed beforehand.',
          'Starting out? Come before you register.',
        ],
        items: [
          { name: 'Bookkeeping', text: 'Invoices and receipts recorded, sorted, found again.' },
          {
            name: 'Tax returns',
            text: 'Prepared with you, filed on time, explained line by line.',
          },
          { name: 'Annual accounts', text: 'The figures the law wants, and those you need.' },
          { name: 'Payroll', text: 'Payslips, contributions, starting and leaving.' },
          { name: 'Starting a business', text: 'Legal form, registration, a first look at costs.' },
          { name: 'Planning', text: 'What to set aside, when to invest, what each choice costs.' },
        ],
      },
      strengths: {
        titles: ['How we keep your books', 'Order, with a reason', 'What you notice'],
        items: [
          { name: 'Reminders in good time', text: 'With the amount, so that you can prepare.' },
          { name: 'Plain explanations', text: 'You know what you are signing.' },
          { name: 'Few papers to carry', text: 'Photographs and files are welcome.' },
          { name: 'Professional secrecy', text: 'What you tell us goes no further.' },
        ],
      },
      steps: {
        titles: ['How we begin', 'From shoebox to order', 'The first weeks'],
        items: [
          { name: 'Meeting', text: 'You tell us what you do and how you have managed so far.' },
          { name: 'Proposal', text: 'What we do, what you do, the fee in writing.' },
          { name: 'Handover', text: 'We ask for papers, from your previous office too.' },
          { name: 'Rhythm', text: 'Fixed dates in the year to look at the figures.' },
        ],
      },
      questionTitles: ['Before the deadline', 'Asked across the desk', 'Small print, plainly'],
      questions: [
        {
          question: 'Can I change accountant during the year?',
          answer: 'Usually yes. We agree on the best moment and write to the previous office.',
        },
        {
          question: 'What do I bring to the first meeting?',
          answer: 'The last return, any letters from the authorities, and your questions.',
        },
        {
          question: 'I have received a letter from the tax office. What now?',
          answer: 'Send it at once and note when it arrived. We read it and tell you what it asks.',
        },
        {
          question: 'How much does it cost?',
          answer:
            'It depends on papers and people. You receive a written proposal before we start.',
        },
      ],
      captions: [
        'The desk in the morning',
        'A file in good order',
        'Going through the figures',
        'The entrance',
      ],
      closing: {
        titles: ['Is there a date you worry about?', 'Bring the shoebox', 'Ask before you decide'],
        texts: [
          'Tell us which, and we start from there.',
          'Disorder does not frighten us. Silence does, a little.',
          'A short question today often saves a long letter tomorrow.',
        ],
      },
      contact: {
        titles: ['Write to the office', 'Ask for an appointment', 'A first question'],
        texts: [
          'Say whether it concerns a company, your own trade or yourself.',
          'Mention any deadline. Please keep documents for the meeting.',
          'We reply with a date or with the questions we need answered first.',
        ],
      },
    },
    it: {
      noun: 'uno studio di commercialisti',
      workingName: 'Studio commercialista',
      headlines: [
        'I conti in ordine, la testa libera per il lavoro',
        'Le imposte spiegate prima della scadenza',
        'I suoi numeri, in una lingua che si capisce',
        '[{speciality}. ]Nei tempi, e con le spiegazioni',
      ],
      leads: [
        'Teniamo la contabilità, guardiamo le scadenze e le diciamo quanto mettere da parte. Per il resto dell’anno può pensare al suo mestiere.',
        'Per società, partite IVA e privati[ {inPlace}] che vogliono sapere durante l’anno, e non dopo, come stanno andando le cose.',
        'Ci mandi le carte come vengono. Le mettiamo in ordine, chiediamo quello che manca e le spieghiamo che cosa firma.',
      ],
      actions: ['Chieda un incontro', 'Ci faccia una domanda', 'Cambi commercialista'],
      about: {
        titles: [
          'Numeri che parlano',
          'Le sorprese non piacciono a nessuno',
          'Qualcuno che risponde',
        ],
        texts: [
          'Un bilancio è la storia di un anno raccontata in colonna. La leggiamo con lei, perché il capitolo dopo sia una scelta e non un caso.',
          'Quasi tutti i guai con le imposte nascono da qualcosa detto troppo tardi. Per questo scriviamo prima di ogni scadenza: che cosa, quanto, che cosa si può ancora decidere.',
          'In studio c’è una persona che conosce la sua pratica. Se ha un dubbio su un acquisto, un contratto, un’assunzione, chieda prima e non dopo.',
        ],
      },
      offer: {
        label: 'Servizi',
        titles: [
          'Di che cosa ci occupiamo',
          'Contabilità, imposte, paghe',
          'Dalle fatture al bilancio',
        ],
        intros: [
          'Può affidarci tutto o soltanto la parte che preferisce non fare.',
          'Il compenso dipende dal lavoro e si concorda prima.',
          'Sta per cominciare? Venga prima di aprire la partita IVA.',
        ],
        items: [
          { name: 'Contabilità', text: 'Fatture registrate, ordinate e sempre ritrovabili.' },
          {
            name: 'Dichiarazioni',
            text: 'Preparate con lei, inviate in tempo, spiegate riga per riga.',
          },
          { name: 'Bilanci', text: 'I numeri che vuole la legge e quelli che servono a lei.' },
          { name: 'Paghe e contributi', text: 'Buste paga, versamenti, assunzioni, uscite.' },
          { name: 'Nuove attività', text: 'Forma giuridica, apertura, un primo sguardo ai costi.' },
          {
            name: 'Pianificazione',
            text: 'Quanto accantonare, quando investire, quanto pesa ogni scelta.',
          },
        ],
      },
      strengths: {
        titles: ['Come teniamo i suoi conti', 'Ordine, con un perché', 'Che cosa nota chi arriva'],
        items: [
          { name: 'Avvisi per tempo', text: 'Con l’importo, così può organizzarsi.' },
          { name: 'Spiegazioni semplici', text: 'Sa sempre che cosa sta firmando.' },
          { name: 'Poche carte da portare', text: 'Foto e file vanno benissimo.' },
          { name: 'Segreto professionale', text: 'Quello che ci dice resta in studio.' },
        ],
      },
      steps: {
        titles: ['Come si comincia', 'Dalla scatola all’ordine', 'Le prime settimane'],
        items: [
          { name: 'Incontro', text: 'Ci racconta che cosa fa e come si è organizzato finora.' },
          {
            name: 'Proposta',
            text: 'Che cosa facciamo noi, che cosa lei, il compenso per iscritto.',
          },
          { name: 'Passaggio', text: 'Chiediamo le carte, anche allo studio precedente.' },
          { name: 'Ritmo', text: 'Appuntamenti fissi nell’anno per guardare i numeri.' },
        ],
      },
      questionTitles: ['Prima della scadenza', 'Le domande alla scrivania', 'Scritto in chiaro'],
      questions: [
        {
          question: 'Posso cambiare commercialista durante l’anno?',
          answer:
            'Di solito sì. Scegliamo il momento migliore e scriviamo noi allo studio precedente.',
        },
        {
          question: 'Che cosa devo portare la prima volta?',
          answer: 'L’ultima dichiarazione, eventuali lettere ricevute e le sue domande.',
        },
        {
          question: 'Mi è arrivata una lettera dell’Agenzia delle Entrate. Che faccio?',
          answer:
            'Ce la mandi subito, con la data di arrivo. La leggiamo e le diciamo che cosa chiede.',
        },
        {
          question: 'Quanto mi costa lo studio?',
          answer:
            'Dipende da quante carte e quante persone. Riceve una proposta scritta prima di cominciare.',
        },
      ],
      captions: [
        'La scrivania al mattino',
        'Una pratica in ordine',
        'Si guardano i numeri',
        'L’ingresso',
      ],
      closing: {
        titles: [
          'C’è una scadenza che la preoccupa?',
          'Porti pure la scatola',
          'Chieda prima di decidere',
        ],
        texts: [
          'Ci dica quale, e partiamo da lì.',
          'Il disordine non ci spaventa. Il silenzio un po’ sì.',
          'Una domanda breve oggi risparmia spesso una lettera lunga domani.',
        ],
      },
      contact: {
        titles: ['Scriva in studio', 'Prenda un appuntamento', 'Una prima domanda'],
        texts: [
          'Ci dica se riguarda una società, la sua attività o lei di persona.',
          'Indichi eventuali scadenze. I documenti li porti all’incontro.',
          'Rispondiamo con una data o con le domande che servono per capire.',
        ],
      },
    },
  },
} as const satisfies Trade;
