export const tutorials = {
  pageTitle: 'Tutorial',
  pageDescription:
    'Quattro brevi tutorial con immagini: crea un sito da una descrizione, cambialo chiedendo, modifica il codice, pubblicalo ed esportalo.',
  title: 'Da una frase a un indirizzo, in quattro brevi lezioni',
  lead: 'Bastano pochi minuti per ciascuna. Le immagini mostrano il prodotto com’è, con la pagina che otterresti dalle stesse parole.',
  lesson: 'Tutorial {number}',
  read: 'Leggi',
  all: 'Tutti i tutorial',
  guideTitle: 'Ti mancano le parole?',
  guideText: 'La guida all’AI mostra che cosa mettere in una descrizione, con esempi da copiare.',
  guideLink: 'Apri la guida all’AI',
} as const;
