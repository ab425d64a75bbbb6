import { AND, TO, wordsOf, type Found } from './lexemes.ts';

/** One or more spans of a day in `HH:MM`; one that ends before it begins ends after midnight. */
export type Times = readonly { open: string; close: string }[];

/** A time of day; `isSure`: said with "am", "pm" or by name. */
export interface Until {
  time: string;
  isSure: boolean;
}

/** "From at the": more small words in a row lead to no time. */
const MOST_BEFORE_TIME = 3;
const BEFORE_TIME = wordsOf('from dalle dal ore at the');
/** A number before one of these is no time of day. */
const UNITS = wordsOf(
  '€ £ $ % euro eur anni years year mesi months persone people posti seats km min minuti minutes',
);
const NAMED_TIMES = new Map([
  ['noon', '12:00'],
  ['midday', '12:00'],
  ['mezzogiorno', '12:00'],
  ['midnight', '24:00'],
  ['mezzanotte', '24:00'],
]);

/** "9–12:30 15–19", "7am to 10pm", "dalle 11 a mezzanotte", "12–3 and 6–9". */
export function readTimes(lexemes: readonly string[], at: number): Found<Times> | undefined {
  const first = readRange(lexemes, at);
  if (!first) return undefined;
  const times = [first.value];
  let { next } = first;
  for (;;) {
    const isComma = lexemes[next] === ',';
    const isLinked = isComma || AND.has(lexemes[next] ?? '') || lexemes[next] === 'poi';
    const more = readRange(lexemes, isLinked ? next + 1 : next);
    const later = more && follow(times.at(-1), more.value, isLinked && !isComma);
    if (!more || !later) return { value: times, next };
    times.push(later);
    next = more.next;
  }
}

type Span = Times[number];

/** The second span of a day comes after the first: "12–3 and 6–9" is an evening. */
function follow(first: Span | undefined, second: Span, canBeEvening: boolean): Span | undefined {
  if (first === undefined || first.close < first.open) return undefined;
  if (second.open >= first.close) return second;
  const evening = { open: addHalfDay(second.open), close: addHalfDay(second.close) };
  const isEvening = canBeEvening && second.close <= '12:00' && evening.open >= first.close;
  return isEvening ? evening : undefined;
}

function readRange(lexemes: readonly string[], start: number): Found<Span> | undefined {
  let at = start;
  while (at < start + MOST_BEFORE_TIME && BEFORE_TIME.has(lexemes[at] ?? '')) at += 1;
  const open = readTime(lexemes, at);
  if (!open || !TO.has(lexemes[open.next] ?? '')) return undefined;
  const behind = /^(?:a|alle|the)$/.test(lexemes[open.next + 1] ?? '') ? 2 : 1;
  const close = readTime(lexemes, open.next + behind);
  if (!close || UNITS.has(lexemes[close.next] ?? '')) return undefined;
  // "8–5.30" means half past five in the afternoon.
  const isAfternoon =
    !close.value.isSure && close.value.time <= open.value.time && close.value.time < '12:00';
  const isNight = isAfternoon && addHalfDay(close.value.time) <= open.value.time;
  const time = isAfternoon && !isNight ? addHalfDay(close.value.time) : close.value.time;
  if (time === open.value.time) return undefined;
  return { value: { open: open.value.time, close: time }, next: close.next };
}

function readTime(lexemes: readonly string[], at: number): Found<Until> | undefined {
  const named = NAMED_TIMES.get(lexemes[at] ?? '');
  if (named !== undefined) return { value: { time: named, isSure: true }, next: at + 1 };
  const [, hours = '', minutes = '00'] =
    /^(\d{1,2})(?:[:.h](\d{2}))?$/.exec(lexemes[at] ?? '') ?? [];
  const half = /^[ap]m$/.exec(lexemes[at + 1] ?? '')?.[0];
  const hour = half ? (Number(hours) % 12) + (half === 'pm' ? 12 : 0) : Number(hours);
  if (hours === '' || hour > 24 || Number(minutes) > 59) return undefined;
  const isMarked = half !== undefined || lexemes[at + 1] === 'h';
  const time = `${String(hour).padStart(2, '0')}:${minutes}`;
  return { value: { time, isSure: half !== undefined }, next: at + (isMarked ? 2 : 1) };
}

const UNTIL = wordsOf('until till til fino');
const AT = wordsOf('a alle ad the');
/** Behind these a number before them is still a time of day: "until 8 on Thursdays". */
const AFTER_TIME = wordsOf('and e ed on every il la ogni but ma only solo');

/** A time that only ends a day: "until 8pm", "fino alle 21"; no date and no number of something. */
export function readUntil(lexemes: readonly string[], at: number): Found<Until> | undefined {
  if (!UNTIL.has(lexemes[at] ?? '')) return undefined;
  const close = readTime(lexemes, at + (AT.has(lexemes[at + 1] ?? '') ? 2 : 1));
  const behind = lexemes[close?.next ?? 0] ?? '';
  const isFollowed = /^[\p{L}€£$%]/u.test(behind);
  return close && (!isFollowed || AFTER_TIME.has(behind)) ? close : undefined;
}

/** The span that ends at another time: an evening, unless only a night is left. */
export function withEnd({ open }: Span, { time, isSure }: Until): Span {
  const isEarly = !isSure && time <= open && time < '12:00';
  const later = isEarly ? addHalfDay(time) : time;
  return { open, close: isEarly && later <= open ? time : later };
}

/** Twelve hours later, `HH:MM`. */
export function addHalfDay(time: string): string {
  return `${Number(time.slice(0, 2)) + 12}${time.slice(2)}`;
}
