export const contact = {
  pageTitle: 'Contatti',
  pageDescription:
    'Scrivi a chi sta dietro Bluewave: una domanda, qualcosa che non funziona, un’idea. Servono un nome, un indirizzo e il tuo messaggio.',
  title: 'Scrivici',
  lead: 'Una domanda, qualcosa che non funziona, un’idea: raccontacelo con parole tue. Se riguarda una tua pagina, il suo indirizzo ci aiuta.',
  direct: 'Oppure scrivi direttamente a',
  beforeTitle: 'Forse la risposta c’è già',
  before: {
    tutorials: 'Come creare, cambiare e pubblicare una pagina',
    guide: 'Che cosa scrivere perché l’AI capisca bene',
    pricing: 'Quanto costano i crediti e quando tornano indietro',
  },
  report: 'Per segnalare una pagina fatta da altri usa <link>il modulo apposito</link>.',
  form: {
    label: 'Messaggio a Bluewave',
    name: 'Il tuo nome',
    email: 'Il tuo indirizzo e-mail',
    message: 'Il tuo messaggio',
    count: '{count, number} di {max, number} caratteri',
    website: 'Lascia vuoto questo campo',
    privacy:
      'Conserviamo il messaggio per un anno per poterti rispondere, poi viene eliminato. Di più in <link>Privacy</link>.',
    send: 'Invia il messaggio',
    failed: 'Il messaggio non è partito: {reason} È ancora qui, puoi riprovare.',
    problems: {
      name: 'Inserisci il tuo nome.',
      emailMissing: 'Inserisci il tuo indirizzo e-mail, così possiamo risponderti.',
      email: 'Non sembra un indirizzo e-mail.',
      message: 'Scrivi un messaggio.',
      messageLong: 'Il messaggio è troppo lungo: al massimo {max, number} caratteri.',
    },
  },
  sent: {
    title: 'Grazie, il tuo messaggio è arrivato',
    text: 'È conservato con l’indirizzo {email}. Ti rispondiamo per e-mail.',
    again: 'Scrivi un altro messaggio',
  },
} as const;
