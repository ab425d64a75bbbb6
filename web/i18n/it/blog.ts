export const blog = {
  pageTitle: 'Blog',
  pageDescription:
    'Come funziona Bluewave dentro: crediti che tornano indietro, modifiche che toccano solo ciò che chiedi, pagine che non raggiungono le tue.',
  title: 'Come funziona dentro',
  lead: 'Appunti di chi costruisce Bluewave. Solo cose che sono già nel prodotto, e come sappiamo che funzionano.',
  all: 'Tutti gli articoli',
} as const;
