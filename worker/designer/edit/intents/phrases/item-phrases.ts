import type { EditIntent, NewEntry } from '../edit-intent.ts';
import type { PageWords } from '../request.ts';
import { says, type PhraseRow, type Slots } from '../reading.ts';

/** New entries with the place in the list that was told for them. */
function addItems(
  { section, spot }: Partial<Pick<Slots, 'section' | 'spot'>>,
  ...entries: NewEntry[]
): EditIntent {
  return {
    kind: 'add-items',
    target: section,
    entries: entries.map(named),
    ...(spot ? { beside: spot } : {}),
  };
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

function isMenuBar({ section }: Slots, page: PageWords): boolean {
  return section?.section === 'nav' || (section?.section === 'menu' && !page.kinds.has('menu'));
}

const NEW = '(<add>|<noun>|<called>|new|these|this|following|more|questi|queste|seguenti)*';
/** The list, or the entry of it, that the new one goes to. */
const WHERE = '(,|<on> {section}|<on> (<list>|elenco)|{spot})*';
const OFFER =
  '(sell|offer|do|doing|make|making|serve|serving|offering|started|introduced|vendiamo|offriamo|facciamo|abbiamo|serviamo|proponiamo|iniziato|cominciato a|fare|introdotto)';
const UNIT =
  '(each|a|per|al|alla|<noun>|slice|slab|loaf|piece|box|bottle|glass|cup|portion|person|head|hour|day|night|week|month|year|kg|kilo|session|class|ticket|fetta|pezzo|porzione|persona|testa|ora|giorno|notte|settimana|mese|anno|chilo|bottiglia|bicchiere|etto|confezione|seduta|cadauno)*';
const BELOW =
  '(,|.|and|e|with|con)* (below|under|underneath|sotto|description|descrizione)? (<on>|the name|nome|it)* <put>? <called>* {detail:quoted}';

export const ITEM_PHRASES: readonly PhraseRow[] = [
  {
    say: `(<add>|<make>) (price list|listino (prezzi)?) :? {dishes}`,
    make: ({ dishes }) =>
      says({
        kind: 'add-section',
        section: 'prices',
        content: dishes.map(({ label, amount }) => `${label} ${amount}`).join(', '),
      }),
  },
  {
    say: `<add> ${NEW} ${WHERE} :? {dishes} ${WHERE}
      <list> : {dishes}
      ${WHERE} <add> {dishes}`,
    make: (slots) => says(addItems(slots, ...slots.dishes)),
  },
  {
    say: `${WHERE} <add> ${NEW} ${WHERE} :? {label:words} <to>? {money} ${UNIT} ${WHERE} (${BELOW})?
      ${WHERE} <add> ${NEW} {label:words} <to> {amount} (<on> {section}|<on> <list>|{spot}) (${BELOW})?
      <add> ${NEW} {label:words} (with|con) (description|descrizione) :? {detail:quoted} ,? <to>? ({money}|{amount})
      <add> ${NEW} {label:words} (<on> {section}|{spot}) ,? <to>? {money}
      ${OFFER} ${OFFER}* {label:words} <to>? {money} ${UNIT} ${WHERE} (,|and|e|please|<it>)* (<add> <it>? ${WHERE})? (${BELOW})?
      (new|another|nuov[oa]|altr[oa]) <noun> :? {label:words} <to>? {money}`,
    make: (slots) => {
      const { label, money, amount, detail } = slots;
      return /[€$£\n,:]|\d\s*(?:euro?s?|pounds?|dollars?)\b|\b(?:to|on) (?:the|our) |\b(?:from|da)$/i.test(
        label,
      )
        ? undefined
        : says(
            addItems(slots, { label, amount: money ?? amount, details: detail ? [detail] : [] }),
          );
    },
  },
  {
    say: `<add> ${NEW} (<on> {section})? ${NEW} :? {new_entry}
      <on> {section} <add> ${NEW} :? {new_entry}
      (new|nuov[oa]) <noun> :? {new_entry}`,
    make: (slots) => {
      const { new_entry: entry, section } = slots;
      return entry.amount === undefined && section === undefined
        ? undefined
        : says(addItems(slots, entry));
    },
  },
  {
    say: `<add> ${NEW} {list_noun} ${NEW} ,? {new_entry}
      <add> ${NEW} {list_noun} (<called>|:)* {quoted}
      (new|nuov[oa]) {list_noun} (<called>|:)* {new_entry}`,
    make: ({ list_noun: section, new_entry: entry, quoted }) =>
      says(addItems({ section }, entry ?? { label: quoted })),
  },
  {
    say: `<add> {label:words} (<on>|<to>) {section} (list)?
      <add> (to|<on>) {section} :? {quoted}`,
    make: (slots, page) => {
      const { label, quoted, section } = slots;
      const isList = ['services', 'prices', 'menu', 'products'].includes(section.section ?? '');
      const isPriced = /[€$£\n]|\d\s*(?:euro?s?|pounds?|dollars?)\b/i.test(label ?? '');
      return isList && !isMenuBar(slots, page) && !isPriced
        ? says(addItems(slots, { label: label ?? quoted }))
        : undefined;
    },
  },
  {
    say: `<remove> <it>? {item} <noun>* ,? (and|e)? <rider>`,
    make: ({ item }) => says({ kind: 'remove-item', label: item, target: undefined }),
  },
  {
    say: `<remove> <it>? <noun>* {items} (<noun>|off|out|away)* (<from> ({section}|<list>|elenco|prezzi))? (anymore|piu)*
      <remove> <it>? (<noun>|<on>)* {entries} (<noun>|off|out|away)* (<from> ({section}|<list>|elenco|prezzi))? (anymore|piu)*
      (take|cross|strike) <noun>* ({items}|{entries}) (off|out|off the list|out of the list|off the menu)
      <noun>* ({items}|{entries}) <noun>* (<from> (<list>|elenco))? <gone>
      (no longer|dont|stopped|do not|never|non) (do|make|doing|sell|offer|have|serve|selling|making|offering|facciamo|faccio|vendiamo|abbiamo|serviamo|offriamo|si fa|fa) (piu)? ({items}|{entries}) (anymore|any more|so|<remove>|take it off|,|take|it|off|the list|lo|la|li|le|dall elenco|dalla lista|dal listino|dal menu)*
      ({items}|{entries}) (is|are) (not|no longer) available (anymore|any more)? (take it off|take|it|off|the list|,)*
      ({items}|{entries}) non (si fa|c è|c e|è disponibile|e disponibile|si fanno|è piu disponibile|e piu disponibile|facciamo|sono) (piu)? (disponibile)? (,|<remove>|lo|la|li|le|dall elenco|dalla lista|dal listino|dal menu)*`,
    make: (slots, page) =>
      isMenuBar(slots, page) && slots.items === undefined
        ? undefined
        : says(
            ...(slots.items ?? slots.entries).map((label): EditIntent => ({
              kind: 'remove-item',
              label,
              target: slots.section,
            })),
          ),
  },
  {
    say: `<remove> <noun>* ({item}|{section}) (link|entry|item|tab|voce)? (<from>|off) <menu_word>
      (<on>|<from>) <menu_word> <remove> <noun>* ({item}|{section})`,
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
