import { rewriteText } from '#domain/html/rewrite-text.ts';
import { textsIn } from '#domain/html/query.ts';
import { capitalise } from '#domain/reading/letters.ts';
import type { Splice } from '#domain/text/splices.ts';
import type { PageModel } from '../page/page-model.ts';

const DAY = String.raw`(?:mon|tues?|wed|thu(?:rs?)?|fri|sat|sun|lun|mar|mer|gio|ven|sab|dom)(?:[a-zì]*)`;
const DAYS = String.raw`\b${DAY}\.?(?:\s*(?:-|–|—|/|to|through|al?)\s*${DAY}\.?)?(?:\s*(?:,|&|and|e)\s*${DAY}\.?)*`;
const TIME = String.raw`\d{1,2}(?:[:.]\d{2})?\s?(?:am|pm)?`;
const SPAN = String.raw`${TIME}\s*(?:-|–|—|to|alle|until|till|/|fino alle)\s*${TIME}`;
const SPANS = String.raw`${SPAN}(?:\s*(?:,|e|and|/|\+)\s*(?:dalle\s+)?${SPAN})?`;
const CLOSED = String.raw`\b(?:closed|shut|chius[oiae])\b`;
const ENTRY = String.raw`${DAYS}[\s:,]*(?:(?:dalle|from|ore|open|aperto)\s+)?(?:${SPANS}|${CLOSED})`;
const HOURS = new RegExp(String.raw`${ENTRY}(?:\s*(?:[,;·|/]|e|and)?\s*${ENTRY})*`, 'gi');

/** Hours written out in running text ("Wed to Sat 10am-5pm"), replaced by others. */
export function hoursInText({ html, body }: PageModel, words: string): Splice[] {
  if (!body) return [];
  return textsIn(body).flatMap((node) =>
    rewriteText(html, node, (text) => text.replace(HOURS, () => words)),
  );
}

export interface HoursRow {
  days: string;
  times: string;
}

const TIMES = new RegExp(String.raw`(?:(?:dalle|from|ore|h\.?)\s+)?${SPANS}`, 'i');
const IS_CLOSED = new RegExp(CLOSED, 'i');
const BEFORE_DAYS =
  /^\W*(?:(?:we are|we're|siamo)\s+)?(?:(?:open|apert[oi])\s+)?(?:(?:on|from|il?|la|di|dal(?!.* alla ))\s+)?/i;

/** Rows of a timetable from words such as "Mon-Fri 8-18, Saturday 9-13, closed on Sunday". Words stay the user's. */
export function readHoursRows(content: string): HoursRow[] {
  return content.split(/\s*[;,\n]\s*(?=\D)|\s+(?:and|e)\s+(?=[A-Za-zÀ-ú])/).flatMap((part) => {
    const times = TIMES.exec(part)?.[0] ?? IS_CLOSED.exec(part)?.[0];
    if (times === undefined) return [];
    const days = part
      .replace(times, ' ')
      .replace(BEFORE_DAYS, '')
      .replace(/[\s:,]+$/, '');
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
