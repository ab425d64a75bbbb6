import type { PlanItem } from '#domain/page-plan/plan-types.ts';
import { capitalise } from '#domain/reading/letters.ts';

const MONTHS =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|genn?(?:aio)?|febb?(?:raio)?|marzo|aprile|magg?(?:io)?|giu(?:gno)?|lug(?:lio)?|ago(?:sto)?|sett?(?:embre)?|ott(?:obre)?|nov(?:embre)?|dic(?:embre)?';
const DAYS =
  '(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?|(?:luned|marted|mercoled|gioved|venerd)[iì]|sabato|domenica|lun|mar|mer|gio|ven|sab|dom';
const DATE = `(?:(?:${DAYS}),?\\s+)?(?:\\d{1,2}(?:st|nd|rd|th|°|º)?(?:\\s?[-–/&]\\s?\\d{1,2}(?:st|nd|rd|th)?)?\\s+(?:of\\s+)?(?:${MONTHS})\\.?(?:,?\\s+\\d{4})?|(?:${MONTHS})\\.?\\s+\\d{1,2}(?:st|nd|rd|th)?(?:\\s?[-–]\\s?\\d{1,2})?(?:,?\\s+\\d{4})?|(?:0?[1-9]|[12]\\d|3[01])[/.](?:0?[1-9]|1[0-2])(?:[/.]\\d{2,4})?(?=[\\s,:–-]|[.;!?)](?:\\s|$)|$))`;
const HOUR =
  '(?:(?:h|ore|alle|at|dalle|from|dalle ore|alle ore)\\s?)?(?:\\d{1,2}[:.]\\d{2}\\s?(?:am|pm)?|\\d{1,2}\\s?(?:am|pm))|(?:dalle ore|alle ore|ore|alle|dalle|h)\\s?\\d{1,2}';
const TIME = `(?:${HOUR})(?:\\s?(?:[-–]|to|alle|until)\\s?(?:${HOUR}|\\d{1,2}))?`;
const YEARS =
  '(?:(?:since|dal|from)\\s)?(?:19|20)\\d{2}(?:\\s?(?:[-–]|to|al)\\s?(?:(?:19|20)?\\d{2}|present|today|now|oggi|in corso|ora))?(?!\\d)';
const AMOUNT =
  '(?:€|£|\\$|chf)\\s?\\d+(?:[.,]\\d+)*(?:m|k)?(?!\\d)|(?<!\\d)\\d{1,12}(?:[.,/]\\d{1,12}){0,4}\\s?(?:€|£|\\$|euros?|eur|chf|pounds?|dollars?)(?!\\p{L})';
const PRICE = `(?:(?:from|da|a partire da|between|tra|fra)\\s+)?(?:(?<![\\d.,])\\d{1,5}(?:[.,]\\d{1,2})?(?:\\s?[-–]\\s?|\\s(?:to|a|e|and)\\s))?(?:${AMOUNT})(?:\\s?[-–]\\s?(?:${AMOUNT}|\\d+)|\\s(?:to|a)\\s(?:${AMOUNT}))?(?:\\s?(?:/|a|per|each|al|alla|all['’]|pp|p\\.p\\.|cad\\.?)\\s?(?:h|hr|hrs|term|quarter|trimestre|incontro|seduta|corso|bag|bulk bag|box|dozen|net|tin|jar|bottle|flue|table|group|couple|square metre|mile|km|child|adult|litre|bunch|coppia|bottiglia|cassetta|vasetto|gruppo|bambino|adulto|camera|pezzo|month|week|night|day|hour|person|head|class|lesson|session|year|kg|kilo|litre|mese|settimana|notte|giorno|ora|persona|testa|lezione|anno|etto|litro|m2|mq))?`;

