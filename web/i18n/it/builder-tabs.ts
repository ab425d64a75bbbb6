import type { builderTabs as english } from '../en/builder-tabs.ts';
import type { MessageShape } from '../message-shape.ts';

export const builderTabs = {
  rail: 'Pannelli',
  panels: {
    files: 'File',
    sites: 'Siti',
    layers: 'Livelli',
    insert: 'Inserisci',
    theme: 'Tema',
    history: 'Cronologia',
  },
  closePanel: 'Chiudi il pannello',
  resizePanel: 'Larghezza del pannello',
  openDocuments: 'Documenti aperti',
  unsaved: 'non ancora salvato',
  close: 'Chiudi {name}',
  newSite: 'Nuovo sito',
  closeWorking: 'L’AI sta lavorando su «{name}». Fermala, oppure aspetta che finisca.',
  closeUnsaved: 'Non è stato ancora possibile salvare «{name}»: resta aperto.',
  signedOut: 'Non sei più connesso. Ciò che non era ancora salvato ti aspetta in questo browser.',
  failedTitle: 'Impossibile aprire il documento',
  failedText: 'Il server non è raggiungibile e in questo browser non c’è una copia.',
  retry: 'Riprova',
  storageFull:
    'Lo spazio di questo browser è pieno: le ultime modifiche esistono solo in questa scheda. Accedi o libera spazio prima di chiuderla.',
} as const satisfies MessageShape<typeof english>;
