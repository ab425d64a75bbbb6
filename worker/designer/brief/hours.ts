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

const DAY_NAMES =
  'mon(?:days?)?|tue(?:s|sdays?)?|wed(?:nesdays?)?|thu(?:rs?|rsdays?)?|fri(?:days?)?|sat(?:urdays?)?|sun(?:days?)?|luned[iì]|marted[iì]|mercoled[iì]|gioved[iì]|venerd[iì]|sabato|domenica|lun|mar|mer|gio|ven|sab|dom';
const DAY_NAME = new RegExp(`(?<![a-zà-ÿ])(${DAY_NAMES})(?![a-zà-ÿ])\\.?`, 'g');
// The patterns below see `<0>` for Monday, and are small: as one pattern their first use took 30 ms.
const DAY = '<(\\d)>';
const TIME = '\\d{1,2}(?:[:.h]\\d{2})?\\s?(?:am|pm)?';
const RANGE = new RegExp(
  `^(?:from |dalle |dalle ore |ore )?(${TIME})\\s?(?:[-–—]|to|until|till|alle|a|/)\\s?(${TIME})`,
);
const EVERY =
  '(?<![a-zà-ÿ])(every day|daily|tutti i giorni|ogni giorno|weekdays|feriali)(?![a-zà-ÿ])';
const DAYS = new RegExp(
  `${DAY}\\s?(?:[-–—/]|to|through|until|al?)\\s?${DAY}|${DAY}(?:\\s?(?:,|and|e|&|\\+)\\s?${DAY})?|${EVERY}`,
  'g',
);
const LINK = /^\s?[:,]?\s?(?:we are |are |is |siamo |è )?(?:open |aperti? |aperto )?/;
const SECOND_LINK = /^\s?(?:,|and|e|&|\/)\s?/;
const CLOSED = /^(?:closed|chius[oi])/;
const CLOSED_FIRST = new RegExp(`\\b(?:closed|chius[oi])\\s(?:on |il |la |di )?${DAY}`, 'g');

function markDays(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[<>]/g, ' ')
    .replace(DAY_NAME, (_, name: string) => {
      const day = DAY_WORDS.findIndex((pattern) => pattern.test(name));
      return day < 0 ? name : `<${day}>`;
    });
}

function readDay(digit: string | undefined): number {
  return digit ? Number(digit) : -1;
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

function readRange(text: string): { times: DayHours['times']; rest: string } | undefined {
  const match = RANGE.exec(text);
  if (!match) return undefined;
  const [whole, from = '', to = ''] = match;
  const open = readTime(from);
  const close = readTime(to);
  const times = open && close && open < close ? [{ open, close }] : [];
  return { times, rest: text.slice(whole.length) };
}

/** What stands behind the days: one or two ranges, or an empty list for "closed"; undefined for anything else. */
function readTimes(text: string): DayHours['times'] | undefined {
  const tail = text.replace(LINK, '');
  if (CLOSED.test(tail)) return [];
  const first = readRange(tail);
  if (!first) return undefined;
  const second = SECOND_LINK.test(first.rest)
    ? readRange(first.rest.replace(SECOND_LINK, ''))
    : undefined;
  const times = [...first.times, ...(second?.times ?? [])];
  return times.length > 0 ? times : undefined;
}

/** Opening hours by weekday, Monday first; days that the text does not name are left out. */
export function readHours(text: string): DayHours[] {
  const week = new Map<number, DayHours['times']>();
  const marked = markDays(text);
  for (const match of marked.matchAll(DAYS)) {
    const times = readTimes(marked.slice(match.index + match[0].length));
    if (times) for (const day of readDays(match)) week.set(day, times);
  }
  for (const match of marked.matchAll(CLOSED_FIRST)) {
    const day = readDay(match[1]);
    if (day >= 0) week.set(day, []);
  }
  const isOnlyClosed = [...week.values()].every((times) => times.length === 0);
  if (isOnlyClosed) return [];
  return [...week]
    .map(([day, times]) => ({ day, times }))
    .sort((one, other) => one.day - other.day);
}