const LEADING = {
  date: new RegExp(`^(${DATE})(?=[\\s,:;–-]|$)`, 'iu'),
  time: new RegExp(`^(${TIME})(?=[\\s,:;–-]|$)`, 'iu'),
  years: new RegExp(`^(${YEARS})(?=[\\s,:;–-]|$)`, 'iu'),
  price: new RegExp(`^(${PRICE})(?=[\\s,:;–-]|$)`, 'iu'),
};
const TRAILING = {
  price: new RegExp(`(?:^|[\\s(:–-])(${PRICE})\\)?$`, 'iu'),
  years: new RegExp(`[\\s(,–-]\\(?(${YEARS})\\)?$`, 'iu'),
  date: new RegExp(`[\\s(,–-]\\(?(${DATE})\\)?$`, 'iu'),
  time: new RegExp(`[\\s(,–-]\\(?(${TIME})\\)?$`, 'iu'),
};
const INSIDE_TIME = new RegExp(
  `(?<=\\p{L}{2,}[^\\d]{0,40})(?:from\\s|at\\s|dalle\\s|alle\\s)?(${TIME})(?=[\\s,:;.)–-]|$)`,
  'iu',
);
/** A price with words on both sides: "a wing chair from £680 plus fabric". */
const INSIDE_PRICE = new RegExp(`^([^€£$]{3,60}?)[\\s:–-]+(${PRICE})[,\\s]+(.{3,90})$`, 'iu');
const BULLET = /^\s*(?:[-–—•*·▪➤✓]+|\d{1,2}[.)](?!\d))\s*/u;
const EDGES = /^[\s,:;.–—-]+|(?<![\s,:;–—-])[\s,:;–—-]+$/g;
/** Between a name and what is said about it. */
const APART = /\s+[–—-]+\s+|:\s+|\s+\|\s+/u;
const IN_BRACKETS = /^(.{2,}?)\s*\(([^()]{2,120})\)\s*$/u;
const LONGEST_NAME = 110;

/** A row of a list with what it holds; `isDated` and `isPriced` say what kind of list it belongs to. */
export interface Row {
  item: PlanItem;
  isDated: boolean;
  isTimed: boolean;
  isPriced: boolean;
  raw: string;
}

export interface RowOptions {
  /** The time may stand behind the first words: "Ceremony 1.30pm, St Mary's". */
  canHoldTime?: boolean;
}

/** Takes the bullet or number off a line. */
export function stripBullet(line: string): string {
  return line.replace(BULLET, '').trim();
}

export function isBulleted(line: string): boolean {
  return BULLET.test(line);
}

/** Takes what a pattern finds out of a text. */
function createTaker(text: string) {
  let rest = text;
  const take = (...patterns: readonly RegExp[]): string | undefined => {
    for (const pattern of patterns) {
      const match = pattern.exec(rest);
      if (match === null) continue;
      const before = rest.slice(0, match.index);
      rest = (before + rest.slice(match.index + match[0].length)).replaceAll(EDGES, '');
      return match[1]?.trim();
    }
    return undefined;
  };
  return { take, rest: () => rest };
}

/** "Trapeze for adults, Wed 20-21.30": day and time stand behind. */
const DAY_BEHIND = new RegExp(
  `^(.{3,90}?),\\s((?:${DAYS})(?:\\s(?:e|and|&)\\s(?:${DAYS}))?\\s(?:ore\\s|at\\s|h\\s)?\\d{1,2}(?:[:.]\\d{2})?(?:\\s?[ap]m)?(?:\\s?[-–]\\s?\\d{1,2}(?:[:.]\\d{2})?(?:\\s?[ap]m)?)?)$`,
  'iu',
);

function readRegular(raw: string): Row | undefined {
  const [, course, when] = DAY_BEHIND.exec(stripBullet(raw)) ?? [];
  if (course === undefined || when === undefined || namesOnlyDays(course)) return undefined;
  const item = { ...splitName(course), note: when };
  return { item, isDated: false, isTimed: true, isPriced: false, raw };
}

