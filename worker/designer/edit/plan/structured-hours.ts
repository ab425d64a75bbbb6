import { structuredData } from '#domain/html/structured-data.ts';
import { runsOf } from '#domain/reading/hours/change-week.ts';
import type { DayHours } from '#domain/reading/hours/read-hours.ts';
import type { Splice } from '#domain/text/splices.ts';
import { hoursSpecification } from '../../structured-data.ts';
import type { PageModel } from '../page/page-model.ts';

const SHORT_DAYS = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'] as const;
const TEXT = String.raw`"(?:[^"\\]|\\.)*"`;
const FLAT = String.raw`(?:[^[\]{}"]|${TEXT})*`;
const ENTRY = String.raw`\{${FLAT}(?:\[${FLAT}\]${FLAT})*\}`;
const VALUE = String.raw`\[(?:[^[\]{}"]|${TEXT}|${ENTRY})*\]|${ENTRY}|${TEXT}`;
const HOURS = new RegExp(`("openingHours(Specification)?"\\s*:\\s*)(${VALUE})`, 'g');

/** Opening hours in the page's schema.org data follow the ones that visitors read. */
export function structuredHours(page: PageModel, week: readonly DayHours[]): Splice[] {
  return structuredData(page).flatMap(({ range }) => {
    const source = page.html.slice(range.start, range.end);
    return [...source.matchAll(HOURS)].map((match): Splice => {
      const [whole, lead = '', isDetailed, value = ''] = match;
      const start = range.start + match.index + lead.length;
      const indent = /\n([ \t]*)[^\n]*$/.exec(source.slice(0, match.index))?.[1] ?? '';
      return {
        start,
        end: range.start + match.index + whole.length,
        replacement: isDetailed ? writeDetailed(value, week, indent) : writeBrief(value, week),
      };
    });
  });
}

function writeDetailed(old: string, week: readonly DayHours[], indent: string): string {
  const entries = hoursSpecification(week);
  return old.includes('\n')
    ? JSON.stringify(entries, null, 1).replaceAll('\n', `\n${indent}`)
    : JSON.stringify(entries);
}

/** "Mo-Fr 09:00-18:00" */
function writeBrief(old: string, week: readonly DayHours[]): string {
  const spans = runsOf(week).flatMap(({ first, last, times }) => {
    const days = [...new Set([SHORT_DAYS[first], SHORT_DAYS[last]])].join('-');
    return times.map(({ open, close }) => `${days} ${open}-${close}`);
  });
  return JSON.stringify(old.startsWith('[') ? spans : spans.join(', '));
}
