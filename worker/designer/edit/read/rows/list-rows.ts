import { MONEY_TEXT, amountIn, inFormOf } from '#domain/reading/written-prices.ts';
import { ancestorsOf } from '#domain/html/query.ts';
import type { IndexedElement } from '#domain/html/source-index.ts';
import type { EditIntent, PriceChange } from '../../intents/edit-intent.ts';
import { holdsSum } from '../../page/money.ts';
import type { PageModel } from '../../page/page-model.ts';
import { readValues } from '../../ground/values.ts';
import { readable } from '../../page/page-texts.ts';
import { sectionAt } from '../../page/section-of.ts';
import { says, saysOf, type Reading, type Row, type Slots } from '../row.ts';

const RAISE =
  '(raise|increase|put up|put|bring|bump|portare|portate|portiamo|mettere|mettete|alza|alzare|aumenta|aumentare|porta|<change>|<make>)';
const LOWER =
  '(lower|reduce|cut|drop|knock|take|discount|abbassa|abbassare|riduci|ridurre|sconta|taglia|togli|diminuisci)';
const UP = '(raise|increase|bump|hike|alza|alzare|aumenta|aumentare|rincara)';
const PRICES =
  '(of|on|off|to|from|for|da|dai|ai|al|per|dei|i)* (everything|tutto|prices?|prezz[oi]|tariffe|rates)';
const IN_SECTION = '(<of> {section})?';
const PERCENT = '{number} (%|percent|per cent|per cento)';
const BY = '(by|di|del|of)?';
const ENTRY =
  '({number}|two|three|four|five|due|tre|quattro|cinque|entries|items|dishes|services|products|prices|piatti|voci|servizi|prodotti|prezzi|entry|item|dish|drink|cake|class|course|lesson|room|workshop|service|product|treatment|package|voce|piatto|dolce|bevanda|corso|lezione|camera|servizio|prodotto|trattamento|pacchetto|called|named|new|nuov[oa]|:|,)*';
/** The entry that was named last. */
export const IT = 'it';
/** Sections whose entries are told by their names. */
const LISTED = /^(?:services|menu|products|prices|team)$/;
const DESCRIBED = '(with|con|and|e)? (description|descrizione|text|testo)? :? {quoted}';
const TO_LIST = '(to|in|on|under|into|al|alla|ai|nel|nella|tra|fra|nei|sotto|a)';

/** Every price of the page that is this sum. */
function sumChanged(page: PageModel, old: string, amount: string): Reading | undefined {
  const sums = readable(page).flatMap((text) => MONEY_TEXT.exec(text)?.[0] ?? []);
  const same = new Set(sums.filter((sum) => amountIn(sum) === amountIn(old)));
  return says(
    ...[...same].map((from): EditIntent => {
      return { kind: 'replace-text', from, to: inFormOf(from, amount) };
    }),
  );
}

function priced({ item, amount }: Pick<Slots, 'item' | 'amount'>): Reading | undefined {
  if (item.elements.some(isPointOfEntry)) return undefined;
  return saysOf(item, { kind: 'price', item: item.name, amount });
}

/** What an entry with a price lists has none of its own. */
function isPointOfEntry(element: IndexedElement): boolean {
  const entry = [...ancestorsOf(element)].find(({ tag }) => /^(?:li|article)$/.test(tag));
  return entry !== undefined && holdsSum(entry) && !holdsSum(element);
}

function change({ amount, number }: Slots, sign: 1 | -1): PriceChange {
  const sum = Number(/\d+(?:[.,]\d+)?/.exec(amount ?? '')?.[0].replace(',', '.') ?? number);
  return amount === undefined ? { factor: 1 + (sign * sum) / 100 } : { plus: sign * sum };
}

function changed({ section, item }: Slots, by: PriceChange): Reading | undefined {
  return saysOf(section ?? item, {
    kind: 'change-prices',
    target: section?.target,
    change: by,
    ...(item ? { item: item.name } : {}),
  });
}

/** A date is no name, nor its year a price. */
function tellsDay(label: string): boolean {
  return readValues(label).some(({ kind }) => kind === 'date');
}

function added({ entries, section, anchor, beside, quoted }: Slots): Reading | undefined {
  const [only, ...others] = entries;
  if (entries.some(({ label }) => tellsDay(label))) return undefined;
  if (quoted !== undefined && (!only || others.length > 0)) return undefined;
  const intent: EditIntent = {
    kind: 'add-items',
    entries: only && quoted !== undefined ? [{ ...only, details: [quoted] }] : [...entries],
    target: section?.target,
    ...(anchor ? { beside: { side: beside, item: anchor.name } } : {}),
  };
  return anchor?.role === 'section' ? undefined : saysOf(anchor ?? section, intent);
}