export function hasDayBehind(line: string): boolean {
  const [, course] = DAY_BEHIND.exec(line.trim()) ?? [];
  return course !== undefined && !namesOnlyDays(course);
}

const EACH_DAY = new RegExp(`(?<!\\p{L})(?:${DAYS})(?!\\p{L})`, 'giu');

/** "Monday, Wednesday" before "Friday 9–17": hours, and no class. */
function namesOnlyDays(course: string): boolean {
  return !/\p{L}{3}/u.test(course.replaceAll(EACH_DAY, ' '));
}

/** "Sat 12 June, Leeds, The Brudenell", "9:30 registration", "Haircut – £25", "2015–2019 Chef, Rome (Da Pina)". */
export function readRow(line: string, { canHoldTime }: RowOptions = {}): Row | undefined {
  const raw = line.trim();
  const regular = readRegular(raw);
  if (regular) return regular;
  const { take, rest } = createTaker(stripBullet(raw).replace(/(?<![.;,])[.;,]+$/, ''));
  const date = take(LEADING.date, TRAILING.date);
  const early = take(LEADING.time);
  const isUndated = date === undefined && early === undefined;
  const firstYears = isUndated ? take(LEADING.years) : undefined;
  const price = take(TRAILING.price, LEADING.price);
  const time =
    early ?? take(...(canHoldTime ? [INSIDE_TIME] : []), ...(date ? [TRAILING.time] : []));
  const years = firstYears ?? (date === undefined ? take(TRAILING.years) : undefined);
  const notes = [date, time, years].flatMap((note) => note ?? []);
  const facts = {
    isDated: date !== undefined || years !== undefined,
    isTimed: time !== undefined,
    raw,
  };
  const words = closeAside(rest().replaceAll(/\s+,/g, ',').replaceAll(EDGES, '').trim());
  const note = notes.length > 0 ? { note: notes.join(', ') } : {};
  if (words.length < 2)
    return date ? { item: { name: notes.join(', ') }, ...facts, isPriced: false } : undefined;
  const item = { ...datedAside(splitItem(words, price)), ...note };
  return { item, ...facts, isPriced: item.price !== undefined };
}

/** "Ebbsfleet hospital (2017–2021, tower cranes)": the years of an aside are its note. */
function datedAside(item: PlanItem): PlanItem {
  const { text = '', ...rest } = item;
  const { take, rest: restOf } = createTaker(text);
  const years = take(LEADING.years);
  if (years === undefined) return item;
  const told = restOf();
  return { ...rest, note: years, ...(told && { text: capitalise(told) }) };
}

