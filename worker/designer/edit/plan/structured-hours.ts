import type { DayHours } from '#domain/reading/hours/read-hours.ts';
import type { Splice } from '#domain/text/splices.ts';
import type { PageModel } from '../page/page-model.ts';
import { structuredData } from './replace-everywhere.ts';

const DAYS = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;
const SHORT_DAYS = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'] as const;

/** Opening hours in the page's schema.org data follow the ones that visitors read. */
export function structuredHours(page: PageModel, hours: readonly DayHours[]): Splice[] {
  return structuredData(page).flatMap((node) => {
    const source = page.html.slice(node.range.start, node.range.end);
    const detailed = valueRange(source, 'openingHoursSpecification');
    const brief = valueRange(source, 'openingHours');
    return [
      ...(detailed ? [{ ...detailed, replacement: writeDetailed(source, detailed, hours) }] : []),
      ...(brief ? [{ ...brief, replacement: writeBrief(source, brief, hours) }] : []),
    ].map((splice) => ({
      ...splice,
      start: splice.start + node.range.start,
      end: splice.end + node.range.start,
    }));
  });
}

interface TextRange {
  start: number;
  end: number;
}

/** Where the value of a key stands in a JSON text; strings are skipped as a whole. */
export function valueRange(source: string, key: string): TextRange | undefined {
  const found = new RegExp(`"${key}"\\s*:\\s*`).exec(source);
  if (!found) return undefined;
  const start = found.index + found[0].length;
  let depth = 0;
  for (const token of source.slice(start).matchAll(/"(?:[^"\\]|\\.)*"|[[\]{},]|[^\s[\]{},"]+/g)) {
    const at = start + token.index;
    if (depth === 0 && /^[,\]}]/.test(token[0])) return undefined;
    if (/^[[{]/.test(token[0])) depth += 1;
    if (/^[\]}]/.test(token[0])) depth -= 1;
    if (depth === 0) return { start, end: at + token[0].length };
  }
  return undefined;
}

function writeDetailed(source: string, range: TextRange, hours: readonly DayHours[]): string {
  const entries = hours.flatMap(({ day, times }) =>
    times.map(({ open, close }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: DAYS[day],
      opens: open,
      closes: close,
    })),
  );
  if (!source.slice(range.start, range.end).includes('\n')) return JSON.stringify(entries);
  const indent = /\n([ \t]*)[^\n]*$/.exec(source.slice(0, range.start))?.[1] ?? '';
  return JSON.stringify(entries, null, 1).replaceAll('\n', `\n${indent}`);
}

function writeBrief(source: string, range: TextRange, hours: readonly DayHours[]): string {
  const spans = sameTimes(hours).flatMap(({ days, times }) =>
    times.map(({ open, close }) => `${days} ${open}-${close}`),
  );
  return source.charAt(range.start) === '['
    ? JSON.stringify(spans)
    : JSON.stringify(spans.join(', '));
}

/** Days in a row with the same times: `Mo-Fr`. */
function sameTimes(hours: readonly DayHours[]): { days: string; times: DayHours['times'] }[] {
  const runs: { first: number; last: number; times: DayHours['times'] }[] = [];
  for (const { day, times } of hours) {
    const run = runs.at(-1);
    const isSame = run?.last === day - 1 && JSON.stringify(run.times) === JSON.stringify(times);
    if (run && isSame) run.last = day;
    else runs.push({ first: day, last: day, times });
  }
  return runs.map(({ first, last, times }) => ({
    days:
      first === last
        ? (SHORT_DAYS[first] ?? '')
        : `${SHORT_DAYS[first] ?? ''}-${SHORT_DAYS[last] ?? ''}`,
    times,
  }));
}
