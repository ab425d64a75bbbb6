import type { GenerationLanguage } from './generation-types.ts';

/** The sentences of the assistant's report that do not come from a model. */
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
    anotherVersion: 'The same content in another design. What you changed by hand is kept.',
    drawnAgain: 'Drawn again as you asked. What you changed by hand is kept.',
    factsAdded: 'Your facts are on the page. What you changed by hand is kept.',
    losesByHand: (parts: string) =>
      `Nothing has been replaced yet: what you changed by hand in ${parts} has no place in the new page and would be lost.`,
    notPlaced: (line: number) => `A change near line ${line} could not be placed.`,
    notPlacedAnywhere: 'A change could not be placed.',
    keptOutside:
      'The answer also wanted to change other parts of the page. They stay as they were: only what you selected may change.',
    madeReadable: 'Texts that could not be read on the new colours got a readable one.',
    noFileDesigner:
      'The built-in designer makes and edits web pages. In other files it can replace a text: write for example “replace red with blue”.',
    noSuchText: (text: string) => `“${text}” does not occur in this file.`,
    replaced: (from: string, to: string) => `Replaced “${from}” with “${to}”.`,
    standIn:
      'The AI model gave no usable answer, so the built-in designer stood in for it, free of charge.',
    warnings: {
      scripts: () =>
        'A script on the page has a mistake, so what it does will not work. Ask the AI to mend it.',
      hosts: (detail: string) =>
        `The page uses something from another website, which may be missing and can see who visits: ${detail}.`,
      language: () => 'The page is not in the language that was asked for.',
      imitation: (detail: string) =>
        `The page asks for a password or card data in the name of a known brand (${detail}). It will not be shown at a public address.`,
      leftovers: (detail: string) => `A placeholder was left on the page: ${detail}.`,
    },
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
    anotherVersion:
      'Gli stessi contenuti con un’altra grafica. Quello che hai cambiato a mano resta.',
    drawnAgain: 'Ridisegnata come hai chiesto. Quello che hai cambiato a mano resta.',
    factsAdded: 'I tuoi dati sono nella pagina. Quello che hai cambiato a mano resta.',
    losesByHand: (parts: string) =>
      `Non è stato ancora sostituito nulla: quello che hai cambiato a mano in ${parts} non ha posto nella nuova pagina e andrebbe perso.`,
    notPlaced: (line: number) =>
      `Una modifica vicino alla riga ${line} non ha trovato il suo posto.`,
    notPlacedAnywhere: 'Una modifica non ha trovato il suo posto.',
    keptOutside:
      'La risposta voleva cambiare anche altre parti della pagina. Sono rimaste com’erano: può cambiare solo ciò che hai selezionato.',
    madeReadable: 'I testi che sui nuovi colori non si leggevano hanno un colore leggibile.',
    noFileDesigner:
      'Il designer integrato crea e modifica pagine web. Negli altri file sa sostituire un testo: scrivi per esempio «sostituisci rosso con blu».',
    noSuchText: (text: string) => `«${text}» non compare in questo file.`,
    replaced: (from: string, to: string) => `«${from}» sostituito con «${to}».`,
    standIn:
      'Il modello AI non ha dato una risposta utilizzabile: al suo posto ha risposto il designer integrato, gratis.',
    warnings: {
      scripts: () =>
        'Uno script della pagina contiene un errore: ciò che dovrebbe fare non funzionerà. Chiedi all’AI di correggerlo.',
      hosts: (detail: string) =>
        `La pagina usa contenuti di un altro sito, che potrebbero mancare e far sapere a quel sito chi la visita: ${detail}.`,
      language: () => 'La pagina non è nella lingua richiesta.',
      imitation: (detail: string) =>
        `La pagina chiede una password o i dati di una carta a nome di un marchio noto (${detail}). Non sarà mostrata a un indirizzo pubblico.`,
      leftovers: (detail: string) => `Nella pagina è rimasto un testo segnaposto: ${detail}.`,
    },
  },
} as const satisfies Record<GenerationLanguage, object>;
