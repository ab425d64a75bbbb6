export const home = {
  pageTitle: 'Siti web da una descrizione',
  pageDescription:
    'Descrivi un sito a parole tue, guarda Bluewave disegnarlo, modificalo con un clic o chiedendo, e pubblicalo a un indirizzo. Niente abbonamento: un credito per richiesta.',
  title: 'Racconta a cosa serve il tuo sito. Guardalo prendere forma.',
  lead: 'Bluewave progetta una pagina completa dalla tua descrizione, la disegna sotto i tuoi occhi e la mette a un indirizzo che puoi mandare a chiunque.',
  missingPage: 'A {path} non c’è nessuna pagina. Questa è la nostra pagina iniziale.',
  promptLabel: 'Descrivi il tuo sito',
  promptPlaceholder:
    'Un panificio di famiglia a Torino: lievito madre, orari del mattino, come ordinare una torta…',
  promptMissing: 'Scrivi prima a che cosa serve il tuo sito: basta una frase.',
  send: 'Progetta la mia pagina',
  free: '{pages, plural, one {La prima pagina del giorno è gratis} other {Le prime # pagine del giorno sono gratis}}: senza account, senza carta.',
  continue: 'Continua con {name}',
  cost: 'Usa 1 credito.{credits, plural, =0 {} one { Ogni nuovo account parte con # credito.} other { Ogni nuovo account parte con # crediti.}}',
  examplesLabel: 'Oppure parti da uno di questi',
  examples: {
    bakery: {
      name: 'Panificio a Torino',
      prompt:
        'Un panificio di famiglia a Torino, colori caldi: il nostro lievito madre, gli orari e come ordinare una torta',
    },
    physio: {
      name: 'Fisioterapista',
      prompt:
        'Uno studio di fisioterapia: i trattamenti, i due terapisti, come prenotare, come raggiungerci',
    },
    guesthouse: {
      name: 'Locanda sul mare',
      prompt:
        'Una piccola locanda sul mare in Liguria: cinque camere, colazione in terrazza, prezzi per stagione',
    },
  },
  drawing: {
    label: 'La pagina finita di una panetteria di Torino: titolo, pani e la storia della bottega',
    address: 'il-tuo-sito',
    drawing: 'Sto disegnando la pagina…',
    done: 'Fatto. Nessuno l’ha ancora toccata.',
    pause: 'Pausa',
    resume: 'Riprendi',
    replay: 'Rivedi',
    caption: 'Una vera esecuzione registrata del nostro designer integrato, da: «{prompt}»',
  },
  builder: {
    alt: 'L’editor con la pagina di un panificio: la pagina al centro, sotto la richiesta e l’elenco di ciò che è cambiato',
    caption:
      'L’editor dopo «rendi i pulsanti verde scuro»: vedi che cosa è cambiato, e Annulla lo riporta indietro.',
  },
  seeInAction: 'Guardalo in azione',
  features: {
    title: 'Un designer che ti risponde, non una scatola di blocchi',
    change: {
      title: 'Chiedi una modifica, ottieni solo quella',
      text: 'Le modifiche arrivano come sostituzioni esatte nella pagina. Quello che non hai chiesto di cambiare resta com’era, alla lettera.',
      example: 'Esempio di modifica',
      request: 'Il sabato adesso chiudiamo all’una.',
      heading: 'Orari di apertura',
      before: 'Sabato 7–14',
      after: 'Sabato 7–13',
      untouched: 'Domenica chiuso',
    },
    design: {
      title: 'Fatto per il tuo mestiere',
      text: 'Il designer integrato conosce le sezioni, le parole e le immagini di decine di mestieri, in italiano e in inglese.',
    },
    yours: {
      title: 'Un indirizzo appena salvi',
      text: 'Ogni sito salvato è servito in HTTPS a un indirizzo suo. Mandalo, stampalo, scrivilo sul furgone.',
    },
    ready: {
      title: 'A posto sul telefono, leggibile da tutti',
      text: 'Impaginazione per ogni larghezza, colori con il giusto contrasto, e i titoli e le descrizioni che i motori di ricerca si aspettano.',
    },
    fair: {
      title: 'Niente di utile, niente da pagare',
      text: 'Se una richiesta fallisce o non produce nulla di utilizzabile, il credito torna da solo e l’estratto conto spiega perché.',
    },
    export: {
      title: 'Il tuo HTML, anche senza di noi',
      text: 'Guarda e modifica il codice quando vuoi, ed esportalo. La pagina funziona offline, senza librerie e senza un account alle spalle.',
    },
  },
  demo: {
    finished: 'Oppure apri un sito finito:',
    title: 'Quattro frasi, quattro siti',
    lead: 'Queste pagine sono così come le ha fatte il designer integrato. Nessuno le ha ritoccate.',
    label: 'Tipi di sito',
    tabs: { website: 'Sito web', ecommerce: 'E-commerce', portfolio: 'Portfolio', blog: 'Blog' },
    asked: 'La richiesta',
    quote: '«{prompt}»',
    use: 'Prova questa richiesta',
    addresses: {
      website: 'casa-levante',
      ecommerce: 'terra-cruda',
      portfolio: 'elisa-ferri',
      blog: 'posto-finestrino',
    },
    alts: {
      website: 'Pagina di un B&B sul mare con camere, colazione e pulsante per prenotare',
      ecommerce: 'Pagina di un negozio con ceramiche, prezzi e collezione',
      portfolio: 'Portfolio di una fotografa in bianco e nero con galleria',
      blog: 'Pagina di un blog con il diario degli articoli e una presentazione',
    },
  },
  benefits: {
    title: 'Che cosa cambia per la tua attività',
    time: {
      title: 'Oggi, non prima o poi',
      text: 'Per la prima versione di una pagina ci vuole meno che a scrivere l’e-mail con cui chiedi un preventivo.',
    },
    cost: {
      title: 'Nessun canone mensile',
      text: 'I crediti si comprano una volta e non scadono. Un sito che sta fermo non costa nulla.',
    },
    control: {
      title: 'In mano tua',
      text: 'Prezzi nuovi, orari nuovi, una nuova stagione: fai clic su quelli vecchi e scrivi, oppure chiedi con una frase. Tieni il risultato o torna indietro.',
    },
    assistant: {
      title: 'Anche il codice è benvenuto',
      text: 'Chiedi pagine intere, un pezzo di CSS che manca o una spiegazione, e guarda succedere tutto accanto al tuo codice.',
      link: 'Conosci l’assistente AI',
    },
  },
  bundles: {
    title: 'Paghi quello che crei',
    lead: 'Un credito vale un progetto o una modifica. Nessun abbonamento.',
    link: 'Confronta i pacchetti',
    columns: { credits: 'Pacchetto', price: 'Prezzo', each: 'Per credito' },
  },
  stepsTitle: 'Come funziona',
  stepsLead: 'Da una frase a un indirizzo, e decidi tu a ogni passo.',
  steps: {
    describe: {
      title: 'Descrivilo',
      text: 'Che cosa fai, dove, per chi. Parole semplici, in italiano o in inglese: più racconti del tuo lavoro, meno resta da completare.',
    },
    watch: {
      title: 'Guardalo, cambialo',
      text: 'La pagina si disegna mentre viene progettata. Fai clic su una parola, un’immagine o un colore per cambiarli, gratis; chiedi a parole le modifiche più grandi, o tocca il codice. Ogni passo si può annullare, e una richiesta che non porta nulla di utile ti restituisce il credito.',
    },
    publish: {
      title: 'Manda l’indirizzo',
      text: 'Salvala, e la pagina ha subito un indirizzo pubblico. L’HTML è tuo: un solo file, senza vincoli.',
    },
  },
  closing: 'La tua pagina è a una frase di distanza.',
  closingAction: 'Inizia a creare',
} as const;
