export const errors = {
  network: 'Nessuna connessione con Bluewave. Controlla la rete e riprova.',
  unknown: 'Si è verificato un errore sconosciuto.',
  unreadable: 'Il server ha dato una risposta che non riusciamo a leggere. Riprova tra poco.',
  sessionEnded: 'Autenticazione richiesta. Effettua il login per continuare.',
  noCredits: 'Non hai abbastanza crediti per questa azione.',
  creditNotConfirmed: 'Il server non ha confermato l’uso del credito.',
  signIn: 'Accedi',
  retry: 'Riprova',
  boundary: {
    title: 'Questa pagina si è bloccata',
    text: 'Il tuo lavoro resta in questo browser. Ricarica la pagina; se succede di nuovo, mandaci il riferimento qui sotto.',
    reference: 'Riferimento {id}',
    reload: 'Ricarica la pagina',
  },
} as const;
