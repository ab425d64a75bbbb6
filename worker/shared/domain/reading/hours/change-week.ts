import { readHours, type DayHours } from './read-hours.ts';
import { addHalfDay } from './read-times.ts';

type Times = DayHours['times'];

/** When the parts of a day begin. */
const BEGINS = { morning: '00:00', afternoon: '12:00', evening: '17:00' } as const;
type DayPart = keyof typeof BEGINS;

/** What a request changes of some days of a week. */
interface WeekChange {
  /** The days, with their new times where neither `edge` nor `closes` says what changes. */
  value: string;
  /** Only when those days begin or end, `HH:MM`. */
  edge?: HoursEdge | undefined;
  /** They close for this part and keep the others. */
  closes?: DayPart | undefined;
}

interface HoursEdge {
  side: 'open' | 'close';
  time: string;
}

/** A week with the days that the request names changed; undefined when they cannot be read or changed so. */
export function changeWeek(
  present: readonly DayHours[],
  { value, edge, closes }: WeekChange,
): DayHours[] | undefined {
  if (edge) return weekWith(present, value, (times) => withEdge(times, edge));
  return closes
    ? weekWith(present, value, (times) => withoutPart(times, closes))
    : mergedWeek(present, value);
}

function mergedWeek(present: readonly DayHours[], request: string): DayHours[] | undefined {
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

const FILLERS =
  /\b(?:we(?:'re| are)?|siamo|open|apert[ie]|also|too|as well|anche|pure|from now on|from today|da oggi|d'ora in poi|now|ora|adesso|on|il|la|di)\b/gi;
const CLOSED = /\b(?:closed|shut|chius[oi])\b/i;
const DAY = /\b(?:mon|tue|wed|thu|fri|sat|sun|lun|mar|mer|gio|ven|sab|dom)[a-zì]*/gi;

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

/** The week with some days, or all that are open, changed; undefined where one of them cannot be. */
function weekWith(
  present: readonly DayHours[],
  days: string,
  change: (times: Times) => Times | undefined,
): DayHours[] | undefined {
  const open = present.filter(({ times }) => times.length > 0);
  const named = readHours(`${days} 01:00-02:00`).map(({ day }) => day);
  const meant = days === '' ? open : open.filter(({ day }) => named.includes(day));
  const areKnown = named.every((day) => present.some((entry) => entry.day === day));
  if (meant.length === 0 || (days !== '' && !areKnown)) return undefined;
  const changed = new Map(meant.map((entry) => [entry, change(entry.times)]));
  if ([...changed.values()].includes(undefined)) return undefined;
  return present.map((entry) => ({ ...entry, times: changed.get(entry) ?? entry.times }));
}

/**
 * The opening times of a day without its morning, afternoon or evening. Undefined when nothing would be left, or when the
 * day has no opening that begins in that part: nobody said what the other times become.
 */
function withoutPart(times: Times, part: DayPart): Times | undefined {
  const ends = { morning: '12:00', afternoon: '17:00', evening: '24:00' }[part];
  const kept = times.filter(({ open }) => open < BEGINS[part] || open >= ends);
  return kept.length > 0 && kept.length < times.length ? kept : undefined;
}

/** "Till 8" of a day that opens at 9 is the evening; undefined where the day would have no opening left. */
function withEdge(times: Times, { side, time }: HoursEdge): Times | undefined {
  const kept = times.filter(({ open, close }) => (side === 'close' ? open < time : close > time));
  if (kept.length === 0)
    return time < '12:00' ? withEdge(times, { side, time: addHalfDay(time) }) : undefined;
  const edge = side === 'close' ? kept.length - 1 : 0;
  return kept.map((range, position) => (position === edge ? { ...range, [side]: time } : range));
}

/** Days in a row with the same times. */
interface DayRun {
  first: number;
  last: number;
  times: Times;
}

export function runsOf(week: readonly DayHours[]): DayRun[] {
  const runs: DayRun[] = [];
  for (const { day, times } of week) {
    const run = runs.at(-1);
    const isSame = run?.last === day - 1 && JSON.stringify(run.times) === JSON.stringify(times);
    if (run && isSame) run.last = day;
    else runs.push({ first: day, last: day, times });
  }
  return runs;
}
