export const builderPreview = {
  title: 'Anteprima della pagina',
  problems: '{count, plural, one {# problema nella pagina} other {# problemi nella pagina}}',
  problemList: 'Che cosa segnalano gli script della pagina',
  line: 'riga {line}',
  clear: 'Svuota',
  dismiss: 'Chiudi',
  link: 'Nell’anteprima i link verso altre pagine non si aprono.',
  health: {
    silent: 'Uno script di questa pagina non finisce mai. Il tuo lavoro è al sicuro.',
    safe: 'In questa anteprima gli script della pagina sono spenti: con loro non si riusciva a mostrarla. La pagina non è cambiata.',
    flooding:
      'In questa anteprima gli script della pagina sono spenti: le inviavano troppi messaggi. La pagina non è cambiata.',
    left: 'Questa pagina manda subito altrove chi la visita, quindi qui non c’è nulla da mostrare. La pagina non è cambiata.',
    'too-large':
      'Questa pagina è troppo grande per essere mostrata: il limite è 2 MB. Accorciala nel codice o annulla.',
  },
  stopScripts: 'Ferma gli script',
  runScripts: 'Riattiva gli script',
  scheme: 'Colori della pagina',
  schemes: {
    system: 'Come su questo dispositivo',
    light: 'Chiari',
    dark: 'Scuri',
  },
} as const;
