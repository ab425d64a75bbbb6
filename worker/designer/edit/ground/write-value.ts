import { numberWord } from '#domain/reading/number-words.ts';
import { capitalise } from '#domain/reading/letters.ts';
import type { EditLanguage } from '../intents/edit-intent.ts';
import { foldInPlace } from '#domain/reading/fold.ts';
import { inFormOf } from '#domain/reading/written-prices.ts';
import { MONTH_NAMES } from '#domain/reading/calendar.ts';
import { WEEKDAYS } from './calendar.ts';
import type { Value } from './values.ts';

type Of<Kind extends Value['kind']> = Value & { kind: Kind };

/** A new value as the page writes the old one; undefined where it cannot be written so. */
export function writtenLike(old: Value, now: Value, language: EditLanguage): string | undefined {
  switch (old.kind) {
    case 'money':
      return now.kind === 'money' ? moneyLike(old, now) : undefined;
    case 'time':
      return now.kind === 'time' ? timeLike(old, now) : undefined;
    case 'date':
      return now.kind === 'date' ? dateLike(old, now) : undefined;
    case 'amount':
      return now.kind === 'amount' || now.kind === 'number'
        ? digitsLike(old.text, now, language)
        : undefined;
    case 'number':
      return now.kind === 'number' ? numberLike(old, now, language) : undefined;
  }
}

const SIGNS: readonly RegExp[] = [
  /€|eur/i,
  /£|pound|quid|sterlin|pence|\dp$/i,
  /\$|dollar/i,
  /chf/i,
];

function moneyLike(old: Of<'money'>, now: Of<'money'>): string | undefined {
  const told = SIGNS.findIndex((sign) => sign.test(now.text));
  const shown = SIGNS.findIndex((sign) => sign.test(old.text));
  if (told >= 0 && shown >= 0 && told !== shown) return undefined;
  const isPence = /\d\s?(?:p|pence|cents?|centesimi)$/i.test(old.text);
  if (isPence)
    return now.amount < 1
      ? old.text.replace(/\d+/, String(Math.round(now.amount * 100)))
      : now.text;
  const cents = Number.isInteger(now.amount) && !/[.,]\d\d?(?!\d)/.test(now.text) ? 0 : 2;
  return inFormOf(old.text, now.amount.toFixed(cents));
}

function timeLike(old: Of<'time'>, now: Of<'time'>): string | undefined {
  const minutes = minutesLike(old, now);
  if (minutes === undefined) return undefined;
  const mark = /\d([.:])\d\d/.exec(old.text)?.[1];
  const isHalfDay = old.half !== undefined;
  const told = isHalfDay ? Math.floor(minutes / 60) % 12 || 12 : Math.floor(minutes / 60);
  const hour = String(told).padStart(/^0\d/.test(old.text) ? 2 : 1, '0');
  const isFull = mark !== undefined && (!isHalfDay || /[.:]00/.test(old.text));
  const rest = String(minutes % 60).padStart(2, '0');
  const clock = rest === '00' && !isFull ? hour : `${hour}${mark ?? '.'}${rest}`;
  const half = /\s?[ap]\.?m\.?$/i.exec(old.text)?.[0] ?? '';
  return clock + half.replace(/[ap]/i, (letter) => halfLike(letter, minutes));
}

const NOON = 720;
/** "At 3" of a page with hours of the day up to 24 may be the afternoon. */
const LATE = 780;
const EARLY = 480;

/** Minutes of the day; undefined where it may be the afternoon. */
function minutesLike(old: Of<'time'>, now: Of<'time'>): number | undefined {
  if (now.half !== undefined || now.minutes >= NOON) return now.minutes;
  if (old.half === 'pm') return now.minutes + NOON;
  const isDoubtful = old.half === undefined && old.minutes >= LATE && now.minutes < EARLY;
  return isDoubtful ? undefined : now.minutes;
}

function halfLike(letter: string, minutes: number): string {
  const half = minutes < 720 ? 'a' : 'p';
  return letter === letter.toUpperCase() ? half.toUpperCase() : half;
}

