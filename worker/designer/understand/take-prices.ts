import type { PlanItem } from '#domain/page-plan/plan-types.ts';
import { capitalise } from '#domain/reading/letters.ts';
import { priceSection, type Collector, type ContentHints } from './content.ts';
import { readLabel } from './labels.ts';
import { placeItems } from './place-items.ts';
import { readPricedEntries, type PricedEntries } from './priced-entries.ts';
import { readRow, splitEntries } from './rows.ts';
import { hasVerb } from './statements.ts';

const LABEL = /^([^:.!?,]{2,40}):\s/u;
/** "Desserts tiramisu 7.5, affogato 6": what the dishes of a meal are called needs no colon. */
const COURSE =
  /^(starters|mains|desserts|puddings|sides|drinks|antipasti|primi|secondi|contorni|dolci|dessert|pizze|bevande)\s(?=\p{L})/iu;

/** "Fully insured up to £10k", "spedizione gratis sopra i 40 euro", "£1 off": sums that nothing is sold for. */
const NOT_SOLD =
  /(?<!\p{L})(?:insured|insurance|liability|buy (?:it |them )?back|ricompr\p{L}+|if you spend|se (?:spendete|consumate|si consumano)|assicurat\p{L}+|(?:up to|fino a|sopra(?: i| ai)?|oltre(?: i)?|orders? (?:over|above)|over|under|sotto(?: i)?|worth|more than|pi[uù] di|(?:free|gratis|gratuit\p{L}+)(?: \p{L}+){0,2})\s(?:[€£$]\s?\d|\d+(?:[.,]\d+)?\s?(?:€|euro))|(?:free|gratis|gratuit\p{L}+) (?:within|over|from|entro|sopra|oltre|da)(?!\p{L})|(?:[€£$]\s?\d+|\d+\s?(?:€|euro))\s(?:off|di sconto)|extra if|extra se|raised|raccolt\p{L}+|prize|premio|montepremi|budget)(?!\p{L})/iu;
const MONEY = '(?:[€£$]\\s?\\d+(?:[.,]\\d+)*|\\d+(?:[.,]\\d+)*\\s?(?:€|euro))';
const UNIT_BEHIND = "(?:\\s?(?:/\\s?|an?\\s|per\\s|al\\s|alla\\s|all['’]|l['’])\\p{L}+)?";
const TWO_PRICES = new RegExp(
  `(?<=${MONEY}${UNIT_BEHIND})\\s(?:e|and|or|o|oppure)\\s(?=[^€£$]{0,40}${MONEY})|(?<=${MONEY}[^€£$]{0,24})\\s(?:then|poi)\\s(?=${MONEY})`,
  'u',
);
/** "£150 (1-2 bed) / £190 (3 bed)", "10 € / 8 € ridotto". */
const OR_PRICE = new RegExp(`(?<=[)\\d€a-z])\\s/\\s(?=${MONEY})`, 'u');

/** "gel £25 acrylics £38": the entries of a list without commas. */
const RUN_ON =
  /(?<=[£$€]\s?\d{1,6}(?:[.,]\d{1,3})?)\s(?!(?:to|a|an|per|each|pp|or|and|for|including|inc|plus|the)\s)(?=\p{L}[^€£$]{2,30}[£$€]\s?\d)/u;

/** "small 5.20 / medium 6.80", "zigni 15 and shiro 11", "250 g 6 € e da 500 g 10 €". */
function splitPrices(entry: string): string[] {
  if (/[€£$]|\deuro|\d euro/.test(entry)) {
    return entry
      .split(OR_PRICE)
      .flatMap((one) => one.split(TWO_PRICES))
      .flatMap((one) => one.split(RUN_ON));
  }
  return entry.split(/(?<=\d)\s\/\s|(?<=\d)\s(?:and|e)\s(?=\p{L}[^,]*\d)/u);
}

const ASIDES = /\([^()]*\)/g;
const A_YEAR = /\b(?:19|20)\d\d\b/;

const SURE = 0.8;
const ENDS_IN_PRICE = /^\p{L}.{2,50}\s\d{1,4}(?:[.,]\d{1,2})?$/u;

