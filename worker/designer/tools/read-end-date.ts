import { MONTH_NAMES, monthOf } from '#domain/reading/calendar.ts';
import { foldWord } from '#domain/reading/fold.ts';
import type { EndDate } from './tool.ts';

const MONTH = `(?<month>${MONTH_NAMES.flat()
  .toSorted((one, other) => other.length - one.length)
  .join('|')})`;
const YEAR = '(?<year>20\\d{2}|21\\d{2})';

/** Days that everybody knows, by month and day. */
const FEASTS: readonly (readonly [RegExp, number, number])[] = [
  [/\b(?:new year'?s eve|san silvestro|ultimo dell'anno)\b/, 12, 31],
  [/\b(?:new year(?:'?s(?: day)?)?|capodanno|anno nuovo)\b/, 1, 1],
  [/\bchristmas eve\b|\bvigilia di natale\b/, 12, 24],
  [/\b(?:christmas|xmas|natale)\b/, 12, 25],
  [/\bhalloween\b/, 10, 31],
  [/\b(?:valentine'?s(?: day)?|san valentino)\b/, 2, 14],
  [/\bferragosto\b/, 8, 15],
  [/\b(?:epiphany|epifania|befana)\b/, 1, 6],
];

const DATES: readonly RegExp[] = [
  /\b(?<year>\d{4})-(?<number>\d{1,2})-(?<day>\d{1,2})\b/,
  /\b(?<day>\d{1,2})[/.-](?<number>\d{1,2})[/.-](?<year>\d{4})\b/,
  new RegExp(
    `\\b(?<day>\\d{1,2})(?:st|nd|rd|th|°|º|o)?\\s+(?:of\\s+|di\\s+)?${MONTH}\\b\\.?(?:,?\\s+(?:of\\s+|del\\s+)?${YEAR}\\b)?`,
  ),
  new RegExp(
    `\\b${MONTH}\\.?\\s+(?:the\\s+)?(?<day>\\d{1,2})(?:st|nd|rd|th)?\\b(?:,?\\s+${YEAR}\\b)?`,
  ),
  new RegExp(`\\b(?:primo)\\s+${MONTH}(?:\\s+(?:del\\s+)?${YEAR}\\b)?`),
];

const TIME =
  /^[\s,]*(?:at|alle(?: ore)?|ore|h)\s+(?<hour>\d{1,2})(?:[:.](?<minute>\d{2}))?\s*(?<half>am|pm)?\b/;
const FAR = 24;

function isDay(year: number | undefined, month: number, day: number): boolean {
  const date = new Date(Date.UTC(year ?? 2024, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

function readTime(behind: string): string | undefined {
  const { hour, minute = '00', half } = TIME.exec(behind)?.groups ?? {};
  if (hour === undefined) return undefined;
  const hours = (Number(hour) % (half ? 12 : 24)) + (half === 'pm' ? 12 : 0);
  return Number(minute) < 60 ? `${String(hours).padStart(2, '0')}:${minute}` : undefined;
}

function toDate(groups: Record<string, string | undefined>): Omit<EndDate, 'time'> | undefined {
  const year = groups.year === undefined ? undefined : Number(groups.year);
  const named = monthOf(groups.month ?? '') ?? 0;
  let [month, day] = [named || Number(groups.number), Number(groups.day ?? 1)];
  // Day first, as in Europe, unless only the American order is a date.
  if (named === 0 && month > 12 && day <= 12) [month, day] = [day, month];
  return isDay(year, month, day) ? { year, month, day } : undefined;
}

function readFeast(text: string): EndDate | undefined {
  for (const [pattern, month, day] of FEASTS) {
    const match = pattern.exec(text);
    if (match === null) continue;
    const stop = match.index + match[0].length;
    const said = new RegExp(`^\\s+${YEAR}\\b`).exec(text.slice(stop, stop + FAR))?.groups?.year;
    const year = said === undefined ? undefined : Number(said);
    return { year, month, day, time: undefined };
  }
  return undefined;
}

/** The first day that a text names, with its time; undefined when it names none, or one that does not exist. */
export function readEndDate(prompt: string): EndDate | undefined {
  const text = foldWord(prompt).replaceAll('’', "'");
  for (const pattern of DATES) {
    const match = pattern.exec(text);
    const date = match?.groups && toDate(match.groups);
    if (!match || !date) continue;
    const stop = match.index + match[0].length;
    return { ...date, time: readTime(text.slice(stop, stop + FAR)) };
  }
  return readFeast(text);
}
