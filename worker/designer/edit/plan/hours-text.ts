import { escapeText } from '#domain/html/escape.ts';
import { isInside, textsIn } from '#domain/html/query.ts';
import type { IndexedElement } from '#domain/html/source-index.ts';
import type { Splice } from '#domain/text/splices.ts';
import type { PageModel } from '../page/page-model.ts';

const DAY = String.raw`(?:mon|tues?|wed|thu(?:rs?)?|fri|sat|sun|lun|mar|mer|gio|ven|sab|dom)(?:[a-zì]*)`;
const DAYS = String.raw`\b${DAY}\.?(?:\s*(?:-|–|—|/|to|through|al?)\s*${DAY}\.?)?(?:\s*(?:,|&|and|e)\s*${DAY}\.?)*`;
const TIME = String.raw`\d{1,2}(?:[:.]\d{2})?\s?(?:am|pm)?`;
const SPAN = String.raw`${TIME}\s*(?:-|–|—|to|alle|/)\s*${TIME}`;
const ENTRY = String.raw`${DAYS}[\s:,]*(?:(?:dalle|from|ore|open|aperto)\s+)?(?:${SPAN}(?:\s*(?:,|e|and|/)\s*(?:dalle\s+)?${SPAN})?|closed|chius[oi])`;
const HOURS = new RegExp(String.raw`${ENTRY}(?:\s*(?:[,;·|/]|e|and)?\s*${ENTRY})*`, 'gi');

/** Hours written out in running text ("Wed to Sat 10am-5pm") outside an element, replaced by others. */
export function hoursInText(
  page: PageModel,
  except: IndexedElement | undefined,
  words: string,
): Splice[] {
  if (!page.body) return [];
  return textsIn(page.body)
    .filter((text) => !except || !isInside(text, except))
    .flatMap((text) => {
      const wanted = text.value.replace(HOURS, () => words);
      return wanted === text.value ? [] : [{ ...text.range, replacement: escapeText(wanted) }];
    });
}
