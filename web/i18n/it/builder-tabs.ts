import type { builderTabs as english } from '../en/builder-tabs.ts';
import type { MessageShape } from '../message-shape.ts';

export const builderTabs = {
  rail: 'Pannelli',
  panels: { files: 'File', sites: 'Siti', history: 'Cronologia' },
  closePanel: 'Chiudi il pannello',
  resizePanel: 'Larghezza del pannello',
  openDocuments: 'Documenti aperti',
  unsaved: 'non ancora salvato',
  close: 'Chiudi {name}',
  newSite: 'Nuovo sito',
  closeWorking: 'L’AI sta lavorando su «{name}». Fermala, oppure aspetta che finisca.',
  closeUnsaved: 'Non è stato ancora possibile salvare «{name}»: resta aperto.',
  storageFull:
    'Lo spazio di questo browser è pieno: le ultime modifiche esistono solo in questa scheda. Accedi o libera spazio prima di chiuderla.',
} as const satisfies MessageShape<typeof english>;