/** "Deposit 50": a number behind a name that the learned reader takes for a price. */
export function isSurePrice(entry: string, { kindsOf }: Collector['hints']): boolean {
  return ENDS_IN_PRICE.test(entry.replace(/\.$/, '')) && kindsOf(entry).price > SURE;
}

/** "9 euro l'ora", "£36/hr" and nothing else: what one pays for is the time. */
const UNITS: readonly (readonly [words: RegExp, name: string])[] = [
  [/^(?:l['’]ora|all['’]ora|ora)$/iu, 'All’ora'],
  [/^(?:al mese|mensili|mese)$/iu, 'Al mese'],
  [/^(?:a persona|a testa)$/iu, 'A persona'],
  [/^(?:a notte|per notte|notte)$/iu, 'A notte'],
  [/^(?:an hour|per hour|hourly|h|hr|hour)$/iu, 'Per hour'],
  [/^(?:a night|per night|night)$/iu, 'Per night'],
  [/^(?:a month|per month|month|pcm)$/iu, 'Per month'],
  [/^(?:a head|per head|per person|pp)$/iu, 'Per person'],
];

/** "£14 an hour a head": of an entry that begins with its price, the rest is its unit. */
const RATE = new RegExp(
  `^${MONEY}\\s?((?:an?|per|each|al|alla|l['’]|all['’])\\s?\\p{L}.{1,40})$`,
  'iu',
);
/** "£36/hr", "£6 a session". */
const BARE_RATE = new RegExp(
  `^(${MONEY})\\s?(?:/\\s?|(?:an?|per|al|alla|a)\\s|all['’]|l['’])(\\p{L}+)$`,
  'iu',
);

function nameUnit(unit: string): string {
  const known = UNITS.find(([words]) => words.test(unit))?.[1];
  return known ?? capitalise(unit.replace(/^an?\s(?=\p{L}+$)/iu, 'per '));
}

/** "Per session", "A lezione": what one price alone is for. */
function nameBareRate(entry: string, unit: string): string {
  const known = UNITS.find(([words]) => words.test(unit))?.[1];
  const isItalian = /€|euro/iu.test(entry) && !/\s(?:an|per)\s\p{L}+$/iu.test(entry);
  return known ?? `${isItalian ? 'A' : 'Per'} ${unit}`;
}

function nameRate(item: PlanItem, entry: string): PlanItem {
  const rate = RATE.exec(entry)?.[1];
  const isRate =
    rate !== undefined && rate.toLowerCase().endsWith((item.name ?? '\n').toLowerCase());
  if (isRate) return { ...item, name: nameUnit(rate), price: entry.slice(0, -rate.length).trim() };
  const unit = UNITS.find(([words]) => words.test(item.name ?? ''));
  return unit === undefined ? item : { ...item, name: unit[1] };
}

const BEGINS_IN_PRICE = new RegExp(`^${MONEY}\\s(?:\\(|(?!(?:an?|per|al|alla)\\s)\\p{L})`, 'iu');

/** "Day pass £11 adults, £8 students", "£150 (1–2 beds) / £190 (3 beds)": a second price of one thing. */
function samePriced(item: PlanItem, entry: string, before: PlanItem | undefined): PlanItem {
  if (before?.text === undefined || !BEGINS_IN_PRICE.test(entry)) return item;
  const text = capitalise([item.name, item.text].filter(Boolean).join(', '));
  return { ...item, ...(before.name !== undefined && { name: before.name }), text };
}

/** The time that a price was taken for: "9.5". */
function withoutTwice({ note, ...item }: PlanItem): PlanItem {
  const isPrice = note !== undefined && item.price?.includes(note) === true;
  return note === undefined || isPrice ? item : { ...item, note };
}

/** "Al metro", "l'una", "a cartella": what one pays for belongs to the price. */
const UNIT =
  /^(?:(?:al|alla|allo|a|an|per|each|ogni)\s(?!domicilio|pranzo|cena|parte|scelta|richiesta|casa|partire)|all['’]|l['’])\p{L}+$|^each$/iu;