/** The parts of a date that the old one tells, in its order. Undefined where its day of the week is not known. */
function dateLike(old: Of<'date'>, now: Of<'date'>): string | undefined {
  const year = now.year ?? old.year;
  const day = year === undefined ? undefined : new Date(Date.UTC(year, now.month - 1, now.day));
  const weekday = day?.getUTCDay() ?? toldWeekday(now);
  if (now.weekday && weekday !== toldWeekday(now)) return undefined;
  if (old.weekday && weekday === undefined) return undefined;
  let isWeekday = old.weekday;
  return old.text.replace(/\p{L}+|\d{4}|\d+(?:st|nd|rd|th)?/gu, (part) => {
    if (/^\d{4}$/.test(part)) return String(year);
    if (/^\d/.test(part)) return /\D$/.test(part) ? ordinal(now.day) : String(now.day);
    if (isWeekday) {
      isWeekday = false;
      return nameLike(part, WEEKDAYS, weekday ?? 0);
    }
    return isNameOf(part, MONTH_NAMES) ? nameLike(part, MONTH_NAMES, now.month - 1) : part;
  });
}

function toldWeekday(date: Of<'date'>): number | undefined {
  const [first = ''] = foldInPlace(date.text).split(/\P{L}+/u);
  const found = WEEKDAYS.findIndex((names) => names.includes(first));
  return date.weekday && found >= 0 ? found : undefined;
}

function isNameOf(part: string, table: readonly (readonly string[])[]): boolean {
  return table.some((names) => names.includes(foldInPlace(part)));
}

const ACCENTED = /^(luned|marted|mercoled|gioved|venerd)i$/;

/** The name of another month or day in the language and length of this one. */
function nameLike(part: string, table: readonly (readonly string[])[], at: number): string {
  const folded = foldInPlace(part);
  const column = table.find((names) => names.includes(folded))?.indexOf(folded) ?? 0;
  const name = (table[at]?.[column] ?? table[at]?.[0] ?? part).replace(ACCENTED, '$1ì');
  return /^\p{Lu}/u.test(part) ? capitalise(name) : name;
}

function ordinal(day: number): string {
  const end =
    day % 100 > 10 && day % 100 < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][day % 10] ?? 'th');
  return `${day}${end}`;
}

function numberLike(old: Of<'number'>, now: Of<'number'>, language: EditLanguage): string {
  if (/^\d/.test(old.text)) return digitsLike(old.text, now, language);
  const word = numberWord(now.amount, language);
  if (word === undefined) return String(now.amount);
  return /^\p{Lu}/u.test(old.text) ? capitalise(word) : word;
}

const FIGURE = /^(\d{1,3}(?:[.,]\d{3})+|\d+)(?:([.,])(\d{1,2}))?(?!\d)/;

/** The figure with the marks of the old one, else with those that it was typed with. */
function digitsLike(
  old: string,
  { text, amount }: Of<'number' | 'amount'>,
  language: EditLanguage,
): string {
  const [, typed = String(amount), typedPoint, cents = ''] = FIGURE.exec(text) ?? [];
  const [mark, otherMark] = language === 'it' ? (['.', ','] as const) : ([',', '.'] as const);
  const group = groupIn(old) ?? groupIn(typed) ?? (amount < LEAST_GROUPED ? '' : mark);
  const point = /\d([.,])\d{1,2}(?!\d)/.exec(old)?.[1] ?? typedPoint ?? otherMark;
  const whole = typed.replace(/[.,]/g, '').replace(/\B(?=(?:\d{3})+$)/g, group);
  const digits =
    cents === '' ? whole : whole + (point === group ? oppositeOf(group) : point) + cents;
  return /^\d/.test(old) ? old.replace(/\d[\d.,]*/, digits) : digits;
}

/** From here on the thousands of a figure stand apart. */
const LEAST_GROUPED = 10_000;

function groupIn(figure: string): string | undefined {
  return /\d([.,])\d{3}(?!\d)/.exec(figure)?.[1];
}

function oppositeOf(mark: string): string {
  return mark === ',' ? '.' : ',';
}
