import { rewriteText } from '#domain/html/rewrite-text.ts';
import { textsIn } from '#domain/html/query.ts';
import {
  HOURS,
  IS_CLOSED,
  TELLS_TIMES,
  writeRows,
  type HoursRow,
} from '#domain/reading/hours/written-hours.ts';
import type { IndexedText } from '#domain/html/source-index.ts';
import type { Splice } from '#domain/text/splices.ts';
import type { PageModel } from '../page/page-model.ts';

/** Hours written out in running text ("Wed to Sat 10am-5pm"), replaced by others; days off last, and only where some were told. */
export function hoursInText(
  { html, body, language }: PageModel,
  { rows, isClosing }: { rows: readonly HoursRow[]; isClosing: boolean },
): Splice[] {
  if (!body) return [];
  const off = rows.filter(({ times }) => IS_CLOSED.test(times));
  const open = rows.filter((row) => !off.includes(row));
  const written = (old: string, at: number, text: string): string => {
    const told = writeRows(isClosing || IS_CLOSED.test(old) ? [...open, ...off] : open);
    const words = old.endsWith('.') ? `${told}.` : told;
    return text.slice(0, at).trim() !== '' && language === 'it' ? words.toLowerCase() : words;
  };
  return textsIn(body).flatMap((node) =>
    rewriteText(html, node, (text) => text.replace(HOURS, written)),
  );
}

/** The first text with days and times that none of the changes touches. */
export function hoursLeft(
  texts: readonly IndexedText[],
  splices: readonly Splice[],
): string | undefined {
  const left = texts.find(
    ({ value, range }) =>
      TELLS_TIMES.test(value) &&
      !splices.some(({ start, end }) => start < range.end && range.start < end),
  );
  return left?.value.replace(/\s+/g, ' ').trim();
}