function withUnit({ text, ...item }: PlanItem): PlanItem {
  const unit = text?.toLowerCase();
  if (unit === undefined || item.price === undefined || !UNIT.test(unit)) {
    return { ...item, ...(text !== undefined && { text }) };
  }
  return { ...item, price: `${item.price} ${unit}` };
}

interface EntryHints {
  priced: PricedEntries;
  hints: ContentHints;
  /** The entry before it in the same list. */
  before: PlanItem | undefined;
}

function readEntry(entry: string, { priced, hints, before }: EntryHints): PlanItem | undefined {
  if (NOT_SOLD.test(entry.replaceAll(ASIDES, '')) || A_YEAR.test(entry)) return undefined;
  const [, price, unit] = BARE_RATE.exec(entry) ?? [];
  if (price !== undefined && unit !== undefined) return { name: nameBareRate(entry, unit), price };
  const only = readOnlyPrice(entry, hints);
  if (only) return only;
  const found = priced.get(entry);
  const row = found && readRow(entry);
  if (row === undefined) return undefined;
  const item = withUnit(withoutTwice(nameRate({ ...row.item, ...found }, entry)));
  return samePriced(item, entry, before);
}

const REMARK =
  /^(?:free|incl\p{L}*|plus|min|max|no|not|extra|only|must|up to|per|with|without|children|kids|gratis|inclus\p{L}|compres\p{L}|esclus\p{L}|senza|con|solo|minimo|massimo|fino|bambini|ragazzi|su preventivo|two|\d)(?!\p{L})|\s(?:free|included|extra|only|gratis|inclus[oaie]|compres[oaie]|esclus[oaie]|same price|stesso prezzo)$/iu;
const MOST_WORDS_OF_REMARK = 6;
const MOST_WORDS_OF_TAIL = 4;

/** "Tree work on request", "under 5s free": told like a price among prices. */
const WORD_PRICE =
  /^(\p{L}.{2,40}?)[\s:]+(on request|by quote|POA|free|free of charge|su preventivo|su richiesta|gratis|gratuit[oaie])$/iu;

function asPriced(clause: string): PlanItem | undefined {
  const [, name = '', price] = WORD_PRICE.exec(clause) ?? [];
  return price === undefined || hasVerb(name) ? undefined : { name: capitalise(name), price };
}

/** "189 euro", "240 € or two instalments of 130": the price of what the page is about. */
const ONLY_PRICE = new RegExp(
  `^(?:(?:cost[sa]?|price|prezzo)\\s)?(${MONEY})(?:\\s((?:oppure|or|o|in|all in|tutto compreso|all included|including|incl\\.?|inclus[oaie]|compres[oaie]|con|with)(?:\\s.{2,60})?))?$`,
  'iu',
);

function readOnlyPrice(entry: string, { language }: ContentHints): PlanItem | undefined {
  const [, price, more] = ONLY_PRICE.exec(entry) ?? [];
  if (price === undefined) return undefined;
  const name = language === 'it' ? 'Prezzo' : 'Price';
  return { name, price, ...(more !== undefined && { text: capitalise(more) }) };
}

interface Priced {
  items: PlanItem[];
  /** The clauses that say something else. */
  left: string[];
}

/** "Monthly £45, no contract", "plus lock, lights and helmet": goes on with the price before it. */
function belongsTo(last: PlanItem | undefined, clause: string): boolean {
  const words = clause.split(/\s+/).length;
  if (last === undefined || hasVerb(clause) || words > MOST_WORDS_OF_REMARK) return false;
  if (REMARK.test(clause)) return true;
  return last.text !== undefined && words <= MOST_WORDS_OF_TAIL && /^\P{Lu}\D*$/u.test(clause);
}

/** "45 euro l'ora oppure 220 al mese": the second price is of the same money. */
const SECOND_BARE = new RegExp(
  `(?<=${MONEY}${UNIT_BEHIND}\\s(?:oppure|or|o)\\s)(\\d{1,4}(?:[.,]\\d{1,2})?)(?=\\s(?:al|alla|a|an|per)\\s\\p{L}|\\sl['’])`,
  'u',
);

