import type { GenerationLanguage } from './generation-types.ts';

/** Sentences of the assistant's report that no model writes. */
export const REPORT_TEXTS = {
  en: {
    changedPlaces: (count: number) =>
      count === 1 ? 'Changed one place.' : `Changed ${count} places.`,
    changedTexts: (count: number) =>
      count === 1 ? 'Changed one text.' : `Changed ${count} texts.`,
    addedParts: (names: string) => `Added: ${names}`,
    removedParts: (names: string) => `Removed: ${names}`,
    changedParts: (names: string) => `Changed: ${names}`,
    partNames: {
      header: 'header',
      nav: 'navigation',
      footer: 'footer',
      style: 'styles',
      script: 'script',
      head: 'head of the page',
    },
    nothingToChange: 'Nothing had to be changed.',
    notPlaced: (line: number) => `A change near line ${line} could not be placed.`,
    notPlacedAnywhere: 'A change could not be placed.',
    noFileDesigner:
      'The built-in designer makes and edits web pages. In other files it can replace a text: write for example “replace red with blue”.',
    noSuchText: (text: string) => `“${text}” does not occur in this file.`,
    replaced: (from: string, to: string) => `Replaced “${from}” with “${to}”.`,
  },
  it: {
    changedPlaces: (count: number) =>
      count === 1 ? 'Un punto modificato.' : `${count} punti modificati.`,
    changedTexts: (count: number) =>
      count === 1 ? 'Un testo modificato.' : `${count} testi modificati.`,
    addedParts: (names: string) => `Aggiunto: ${names}`,
    removedParts: (names: string) => `Tolto: ${names}`,
    changedParts: (names: string) => `Modificato: ${names}`,
    partNames: {
      header: 'testata',
      nav: 'navigazione',
      footer: 'piè di pagina',
      style: 'stili',
      script: 'script',
      head: 'intestazione della pagina',
    },
    nothingToChange: 'Non c’era nulla da cambiare.',
    notPlaced: (line: number) =>
      `Una modifica vicino alla riga ${line} non ha trovato il suo posto.`,
    notPlacedAnywhere: 'Una modifica non ha trovato il suo posto.',
    noFileDesigner:
      'Il designer integrato crea e modifica pagine web. Negli altri file sa sostituire un testo: scrivi per esempio «sostituisci rosso con blu».',
    noSuchText: (text: string) => `«${text}» non compare in questo file.`,
    replaced: (from: string, to: string) => `«${from}» sostituito con «${to}».`,
  },
} as const satisfies Record<GenerationLanguage, object>;
