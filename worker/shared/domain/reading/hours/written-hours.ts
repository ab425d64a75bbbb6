import { capitalise } from '../letters.ts';

/** The name of a day in English or Italian, long or short, as the source of a pattern. */
export const DAY_NAME = String.raw`(?:(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:days?)?|(?:lun|mar|mer|gio|ven)|(?:lune|marte|mercole|giove|vener)d[iì]|sab(?:at[oi])?|dom(?:enic(?:a|he))?)`;
const DAY = String.raw`${DAY_NAME}\.?(?![a-zà-ú])`;
/** A day by its name. */
export const TELLS_DAY = new RegExp(String.raw`\b${DAY}`, 'i');
const EVERY = String.raw`\b(?:every ?day|daily|7 days a week|tutti i giorni|ogni giorno|(?:weekdays|weekends?)(?![a-z])|(?:(?:nei )?(?:giorni )?feriali))`;
const DAYS = String.raw`(?:${EVERY}|\b(?:(?:from|on|every|dal?|dalla|il|la|ogni)\s)?${DAY}\.?(?:\s*(?:-|–|—|/|to|through|until|al?|alla)\s*${DAY}\.?)?(?:\s*(?:,|&|and|e)\s*${DAY}\.?)*)`;
const TIME = String.raw`\d{1,2}(?:[:.]\d{2})?\s?(?:am|pm)?`;
const SPAN = String.raw`${TIME}\s*(?:-|–|—|to|alle|until|till|/|fino alle)\s*${TIME}`;
const SPANS = String.raw`${SPAN}(?:\s*(?:,|e|and|/|\+)\s*(?:dalle\s+)?${SPAN})?`;
const CLOSED = String.raw`\b(?:closed|shut|chius[oiae])\b`;
const ENTRY = String.raw`(?:${DAYS}[\s:,]*(?:(?:dalle|from|ore|open|aperto)\s+)?(?:${SPANS}|${CLOSED})|${CLOSED}\s+(?:on\s)?${DAYS})`;
/** Days with their times in running text. */
export const HOURS = new RegExp(String.raw`${ENTRY}(?:\s*(?:[,;·|/]|e|and)?\s*${ENTRY})*`, 'gi');
/** Days and, somewhere behind them, times. */
export const TELLS_TIMES = new RegExp(String.raw`\b${DAY}.*?\d`, 'is');

export interface HoursRow {
  days: string;
  times: string;
}

const TIMES = new RegExp(String.raw`(?:(?:dalle|from|ore|h\.?)\s+)?${SPANS}`, 'i');
export const IS_CLOSED = new RegExp(CLOSED, 'i');
const BEFORE_DAYS =
  /^\W*(?:(?:we are|we're|siamo)\s+)?(?:(?:open|apert[oi])\s+)?(?:(?:on|from|il?|la|di|dal(?!.* al(?:la)? ))\s+)?/i;

const IS_DAYS = new RegExp(String.raw`^\W*${DAYS}(?:\s*(?:,|and|e)\s*${DAY})*\s*$`, 'i');

/** What stands between the joints of a text. */
function partsOf(content: string): string[] {
  const parts = content.split(/(\s*[;,\n]\s*(?=\D)|\s+(?:and|e)\s+(?=[A-Za-zÀ-ú]))/);
  const joined: string[] = [];
  for (let at = 0; at < parts.length; at += 2) {
    const part = parts[at] ?? '';
    const before = joined.at(-1) ?? '';
    // "Tuesday and Thursday 4 to 7": a day without times has those of the next one.
    if (IS_DAYS.test(before)) joined[joined.length - 1] = before + (parts[at - 1] ?? '') + part;
    else joined.push(part);
  }
  return joined;
}

/** What a text about hours says beside the rows of `readHoursRows`. */
export function besideHours(content: string): string[] {
  return partsOf(content).filter(
    (part) => /\p{L}/u.test(part) && !TIMES.test(part) && !IS_CLOSED.test(part),
  );
}

/** Rows of a timetable from words such as "Mon-Fri 8-18, Saturday 9-13, closed on Sunday". Words stay the user's. */
export function readHoursRows(content: string): HoursRow[] {
  return partsOf(content).flatMap((part) => {
    const times = TIMES.exec(part)?.[0] ?? IS_CLOSED.exec(part)?.[0];
    if (times === undefined) return [];
    const days = part
      .replace(times, ' ')
      .replace(BEFORE_DAYS, '')
      .replace(/(?<![\s:,])[\s:,]+$/, '');
    return [{ days: capitalise(days.trim()), times: tidyTimes(times) }];
  });
}

function tidyTimes(times: string): string {
  return times
    .toLowerCase()
    .replace(/^(?:dalle|from|ore)\s+/, '')
    .replace(/\s*(?:-|–|—|\bto\b|\balle\b|\buntil\b)\s*/g, '–')
    .trim();
}

export function writeRows(rows: readonly HoursRow[]): string {
  return rows.map(({ days, times }) => `${days} ${times}`).join(', ');
}
