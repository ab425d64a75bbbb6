export const pricing = {
  pageTitle: 'Prezzi',
  pageDescription:
    'Crediti prepagati da 2,99 €: un credito vale una pagina o una modifica. Nessun abbonamento, nessuna scadenza, e il credito torna se il risultato non è utilizzabile.',
  title: 'Compra quello che ti serve. Usalo quando vuoi.',
  lead: 'Un credito vale una pagina nuova o una modifica dell’AI. Tutto quello che fai a mano è gratis.',
  promises: {
    once: 'Paghi una volta: niente abbonamento, niente canone',
    forever: 'I crediti non scadono mai',
    fair: 'Nessun risultato utilizzabile, nessun credito speso',
  },
  bundles: 'Pacchetti di crediti',
  savingNote: 'Il risparmio confronta il prezzo per credito con il pacchetto da 100 crediti.',
  start: 'Inizia a creare',
  closing: 'Descrivi una pagina, guardala nascere, poi decidi.',
  closingCredits:
    '{credits, plural, =0 {L’account è gratuito e nessuno ti chiede una carta prima che tu compri.} one {Ogni nuovo account parte con # credito, e nessuno ti chiede una carta.} other {Ogni nuovo account parte con # crediti, e nessuno ti chiede una carta.}}',
  promotion: {
    label: 'Offerta',
    text: '{percent}% di sconto su ogni pacchetto da {credits} crediti in su, fino al {date}',
    left: '{days, plural, =0 {} one {# giorno} other {# giorni}}',
  },
  included: {
    title: 'In ogni pacchetto',
    lead: 'I pacchetti cambiano solo per quantità. Non c’è un piano migliore a cui passare.',
    design: {
      title: 'Generazione con l’AI',
      text: 'Pagine intere da una descrizione, in italiano o in inglese.',
    },
    edits: {
      title: 'Modifiche a parole',
      text: 'Sostituzioni esatte nella pagina; il resto rimane com’è.',
    },
    editor: {
      title: 'Editor di codice',
      text: 'La pagina e il suo HTML affiancati; ogni passo si può annullare.',
    },
    hosting: {
      title: 'Hosting in HTTPS',
      text: 'Ogni sito salvato ha un indirizzo pubblico tutto suo.',
    },
    versions: {
      title: 'Cronologia',
      text: 'Ogni versione salvata si può rivedere e ripristinare.',
    },
    export: {
      title: 'Esportazione',
      text: 'L’HTML lo porti con te. Per funzionare non ha bisogno di noi.',
    },
    seo: {
      title: 'Pronto per i motori di ricerca',
      text: 'Titoli e descrizioni, e dati strutturati quando la pagina dice orari, indirizzo o prezzi.',
    },
    languages: {
      title: 'Responsive da subito',
      text: 'Telefono, tablet e computer, chiaro e scuro, contrasto leggibile.',
    },
  },
  questions: {
    title: 'Domande',
    credit: {
      question: 'Che cos’è un credito?',
      answer:
        'Una richiesta all’AI: una pagina nuova, una modifica, un testo o un’immagine. Se la richiesta va ritentata più volte, ne costa comunque uno.',
    },
    hand: {
      question: 'Modificare a mano costa qualcosa?',
      answer:
        'No. Modificare il codice, salvare, visualizzare, ripristinare una versione ed esportare non costa nulla, e nemmeno un sito che sta online.',
    },
    unusable: {
      question: 'E se il risultato non è utilizzabile?',
      answer:
        'Se la richiesta fallisce, scade o non produce nulla di applicabile, il credito torna da solo. L’elenco dei movimenti lo mostra con il motivo.',
    },
    expiry: {
      question: 'I crediti scadono?',
      answer: 'No. Restano nel tuo account finché non li usi.',
    },
    refund: {
      question: 'Posso riavere i miei soldi?',
      answer:
        'Sì, entro 14 giorni dall’acquisto, se non hai usato nessun credito del pacchetto. Lo chiedi dal profilo, accanto all’acquisto.',
    },
    subscription: {
      question: 'Devo disdire qualcosa?',
      answer:
        'No. Non c’è nessun abbonamento. Quando i crediti finiscono, non si paga nulla finché non ne compri altri.',
    },
    payment: {
      question: 'Come si paga?',
      stripe:
        'Con carta, sulla pagina di pagamento di Stripe. Il numero della tua carta non arriva mai a noi.',
      simulated: 'Qui i pagamenti sono simulati: nessun addebito, e i crediti arrivano subito.',
      off: 'Qui i crediti non sono in vendita.',
    },
  },
} as const;
