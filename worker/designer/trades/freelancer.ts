import type { Trade } from './trade.ts';

/** One person at work: the only trade but the blog that speaks as "I". */
export const freelancer = {
  id: 'freelancer',
  schemaType: 'ProfessionalService',
  words: {
    en: [
      'web developer',
      'software developer',
      'web designer',
      'graphic designer',
      'ux designer',
      'product designer',
      'freelance developer',
      'freelance designer',
      'software architect',
      '^developer',
      '^designer',
      '^programmer',
    ],
    it: [
      'web designer',
      'sviluppatore web',
      'sviluppatrice web',
      'graphic designer',
      'grafico freelance',
      'grafica freelance',
      'sviluppatore',
      'sviluppatrice',
      'programmatore',
      'programmatrice',
      '^grafico',
    ],
  },
  sections: ['hero', 'portfolio', 'services', 'about', 'process', 'faq', 'contact'],
  offerAs: 'services',
  isOnePerson: true,
  goal: 'write',
  directions: ['technical', 'studio', 'swiss', 'poster', 'editorial', 'brutalist'],
  colours: [
    { lightness: 0.5, chroma: 0.17, hue: 275 },
    { lightness: 0.5, chroma: 0.11, hue: 180 },
    { lightness: 0.6, chroma: 0.18, hue: 35 },
  ],
  motifs: ['laptop', 'pen', 'frame', 'bubble', 'gear', 'lamp'],
  captionMotifs: ['laptop', 'pen', 'frame', 'lamp'],
  scenes: ['blueprint', 'pattern', 'giant', 'tiles', 'rays'],
  copy: {
    en: {
      noun: 'a freelance developer or designer',
      workingName: 'Portfolio',
      headlines: [
        'I make things for screens, and make them clear',
        'From rough idea to something people use',
        'Fewer features, better ones',
        '[{speciality}. ]Thought through, then built',
      ],
      leads: [
        'You explain the problem, I ask the awkward questions, and soon there is something to click. From there we improve it together.',
        'I work with companies and founders[ {inPlace}] who would rather talk to the person doing the work.',
        'Design and code are decisions made visible. I make them with you, write down why, and leave everything in order.',
      ],
      actions: ['Tell me about your project', 'See the work', 'Ask if I have time'],
      about: {
        titles: ['Who is behind this', 'How I think about work', 'One person, whole attention'],
        texts: [
          'I like the part before the beginning best: when everyone says the same word and means something different. Sorting that out saves more than any tool.',
          'I show unfinished things early, because a rough version gets honest answers. Polish comes when we know what deserves it.',
          'I take on few projects at a time. If yours is better off with someone else, I say so and suggest whom to ask.',
        ],
      },
      offer: {
        label: 'What I do',
        titles: ['What I can do for you', 'Ways to work together', 'Good at'],
        intros: [
          'From a single page to a product: we agree on a scope that makes sense.',
          'I work alone or as part of your team.',
          'Already have something? I am happy to continue what others began.',
        ],
        items: [
          { name: 'Websites', text: 'Fast, legible, easy to keep up to date.' },
          { name: 'Interfaces', text: 'Flows and screens, tested on real people.' },
          { name: 'Prototypes', text: 'Something to click before something to build.' },
          { name: 'Visual identity', text: 'Type, colour and rules that survive daily use.' },
          { name: 'Front-end code', text: 'Accessible, documented, yours.' },
          {
            name: 'Review and advice',
            text: 'A fresh pair of eyes, with a list of what to do first.',
          },
        ],
      },
      strengths: {
        titles: ['Working with me', 'What I promise myself', 'Habits'],
        items: [
          { name: 'Short updates', text: 'What is done, what is next, what I need.' },
          { name: 'A fixed scope', text: 'If it grows, we talk before the invoice does.' },
          { name: 'Files that open', text: 'You get sources, access and notes.' },
          { name: 'For everyone', text: 'Keyboard, contrast, slow connections: part of the job.' },
        ],
      },
      steps: {
        titles: ['How a project goes', 'From mail to launch', 'Four steps, no theatre'],
        items: [
          { name: 'Talk', text: 'What is needed, by whom, and how you will know it works.' },
          { name: 'Proposal', text: 'Scope, dates and price on one page.' },
          { name: 'Build', text: 'In short rounds, with something to see in each.' },
          { name: 'Hand over', text: 'Launched, explained, and yours.' },
        ],
      },
      questionTitles: ['Before you write', 'Asked in first calls', 'Time, money, files'],
      questions: [
        {
          question: 'When could you start?',
          answer: 'Write to me with your dates. I tell you what is realistic and what is not.',
        },
        {
          question: 'Do you charge by the day or by project?',
          answer: 'Both are possible. A clear scope suits a fixed price, open questions suit days.',
        },
        {
          question: 'Who owns the result?',
          answer: 'We settle rights and source files in the agreement, before work begins.',
        },
        {
          question: 'What happens after launch?',
          answer: 'You can carry on alone with the notes I leave, or we agree on some care.',
        },
      ],
      captions: [
        'A project, seen large',
        'First sketches',
        'A detail of the interface',
        'On the desk',
      ],
      closing: {
        titles: [
          'Have something in mind?',
          'Half an idea is enough',
          'Let us start with a question',
        ],
        texts: [
          'Write me three lines and I answer with three questions.',
          'The other half usually turns up when you explain it.',
          'What should be easier than it is today?',
        ],
      },
      contact: {
        titles: ['Write to me', 'Your project in a few lines', 'Say hello'],
        texts: [
          'What is it, who is it for, when should it exist?',
          'A link or a sketch says a lot. Add one if you have it.',
          'A rough budget helps me suggest the right size of solution.',
        ],
      },
    },
    it: {
      noun: 'un portfolio da freelance',
      workingName: 'Portfolio',
      headlines: [
        'Faccio siti e interfacce che si capiscono',
        'Da un’idea a metà a qualcosa che si usa',
        'Meno funzioni, ma migliori',
        '[{speciality}. ]Pensato bene, poi costruito',
      ],
      leads: [
        'Tu spieghi il problema, io faccio le domande scomode, e presto c’è qualcosa da cliccare. Da lì lo miglioriamo insieme.',
        'Lavoro con imprese e nuovi progetti[ {inPlace}] che preferiscono parlare con chi poi il lavoro lo fa.',
        'Design e codice sono decisioni che si vedono. Le prendo con te, scrivo il perché e lascio tutto in ordine.',
      ],
      actions: ['Parlami del progetto', 'Guarda i lavori', 'Chiedimi se ho tempo'],
      about: {
        titles: ['Chi c’è dietro', 'Come la penso sul lavoro', 'Una persona, tutta l’attenzione'],
        texts: [
          'La parte che preferisco viene prima dell’inizio: quando tutti dicono la stessa parola e intendono cose diverse. Chiarirlo fa risparmiare più di qualsiasi strumento.',
          'Mostro presto le cose incompiute, perché una bozza riceve risposte sincere. La rifinitura arriva quando sappiamo che cosa la merita.',
          'Seguo pochi progetti alla volta. Se il tuo sta meglio in altre mani te lo dico, e ti suggerisco a chi chiedere.',
        ],
      },
      offer: {
        label: 'Che cosa faccio',
        titles: ['Che cosa posso fare per te', 'Modi di lavorare insieme', 'Le cose che so fare'],
        intros: [
          'Da una pagina sola a un prodotto: concordiamo un perimetro sensato.',
          'Lavoro per conto mio o dentro la tua squadra.',
          'C’è già qualcosa? Continuo volentieri quello che altri hanno iniziato.',
        ],
        items: [
          { name: 'Siti web', text: 'Veloci, leggibili, facili da aggiornare.' },
          { name: 'Interfacce', text: 'Percorsi e schermate, provati con persone vere.' },
          { name: 'Prototipi', text: 'Qualcosa da cliccare prima di qualcosa da costruire.' },
          { name: 'Identità visiva', text: 'Caratteri, colori e regole che reggono ogni giorno.' },
          { name: 'Codice front-end', text: 'Accessibile, documentato, tuo.' },
          {
            name: 'Revisioni e consigli',
            text: 'Occhi freschi, e una lista di che cosa fare prima.',
          },
        ],
      },
      strengths: {
        titles: ['Lavorare con me', 'Le promesse che mi faccio', 'Abitudini'],
        items: [
          {
            name: 'Aggiornamenti brevi',
            text: 'Che cosa è fatto, che cosa segue, che cosa mi serve.',
          },
          {
            name: 'Un perimetro chiaro',
            text: 'Se cresce, ne parliamo prima che cresca la fattura.',
          },
          { name: 'File che si aprono', text: 'Ricevi sorgenti, accessi e appunti.' },
          { name: 'Per tutti', text: 'Tastiera, contrasto, reti lente: fa parte del lavoro.' },
        ],
      },
      steps: {
        titles: [
          'Come va un progetto',
          'Dalla mail alla pubblicazione',
          'Quattro passi, senza effetti speciali',
        ],
        items: [
          { name: 'Parliamo', text: 'Che cosa serve, a chi, e come capirai che funziona.' },
          { name: 'Proposta', text: 'Contenuti, date e prezzo in una pagina.' },
          { name: 'Costruisco', text: 'A giri brevi, ognuno con qualcosa da vedere.' },
          { name: 'Consegno', text: 'Pubblicato, spiegato, tuo.' },
        ],
      },
      questionTitles: [
        'Prima di scrivere',
        'Alla prima chiamata mi chiedono',
        'Tempi, soldi, file',
      ],
      questions: [
        {
          question: 'Quando potresti cominciare?',
          answer: 'Scrivimi le tue date: ti dico che cosa è realistico e che cosa no.',
        },
        {
          question: 'Lavori a giornata o a progetto?',
          answer:
            'In tutti e due i modi. Con un perimetro chiaro meglio un prezzo fisso, altrimenti le giornate.',
        },
        {
          question: 'Di chi è il risultato?',
          answer: 'Diritti e sorgenti li scriviamo nell’accordo, prima di iniziare.',
        },
        {
          question: 'E dopo la pubblicazione?',
          answer:
            'Puoi continuare per conto tuo con gli appunti che ti lascio, o concordiamo un po’ di assistenza.',
        },
      ],
      captions: [
        'Un progetto, in grande',
        'I primi schizzi',
        'Un dettaglio dell’interfaccia',
        'Sulla scrivania',
      ],
      closing: {
        titles: ['Hai qualcosa in mente?', 'Basta mezza idea', 'Cominciamo da una domanda'],
        texts: [
          'Scrivimi tre righe e ti rispondo con tre domande.',
          'L’altra metà di solito arriva mentre la spieghi.',
          'Che cosa dovrebbe essere più facile di com’è oggi?',
        ],
      },
      contact: {
        titles: ['Scrivimi', 'Il progetto in poche righe', 'Un saluto'],
        texts: [
          'Che cos’è, per chi è, quando dovrebbe esistere?',
          'Un link o uno schizzo dicono molto: se ce l’hai, aggiungilo.',
          'Un’idea di budget mi aiuta a proporti la misura giusta.',
        ],
      },
    },
  },
} as const satisfies Trade;
