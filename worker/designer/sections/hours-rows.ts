import { runsOf } from '#domain/reading/hours/change-week.ts';
import type { DayHours } from '#domain/reading/hours/read-hours.ts';
import type { Words } from '../copy/word-types.ts';

/**
 * The rows of a timetable, with the times that the page's script reads to say "open now". Neighbouring days with the
 * same times share a row, except on pages whose script knows only rows of one day.
 */
export function hoursRows(
  week: readonly DayHours[],
  { days, closed }: Pick<Words, 'days' | 'closed'>,
  isJoined = true,
): string {
  const runs = isJoined ? runsOf(week) : week.flatMap((entry) => runsOf([entry]));
  const rows = runs.map(({ first, last, times }) => {
    const numbers = Array.from({ length: last - first + 1 }, (_, at) => first + at).join(' ');
    const name = first === last ? days[first] : `${days[first]}–${days[last]}`;
    const data = times.map(({ open, close }) => `${open}-${close}`).join(' ');
    const shown = times.map(({ open, close }) => `${open}–${close}`).join(', ') || closed;
    return `<tr data-day="${numbers}" data-times="${data}">\n<th scope="row">${name ?? ''}</th>\n<td>${shown}</td>\n</tr>`;
  });
  return rows.join('\n');
}

/** The attribute of a row as days from 0, Monday. */
export function daysOfRow(value: string): number[] {
  return value.split(/\s+/).filter(Boolean).map(Number);
}
