import { readNumberWord } from '#domain/reading/number-words.ts';
import { foldInPlace } from '#domain/reading/fold.ts';
import { MONTH_NAMES } from '#domain/reading/calendar.ts';
import { WEEKDAYS } from './calendar.ts';

/** A value that a text tells, read so that two ways to write it can be compared. */
export type Value = { start: number; end: number; text: string } & (
  | { kind: 'money'; amount: number }
  | { kind: 'time'; minutes: number; half: 'am' | 'pm' | undefined }
  | { kind: 'date'; day: number; month: number; year: number | undefined; weekday: boolean }
  | { kind: 'amount'; amount: number; unit: string }
  | { kind: 'number'; amount: number }
);

const NUMBER = String.raw`(?:\d{1,3}(?:[.,]\d{3})+|\d+)(?:[.,]\d{1,2})?(?![\d])`;
const WEEKDAY = WEEKDAYS.flat().join('|');
const MONTH = MONTH_NAMES.flat().join('|');
const UNITS: readonly (readonly [unit: string, words: string])[] = [
  ['%', String.raw`%|per ?cent(?:o)?\b`],
  ['kg', 'kg|kilos?|chil[io]'],
  ['g', 'g|gr|grams?|gramm[io]'],
  ['ml', 'ml'],
  ['cl', 'cl'],
  ['l', 'l|lit(?:re|er)s?|litr[io]'],
  ['km', 'km'],
  ['m2', 'mq|m2|sqm|sq m|m²'],
  ['cm', 'cm'],
  ['mm', 'mm'],
  ['m', 'm|met(?:re|er)s?|metr[io]'],
  ['min', 'min|mins|minutes?|minut[io]'],
  ['h', 'h|hrs?|hours?|or[ae]'],
  ['day', 'days?|giorn[io]'],
  ['week', 'weeks?|settiman[ae]'],
  ['month', 'months?|mes[ei]'],
  ['year', 'years?|ann[io]'],
];
const AN_HOUR = String.raw`\b(?:un'ora|un ora|an hour|one hour|mezz'?ora|half an hour)\b`;
const UNIT = UNITS.map(([, words]) => words).join('|');
const CURRENCY = String.raw`€|£|\$|euros?\b|eur\b|pounds?\b|quid\b|sterline\b|dollars?\b|dollari\b|chf\b`;

/** The first that fits at a place counts. `skip` is told by no kind of value. */
const SHAPES: readonly (readonly [name: string, pattern: string])[] = [
  ['skip', String.raw`[\w.+-]{1,64}@[\w.-]{1,99}|https?:\/\/\S+|www\.\S+|\d{4}-\d\d-\d\d\S*`],
  ['skip', String.raw`(?:\+|\b0)\d[\d /()-]{6,18}\d|\b\d{3,5} \d{3} \d{3,4}\b`],
  [
    'date',
    String.raw`(?:\b(?:${WEEKDAY})\.?,? (?:the )?)?\b\d{1,2}(?:st|nd|rd|th|°|º)? (?:of |di )?(?:${MONTH})\b\.?(?:,? \d{4}\b)?`,
  ],
  [
    'date',
    String.raw`(?:\b(?:${WEEKDAY})\.?,? )?\b(?:${MONTH})\.? \d{1,2}(?:st|nd|rd|th)?\b(?!:)(?:,? \d{4}\b)?`,
  ],
  ['skip', String.raw`\b\d{1,2}[/.]\d{1,2}[/.]\d{2,4}\b`],
  ['time', String.raw`\b\d{1,2}(?:[.:]\d\d)? ?[ap]\.?m\b\.?`],
  ['money', String.raw`(?:€|£|\$|\b(?:eur|chf)\b) ?${NUMBER}`],
  ['money', String.raw`\b${NUMBER} ?(?:${CURRENCY})`],
  ['pence', String.raw`\b\d{1,2} ?(?:p|pence|cents?|centesimi)\b`],
  ['clock', String.raw`\b(?:[01]?\d|2[0-3]):[0-5]\d\b`],
  ['amount', String.raw`\b${NUMBER} ?(?:${UNIT})(?![\p{L}\d])`],
  ['amount', AN_HOUR],
  ['number', String.raw`\b${NUMBER}(?![\p{L}])`],
  ['word', String.raw`\p{L}+`],
];
const VALUE = new RegExp(SHAPES.map(([, pattern], at) => `(?<s${at}>${pattern})`).join('|'), 'giu');

/** The values of a text in their order. Takes time linear in its length. */
export function readValues(text: string): Value[] {
  const folded = foldInPlace(text);
  return [...folded.matchAll(VALUE)].flatMap((match) => {
    const shape = SHAPES.find((_, at) => match.groups?.[`s${at}`] !== undefined)?.[0] ?? 'skip';
    const start = match.index;
    const end = start + match[0].trimEnd().length;
    const place = { start, end, text: text.slice(start, end) };
    return readShape(shape, folded.slice(start, end), place) ?? [];
  });
}

type Place = Pick<Value, 'start' | 'end' | 'text'>;