/** "Sheet bag (we sell it at" is left where the price closed the bracket. */
function closeAside(words: string): string {
  const [, name, aside = ''] = /^([^()]+)\(([^()]*)$/u.exec(words) ?? [];
  if (name === undefined) return words;
  const told = aside.replace(/\s(?:at|for|a|per|da)$/iu, '').trim();
  return told === '' ? name.trim() : `${name.trim()} (${told})`;
}

function splitItem(words: string, price: string | undefined): PlanItem {
  if (price !== undefined) return { ...splitName(words), price };
  return splitPrice(words) ?? splitName(words);
}

/** "a wing chair from £680 plus fabric". */
function splitPrice(words: string): PlanItem | undefined {
  const [, name, price, text = ''] = INSIDE_PRICE.exec(words) ?? [];
  if (name === undefined || price === undefined) return undefined;
  const bare = capitalise(name.replaceAll(EDGES, '').trim());
  return {
    name: bare,
    text: capitalise(
      text
        .replaceAll(EDGES, '')
        .replace(/^\((.*)\)$/s, '$1')
        .trim(),
    ),
    price: price.trim(),
  };
}

function splitName(words: string): Pick<PlanItem, 'name' | 'text'> {
  const [, named, aside] = IN_BRACKETS.exec(words) ?? [];
  if (named !== undefined && aside !== undefined) {
    return { name: capitalise(named), text: capitalise(aside) };
  }
  const [head = '', ...tail] = words.split(APART);
  const text = tail.join(' – ').trim();
  if (head.trim().length < 2 || text === '') return shorten(words);
  return { name: capitalise(head.trim()), text: capitalise(text) };
}

function shorten(words: string): Pick<PlanItem, 'name' | 'text'> {
  if (words.length <= LONGEST_NAME) return { name: capitalise(words) };
  return { text: capitalise(words) };
}

const COMMAS = /\s*;\s*|,\s+(?!\d{1,2}(?:[.,]\d+)?\s?(?:€|£|euro))/u;
const LAST_AND = /\s(?:and|e|ed|&)\s(?!(?:also|poi)\b)/u;

/** The entries of a list in one line: "a, b and c"; brackets keep their commas. */
export function splitEntries(text: string): string[] {
  const flat = text.trim().replace(/(?<![.])[.]+$/, '');
  const parts = cutOutsideBrackets(flat);
  const last = parts.at(-1) ?? '';
  const ends = parts.length > 1 ? last.replace(/^(?:and|e|ed|&)\s/u, '').split(LAST_AND) : [last];
  const isOneDish = /\d/.test(ends[1] ?? '') && !/\d/.test(ends[0] ?? '');
  const isSplit = ends.length === 2 && isShort(ends) && !isOneDish;
  return [...parts.slice(0, -1), ...(isSplit ? ends : [last])]
    .map((part) => part.replaceAll(EDGES, '').trim())
    .filter((part) => part.length > 1);

  function isShort(pieces: readonly string[]): boolean {
    return pieces.every((piece) => piece.split(/\s+/).length <= 4);
  }
}

/** "14 Mar Adelphi, Hull, £8; 21 Mar Leeds": what begins with no date goes on with the entry before it. */
export function splitDated(text: string): string[] {
  const entries = splitEntries(text);
  const begins = (entry: string): boolean => LEADING.date.test(entry) || LEADING.time.test(entry);
  const dated = entries.filter(begins).length;
  const [first = ''] = entries;
  if (dated < 2 || dated === entries.length || !begins(first)) return entries;
  return entries.reduce<string[]>((joined, entry) => {
    if (begins(entry)) joined.push(entry);
    else joined[joined.length - 1] = `${joined.at(-1) ?? ''}, ${entry}`;
    return joined;
  }, []);
}

const IN_BRACKETS_COMMAS = /\([^()]*\)/g;

function cutOutsideBrackets(text: string): string[] {
  const masked = text.replaceAll(IN_BRACKETS_COMMAS, (aside) =>
    aside.replaceAll(',', '\u0001').replaceAll(';', '\u0002'),
  );
  return masked
    .split(COMMAS)
    .map((part) => part.replaceAll('\u0001', ',').replaceAll('\u0002', ';'));
}

const HAS_DATE = new RegExp(`(?<![\\d/.])${DATE}(?!\\p{L})`, 'iu');
const EACH_DATE = new RegExp(`(?<![\\d/.])${DATE}(?!\\p{L})`, 'giu');

export function hasDate(text: string): boolean {
  return HAS_DATE.test(text);
}

/** The dates of a text as they are written. */
export function findDates(text: string): string[] {
  return [...text.matchAll(EACH_DATE)].map(([date]) => date.trim());
}

/** Times of day as they are written, with their places. */
export function findTimes(text: string): { index: number; text: string }[] {
  return [...text.matchAll(new RegExp(`(?<![\\p{L}\\d.:€£$])(?:${TIME})(?![\\d€£])`, 'giu'))].map(
    (match) => ({
      index: match.index,
      text: match[0].trim(),
    }),
  );
}

const HAS_PRICE = new RegExp(PRICE, 'iu');

export function hasPrice(text: string): boolean {
  return HAS_PRICE.test(text);
}
