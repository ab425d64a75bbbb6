export const reading = {
  contents: 'In questa pagina',
  copy: 'Copia',
  copied: 'Copiato',
  copyFailed: 'Il browser non ha permesso di copiare. Seleziona il testo e copialo a mano.',
  use: 'Usala nell’editor',
  verdicts: { good: 'Funziona', weak: 'Dice troppo poco' },
  more: 'Altro da leggere',
  previous: 'Prima di questo',
  next: 'Poi',
  minutes: '{minutes, plural, one {# minuto di lettura} other {# minuti di lettura}}',
  byline: 'Bluewave',
  updated: 'Ultima modifica:',
} as const;
