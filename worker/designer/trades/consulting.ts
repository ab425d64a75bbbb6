import type { Trade } from './trade.ts';

export const consulting = {
  id: 'consulting',
  schemaType: 'ProfessionalService',
  words: {
    en: [
      'consulting firm',
      'consultancy',
      'business consultant',
      'business consulting',

      '^consultant',
      '^consulting',
    ],
    it: [
      'società di consulenza',
      'consulenza aziendale',
      'consulente aziendale',
      'studio di consulenza',

      '^consulente',
      '^consulenza',
    ],
  },
  sections: ['hero', 'services', 'process', 'about', 'features', 'faq', 'contact'],
  offerAs: 'services',
  goal: 'write',
  directions: ['swiss', 'editorial', 'studio', 'technical', 'heritage'],
  colours: [
    { lightness: 0.4, chroma: 0.1, hue: 262 },
    { lightness: 0.45, chroma: 0.08, hue: 195 },
    { lightness: 0.42, chroma: 0.11, hue: 20 },
  ],
  motifs: ['chart', 'compass', 'bubble', 'document', 'pen', 'lamp'],
  captionMotifs: ['pen', 'bubble', 'chart', 'document'],
  scenes: ['tiles', 'blueprint', 'giant', 'rays', 'pattern'],
  copy: {
    en: {
      noun: 'a consulting firm',
      workingName: 'Consulting',
      headlines: [
        'An outside view that stays for the work',
        'The question behind the question',
        'From what is stuck to what comes next',
        '[{speciality}. ]Analysis first, then sleeves up',
      ],
      leads: [
        'We listen to those who do the work, look at the figures, and come back with a few things worth changing. Then we help to change them.',
        'For companies[ {inPlace}] that have to decide something and would like to do so with the facts on the table.',
        'Good consultants make themselves superfluous. We leave behind methods your people can use, not binders nobody opens.',
      ],
      actions: ['Describe your situation', 'Ask for a first talk', 'Ask us a question'],
      about: {
        titles: ['We ask before we answer', 'Paper changes nothing', 'A seat at your table'],
        texts: [
          'The problem that gets reported is seldom the one that costs most. That is why the first days belong to conversations: in the office, in the warehouse, with customers if you allow it.',
          'A recommendation is worth as much as the first Monday after it. We write few pages, agree who does what, and come back to see what happened.',
          'Those who sell you the project are those who do it. You will not meet one face at the meeting and another in the work.',
        ],
      },
      offer: {
        label: 'Fields',
        titles: ['Where we can help', 'What we are called for', 'Questions we work on'],
        intros: [
          'Most assignments touch two or three of these at once.',
          'If yours is a matter for another specialist, we say so.',
          'We begin small: one question, one answer, then you decide about the rest.',
        ],
        items: [
          { name: 'Strategy', text: 'Where to go, what to leave, what to try first.' },
          { name: 'Organisation', text: 'Who decides, who does, where work sits waiting.' },
          { name: 'Processes', text: 'Fewer steps, fewer copies, fewer corrections.' },
          {
            name: 'Figures and planning',
            text: 'Margins, cash, a budget one can read.',
          },
          { name: 'Market and sales', text: 'Who buys, why they stay, what the offer should say.' },
          {
            name: 'Change with people',
            text: 'New tools, introduced with those who use them.',
          },
        ],
      },
      strengths: {
        titles: ['Our way of working', 'What you will notice', 'Rules we keep'],
        items: [
          {
            name: 'A clear assignment',
            text: 'Goal, effort and end are written down before we start.',
          },
          { name: 'Facts before opinions', text: 'What we claim, we show in your own data.' },
          { name: 'Discretion', text: 'What we see in your company stays there.' },
          { name: 'Knowledge handed over', text: 'Files, methods and reasons remain with you.' },
        ],
      },
      steps: {
        titles: ['How an assignment runs', 'From question to Monday morning', 'Step by step'],
        items: [
          {
            name: 'Talk',
            text: 'You describe what is going on. We ask what it costs to leave it so.',
          },
          { name: 'Look', text: 'Conversations, figures, a walk through the work.' },
          { name: 'Propose', text: 'A few measures, with effort and effect side by side.' },
          { name: 'Do', text: 'Together with your people, until it runs without us.' },
        ],
      },
      questionTitles: ['Before we talk', 'Fair questions', 'What clients want to know'],
      questions: [
        {
          question: 'Do you also work with small companies?',
          answer:
            'Yes. There, a decision takes effect faster. The assignment is cut to the size of the question.',
        },
        {
          question: 'How is the fee agreed?',
          answer:
            'After the first talk you receive a proposal with scope, days and fee. Work starts when you have agreed to it.',
        },
        {
          question: 'How much of our time will it take?',
          answer:
            'Mostly at the beginning, for conversations. We name the hours in the proposal so that you can plan them.',
        },
        {
          question: 'What if the analysis shows there is nothing to do?',
          answer: 'Then we write exactly that. It is a result too, and often a relief.',
        },
      ],
      captions: [
        'First notes on the wall',
        'A conversation in the workshop',
        'Figures, made readable',
        'The plan for the next weeks',
      ],
      closing: {
        titles: [
          'What has been on the table too long?',
          'Begin with one question',
          'Let us talk it through',
        ],
        texts: [
          'Describe it in three sentences; we come back with three questions.',
          'A first talk shows both sides whether it makes sense.',
          'The sooner someone looks from outside, the smaller the repair.',
        ],
      },
      contact: {
        titles: ['Put it in a few lines', 'A first conversation', 'Write to us'],
        texts: [
          'What is it about, who is affected, by when must it be decided?',
          'Please leave out confidential figures for now. We keep those for the meeting.',
          'We reply with a proposed date or an honest “not our field”.',
        ],
      },
    },
    it: {
      noun: 'una società di consulenza',
      workingName: 'Consulenza',
      headlines: [
        'Uno sguardo da fuori, che poi resta a dare una mano',
        'La domanda dietro la domanda',
        'Da ciò che è fermo a ciò che viene dopo',
        '[{speciality}. ]Prima l’analisi, poi le maniche rimboccate',
      ],
      leads: [
        'Ascoltiamo chi fa il lavoro, guardiamo i numeri e torniamo con poche cose che vale la pena cambiare. Poi aiutiamo a cambiarle.',
        'Per le imprese[ {inPlace}] che devono prendere una decisione e vorrebbero farlo con i fatti sul tavolo.',
        'Un buon consulente si rende superfluo. Lasciamo metodi che la sua squadra sa usare, non faldoni che nessuno apre.',
      ],
      actions: ['Ci esponga la situazione', 'Chieda un primo colloquio', 'Ci faccia una domanda'],
      about: {
        titles: [
          'Prima le domande, poi le risposte',
          'La carta non cambia niente',
          'Un posto al suo tavolo',
        ],
        texts: [
          'Il problema di cui si parla è di rado quello che costa di più. Per questo i primi giorni sono fatti di colloqui: in ufficio, in magazzino e, se lei è d’accordo, con i clienti.',
          'Un consiglio si giudica dal lunedì dopo. Scriviamo poche pagine, concordiamo chi fa che cosa e torniamo a vedere com’è andata.',
          'Chi le presenta il progetto è chi lo segue. Non troverà una persona alla riunione e un’altra al lavoro.',
        ],
      },
      offer: {
        label: 'Ambiti',
        titles: [
          'Dove possiamo essere utili',
          'Per che cosa ci chiamano',
          'Le questioni di cui ci occupiamo',
        ],
        intros: [
          'La maggior parte degli incarichi ne tocca due o tre insieme.',
          'Se serve un altro specialista, lo diciamo.',
          'Cominciamo in piccolo: una domanda, una risposta, poi decide lei.',
        ],
        items: [
          {
            name: 'Strategia',
            text: 'Dove andare, che cosa lasciare, che cosa provare per primo.',
          },
          {
            name: 'Organizzazione',
            text: 'Chi decide, chi fa, dove il lavoro si ferma ad aspettare.',
          },
          { name: 'Processi', text: 'Meno passaggi, meno copie, meno correzioni.' },
          {
            name: 'Numeri e pianificazione',
            text: 'Margini, cassa, un budget che si legge.',
          },
          {
            name: 'Mercato e vendite',
            text: 'Chi compra, perché resta, che cosa deve dire l’offerta.',
          },
          {
            name: 'Cambiamento',
            text: 'Strumenti nuovi, introdotti con chi li userà.',
          },
        ],
      },
      strengths: {
        titles: ['Il nostro modo di lavorare', 'Che cosa noterà', 'Le regole che ci diamo'],
        items: [
          {
            name: 'Un incarico chiaro',
            text: 'Obiettivo, impegno e conclusione scritti prima di cominciare.',
          },
          {
            name: 'Fatti prima delle opinioni',
            text: 'Quello che affermiamo, lo mostriamo nei suoi dati.',
          },
          { name: 'Discrezione', text: 'Ciò che vediamo in azienda resta in azienda.' },
          { name: 'Il sapere passa di mano', text: 'File, metodi e ragioni rimangono a lei.' },
        ],
      },
      steps: {
        titles: [
          'Come si svolge un incarico',
          'Dalla domanda al lunedì mattina',
          'Un passo dopo l’altro',
        ],
        items: [
          {
            name: 'Parliamo',
            text: 'Lei racconta che cosa succede. Noi chiediamo quanto costa lasciarlo così.',
          },
          { name: 'Guardiamo', text: 'Colloqui, numeri, un giro tra chi lavora.' },
          { name: 'Proponiamo', text: 'Pochi interventi, con impegno ed effetto a confronto.' },
          { name: 'Facciamo', text: 'Insieme alla sua squadra, finché va avanti senza di noi.' },
        ],
      },
      questionTitles: [
        'Prima di parlarne',
        'Domande legittime',
        'Che cosa vogliono sapere i clienti',
      ],
      questions: [
        {
          question: 'Lavorate anche con aziende piccole?',
          answer:
            'Sì. Lì una decisione fa effetto più in fretta. L’incarico si misura sulla domanda.',
        },
        {
          question: 'Come si concorda il compenso?',
          answer:
            'Dopo il primo colloquio riceve una proposta con contenuti, giornate e compenso. Si parte quando l’ha approvata.',
        },
        {
          question: 'Quanto tempo richiede da parte nostra?',
          answer:
            'Soprattutto all’inizio, per i colloqui. Indichiamo le ore nella proposta, così può programmarle.',
        },
        {
          question: 'E se dall’analisi risulta che non c’è nulla da fare?',
          answer:
            'Allora scriviamo proprio questo. Anche quello è un risultato, e spesso un sollievo.',
        },
      ],
      captions: [
        'I primi appunti alla parete',
        'Un colloquio in reparto',
        'Numeri resi leggibili',
        'Il piano delle prossime settimane',
      ],
      closing: {
        titles: [
          'Che cosa è sul tavolo da troppo tempo?',
          'Si comincia da una domanda',
          'Parliamone',
        ],
        texts: [
          'Ce lo descriva in tre frasi: torniamo con tre domande.',
          'Un primo colloquio chiarisce a entrambi se ha senso proseguire.',
          'Prima qualcuno guarda da fuori, più piccola è la correzione.',
        ],
      },
      contact: {
        titles: ['In poche righe', 'Un primo colloquio', 'Ci scriva'],
        texts: [
          'Di che cosa si tratta, chi riguarda, entro quando va deciso?',
          'Per ora lasci da parte i numeri riservati: li vediamo all’incontro.',
          'Rispondiamo con una data o con un sincero «non è il nostro campo».',
        ],
      },
    },
  },
} as const satisfies Trade;