export const LIST_ROWS: readonly Row[] = [
  {
    say: `(${RAISE}|${LOWER}|charge)? (<price> <of>)? {item} <price>? (<modal>|up|down)* <costs>* {amount} <each>?
      (${RAISE}|${LOWER}) (<price> <of>) {item} (<to>|at|up to|down to)* {amount} <each>?
      <change> (<price> <of>)? {item} <price>? (from|da) {old:amount} (to|a|in) {amount}
      {item} (from|da) {old:amount} (goes|go|passes|passa|sale|scende|cambia|to|<costs>)* {amount} <each>?
      {item} <price>? (<modal>|<costs>)* {amount} ,? (<instead>|not|non) {old:amount}
      <price> <of> {item} <modal>? <costs>* {amount} <each>?
      (<price> <of>)? {item} <price>? (is|è|are|sono) (wrong|not right|sbagliat[oaie]|cambiat[oaie]|changed) [:,]? <costs>* {amount}
      (charge|chiedi|chiediamo) {amount} (for|per) {item}
      per {item} (chiedi|chiediamo) {amount}`,
    make: priced,
  },
  {
    say: `<change> {old:money} (to|into|with|in|con|a|->) {amount}
      ({money} <instead> {old:money}|<instead> {old:money} <put>? {money})`,
    make: ({ old, amount, money }, page) => sumChanged(page, old, amount ?? money),
  },
  {
    say: `${UP} ${PRICES} ${IN_SECTION} ${BY} (${PERCENT}|{amount})
      (put|bring) ${PRICES} ${IN_SECTION} up ${BY} (${PERCENT}|{amount})
      put up ${PRICES} ${IN_SECTION} ${BY} (${PERCENT}|{amount})
      ${UP} (<price> <of> {item}) (by|di|del) (${PERCENT}|{amount})
      (add|aggiungi) (${PERCENT}|{amount}) (to|ai|al|a) ${PRICES} ${IN_SECTION}`,
    make: (slots) =>
      slots.item || ('number' in slots && slots.number) || slots.amount
        ? changed(slots, change(slots, 1))
        : undefined,
  },
  {
    say: `${LOWER} (${PERCENT}|{money}|{amount}) off? ${PRICES} ${IN_SECTION}
      ${LOWER} ${PRICES} ${IN_SECTION} ${BY} (${PERCENT}|{amount})
      ${LOWER} (<price> <of> {item}) (by|di|del) (${PERCENT}|{amount})
      sconta (tutto|i prezzi) (del|di) ${PERCENT}`,
    make: (slots) => changed(slots, change({ ...slots, amount: slots.amount ?? slots.money }, -1)),
  },
  {
    say: `(halve|dimezza|cut in half) ${PRICES}\n(cut|reduce) ${PRICES} (in|by) half\n(halve|dimezza) <price> <of> {item}`,
    make: (slots) => changed(slots, { factor: 0.5 }),
  },
  {
    say: `(double|raddoppia) ${PRICES}\n(double|raddoppia) <price> <of> {item}`,
    make: (slots) => changed(slots, { factor: 2 }),
  },
  {
    say: `(<remove>|<hide>|via|out with) (prices|prezzi) ${IN_SECTION}
      (<remove>|<hide>) <price> <of> {item}`,
    make: ({ section, item }) =>
      saysOf(section ?? item, {
        kind: 'remove-prices',
        target: section?.target,
        ...(item ? { item: item.name } : {}),
      }),
  },
  {
    say: `<add> ${ENTRY} {entries} (${TO_LIST} {section})?
      <add> ${TO_LIST} {section} ${ENTRY} {entries}
      ${TO_LIST} {section} <add> ${ENTRY} {entries}
      <add> ${ENTRY} {entries} ,? (and|e)? (<put> <it>)? {beside} {anchor:item}
      <add> {beside} {anchor:item} ${ENTRY} {entries}
      (new|nuov[oa]) ${ENTRY} {entries} (${TO_LIST} {section})?
      <add> (these|following|questi|queste|seguenti)* (dishes|items|services|products|prices|piatti|voci|servizi|prodotti)* (${TO_LIST} {section})? : {entries}`,
    make: added,
  },
  {
    say: `<add> ${ENTRY} {entries} (${TO_LIST} {section})? ${DESCRIBED}
      <add> ${TO_LIST} {section} ${ENTRY} {entries} ${DESCRIBED}
      <add> ${ENTRY} {entries} {beside} {anchor:item} ${DESCRIBED}
      <add> {beside} {anchor:item} ${ENTRY} {entries} ${DESCRIBED}`,
    make: added,
  },
  {
    say: `{section} : (<add>|new|nuov[oaie]|also|anche)* {names} {side}?
      <add> ${TO_LIST} {section} : {names}
      (<add>|manca|mancano) {names} ${TO_LIST} {section}
      ${TO_LIST} {section} (<add>|manca|mancano) {names}`,
    make: ({ names, section }, page) => {
      const kinds = sectionAt(page, section.elements[0])?.kinds;
      return kinds && [...kinds].some((kind) => LISTED.test(kind))
        ? saysOf(section, { kind: 'add-items', entries: [...names], target: section.target })
        : undefined;
    },
  },
  {
    say: `<add> ${ENTRY} {name:quoted} ${TO_LIST} {section} (${DESCRIBED})?
      <add> ${TO_LIST} {section} ${ENTRY} {name:quoted} (${DESCRIBED})?`,
    make: ({ name: label, quoted, section }) => {
      const entry = quoted === undefined ? { label } : { label, details: [quoted] };
      return saysOf(section, { kind: 'add-items', entries: [entry], target: section.target });
    },
  },
  {
    say: `(<change>|<add>) (description|descrizione) <of> {item} (<to>|:) {content}
      (<change>|<add>) (description|descrizione) <of> {item} {told}
      <change>? (text|description|testo|descrizione) <of> {item} (<modal> (be|say|read|essere|dire))? {told}`,
    make: ({ item, content, told }) =>
      saysOf(item, { kind: 'describe', item: item.name, text: content ?? told }),
  },
  {
    say: `(<make>|<put>|<change>) <it> <costs>* {money}
      (lo|la) (portiamo|mettiamo) a {money}`,
    make: ({ money }) => says({ kind: 'price', item: IT, amount: money }),
  },
  { say: `(<add>|<put>) <price>`, make: () => says({ kind: 'ask', missing: 'price' }) },
];
