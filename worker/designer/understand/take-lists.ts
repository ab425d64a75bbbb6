import type { PlanItem } from '#domain/page-plan/plan-types.ts';
import { capitalise } from '#domain/reading/letters.ts';
import { soundsLikeWish } from '../brief/wish-words.ts';
import { addItems, priceSection, type Collector } from './content.ts';
import { namesForm } from './form-fields.ts';
import { readPricedEntries } from './priced-entries.ts';
import { readRow, splitEntries, type Row } from './rows.ts';

const LABEL = /^([^:.!?,]{2,40}):\s/u;

/** "Fully insured up to £10k", "spedizione gratis sopra i 40 euro": sums that nothing is sold for. */
const NOT_SOLD =
  /(?<!\p{L})(?:insured|assicurat\p{L}+|(?:up to|fino a|sopra(?: i| ai)?|oltre(?: i)?|orders? (?:over|above)|over|under|sotto(?: i)?|minimo|minimum (?:order|spend)|worth|more than|pi[uù] di)\s(?:[€£$]\s?\d|\d+\s?(?:€|euro))|extra if|extra se|raised?|raccolt\p{L}+|prize|premio|montepremi|budget)(?!\p{L})/iu;
const MONEY = '(?:[€£$]\\s?\\d+(?:[.,]\\d+)?|\\d+(?:[.,]\\d+)?\\s?(?:€|euro))';
const TWO_PRICES = new RegExp(`(?<=${MONEY})\\s(?:e|and|or|o)\\s(?=[^€£$]{0,40}${MONEY})`, 'u');

/** "gel £25 acrylics £38": the entries of a list without commas. */
const RUN_ON =
  /(?<=[£$€]\s?\d{1,6}(?:[.,]\d{1,3})?)\s(?!(?:to|a|an|per|each|pp|or|and|for|including|inc|plus|the)\s)(?=\p{L}[^€£$]{2,30}[£$€]\s?\d)/u;

/** "small 5.20 / medium 6.80", "zigni 15 and shiro 11", "250 g 6 € e da 500 g 10 €". */
function splitPrices(entry: string): string[] {
  if (/[€£$]|\deuro|\d euro/.test(entry)) {
    return entry.split(TWO_PRICES).flatMap((one) => one.split(RUN_ON));
  }
  return entry.split(/(?<=\d)\s\/\s|(?<=\d)\s(?:and|e)\s(?=\p{L}[^,]*\d)/u);
}

const A_YEAR = /\b(?:19|20)\d\d\b/;

const SURE = 0.8;
const ENDS_IN_PRICE = /^\p{L}[^\d]{2,40}\s\d{1,4}(?:[.,]\d{1,2})?$/u;

/** "Deposit 50": a number behind a name that the learned reader takes for a price. */
export function isSurePrice(entry: string, { kindsOf }: Collector['hints']): boolean {
  return ENDS_IN_PRICE.test(entry.replace(/\.$/, '')) && kindsOf(entry).price > SURE;
}

/** The entries of a sentence with their prices. */
function readPrices(sentence: string, { hints }: Collector): PlanItem[] {
  if (!/\d/.test(sentence)) return [];
  const entries = splitEntries(sentence.replace(LABEL, '')).flatMap(splitPrices);
  const areSure = hints.sign !== '' && entries.some((entry) => isSurePrice(entry, hints));
  const priced = readPricedEntries(entries, hints.sign, areSure ? 1 : undefined);
  return entries.flatMap((entry) => {
    const found = NOT_SOLD.test(entry) ? undefined : priced.get(entry);
    const row = found && !A_YEAR.test(entry) ? readRow(entry) : undefined;
    return row ? [nameRate({ ...row.item, ...found }, entry)] : [];
  });
}

/** "9 euro l'ora", "£36/hr" and nothing else: what one pays for is the time. */
const UNITS: readonly (readonly [words: RegExp, name: string])[] = [
  [/^(?:l['’]ora|all['’]ora)$/iu, 'All’ora'],
  [/^(?:al mese|mensili)$/iu, 'Al mese'],
  [/^(?:a persona|a testa)$/iu, 'A persona'],
  [/^(?:a notte|per notte)$/iu, 'A notte'],
  [/^(?:an hour|per hour|hourly)$/iu, 'Per hour'],
  [/^(?:a night|per night)$/iu, 'Per night'],
  [/^(?:a month|per month)$/iu, 'Per month'],
  [/^(?:a head|per head|per person)$/iu, 'Per person'],
];

/** "£14 an hour a head": of an entry that begins with its price, the rest is its unit. */
const RATE =
  /^(?:[€£$]\s?\d+(?:[.,]\d+)?|\d+(?:[.,]\d+)?\s?(?:€|euro))\s((?:an?|per|each|al|alla)\s\p{L}.{2,40})$/iu;

