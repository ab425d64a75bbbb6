export interface HoursRow {
  days: string;
  times: string;
}

const TIME = String.raw`\d{1,2}(?:[:.]\d{2})?\s*(?:am|pm)?`;
const TIMES = new RegExp(
  String.raw`(?:(?:dalle|from|ore|h\.?)\s+)?${TIME}\s*(?:-|–|—|to|alle|until|till|/|fino alle)\s*${TIME}(?:\s*(?:,|e|and|/|\+)\s*${TIME}\s*(?:-|–|to|alle)\s*${TIME})?`,
  'i',
);
const CLOSED = /\b(?:closed|shut|chius[oiae])\b/i;

/** Rows of a timetable from words such as "Mon-Fri 8-18, Saturday 9-13, closed on Sunday". Words stay the user's. */
export function readHoursRows(content: string): HoursRow[] {
  return content
    .split(/\s*[;,\n]\s*(?=\D)|\s+(?:and|e)\s+(?=[A-Za-zÀ-ú])/)
    .map(readRow)
    .filter((row) => row !== undefined);
}

function readRow(part: string): HoursRow | undefined {
  const times = TIMES.exec(part)?.[0];
  if (times) return { days: tidyDays(part.replace(times, ' ')), times: tidyTimes(times) };
  const closed = CLOSED.exec(part)?.[0];
  if (!closed) return undefined;
  const days = tidyDays(part.replace(closed, ' '));
  return { days, times: closed.toLowerCase() };
}

function tidyDays(text: string): string {
  const words = text
    .replace(
      /^[\s:]*(?:we are|we're|siamo)?\s*(?:open|apert[oi])?\s*(?:on|from|il|la|di|dal|i|from)?\s+/i,
      ' ',
    )
    .replace(/[\s:,]+$/, '')
    .replace(/^\W*(?:on|il|la|di)\s+/i, '')
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function tidyTimes(times: string): string {
  return times
    .replace(/^(?:dalle|from|ore)\s+/i, '')
    .replace(/\s*(?:-|–|—|\bto\b|\balle\b|\buntil\b)\s*/gi, '–')
    .trim();
}
