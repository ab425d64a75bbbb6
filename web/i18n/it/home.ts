export const home = {
  pageTitle: 'Siti web da una descrizione',
  pageDescription:
    'Descrivi un sito a parole tue, guarda Bluewave disegnarlo, modificalo chiedendo e pubblicalo a un indirizzo. Niente abbonamento: un credito per richiesta.',
  title: 'Racconta a cosa serve il tuo sito. Guardalo prendere forma.',
  lead: 'Bluewave progetta una pagina completa dalla tua descrizione, la disegna sotto i tuoi occhi e la mette a un indirizzo che puoi mandare a chiunque.',
  promptLabel: 'Descrivi il tuo sito',
  promptPlaceholder:
    'Un panificio di famiglia a Torino: lievito madre, orari del mattino, come ordinare una torta…',
  send: 'Progetta la mia pagina',
  cost: 'Usa 1 credito. Ogni nuovo account parte con {credits}.',
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
    label: 'Una pagina che si disegna: mare, titolo, menù e orari di un panificio sul mare',
    address: 'la-tua-pagina',
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
      text: 'La pagina si disegna mentre viene progettata. Chiedi modifiche a parole o tocca il codice lì accanto. Ogni passo si può annullare, e una richiesta che non porta nulla di utile ti restituisce il credito.',
    },
    publish: {
      title: 'Manda l’indirizzo',
      text: 'Salvala, e la pagina ha subito un indirizzo pubblico. L’HTML è tuo: un solo file, senza vincoli.',
    },
  },
  closing: 'La tua pagina è a una frase di distanza.',
  closingAction: 'Inizia a creare',
} as const;
