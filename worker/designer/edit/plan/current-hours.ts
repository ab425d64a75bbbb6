import { attributeOf, textsIn } from '#domain/html/query.ts';
import { readHours, type DayHours } from '#domain/reading/hours/read-hours.ts';
import type { EditLanguage, HoursEdge } from '../intents/edit-intent.ts';
import type { PageModel } from '../page/page-model.ts';
import { SECTION_TEXTS } from './section-texts.ts';

const FILLERS =
  /\b(?:we(?:'re| are)?|siamo|open|apert[ie]|also|too|as well|anche|pure|from now on|from today|da oggi|d'ora in poi|now|ora|adesso|on|il|la|di)\b/gi;
const CLOSED = /\b(?:closed|shut|chius[oi])\b/i;
const DAY = /\b(?:mon|tue|wed|thu|fri|sat|sun|lun|mar|mer|gio|ven|sab|dom)[a-zì]*/gi;

/** The page's week with the days that the request names changed; undefined when either cannot be read. */
export function mergedWeek(page: PageModel, request: string): DayHours[] | undefined {
  const present = presentWeek(page);
  const named = namedDays(request);
  if (present.length === 0 || named.length === 0) return undefined;
  const changed = new Map(present.map((entry) => [entry.day, entry]));
  for (const entry of named)
    changed.set(entry.day, ALSO.test(request) ? withMore(changed.get(entry.day), entry) : entry);
  return [...changed.values()].sort((one, other) => one.day - other.day);
}

const ALSO = /\b(?:also|too|as well|anche|pure)\b/i;

/** "Also in the afternoon": times that do not meet those of the day stand behind or before them. */
function withMore(present: DayHours | undefined, more: DayHours): DayHours {
  const times = [...(present?.times ?? []), ...more.times].sort((one, other) =>
    one.open.localeCompare(other.open),
  );
  const meet = times.some(({ open }, at) => at > 0 && open < (times[at - 1]?.close ?? ''));
  return meet ? more : { ...more, times };
}

/** The page's week with some days, or all that are open, beginning or ending at another time. */
export function weekWithEdge(
  page: PageModel,
  days: string,
  { side, time }: HoursEdge,
): DayHours[] | undefined {
  const present = presentWeek(page);
  const named = readHours(`${days} 01:00-02:00`).map(({ day }) => day);
  if (days !== '' && named.length === 0) return undefined;
  const isMeant = ({ day, times }: DayHours): boolean =>
    times.length > 0 && (days === '' || named.includes(day));
  if (!present.some(isMeant) || !named.every((day) => present.some((entry) => entry.day === day)))
    return undefined;
  return present.map((entry) =>
    isMeant(entry) ? { ...entry, times: withEdge(entry.times, side, time) } : entry,
  );
}

function withEdge(
  times: DayHours['times'],
  side: HoursEdge['side'],
  time: string,
): DayHours['times'] {
  const kept =
    side === 'close'
      ? times.filter(({ open }) => open < time)
      : times.filter(({ close }) => close > time);
  const edge = side === 'close' ? kept.length - 1 : 0;
  return kept.map((range, position) => (position === edge ? { ...range, [side]: time } : range));
}

/** Days with their times, or as closed where the request gives no times. */
function namedDays(request: string): DayHours[] {
  const words = request
    .replace(FILLERS, ' ')
    .replace(/\s*,\s*/g, ' ')
    .replace(/\s+/g, ' ');
  if (!CLOSED.test(words) || /\d/.test(words)) return readHours(words);
  const days = words.replace(CLOSED, '').replace(DAY, '$& 01:00-02:00');
  return readHours(days).map(({ day }) => ({ day, times: [] }));
}

/** From the designer's timetable, else from the first text that tells the hours. */
export function presentWeek(page: PageModel): DayHours[] {
  const rows = page.index.elements.flatMap((element) => {
    const [day, times] = [attributeOf(element, 'data-day'), attributeOf(element, 'data-times')];
    return day === undefined || times === undefined
      ? []
      : [{ day: Number(day), times: readRanges(times) }];
  });
  if (rows.length > 0 || !page.body) return rows;
  const texts = textsIn(page.body).map(({ value }) => value.replace(/\s+/g, ' '));
  return texts.map((text) => readHours(text)).find((week) => week.length > 0) ?? [];
}

function readRanges(times: string): { open: string; close: string }[] {
  return times
    .split(' ')
    .filter(Boolean)
    .map((range) => ({ open: range.slice(0, 5), close: range.slice(6) }));
}

/** "Monday–Friday 09:00–18:00, Saturday closed": days in a row with the same times together. */
export function writeWeek(week: readonly DayHours[], language: EditLanguage): string {
  const { days, closed } = SECTION_TEXTS[language];
  const runs: { first: number; last: number; times: string }[] = [];
  for (const { day, times } of week) {
    const shown = times.map(({ open, close }) => `${open}–${close}`).join(' / ') || closed;
    const run = runs.at(-1);
    if (run?.last === day - 1 && run.times === shown) run.last = day;
    else runs.push({ first: day, last: day, times: shown });
  }
  return runs
    .map(({ first, last, times }) => {
      const name = first === last ? days[first] : `${days[first]}–${days[last]}`;
      return `${name ?? ''} ${times}`;
    })
    .join(', ');
}
