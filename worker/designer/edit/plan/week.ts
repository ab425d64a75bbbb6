import { attributeOf, classesOf, elementsIn, textsIn } from '#domain/html/query.ts';
import type { IndexedElement } from '#domain/html/source-index.ts';
import { runsOf } from '#domain/reading/hours/change-week.ts';
import { readHours, type DayHours } from '#domain/reading/hours/read-hours.ts';
import { WORDS } from '../../copy/words.ts';
import { daysOfRow } from '../../sections/hours-rows.ts';
import type { EditLanguage } from '../intents/edit-intent.ts';
import type { PageModel } from '../page/page-model.ts';

/** A longer text tells more than the hours. */
const LONGEST_HOURS = 2_000;

/** The door sign in the opening of one of our own pages. */
export function signOf({ index }: PageModel): IndexedElement | undefined {
  return index.elements.find((element) => classesOf(element).includes('of-hours'));
}

/** The page's week: from the designer's timetable or sign, else from the first text that tells the hours. */
export function presentWeek(page: PageModel): DayHours[] {
  const { index, body } = page;
  const rows = index.elements.flatMap((element) => {
    const [day, times] = [attributeOf(element, 'data-day'), attributeOf(element, 'data-times')];
    if (day === undefined || times === undefined) return [];
    const ranges = times.split(' ').filter(Boolean);
    const spans = ranges.map((range) => ({ open: range.slice(0, 5), close: range.slice(6) }));
    return daysOfRow(day).map((one) => ({ day: one, times: spans }));
  });
  const sign = signOf(page);
  const lines = sign ? elementsIn(sign).filter(({ tag }) => tag === 'li') : [];
  const signed = lines.flatMap((line) =>
    readHours(
      textsIn(line)
        .map(({ value }) => value.trim())
        .join(' '),
    ),
  );
  if (rows.length > 0 || !body) return rows;
  if (signed.length > 0) return signed;
  for (const { value } of textsIn(body)) {
    const week = value.length > LONGEST_HOURS ? [] : readHours(value.replace(/\s+/g, ' '));
    if (week.length > 0) return week;
  }
  return [];
}

/** "Monday–Friday 09:00–18:00, Saturday closed". */
export function writeWeek(week: readonly DayHours[], language: EditLanguage): string {
  const { days, closed } = WORDS[language];
  return runsOf(week)
    .map(({ first, last, times }) => {
      const name = first === last ? days[first] : `${days[first]}–${days[last]}`;
      const shown = times.map(({ open, close }) => `${open}–${close}`).join(' / ');
      return `${name ?? ''} ${shown || closed}`;
    })
    .join(', ');
}
