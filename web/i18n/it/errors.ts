export const errors = {
  network: 'Nessuna connessione con Bluewave. Controlla la rete e riprova.',
  unknown: 'Si è verificato un errore sconosciuto.',
  unreadable: 'Il server ha dato una risposta che non riusciamo a leggere. Riprova tra poco.',
  signIn: 'Accedi',
  credits: {
    insufficient: 'Non hai abbastanza crediti per questa azione.',
    refused: 'Il server non ha potuto scalare il credito.',
    serverFailed: 'Errore del server nello scalare il credito.',
    unconfirmed: 'Il server non ha confermato l’addebito del credito.',
  },
  boundary: {
    title: 'Questa pagina si è bloccata',
    text: 'Il tuo lavoro resta in questo browser. Ricarica la pagina.',
    reference: 'Se succede di nuovo, mandaci questo riferimento: {id}',
    reload: 'Ricarica la pagina',
  },
  offline: {
    title: 'Nessuna connessione',
    text: 'Controlla la rete. La pagina riprova da sola appena torni online.',
    kept: 'La tua richiesta resta qui: “{prompt}”',
    retry: 'Riprova',
  },
} as const;
