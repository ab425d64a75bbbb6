export const aiModels = {
  pageTitle: 'Modelli AI',
  pageDescription:
    'Come Bluewave capisce una richiesta, sceglie tra modelli per codice, parole e immagini, e controlla la risposta prima che tu la veda. Prova l’analisi dal vivo.',
  title: 'Tu scrivi una frase. Il modello giusto la riceve.',
  lead: 'Pagine, parole e immagini sono mestieri diversi. Bluewave legge ogni richiesta, sceglie la famiglia di modelli adatta e controlla quello che torna.',
  start: 'Inizia a creare',
  routing: {
    title: 'Tre passi, alla luce del sole',
    lead: 'È la stessa analisi del prodotto, al lavoro qui su quello che scrivi.',
    label: 'Una richiesta per una pagina che c’è già',
    examples: {
      hours: 'Aggiungi gli orari nel piè di pagina, da martedì a sabato 7–13',
      translate: 'Traduci tutta la pagina in inglese',
      picture: 'Disegna una nuova immagine di un faro al tramonto',
    },
    exampleNames: {
      hours: 'Cambia una sezione',
      translate: 'Traduci',
      picture: 'Un’immagine',
    },
    analysis: {
      title: 'Analisi della richiesta',
      text: 'Che cosa si vuole, in quale punto della pagina e in che lingua.',
    },
    model: {
      title: 'Scelta del modello',
      text: 'La famiglia per questo tipo di lavoro e, al suo interno, il primo modello in grado di accettarlo.',
    },
    generation: {
      title: 'Generazione e verifica',
      text: 'La risposta viene scritta e poi controllata. Ciò che non va si corregge o si ritenta; se non resta nulla di utilizzabile, il credito torna.',
    },
    facts: {
      task: 'Si vuole',
      part: 'Dove',
      language: 'Lingua',
      family: 'Famiglia',
      model: 'Prima scelta per le pagine, qui',
      answer: 'Risposta',
      checks: 'Si controllano',
    },
    tasks: {
      create: 'una pagina nuova',
      edit: 'una modifica',
      restyle: 'un nuovo aspetto',
      copy: 'parole nuove',
      translate: 'una traduzione',
      image: 'un’immagine',
      'code-file': 'un file di codice',
      question: 'una risposta',
    },
    scopes: {
      site: 'tutto il sito',
      page: 'la pagina',
      section: 'una sezione',
      element: 'un elemento',
    },
    languages: { en: 'inglese', it: 'italiano' },
    families: {
      code: 'Generazione di codice',
      copy: 'Creazione di contenuti',
      media: 'Multimedia',
    },
    answers: {
      replacements: 'pagina o sostituzioni esatte',
      picture: 'immagine, messa nella pagina',
    },
    checks: {
      code: 'HTML valido, contrasto, link',
      copy: 'layout intatto, lingua',
      media: 'formato, peso, descrizione',
    },
    builtIn: 'Designer integrato',
    unknownModel: 'non è stato possibile chiederlo',
    note: 'Ogni generazione mostra così la propria decisione mentre lavora. Se il primo modello non risponde, si chiede al successivo della stessa famiglia; il costo resta di un credito.',
  },
  families: {
    title: 'Tre famiglie di modelli',
    code: {
      title: 'Generazione di codice',
      text: 'Scrive pagine intere e modifica quelle che ci sono.',
      first: 'Pagine complete in un solo file: struttura, stile e comportamento',
      second: 'Modifiche come sostituzioni esatte, così il resto della pagina rimane',
      third: 'Anche singoli file: CSS, JavaScript, JSON, Markdown, Python',
    },
    copy: {
      title: 'Creazione di contenuti',
      text: 'Lavora sulle parole e lascia stare l’impaginazione.',
      first: 'Titoli e testi nel tono che chiedi',
      second: 'Traduzione di una pagina tra italiano e inglese',
      third: 'Non inventa prezzi, premi o recensioni: quello che manca te lo segnala',
      specimenBefore: 'Siamo leader nelle soluzioni di panificazione di alta qualità.',
      specimenAfter: 'Pane per cui vale la pena alzarsi.',
    },
    media: {
      title: 'Multimedia',
      text: 'Crea le immagini che servono a una pagina.',
      first: 'Immagini da una descrizione, messe dove dici tu',
      second: 'Disegni in SVG dal designer integrato: nitidi a ogni dimensione',
      third: 'Una descrizione per gli screen reader con ogni immagine',
    },
  },
  benefits: {
    title: 'Che cosa te ne viene',
    efficiency: {
      title: 'Efficienza',
      text: 'Una piccola modifica chiede poche righe, non di rifare la pagina. È più veloce e conserva quello che ti piaceva.',
    },
    quality: {
      title: 'Qualità',
      text: 'Ogni risposta è controllata prima di arrivare nella pagina. Se non supera il controllo, non viene mai salvata come se andasse bene.',
    },
    compatibility: {
      title: 'Compatibilità',
      text: 'HTML, CSS e JavaScript semplici, che ogni browser attuale e ogni hosting capiscono.',
    },
    updates: {
      title: 'Aggiornamenti continui',
      text: 'I modelli fanno parte della configurazione. Se ne arriva uno migliore, prende il posto senza che le tue pagine debbano cambiare.',
    },
  },
} as const;