function nameRate(item: PlanItem, entry: string): PlanItem {
  const rate = RATE.exec(entry)?.[1];
  const isRate =
    rate !== undefined && rate.toLowerCase().endsWith((item.name ?? '\n').toLowerCase());
  if (isRate) return { ...item, name: capitalise(rate) };
  const unit = UNITS.find(([words]) => words.test(item.name ?? ''));
  return unit === undefined ? item : { ...item, name: unit[1] };
}

/** Puts the prices of a sentence into the price list when there are at least `fewest`. */
export function takePrices(sentence: string, fewest: number, collector: Collector): boolean {
  const items = readPrices(sentence, collector);
  if (items.length < fewest) return false;
  const label = LABEL.exec(sentence)?.[1];
  if (label !== undefined)
    collector.content.titles.set(priceSection(collector.hints.kind), capitalise(label));
  addItems(collector, priceSection(collector.hints.kind), items);
  return true;
}

const EPISODE =
  /(?<![\p{L}])((?:ep(?:isode|isodio|\.)?|puntata|issue|n(?:o|r|umero|\.|°)?|#)\s?\d{1,4})[\s:–-]+(\p{L}.*)$/iu;
const FEWEST = 2;

const COUNTING: ReadonlySet<string> = new Set(['podcast', 'blog']);
const BEFORE_NUMBER = /,\s+(?=\d{1,4}\s\p{Lu})/u;
const NUMBERED = /^(\d{1,4})\s(\p{Lu}.*)$/su;

/** "41 Umbrellas, Mostly (38 min), 40 A Bed (44 min)": episodes by their numbers; none unless all have one. */
export function takeNumbered(sentence: string, collector: Collector): boolean {
  const entries = sentence.replace(LABEL, '').replace(/\.$/, '').split(BEFORE_NUMBER);
  if (entries.length < FEWEST || !COUNTING.has(collector.hints.kind)) return false;
  const items = entries.flatMap((entry): PlanItem[] => {
    const [, number = '', rest = ''] = NUMBERED.exec(entry.trim()) ?? [];
    const row = readRow(rest);
    return row === undefined ? [] : [{ ...row.item, note: number }];
  });
  if (items.length < entries.length) return false;
  addItems(collector, 'blog', items);
  return true;
}

/** "ep 31 The Accordion (44 min), ep 30 …". */
function takeEpisodes(sentence: string, collector: Collector): boolean {
  if (takeNumbered(sentence, collector)) return true;
  const items = splitEntries(sentence).flatMap((entry): PlanItem[] => {
    const [, number, rest = ''] = EPISODE.exec(entry) ?? [];
    const row = number === undefined ? undefined : readRow(rest);
    return row === undefined || number === undefined ? [] : [{ ...row.item, note: number }];
  });
  if (items.length < FEWEST) return false;
  addItems(collector, 'blog', items);
  return true;
}

const DAY = '(?:mon|tue|wed|thu|fri|sat|sun|lun|mar|mer|gio|ven|sab|dom)[a-zì]*';
const ON_DAY = new RegExp(
  `^((?:(?:on|il|ogni|every)\\s)?${DAY}(?:\\s?(?:[-–/]|to|and|e|&|al)\\s?${DAY})*)[\\s:]+(\\p{L}.{2,90})$`,
  'iu',
);

/** "Mondays off, Tue–Thu the market in Rovagna 12–14": where somebody is on which day. */
function takeDays(sentence: string, collector: Collector): boolean {
  const label = LABEL.exec(sentence)?.[1];
  const entries = splitEntries(sentence.replace(LABEL, ''));
  const items = entries.flatMap((entry): PlanItem[] => {
    const [, day = '', rest = ''] = ON_DAY.exec(entry) ?? [];
    const isRow = rest !== '' && !soundsLikeWish(rest) && !/^\p{L}{3}\S*\s\d|^\p{Ll}+$/u.test(rest);
    return isRow ? [{ name: capitalise(rest), note: capitalise(day) }] : [];
  });
  if (items.length < FEWEST || items.length < entries.length / 2) return false;
  if (label !== undefined) collector.content.titles.set('schedule', capitalise(label));
  const others = entries.filter((entry) => !ON_DAY.test(entry)).join(', ');
  if (others !== '') collector.content.notes.push(capitalise(others));
  addItems(collector, 'schedule', items);
  return true;
}

const QUOTED_YEAR = /["“«]([^"”»\n]{2,60})["”»],?\s\(?((?:19|20)\d\d)\)?/gu;
const WORKS: ReadonlySet<string> = new Set(['portfolio', 'other', 'business']);

/** "4 series: “Night shift” 2018, “Still water” 2020". */
function takeWorks(sentence: string, collector: Collector): boolean {
  const items = [...sentence.matchAll(QUOTED_YEAR)].map(([, name = '', note = '']) => ({
    name,
    note,
  }));
  if (items.length < FEWEST || !WORKS.has(collector.hints.kind)) return false;
  addItems(collector, 'portfolio', items);
  return true;
}

const TIMED = /^(?:ore\s|h\s?)?\d{1,2}(?:[:.]\d{2})(?:\s?[ap]m)?\s\p{L}/iu;

/** "Talks: 11.00 Augusta Ninian; 12.30 …". */
function takeTimes(sentence: string, collector: Collector): boolean {
  const label = LABEL.exec(sentence)?.[1];
  const entries = sentence
    .replace(LABEL, '')
    .split(/;\s+|,\s+(?=\d{1,2}[:.]\d{2}\s\p{L})/u)
    .map((entry) => entry.trim().replace(/\.$/, ''));
  if (entries.length < FEWEST || !entries.every((entry) => TIMED.test(entry))) return false;
  if (label !== undefined) collector.content.titles.set('schedule', capitalise(label));
  addItems(
    collector,
    'schedule',
    entries.flatMap((entry) => readRow(entry)?.item ?? []),
  );
  return true;
}

/** "Fixtures: Sat 8 May home v Coldbrook, Sat 15 May away": what is on which date. */
function takeDates(sentence: string, collector: Collector): boolean {
  const label = LABEL.exec(sentence)?.[1];
  const rows = splitEntries(sentence.replace(LABEL, '')).map((entry) => readRow(entry));
  const items = rows.flatMap((row) => (row?.isDated && startsWithNote(row) ? [row.item] : []));
  if (items.length < FEWEST || items.length < rows.length) return false;
  if (label !== undefined) collector.content.titles.set('events', capitalise(label));
  addItems(collector, 'events', items);
  return true;
}

/** Takes a sentence that is a list of episodes, times, dates or days. */
export function takeList(sentence: string, collector: Collector): boolean {
  return (
    takeEpisodes(sentence, collector) ||
    takeWorks(sentence, collector) ||
    takeTimes(sentence, collector) ||
    takeDates(sentence, collector) ||
    takeDays(sentence, collector)
  );
}

/** Pages whose lines with dates and times are a programme. */
const ON_DAYS: ReadonlySet<string> = new Set(['event', 'band', 'course', 'association']);

/** The date or the time stands first, as in a programme. */
function startsWithNote({ raw, item: { note = '-' } }: Row): boolean {
  return /^[^\p{L}]*\d/u.test(raw) || raw.toLowerCase().startsWith(note.slice(0, 3).toLowerCase());
}

const REPLY = /\b(?:rsvp|conferm\w+|entro|reply|deadline|prenot\w+)\b/i;

function isOfProgramme(sentence: string, row: Row, kind: string): boolean {
  if (
    sentence.includes('=') ||
    REPLY.test(sentence) ||
    soundsLikeWish(sentence) ||
    namesForm(sentence) ||
    !(row.isTimed || row.isDated)
  )
    return false;
  return kind === 'invitation' ? !row.isPriced : ON_DAYS.has(kind) && startsWithNote(row);
}

const IN_YEARS = /^(?:(?:dal|from|since)\s)?(?:19|20)\d\d\s?(?:[-–]|to|al)\s?\w/iu;

/** Takes the years of somebody's life; returns the other sentences. */
function takeYears(sentences: readonly string[], collector: Collector): string[] {
  const isOfYears = (sentence: string): boolean => IN_YEARS.test(sentence);
  const items = sentences.filter(isOfYears).flatMap((sentence) => readRow(sentence)?.item ?? []);
  if (items.length > 0) addItems(collector, 'timeline', items);
  return sentences.filter((sentence) => !isOfYears(sentence));
}

/** Takes the sentences that are lines of a programme; returns the others. */
export function takeProgramme(sentences: readonly string[], collector: Collector): string[] {
  const { kind } = collector.hints;
  const rows = new Map(
    sentences.flatMap((sentence) => {
      const row = readRow(sentence, { canHoldTime: kind === 'invitation' });
      return row && isOfProgramme(sentence, row, kind) ? [[sentence, row] as const] : [];
    }),
  );
  if (kind === 'cv') return takeYears(sentences, collector);
  if (rows.size < (kind === 'invitation' ? 1 : FEWEST)) return [...sentences];
  for (const { item, isTimed } of rows.values()) {
    addItems(collector, isTimed || kind === 'invitation' ? 'schedule' : 'events', [item]);
  }
  return sentences.filter((sentence) => !rows.has(sentence));
}
