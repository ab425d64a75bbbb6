export const errors = {
  network: 'Nessuna connessione con Bluewave. Controlla la rete e riprova.',
  unknown: 'Si è verificato un errore sconosciuto.',
  unreadable: 'Il server ha dato una risposta che non riusciamo a leggere. Riprova tra poco.',
  signIn: 'Accedi',
  boundary: {
    title: 'Questa pagina si è bloccata',
    text: 'Il tuo lavoro resta in questo browser. Ricarica la pagina; se succede di nuovo, mandaci il riferimento qui sotto.',
    reference: 'Riferimento {id}',
    reload: 'Ricarica la pagina',
  },
} as const;
