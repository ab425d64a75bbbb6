import type { Trade } from './trade.ts';

export const notary = {
  id: 'notary',
  schemaType: 'Notary',
  words: {
    en: ['notary', 'notaries', 'notary public', 'notary office'],
    it: ['notaio', 'notai', 'studio notarile', 'notarile'],
  },
  sections: ['hero', 'services', 'process', 'about', 'faq', 'hours', 'map', 'contact'],
  offerAs: 'services',
  goal: 'write',
  directions: ['heritage', 'editorial', 'luxury', 'swiss', 'studio'],
  colours: [
    { lightness: 0.37, chroma: 0.09, hue: 22 },
    { lightness: 0.36, chroma: 0.07, hue: 250 },
    { lightness: 0.4, chroma: 0.06, hue: 90 },
  ],
  motifs: ['quill', 'document', 'column', 'key', 'book', 'house'],
  captionMotifs: ['book', 'quill', 'document', 'key'],
  scenes: ['still-life', 'arch', 'giant', 'tiles'],
  copy: {
    en: {
      noun: 'a notary’s office',
      workingName: 'Notary’s office',
      headlines: [
        'What you sign, you should understand',
        'A signature[ {inPlace}] that holds',
        'On neither side, for both',
        '[{speciality}. ]Read, explained, then signed',
      ],
      leads: [
        'A house, a company, a will: before you sign we check what lies behind it, and read it with you until there are no questions left.',
        'For families and companies[ {inPlace}] at the moments when a word has to last for years.',
        'Tell us what you intend. We tell you which form it takes, which papers it needs and what it costs.',
      ],
      actions: ['Ask for an appointment', 'Request an estimate of costs', 'Describe the deed'],
      about: {
        titles: ['Impartial by office', 'The work before the signature', 'Read aloud, and slowly'],
        texts: [
          'A notary belongs to no party. We tell buyer and seller the same things, and see to it that both know what they are agreeing to.',
          'The hour at the table is the shortest part. Before it come registers, plans, mortgages and powers of attorney, checked so that nothing surfaces later.',
          'Interrupt us while we read. A deed is good when the person signing it could explain it at home.',
        ],
      },
      offer: {
        label: 'Deeds',
        titles: ['What we draw up', 'Homes, families, companies', 'Matters for the notary'],
        intros: [
          'If you do not know which deed you need, describe what you want to achieve.',
          'For each matter you receive the list of documents.',
          'A first question in good time saves corrections.',
        ],
        items: [
          { name: 'Buying a home', text: 'Checks, preliminary contract, deed, registration.' },
          { name: 'Mortgages', text: 'The loan contract, read line by line.' },
          {
            name: 'Wills and successions',
            text: 'What the law provides, and what you may decide.',
          },
          { name: 'Gifts', text: 'To children and relatives, with an eye on the future.' },
          { name: 'Companies', text: 'Formation, changes, shares, closing.' },
          { name: 'Couples and families', text: 'Property agreements and shared assets.' },
          { name: 'Powers and signatures', text: 'So that someone can act in your place.' },
        ],
      },
      strengths: {
        titles: ['How the office works', 'What you may expect of us', 'With due care'],
        items: [
          { name: 'The draft beforehand', text: 'You read it calmly before the day.' },
          { name: 'Costs set out', text: 'Taxes and fee listed separately, in advance.' },
          { name: 'One contact', text: 'A person in the office follows your file.' },
          { name: 'Confidentiality', text: 'For what is signed and what is not.' },
        ],
      },
      steps: {
        titles: [
          'How a deed comes about',
          'From question to signature',
          'Step by step to the deed',
        ],
        items: [
          { name: 'Question', text: 'You explain your aim. We say which deed serves it.' },
          { name: 'Documents', text: 'You receive a list, and we check what arrives.' },
          { name: 'Draft', text: 'You read, ask, have things changed.' },
          { name: 'Signature', text: 'Reading, signing, registration, copies.' },
        ],
      },
      questionTitles: ['Before you sign', 'Documents, times, costs', 'Questions on the act'],
      questions: [
        {
          question: 'How much does a deed cost?',
          answer: 'Most of it is often tax. Ask for an estimate: we list taxes and fee separately.',
        },
        {
          question: 'Who chooses the notary when a home is sold?',
          answer: 'Usually the buyer, who bears the cost. Impartiality is owed to both.',
        },
        {
          question: 'When should I come about buying a home?',
          answer: 'Before signing the offer, if possible. It is the first document that binds you.',
        },
        {
          question: 'Can I sign if I am abroad?',
          answer: 'A power of attorney often helps. Tell us where you are and we explain how.',
        },
      ],
      captions: [
        'The reading room',
        'A deed, ready to be signed',
        'The registers',
        'The door to the office',
      ],
      closing: {
        titles: ['Is there a signature ahead?', 'Better asked before', 'Describe what you intend'],
        texts: [
          'Write to us before you commit yourself, even in a few words.',
          'A question beforehand weighs less than a correction afterwards.',
          'We reply with the papers needed and the next step.',
        ],
      },
      contact: {
        titles: ['Write to the notary', 'Ask for a date', 'First enquiry'],
        texts: [
          'Say which kind of deed it is and by when it is needed.',
          'Please keep original documents for the meeting.',
          'We reply with a list of what we need and a proposed date.',
        ],
      },
    },
    it: {
      noun: 'uno studio notarile',
      workingName: 'Studio notarile',
      headlines: [
        'Quello che si firma, va capito',
        '[{inPlace}, ]una firma che regge',
        'Da nessuna delle due parti, per entrambe',
        '[{speciality}. ]Letto, spiegato, poi firmato',
      ],
      leads: [
        'Una casa, una società, un testamento: prima della firma controlliamo che cosa c’è dietro, e lo leggiamo con lei finché non restano domande.',
        'Per famiglie e imprese[ {inPlace}], nei momenti in cui una parola deve durare anni.',
        'Ci dica che cosa intende fare. Le diciamo che forma prende, quali carte servono e quanto costa.',
      ],
      actions: ['Chieda un appuntamento', 'Richieda un preventivo', 'Descriva l’atto'],
      about: {
        titles: ['Imparziale per legge', 'Il lavoro prima della firma', 'Ad alta voce, e piano'],
        texts: [
          'Il notaio non è di nessuna parte. A chi compra e a chi vende diciamo le stesse cose, e facciamo in modo che entrambi sappiano che cosa stanno accettando.',
          'L’ora al tavolo è la parte più breve. Prima vengono visure, planimetrie, ipoteche e procure, controllate perché dopo non emerga nulla.',
          'Ci interrompa pure durante la lettura. Un atto è fatto bene quando chi lo firma saprebbe spiegarlo a casa.',
        ],
      },
      offer: {
        label: 'Atti',
        titles: ['Di quali atti ci occupiamo', 'Casa, famiglia, impresa', 'Quando serve il notaio'],
        intros: [
          'Se non sa quale atto le serve, descriva che cosa vuole ottenere.',
          'Per ogni pratica riceve l’elenco dei documenti.',
          'Una domanda fatta per tempo evita correzioni.',
        ],
        items: [
          { name: 'Acquisto della casa', text: 'Controlli, preliminare, rogito, trascrizione.' },
          { name: 'Mutui', text: 'Il contratto con la banca, letto riga per riga.' },
          {
            name: 'Testamenti e successioni',
            text: 'Che cosa prevede la legge e che cosa può decidere lei.',
          },
          { name: 'Donazioni', text: 'A figli e parenti, guardando anche al dopo.' },
          { name: 'Società', text: 'Costituzione, modifiche, quote, chiusura.' },
          { name: 'Coppie e famiglie', text: 'Convenzioni patrimoniali e beni in comune.' },
          { name: 'Procure e autentiche', text: 'Perché qualcuno possa agire al posto suo.' },
        ],
      },
      strengths: {
        titles: ['Come lavora il nostro studio', 'Che cosa può attendersi', 'Con la dovuta cura'],
        items: [
          { name: 'La bozza prima', text: 'La legge con calma, prima del giorno fissato.' },
          { name: 'Costi distinti', text: 'Imposte e onorario, separati e in anticipo.' },
          { name: 'Un solo riferimento', text: 'Una persona dello studio segue la sua pratica.' },
          { name: 'Riservatezza', text: 'Su ciò che si firma e su ciò che non si firma.' },
        ],
      },
      steps: {
        titles: [
          'Come nasce un atto',
          'Dalla domanda alla firma',
          'Un passo per volta fino all’atto',
        ],
        items: [
          { name: 'Domanda', text: 'Lei spiega lo scopo, noi diciamo quale atto serve.' },
          { name: 'Documenti', text: 'Riceve un elenco, e noi controlliamo ciò che arriva.' },
          { name: 'Bozza', text: 'Legge, chiede, fa modificare.' },
          { name: 'Firma', text: 'Lettura, sottoscrizione, registrazione, copie.' },
        ],
      },
      questionTitles: ['Prima di firmare', 'Documenti, tempi, costi', 'Domande sull’atto'],
      questions: [
        {
          question: 'Quanto costa un atto?',
          answer:
            'Spesso la parte maggiore sono le imposte. Chieda un preventivo: le indichiamo distinte dall’onorario.',
        },
        {
          question: 'Chi sceglie il notaio nella compravendita?',
          answer:
            'Di norma chi compra, che ne sostiene il costo. L’imparzialità è dovuta a entrambi.',
        },
        {
          question: 'Quando venire per l’acquisto di una casa?',
          answer: 'Se possibile prima di firmare la proposta: è il primo documento che vincola.',
        },
        {
          question: 'Posso firmare se sono all’estero?',
          answer: 'Spesso basta una procura. Ci dica dove si trova e le spieghiamo come fare.',
        },
      ],
      captions: [
        'La sala delle letture',
        'Un atto pronto per la firma',
        'I repertori',
        'La porta dello studio',
      ],
      closing: {
        titles: [
          'C’è una firma in vista?',
          'Meglio chiedere prima',
          'Ci dica che cosa intende fare',
        ],
        texts: [
          'Ci scriva prima di impegnarsi, anche in poche parole.',
          'Una domanda prima pesa meno di una correzione dopo.',
          'Rispondiamo con le carte necessarie e il passo successivo.',
        ],
      },
      contact: {
        titles: ['Scriva al notaio', 'Chieda una data', 'Prima richiesta'],
        texts: [
          'Indichi di quale atto si tratta ed entro quando serve.',
          'I documenti originali li porti all’incontro.',
          'Rispondiamo con l’elenco di ciò che occorre e una data possibile.',
        ],
      },
    },
  },
} as const satisfies Trade;