function readShape(shape: string, folded: string, place: Place): Value | undefined {
  switch (shape) {
    case 'money':
      return { ...place, kind: 'money', amount: numberIn(folded) };
    case 'pence':
      return { ...place, kind: 'money', amount: numberIn(folded) / 100 };
    case 'clock':
    case 'time':
      return timeOf(folded, place);
    case 'date':
      return dateOf(folded, place);
    case 'amount':
      return amountOf(folded, place);
    case 'number':
      return { ...place, kind: 'number', amount: numberIn(folded) };
    case 'word': {
      const amount = readNumberWord(folded);
      return amount === undefined || amount < 2 || amount > 99
        ? undefined
        : { ...place, kind: 'number', amount };
    }
    default:
      return undefined;
  }
}

function amountOf(folded: string, place: Place): Value | undefined {
  if (!/^\d/.test(folded)) {
    const isHalf = /^(?:mezz|half)/.test(folded);
    return { ...place, kind: 'amount', amount: isHalf ? 30 : 1, unit: isHalf ? 'min' : 'h' };
  }
  const word = folded.replace(/^[\d.,\s]+/, '');
  const unit = UNITS.find(([, words]) => new RegExp(`^(?:${words})$`).test(word))?.[0];
  return unit === undefined
    ? undefined
    : { ...place, kind: 'amount', amount: numberIn(folded), unit };
}

/** "1.250,50" is 1250.5, "1,250" is 1250, "8.9" is 8.9. */
function numberIn(text: string): number {
  const [, whole = '0', cents = '0'] =
    /((?:\d{1,3}(?:[.,]\d{3})+|\d+))(?:[.,](\d{1,2}))?/.exec(text) ?? [];
  return Number(`${whole.replace(/[.,]/g, '')}.${cents}`);
}

function timeOf(text: string, place: Place): Value | undefined {
  const [, hour = '', minute = '0', half] = /^(\d{1,2})(?:[.:](\d\d))? ?([ap])?/.exec(text) ?? [];
  const read = half === undefined ? undefined : half === 'a' ? 'am' : 'pm';
  const hours = read ? (Number(hour) % 12) + (read === 'pm' ? 12 : 0) : Number(hour);
  const isTime = Number(minute) < 60 && hours < 24 && (!read || (+hour > 0 && +hour < 13));
  return isTime
    ? { ...place, kind: 'time', minutes: hours * 60 + Number(minute), half: read }
    : undefined;
}

function dateOf(text: string, place: Place): Value | undefined {
  const words = text.split(/[^\p{L}\d]+/u);
  const month = words.map(monthOf).find((found) => found > 0) ?? 0;
  const day = Number(/(?<!\d)\d{1,2}(?!\d)/.exec(text)?.[0] ?? 0);
  const year = /\d{4}/.exec(text)?.[0];
  const weekday = WEEKDAYS.flat().includes(words[0] ?? '');
  return month > 0 && day > 0 && day < 32
    ? { ...place, kind: 'date', day, month, year: year ? Number(year) : undefined, weekday }
    : undefined;
}

function monthOf(word: string): number {
  return MONTH_NAMES.findIndex((names) => names.includes(word)) + 1;
}

/** A number without unit or sign read as what stands on the page; undefined where it can be none of that kind. */
export function readAs(value: Value, kind: Value['kind']): Value | undefined {
  if (value.kind === kind) return value;
  const { start, end, text } = value;
  const place = { start, end, text };
  if (value.kind !== 'number' || !/^\d/.test(text)) return undefined;
  if (kind === 'money') return { ...place, kind, amount: value.amount };
  return kind === 'time' && /^\d{1,2}(?:[.:]\d\d)?$/.test(text) ? timeOf(text, place) : undefined;
}

/** Whether both tell the same; what one of them leaves open may be anything. */
export function isSame(one: Value, other: Value): boolean {
  if (one.kind === 'time') return other.kind === 'time' && isSameTime(one, other);
  if (one.kind === 'date') return other.kind === 'date' && isSameDate(one, other);
  if (other.kind === 'time' || other.kind === 'date' || one.kind !== other.kind) return false;
  const unit = (value: Value): string => ('unit' in value ? value.unit : '');
  return unit(one) === unit(other) && Math.abs(one.amount - other.amount) < A_CENT / 2;
}

const A_CENT = 0.01;
const HALF_A_DAY = 720;

type Of<Kind extends Value['kind']> = Value & { kind: Kind };

function isSameTime(one: Of<'time'>, other: Of<'time'>): boolean {
  const isOpen =
    (one.half === undefined) !== (other.half === undefined) &&
    Math.min(one.minutes, other.minutes) < HALF_A_DAY;
  return isOpen
    ? one.minutes % HALF_A_DAY === other.minutes % HALF_A_DAY
    : one.minutes === other.minutes;
}

function isSameDate(one: Of<'date'>, other: Of<'date'>): boolean {
  const isYear = one.year === undefined || other.year === undefined || one.year === other.year;
  return one.day === other.day && one.month === other.month && isYear;
}
