export const legal = {
  kicker: 'Note legali',
  operator: {
    label: 'Chi gestisce questo servizio',
    name: 'Nome',
    address: 'Indirizzo',
    vatId: 'Partita IVA',
    email: 'E-mail',
    missing:
      'Chi gestisce questo sito non ha ancora inserito i propri dati. Per contattarlo usa il <link>modulo di contatto</link>.',
  },
  services: {
    loading: 'Leggo quali servizi vengono usati…',
    failed: 'Al momento non riesco a leggere quali servizi vengono usati.',
    retry: 'Riprova',
    model: {
      name: 'Modello di AI: {label}',
      text: 'Riceve la tua richiesta e, per una modifica, la pagina a cui si riferisce. Nient’altro del tuo account.',
    },
    designer: {
      name: 'Designer integrato',
      text: 'Le pagine le crea un nostro programma sullo stesso server. Le tue richieste non vanno a nessun altro.',
    },
    stripe: {
      name: 'Stripe',
      text: 'Riceve i pagamenti con carta su una sua pagina. Gli arrivano il tuo indirizzo e-mail, il pacchetto e il prezzo; la tua carta noi non la vediamo mai.',
    },
    simulated: {
      name: 'Pagamenti simulati',
      text: 'Qui non c’è nessun fornitore di pagamenti e non si muove denaro.',
    },
    google: {
      name: 'Accesso con Google',
      text: 'Solo se scegli di accedere con Google: ci comunica il tuo indirizzo, il tuo nome e il suo numero per il tuo account.',
    },
    mail: {
      name: 'Invio delle e-mail',
      text: 'Riceve il tuo indirizzo e il testo delle e-mail che ti mandiamo, per esempio il link per scegliere una nuova password.',
    },
  },
} as const;
