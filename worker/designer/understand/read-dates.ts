import { monthOf } from '#domain/reading/calendar.ts';
import { foldWord } from '#domain/reading/fold.ts';

/** Day, month and year in their order. */
const FORMS = [
  /(?<day>\d{1,2})(?:st|nd|rd|th)?\s+(?:of\s+)?(?<month>[a-z]{3,10})\.?,?\s+(?<year>\d{4})/,
  /(?<month>[a-z]{3,10})\.?\s+(?<day>\d{1,2})(?:st|nd|rd|th)?,?\s+(?<year>\d{4})/,
  /(?<day>\d{1,2})[/.](?<month>\d{1,2})[/.](?<year>\d{4})/,
];
const TIME = /(\d{1,2})(?:[:.](\d{2}))?\s?(am|pm)?/;

function two(value: number): string {
  return String(value).padStart(2, '0');
}

function toTime(written: string): string {
  const [, hour = '0', minutes = '00', half] = TIME.exec(foldWord(written)) ?? [];
  const late = half === 'pm' && Number(hour) < 12 ? 12 : 0;
  return `${two((Number(hour) + late) % 24)}:${minutes}`;
}

function toMonth(word: string): number {
  return /^\d/.test(word) ? Number(word) : (monthOf(word) ?? 0);
}

/** `2027-06-12` or `2027-06-12T18:00` of a written date with a year; undefined for any other. */
export function toLocalDate(written: string, time?: string): string | undefined {
  const folded = foldWord(written);
  const groups = FORMS.map((form) => form.exec(folded)?.groups).find(
    (found) => found !== undefined,
  );
  const { day = '', month = '', year = '' } = groups ?? {};
  const [dayOfMonth, monthOfYear] = [Number(day), toMonth(month)];
  if (dayOfMonth < 1 || dayOfMonth > 31 || monthOfYear < 1 || monthOfYear > 12) return undefined;
  const date = `${year}-${two(monthOfYear)}-${two(dayOfMonth)}`;
  return time === undefined ? date : `${date}T${toTime(time)}`;
}
