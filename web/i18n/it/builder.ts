export const builder = {
  pageTitle: 'Editor',
  gate: {
    title: 'Crea il tuo sito',
    body: 'Con un account gratuito le tue pagine vengono salvate e hanno un indirizzo pubblico.',
    free: {
      label: 'Che cosa è gratis',
      first:
        '{pages, plural, one {La prima pagina del giorno} other {Le prime # pagine del giorno}}, anche senza account',
      requests:
        '{credits, plural, one {# richiesta all’AI con un nuovo account} other {# richieste all’AI con un nuovo account}}',
      always: 'Modificare a mano, salvare, pubblicare ed esportare',
      card: 'Nessuna carta, nessun abbonamento',
    },
    register: 'Crea l’account',
    signIn: 'Accedi',
    continue: 'Continua senza account',
    warning: 'Senza account il tuo lavoro resta solo in questo browser.',
    legal: '<terms>Termini</terms> · <privacy>Privacy</privacy>',
  },
  topBar: {
    label: 'Sito',
    home: 'Home di Bluewave',
    siteName: 'Nome del sito',
    fileName: 'Nome del file',
    rename: 'Rinomina',
    newSite: 'Nuovo sito',
    untitled: 'Nuovo sito',
    undo: 'Annulla',
    redo: 'Ripeti',
    undoStep: 'Annulla: {step}',
    redoStep: 'Ripeti: {step}',
    view: 'Vista',
    preview: 'Anteprima',
    code: 'Codice',
    split: 'Affiancati',
    width: 'Larghezza della pagina',
    phone: 'Telefono, 390 px',
    tablet: 'Tablet, 820 px',
    desktop: 'Desktop, 1280 px',
    full: 'Larghezza intera',
    viewSite: 'Vedi il sito',
    publish: 'Pubblica',
    more: 'Altro',
    silentOn: 'Modalità silenziosa: attiva',
    silentOff: 'Modalità silenziosa: spenta',
  },
  steps: {
    open: 'pagina aperta',
    ai: 'modifica dell’AI',
    code: 'modifica al codice',
    visual: 'modifica visiva',
    restore: 'versione ripristinata',
    theme: 'colori e caratteri della pagina',
    more: '{step} e {count, plural, one {un’altra} other {altre #}}',
  },
  save: {
    starter: 'Ancora nulla da salvare',
    unsaved: 'Non salvato',
    saving: 'Salvataggio…',
    saved: 'Salvato',
    local: 'Solo in questo browser',
    offline: 'Offline – conservato in questo browser',
    failed: 'Non salvato – riprovo',
    refused: 'Non salvato',
    conflict: 'Modificato altrove',
  },
  toast: {
    templateFailed: 'Errore nel caricamento del template',
    saved: 'Sito salvato con successo',
    fileSaved: '{name} salvato',
    saveFailed: 'Errore nel salvataggio del sito',
    saveRefused: 'Impossibile salvare il sito: {reason}',
    saveStatus: 'Errore durante il salvataggio: {status}',
    saveTimeout:
      'Timeout durante il salvataggio - Il server non risponde. Prova con un contenuto più piccolo.',
    viewFailed: 'Non riesco ad aprire il sito. Prima salvalo.',
    viewBlocked: 'Il sito è salvato, ma il browser ha bloccato la nuova scheda.',
    viewOpen: 'Aprilo',
    scriptsOff:
      'Questa pagina contiene script. All’indirizzo pubblico non funzionano, perché questo server non ha un dominio separato per le pagine.',
    loadFailed: 'Impossibile caricare il contenuto del sito',
  },
  publish: {
    title: 'Pubblica',
    close: 'Chiudi',
    published: {
      state: 'Pubblicato – visibile ai motori di ricerca',
      meaning: 'Quello che salvi d’ora in poi è subito pubblico.',
    },
    warned: {
      state: 'Pubblicato con un avviso',
      meaning:
        'Chi apre la pagina vede un avviso in alto, e chiediamo ai motori di ricerca di non mostrarla. Se la modifichi, pubblicala di nuovo: la riguardiamo da capo.',
    },
    suspicious: {
      state: 'Non ancora pubblicato – questa pagina può sembrare un inganno',
      meaning:
        'Se la pubblichi così, chi la apre vede un avviso in alto, e chiediamo ai motori di ricerca di non mostrarla. Per evitarlo, modifica la pagina e pubblicala di nuovo.',
    },
    deceptive: {
      state: 'Non pubblicato – questa pagina sembra un inganno',
      meaning:
        'Se ce la mandi in verifica, nessuno può aprirla finché uno di noi non l’ha guardata. Per evitarlo, modifica la pagina e pubblicala di nuovo.',
    },
    held: {
      state: 'In verifica – non si apre finché non l’abbiamo guardata',
      meaning:
        'Per ora nessuno può aprire la pagina al suo indirizzo. Torna visibile anche se la modifichi, la pubblichi di nuovo e non troviamo più niente di sospetto.',
    },
    seen: {
      lead: 'Abbiamo guardato la pagina come la vedono i visitatori:',
      asks: 'Chiede una password, un codice o i dati di una carta.',
      poses:
        '{brands, select, none {Parla a nome di un marchio noto.} other {Parla a nome di un marchio noto ({brands}).}}',
      wallet: 'Chiede le parole segrete di un portafoglio digitale.',
      presses: 'Mette fretta, per esempio con una scadenza.',
      sends: 'Quello che si scrive viene mandato a un altro indirizzo.',
      leads: 'Porta le persone su un’altra pagina.',
      hides: 'Nasconde una parte di quello che fa.',
      long: 'Mostra più di quanto riusciamo a controllare.',
    },
    change: 'Modifica la pagina',
    anyway: 'Pubblica con l’avviso',
    review: 'Manda in verifica',
    unpublished: {
      state: 'Nascosto ai motori di ricerca – aperto a chi ha l’indirizzo',
      meaning:
        'La pagina resta al suo indirizzo. Un motore di ricerca che la conosce già può metterci qualche giorno a dimenticarla.',
    },
    unverified: {
      state: 'Non pubblicato – prima conferma il tuo indirizzo e-mail',
      meaning:
        'Ti abbiamo mandato un’e-mail con un link di conferma. Aprilo, poi pubblica. La pagina è salvata e si apre già al suo indirizzo.',
    },
    project: {
      title: 'Pubblica «{name}»',
      lead: 'Questi file saranno pubblici: chi conosce l’indirizzo può aprirli, e i motori di ricerca possono mostrare le pagine.',
      home: 'la prima che vedono i visitatori',
      leftOut: 'Questi file restano privati:',
      reasons: {
        type: 'i browser non mostrano file di questo tipo',
        name: 'dagli un nome con a–z, 0–9, - e _, che possa stare in un indirizzo',
        double: 'c’è un file più recente con lo stesso nome',
      },
      problems: {
        'no-home':
          'A un progetto serve una pagina di nome index.html: è la prima che vedono i visitatori. Rinomina così la tua pagina iniziale, poi pubblica.',
        'too-many-pages':
          'Un progetto può avere {pages, number} pagine. Togline qualcuna dalla cartella, poi pubblica.',
        'too-many-files':
          'Un progetto può avere {files, number} file oltre alla pagina iniziale. Togline qualcuno dalla cartella, poi pubblica.',
        'too-large':
          'I file di un progetto possono arrivare a {size, number} MB in tutto. Alleggeriscine qualcuno o toglilo dalla cartella, poi pubblica.',
      },
      looking: 'Guardiamo le pagine…',
      cancel: 'Annulla',
      unsaved: 'Non è stato possibile salvare un file, quindi non è stato pubblicato niente.',
      published:
        'Se modifichi i file, pubblica di nuovo: i visitatori vedono l’ultima versione pubblicata.',
      deadLinks:
        '{count, plural, one {Un link non porta da nessuna parte:} other {# link non portano da nessuna parte:}}',
      deadLink: '{from}: «{to}»',
    },
    publish: 'Pubblica',
    retry: 'Pubblica ora',
    unpublish: 'Nascondi ai motori di ricerca',
    again: 'Invia di nuovo l’e-mail',
    sent: 'Il link è in arrivo. Guarda nella tua posta.',
    copy: 'Copia indirizzo',
    copied: 'Copiato',
    copyFailed: 'Il browser non ha permesso di copiare.',
    unsaved: 'Non è stato possibile salvare il sito, quindi non è stato pubblicato.',
  },
  guard: {
    suspect:
      'Contenuto HTML sospetto rilevato. Salvataggio annullato per prevenire la perdita di dati.',
    invalid: 'Errore durante il salvataggio: contenuto HTML non valido',
    keep: 'Salva comunque',
  },
  conflict: {
    title: 'Il documento è stato modificato altrove',
    body: 'Un’altra scheda o un altro dispositivo ha salvato una versione più recente. Non è stato sovrascritto nulla: scegli quale tenere. L’altra resta tra le modifiche annullabili.',
    mine: 'Tieni la mia',
    theirs: 'Usa la più recente',
    mineLabel: 'La mia',
    theirsLabel: 'La più recente',
    failed: 'La versione più recente non è arrivata: non si può mostrarla accanto alla tua.',
    retry: 'Riprova',
    cancel: 'Decido dopo',
  },
} as const;
