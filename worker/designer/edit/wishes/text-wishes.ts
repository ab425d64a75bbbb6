import { foldName } from '#domain/reading/fold.ts';
import { readValues } from '../ground/values.ts';
import type { EditIntent } from '../intents/edit-intent.ts';
import { readable } from '../page/page-texts.ts';
import { textPattern } from '../plan/plan-text.ts';
import { replace } from '../read/rows/text-rows.ts';
import { textOf, type WishAt } from './wish-parts.ts';

/** Words that ask for something are no text. */
const SPOKEN: ReadonlySet<string> = new Set(
  'please make change put remove delete add replace move should must grazie cambia cambiate metti mettete togli levalo aggiungi deve dovrebbe favore go'.split(
    ' ',
  ),
);

/** Words that the page shows in one place for others. */
export function readTextWish({ wish, request }: WishAt): EditIntent[] | undefined {
  const value = textOf(wish, 'v');
  const old = textOf(wish, 'o');
  if (!value || !old || !isFigureFor(old, value)) return undefined;
  if (
    foldName(value)
      .split(' ')
      .some((word) => SPOKEN.has(word))
  )
    return undefined;
  const texts = readable(request.page);
  const pattern = textPattern(old, texts);
  const places = pattern ? texts.filter((text) => text.search(pattern) >= 0) : [];
  const shown = pattern && places[0] && pattern.exec(places[0])?.[0];
  const times = new Set(places.map((text) => text.trim())).size;
  const isClear = times === 1 || (/\p{L}{3}/u.test(old) && old.length > 5);
  const intent = shown && isClear ? replace(request.page, shown, fitted(shown, value)) : undefined;
  return intent && [intent];
}

/** A figure takes the place of one of its kind. */
function isFigureFor(old: string, value: string): boolean {
  const [one, another] = readValues(old);
  if (!one || another || one.text.length < old.length - 1 || !/^\D?\d/.test(old)) return true;
  const [now, other] = readValues(value);
  // A number alone may be of anything.
  if (one.kind === 'number') return false;
  return now !== undefined && !other && now.kind === one.kind;
}

/** A text begins as the old one did. */
function fitted(shown: string, value: string): string {
  const isBegun = /^\p{Lu}/u.test(shown) && /^\p{Ll}/u.test(value);
  return isBegun ? value.charAt(0).toUpperCase() + value.slice(1) : value;
}
