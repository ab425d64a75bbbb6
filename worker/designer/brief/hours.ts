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
  '(?<![a-zà-ÿ])(every day|daily|(?:seven|7) days a week|tutti i giorni|ogni giorno|weekdays|(?:giorni )?feriali)(?![a-zà-ÿ])';
const REST =
  '(?<![a-zà-ÿ])((?:negli |gli )?altri giorni|otherwise|(?:all |the )?other days|the rest of the week|altrimenti|il resto della settimana)(?![a-zà-ÿ])';
const LIST = `<\\d>(?:\\s?(?:,|and|e|&|\\+)\\s?(?:il |la |on )?<\\d>){0,6}`;
const DAYS = new RegExp(
  `${DAY}\\s?(?:[-–—/]|to|through|until|alla|al?)\\s?${DAY}|(${LIST})|${EVERY}|${REST}`,
  'g',
);
const EXCEPT = new RegExp(
  `^\\s?,?\\s?(?:except(?: on| for)?|but(?: not)?|apart from|tranne|escluso|eccetto|salvo|meno)\\s(?:il |la |i |le |di |on )?(${LIST})`,
);
const LINK = /^\s?[:,]?\s?(?:we are |are |is |siamo |è )?(?:open |apert[oaie] )?/;
const SECOND_LINK = /^\s?(?:,|and|e|&|\/)\s?/;
const CLOSED = /^(?:closed|chius[oiae])/;
const CLOSED_FIRST = new RegExp(
  `(?<![a-zà-ÿ])(?:closed|chius[oiae])\\s?:?\\s?(?:on |il |la |di |ogni )?(${LIST})`,
  'g',
);

function markDays(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[<>]/g, ' ')
    .replace(DAY_NAME, (_, name: string) => {
      const day = DAY_WORDS.findIndex((pattern) => pattern.test(name));
      return day < 0 ? name : `<${day}>`;
    });
}

const TIME_WORDS = new RegExp(
  `(?<![a-zà-ÿ\\d])(?:${DAY_NAMES}|${TIME}|dalle|alle|dal|dalla|alla|ore|until|till|to|through|from|every day|daily|weekdays|tutti i giorni|ogni giorno|feriali|giorni|altri|open|closed|opening hours|apert[oaie]|chius[oaie]|orari[o]?)(?![a-zà-ÿ\\d])\\.?`,
  'gi',
);

/** The text without its weekdays and times of day. */
export function hideDaysAndTimes(text: string): string {
  return text.replaceAll(TIME_WORDS, ' ');
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

/** "8-5.30" means half past five in the afternoon. */
function readClose(open: string, text: string): string | undefined {
  const close = readTime(text);
  const isMorning = close !== undefined && close <= open && close < '12:00';
  return isMorning && !text.endsWith('m') ? readTime(`${text}pm`) : close;
}

function readDigits(list: string): number[] {
  return [...list.matchAll(/<(\d)>/g)].map((match) => Number(match[1]));
}

function readDays(match: RegExpMatchArray, named: readonly number[]): number[] {
  const [, from, to, list, every, rest] = match;
  const week = [0, 1, 2, 3, 4, 5, 6];
  if (rest) return week.filter((day) => !named.includes(day));
  if (every) return /weekdays|feriali/.test(every) ? [0, 1, 2, 3, 4] : week;
  if (list) return readDigits(list);
  const length = ((Number(to) - Number(from) + 7) % 7) + 1;
  return Array.from({ length }, (_, index) => (Number(from) + index) % 7);
}

function readRange(text: string): { times: DayHours['times']; rest: string } | undefined {
  const match = RANGE.exec(text);
  if (!match) return undefined;
  const [whole, from = '', to = ''] = match;
  const open = readTime(from);
  const close = open && readClose(open, to);
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

interface OpenDays {
  days: number[];
  times: DayHours['times'];
  /** Where the days and the exception behind them end. */
  end: number;
}

/** One mention of days with what stands behind it. */
function readMention(
  match: RegExpExecArray,
  marked: string,
  closed: readonly number[],
): OpenDays | undefined {
  const named = match.index + match[0].length;
  const except = EXCEPT.exec(marked.slice(named));
  const end = named + (except?.[0].length ?? 0);
  const times = readTimes(marked.slice(end));
  if (!times) return undefined;
  const left = readDigits(except?.[1] ?? '');
  return { times, end, days: readDays(match, closed).filter((day) => !left.includes(day)) };
}

const ROUND_THE_CLOCK =
  /(?<![\d/])(?<!\b(?:dal|dall.|il|del|al|from|on|the|until|to)\s)(?:24\s?\/\s?7|24 ?h(?:ours?)?(?: a day)?(?:,? (?:7|seven) days)?|h\s?24|24 ore su 24)(?![\d/])|\b(?:always open|round the clock|day and night|sempre apert[oiae]|giorno e notte)\b/;
const ALWAYS: DayHours[] = Array.from({ length: 7 }, (_, day) => ({
  day,
  times: [{ open: '00:00', close: '24:00' }],
}));

/** Opening hours by weekday, Monday first; days that the text does not name are left out. */
export function readHours(text: string): DayHours[] {
  const week = new Map<number, DayHours['times']>();
  const marked = markDays(text);
  const closed = [...marked.matchAll(CLOSED_FIRST)].flatMap((match) => readDigits(match[1] ?? ''));
  let read = 0;
  for (const match of marked.matchAll(DAYS)) {
    if (match.index < read) continue;
    const known = match[5] ? [...closed, ...week.keys()] : closed;
    const mention = readMention(match, marked, known);
    if (!mention) continue;
    read = mention.end;
    for (const day of mention.days) week.set(day, mention.times);
  }
  for (const day of closed) week.set(day, []);
  if (week.size === 0 && ROUND_THE_CLOCK.test(marked)) return ALWAYS;
  const isOnlyClosed = [...week.values()].every((times) => times.length === 0);
  if (isOnlyClosed) return [];
  return [...week]
    .map(([day, times]) => ({ day, times }))
    .sort((one, other) => one.day - other.day);
}