function withMoney(clause: string, { sign }: ContentHints): string {
  return clause.replace(SECOND_BARE, sign === '€' ? '$1 €' : `${sign}$1`);
}

const PRICE_WITH_REMARK = new RegExp(
  `^${MONEY}\\s(?:.{2,30}\\s)?(?:escl|incl|compr)\\p{L}+(?:\\s.{2,30})?$`,
  'iu',
);

interface Clause {
  items: PlanItem[];
  remark: string;
  before: string | undefined;
}

/** "Cena il sabato, 28 € bevande escluse": the thing stands in the clause before, when nothing else took that. */
function nameByClause({ items, remark, before }: Clause, left: string[]): void {
  const [alone] = items;
  if (alone === undefined || !PRICE_WITH_REMARK.test(remark)) return;
  const isThing = before !== undefined && left.at(-1) === before && !/[\d:]/.test(before);
  if (!isThing || before.split(/\s+/).length > MOST_WORDS_OF_REMARK) return;
  left.pop();
  items[0] = { ...alone, name: capitalise(before), text: alone.name ?? '' };
}

function readClauses(clauses: readonly string[], hints: ContentHints): Priced {
  const split = clauses.map((clause) =>
    splitPrices(withMoney(clause.replace(/(?<![.!])[.!]+$/, ''), hints)),
  );
  const entries = split.flat();
  const areSure = hints.sign !== '' && entries.some((entry) => isSurePrice(entry, hints));
  const priced = readPricedEntries(entries, hints.sign, areSure ? 1 : undefined);
  const found: Priced = { items: [], left: [] };
  let isNext = false;
  for (const [at, clause] of clauses.entries()) {
    const remark = clause.replace(/(?<![.!])[.!]+$/, '');
    const before = isNext ? found.items.at(-1) : undefined;
    const items: PlanItem[] = [];
    for (const entry of split[at] ?? []) {
      const item = readEntry(entry, { priced, hints, before: items.at(-1) ?? before });
      if (item) items.push(item);
    }
    nameByClause({ items, remark, before: clauses[at - 1] }, found.left);
    const worded = before && items.length === 0 ? asPriced(remark) : undefined;
    if (worded) items.push(worded);
    found.items.push(...items);
    if (items.length > 0) isNext = true;
    else if (before && belongsTo(before, remark)) {
      before.text = capitalise([before.text, remark].filter(Boolean).join(', '));
    } else {
      isNext = false;
      found.left.push(clause);
    }
  }
  return found;
}

/** What a list is called, and the list. */
function partLabel(sentence: string): { label: string; list: string } {
  const [course, name] = COURSE.exec(sentence) ?? [];
  if (course !== undefined && name !== undefined) {
    return { label: name, list: sentence.slice(course.length) };
  }
  const [head = '', label = ''] = LABEL.exec(sentence) ?? [];
  return { label, list: sentence.slice(head.length) };
}

function isTitle(label: string, { content: { opening } }: Collector): boolean {
  return readLabel(label) !== undefined || COURSE.test(`${label} x`) || !opening.startsWith(label);
}

/**
 * Puts the prices of clauses into the price list when there are at least `fewest`; returns the clauses that say
 * something else, undefined when there is no list.
 */
export function takePricedClauses(
  [first = '', ...rest]: readonly string[],
  fewest: number,
  collector: Collector,
): readonly string[] | undefined {
  const { label, list } = partLabel(first);
  const { items, left } = readClauses([list, ...rest], collector.hints);
  if (items.length < fewest || items.length === 0) return undefined;
  const kind = priceSection(collector.hints.kind);
  placeItems({ kind, label: isTitle(label, collector) ? label : '', items }, collector);
  return left.map((clause) => (clause === list ? first : clause));
}

/** Puts the prices of a sentence into the price list when there are at least `fewest`. */
export function takePrices(sentence: string, fewest: number, collector: Collector): boolean {
  if (!/\d/.test(sentence)) return false;
  const { label, list } = partLabel(sentence);
  const entries = splitEntries(list);
  const [first = '', ...rest] = entries;
  const named = label === '' ? first : `${label}: ${first}`;
  return takePricedClauses([named, ...rest], fewest, collector) !== undefined;
}
