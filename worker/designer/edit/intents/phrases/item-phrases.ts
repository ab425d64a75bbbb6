import type { EditIntent, NewEntry } from '../edit-intent.ts';
import { says, type PhraseRow, type Slots } from '../reading.ts';

function addItems(target: Slots['section'] | undefined, ...entries: NewEntry[]): EditIntent {
  return { kind: 'add-items', target, entries: entries.map(named) };
}

/** The entry by a name that begins as names do; what is not told is left out. */
function named({ label, amount, details = [] }: NewEntry): NewEntry {
  const name = label.replace(/^(?:the|a|an|un|una|uno|il|lo|la|our)\s+/i, '');
  return {
    label: name.charAt(0).toUpperCase() + name.slice(1),
    ...(amount ? { amount } : {}),
    ...(details.length > 0 ? { details } : {}),
  };
}

export const ITEM_PHRASES: readonly PhraseRow[] = [
  {
    en: `(create|make) (a|the)? price list :? {dishes}`,
    it: `(crea|<add>) (un|il)? listino (prezzi)? :? {dishes}`,
    make: ({ dishes }) =>
      says({
        kind: 'add-section',
        section: 'prices',
        content: dishes.map(({ label, amount }) => `${label} ${amount}`).join(', '),
      }),
  },
  {
    en: `<add> (these|this|following|the)* (dishes|items|services|products|prices|things|treatments)? (to|on)? (the|our)? ({section}|list)? :? {dishes}
      <add> {dishes} (to|on|under) (the|our)? ({section}|list)
      (dishes|services|menu|items|products) : {dishes}`,
    it: `<add> (questi|queste|i|seguenti)* (piatti|servizi|prodotti|voci|trattamenti)? (al|ai|alla|nel|alle)? ({section}|listino|lista)? :? {dishes}
      <add> {dishes} (al|ai|alla|nel|alle|nei) ({section}|listino|lista)
      (piatti|servizi|prodotti) : {dishes}`,
    make: ({ dishes, section }) => says(addItems(section, ...dishes)),
  },
  {
    en: `<add> (to|on|under|in) {section} (a|the|new)* {label:words} <at>? {money}
      <add> {label:words} <at>? {money} (to|on|under|in)? (the|our)? ({section}|list|price list)?
      <add> {label:words} <at> {amount} (to|on|under|in) (the|our)? ({section}|list|price list)
      <add> (a|the)? {label:words} (to|on|under) (the|our)? ({section}|list|price list) ,? <at>? {money}
      (we)? (also|now)? (sell|offer|do|have|make|serve|also sell|also do) (a|an)? {label:words} <at>? {money}
      (new|another) (service|dish|product|item|treatment|course) :? {label:words} <at>? {money}`,
    it: `<add> (a|al|ai|alle|tra|tra i|nei|nel) {section} (il|la|un|una)* {label:words} <at>? {money}
      <add> {label:words} <at>? {money} (a|al|ai|alla|alle|nei|nel|tra|tra i)? ({section}|lista|listino|elenco)?
      <add> {label:words} <at> {amount} (a|al|ai|alla|alle|nei|nel) ({section}|lista|listino|elenco)
      <add> {label:words} (a|al|ai|alla|alle|nei|nel) ({section}|lista|listino) ,? <at>? {money}
      (vendiamo|offriamo|facciamo|abbiamo|serviamo|proponiamo) (anche|pure)? (il|la|un|una)? {label:words} <at>? {money}
      (nuovo|nuova|altro) (servizio|piatto|prodotto|voce|trattamento|corso) :? {label:words} <at>? {money}`,
    make: ({ label, money, amount, section }) =>
      /[€$£\n,:]|\d\s*(?:euro?s?|pounds?|dollars?)\b|\b(?:to|on) (?:the|our) |\b(?:from|da)$/i.test(
        label,
      )
        ? undefined
        : says(addItems(section, { label, amount: money ?? amount })),
  },
  {
    en: `<add> (these|this|a|an|the|new|another)* (pizza|dish|item|service|product|treatment|course|room|row|line|entry|cake|drink)? (box|card)? (called|named)? :? {new_entry}
      <add> (to|on|in) (the|our)? {section} (a|an|the|new)* (called|named)? :? {new_entry}
      new (pizza|dish|item|service|product|treatment|course|room|cake|drink) :? {new_entry}`,
    it: `<add> (un|una|il|la|nuovo|nuova|altro|altra|i|le)* (piatto|voce|servizio|prodotto|trattamento|corso|riga|dolce|pizza)? :? {new_entry}
      <add> (a|al|ai|alla|alle|nei|nel|nella|tra i|tra le) {section} (un|una|il|la|nuovo|nuova)* (voce|riga|piatto|servizio|prodotto)? :? {new_entry}
      (nuovo|nuova) (piatto|servizio|prodotto|trattamento|corso|dolce|pizza) :? {new_entry}`,
    make: ({ new_entry: entry, section }) =>
      entry.amount === undefined && section === undefined
        ? undefined
        : says(addItems(section, entry)),
  },
  {
    en: `<add> {label:words} to (the|our)? {section} (list)?
      <add> to (the|our)? {section} :? {quoted}`,
    it: `<add> {label:words} (a|al|ai|alla|alle) {section}`,
    make: ({ label, quoted, section }, page) => {
      const isList = ['services', 'prices', 'menu', 'products'].includes(section.section ?? '');
      const isMenu = section.section === 'menu' && !page.kinds.has('menu');
      const isPriced = /[€$£\n]|\d\s*(?:euro?s?|pounds?|dollars?)\b/i.test(label ?? '');
      return isList && !isMenu && !isPriced
        ? says(addItems(section, { label: label ?? quoted }))
        : undefined;
    },
  },
  {
    en: `<remove> (the)? {entries} (<from> (the)? ({section}|list|price list|prices))? (please|anymore|now)* {reason}?
      (take|cross|strike) {entries} (off|out|off the list|out of the list|off the menu) {reason}?`,
    it: `<remove> <it>? {entries} (<from> ({section}|lista|elenco|listino|prezzi))? (piu)? {reason}?`,
    make: ({ entries, section }, page) =>
      section?.section === 'nav' || (section?.section === 'menu' && !page.kinds.has('menu'))
        ? undefined
        : says(
            ...entries.map((label): EditIntent => ({
              kind: 'remove-item',
              label,
              target: section,
            })),
          ),
  },
  {
    en: `<remove> {items} (<from> ({section}|list|the list))? (please|anymore|now)*
      (take|cross|strike) {items} (off|out|off the list|out of the list|off the menu)
      (we|i) (no longer|dont|stopped|do not|never)* (do|make|doing|sell|offer|have|serve|selling|making|offering) {items} (anymore|any more|so|take it off|,|take|it|off|the list)*
      {items} (is|are) (not|no longer) available (anymore|any more)? (take it off|take|it|off|the list|,)*
      (take|<remove>) (the)? {items} (out|off|away)?`,
    it: `<remove> <it>? {items} (<from> ({section}|lista|elenco|listino))?
      non (facciamo|faccio|vendiamo|abbiamo|serviamo|offriamo|si fa) (piu)? {items} (,|<remove>|lo|la|li|le|dall elenco|dalla lista|dal listino|dal menu)*
      {items} non (si fa|c è|c e|è disponibile|e disponibile|si fanno|è piu disponibile|e piu disponibile|facciamo|sono) (piu)? (disponibile)? (,|<remove>|lo|la|li|le|dall elenco|dalla lista|dal listino|dal menu)*`,
    make: ({ items, section }) =>
      says(...items.map((label): EditIntent => ({ kind: 'remove-item', label, target: section }))),
  },
  {
    en: `<remove> (the)? {item} (link|entry|item|tab)? (from|in|off) (the)? <menu_word>
      <remove> (the)? {section} (link|entry|item|tab)? (from|in|off) (the)? <menu_word>`,
    it: `<remove> (il|la|link|voce)* {item} (dal|dalla|nel|nella) <menu_word>
      <remove> (il|la|link|voce)* {section} (dal|dalla|nel|nella) <menu_word>`,
    make: ({ item, section }, page) =>
      item !== undefined &&
      page.kinds.has('menu') &&
      page.priced.get(item.toLowerCase()) !== undefined
        ? undefined
        : says({
            kind: 'remove-item',
            label: item ?? section.sectionName ?? section.section ?? '',
            target: { section: 'nav' },
          }),
  },
];
