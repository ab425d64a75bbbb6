export const aiAssistant = {
  pageTitle: 'Assistente AI',
  pageDescription:
    'Un assistente dentro l’editor: pagine intere, pezzi di CSS mancanti, nuovi stili e risposte chiare sul tuo codice, con ogni modifica visibile e annullabile.',
  title: 'Un assistente che lavora nella tua pagina, non di fianco',
  lead: 'Di’ quello che vuoi lì dove stai lavorando. Scrive, completa, ridisegna e spiega; che cosa resta lo decidi tu.',
  start: 'Apri l’editor',
  features: {
    title: 'Quattro modi per metterlo al lavoro',
    generation: {
      title: 'Generazione di codice completo',
      text: 'Una pagina intera da una sola descrizione.',
      ask: 'Un sito di una pagina per un’officina di biciclette a Ferrara: servizi con i prezzi, orari, come raggiungerci.',
      answer:
        'La pagina è pronta: titolo, cinque servizi, orari e indicazioni. Ti ho segnato i prezzi, che non mi hai dato.',
    },
    completion: {
      title: 'Completamento intelligente',
      text: 'Il pezzo che manca, nello stile di quello che c’è.',
      ask: 'La galleria non ha un effetto al passaggio del mouse. Aggiungine uno adatto.',
      answer:
        'Fatto: una regola nel tuo foglio di stile, con i colori e i tempi che hanno già i pulsanti.',
    },
    design: {
      title: 'Design con l’AI',
      text: 'Un altro aspetto per gli stessi contenuti.',
      ask: 'Rendila più tranquilla: più bianco, titoli più piccoli, blu al posto dell’arancione.',
      answer: 'Ho cambiato colori, dimensioni e spazi. Testi e immagini sono rimasti com’erano.',
    },
    help: {
      title: 'Aiuto nel contesto',
      text: 'Risposte sulla pagina che hai davanti.',
      ask: 'Perché sul telefono il menu va a capo?',
      answer:
        'Ha sette voci in una riga. Sotto i 600 pixel non ci stanno; un pulsante per il menu risolverebbe. Faccio la modifica?',
    },
  },
  demo: {
    title: 'Da una frase al codice',
    lead: 'Scambi di esempio. Quello che ottieni dipende da quello che dici.',
    label: 'Esempi',
    pause: 'Pausa',
    play: 'Riprendi',
    input: 'Tu scrivi',
    output: 'Codice di esempio',
    result: 'Come si vede',
    tabs: { html: 'Genera HTML completo', css: 'Completa CSS', react: 'Da descrizione a React' },
    inputs: {
      html: 'Una pagina per una panetteria di Torino con indirizzo e orari',
      css: 'Completa la classe .card: ombra morbida, si solleva un po’ al passaggio del mouse',
      react: 'Un componente React con la tabella degli orari; un giorno senza orario è di chiusura',
    },
    words: {
      headline: 'Pane per cui vale la pena alzarsi',
      place: 'Via Po 14, Torino',
      opening: 'Da martedì a sabato, 7–13',
      cardTitle: 'Focaccia del sabato',
      cardText: 'Esce dal forno alle nove.',
      openingHours: 'Orari di apertura',
      closed: 'chiuso',
      monday: 'lunedì',
      tuesday: 'martedì',
      saturday: 'sabato',
    },
    suggestions: {
      first: 'Aggiungi una sezione con tre recensioni e segnalale come esempi…',
      second: 'Traduci la pagina in inglese…',
      third: 'Rendi il titolo più breve e più caloroso…',
    },
  },
  capabilities: {
    title: 'Dove arriva, e dove no',
    page: {
      title: 'Vede la pagina che stai modificando',
      text: 'La richiesta parte insieme alla pagina, o al solo elemento che hai selezionato. Così «accorcialo» vuol dire quello che stai indicando.',
    },
    file: {
      title: 'Lavora anche sui file',
      text: 'Fogli di stile, script, Markdown e dati ricevono risposte del loro tipo, senza una pagina intorno.',
    },
    safety: {
      title: 'Resta al suo posto',
      text: 'Le pagine generate girano isolate dal tuo account. Ogni modifica si può annullare, e ogni versione salvata resta nella cronologia.',
    },
  },
  stories: {
    title: 'Come potrebbe andare',
    example: 'Esempio',
    note: 'Storie di esempio, scritte da noi: nessun cliente le ha raccontate.',
    carousel: 'carosello',
    previous: 'Storia precedente',
    next: 'Storia successiva',
    show: 'Storia {number} di {count}',
    bakery: {
      text: 'La domenica sera scrive una frase sugli orari della settimana. Lunedì alle sei la pagina è a posto, e lei è davanti al forno.',
      role: 'Una fornaia con un negozio e poco tempo',
    },
    studio: {
      text: 'Ha i testi della cliente e un’ora prima della chiamata. Le mostra tre direzioni della stessa pagina e tiene quella che l’ha fatta sorridere.',
      role: 'Un designer che lavora da solo',
    },
    agency: {
      text: 'Cinque piccoli siti entro venerdì. Il team li abbozza a parole, li rifinisce nel codice ed esporta semplice HTML sull’hosting del cliente.',
      role: 'Una piccola agenzia con tanti piccoli clienti',
    },
  },
  closing: {
    title: 'Provalo su una pagina tua',
    try: 'Prova gratis',
    plans: 'Scopri i piani',
    home: 'Torna alla pagina iniziale di Bluewave',
  },
} as const;
