/** Opening times of one weekday, 0 = Monday. An empty list means closed. Times are `HH:MM`. */
export interface DayHours {
  day: number;
  times: readonly { open: string; close: string }[];
}

const DAY_WORDS: readonly RegExp[] = [
  /^(?:mon(?:days?)?|lun(?:ed[iì])?)$/i,
  /^(?:tue(?:s|sdays?)?|mar(?:ted[iì])?)$/i,
  /^(?:wed(?:nesdays?)?|mer(?:coled[iì])?)$/i,
  /^(?:thu(?:rs?|rsdays?)?|gio(?:ved[iì])?)$/i,
  /^(?:fri(?:days?)?|ven(?:erd[iì])?)$/i,
  /^(?:sat(?:urdays?)?|sab(?:ato)?)$/i,
  /^(?:sun(?:days?)?|dom(?:enica)?)$/i,
];

const DAY =
  '(?:mon(?:days?)?|tue(?:s|sdays?)?|wed(?:nesdays?)?|thu(?:rs?|rsdays?)?|fri(?:days?)?|sat(?:urdays?)?|sun(?:days?)?|luned[iì]|marted[iì]|mercoled[iì]|gioved[iì]|venerd[iì]|sabato|domenica|lun|mar|mer|gio|ven|sab|dom)';
const TIME = '\\d{1,2}(?:[:.h]\\d{2})?\\s?(?:am|pm)?';
const RANGE = `(?:from |dalle |dalle ore |ore )?(${TIME})\\s?(?:[-–—]|to|until|till|alle|a|/)\\s?(${TIME})`;
const DAYS = `(?:(?:from |da |dal )?(${DAY})\\.?\\s?(?:[-–—/]|to|through|until|al?)\\s?(${DAY})|(${DAY})(?:\\s?(?:,|and|e|&|\\+)\\s?(${DAY}))?|(every day|daily|tutti i giorni|ogni giorno|weekdays|feriali))`;
const ENTRY = new RegExp(
  `(?<!\\p{L})${DAYS}(?!\\p{L})\\.?\\s?[:,]?\\s?(?:we are |are |is |siamo |è )?(?:open |aperti? |aperto )?(?:(closed|chius[oi])|${RANGE}(?:\\s?(?:,|and|e|&|/)\\s?${RANGE})?)`,
  'giu',
);
const CLOSED_FIRST = new RegExp(
  `\\b(?:closed|chius[oi])\\s(?:on |il |la |di )?(${DAY})(?!\\p{L})`,
  'giu',
);

function readDay(word: string | undefined): number {
  return word ? DAY_WORDS.findIndex((pattern) => pattern.test(word)) : -1;
}

function readTime(text: string): string | undefined {
  const found = /(\d{1,2})(?:[:.h](\d{2}))?\s?(am|pm)?/i.exec(text);
  if (!found) return undefined;
  const half = found[3]?.toLowerCase();
  const hour = (Number(found[1]) % (half ? 12 : 25)) + (half === 'pm' ? 12 : 0);
  const minute = Number(found[2] ?? 0);
  if (hour > 24 || minute > 59) return undefined;
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
}

function readDays(match: RegExpMatchArray): number[] {
  if (match[5]) return /weekdays|feriali/i.test(match[5]) ? [0, 1, 2, 3, 4] : [0, 1, 2, 3, 4, 5, 6];
  const from = readDay(match[1]);
  const to = readDay(match[2]);
  if (from >= 0 && to >= 0) {
    const length = ((to - from + 7) % 7) + 1;
    return Array.from({ length }, (_, index) => (from + index) % 7);
  }
  return [readDay(match[3]), readDay(match[4])].filter((day) => day >= 0);
}

function readTimes(match: RegExpMatchArray): DayHours['times'] {
  const pairs = [
    [match[7], match[8]],
    [match[9], match[10]],
  ] as const;
  return pairs.flatMap(([from, to]) => {
    const open = from && readTime(from);
    const close = to && readTime(to);
    return open && close && open < close ? [{ open, close }] : [];
  });
}

/** Opening hours by weekday, Monday first; days that the text does not name are left out. */
export function readHours(text: string): DayHours[] {
  const week = new Map<number, DayHours['times']>();
  for (const match of text.matchAll(ENTRY)) {
    const times = readTimes(match);
    if (times.length === 0 && !match[6]) continue;
    for (const day of readDays(match)) week.set(day, times);
  }
  for (const match of text.matchAll(CLOSED_FIRST)) {
    const day = readDay(match[1]);
    if (day >= 0) week.set(day, []);
  }
  const isOnlyClosed = [...week.values()].every((times) => times.length === 0);
  if (isOnlyClosed) return [];
  return [...week]
    .map(([day, times]) => ({ day, times }))
    .sort((one, other) => one.day - other.day);
}
