import { capitalise } from '#domain/reading/letters.ts';
import type { Brief } from '../brief/brief.ts';
import { TOWNS } from '../brief/cities.ts';
import { inTown } from '../brief/place.ts';

/** As far as a brief says where it is. */
const OPENING = 90;
/** Towns whose names are words, too. */
const COMMON =
  /^(?:bath|reading|nice|sale|bury|deal|ware|diss|massa|potenza|pace|fermo|mobile|orange|como|prato|lodi|cento|terni|trani)$/i;

/** "plumber in leeds", "vegan cafe Norwich, …": a town that everybody knows, however it is written. */
export function townIn(text: string, language: Brief['language']): Brief['place'] {
  const [opening = ''] = /^[^\d€£$]*/u.exec(text.slice(0, OPENING)) ?? [];
  const words = opening.match(/(?<![\p{L}'’-])\p{L}{4,}(?![\p{L}'’-])/gu) ?? [];
  const town = words.find((word) => TOWNS.has(word.toLowerCase()) && !COMMON.test(word));
  return town === undefined ? undefined : inTown(capitalise(town.toLowerCase()), language);
}

/** Where somebody was once, or what they look after there, is not where they are. */
const ELSEWHERE =
  /(?<!\p{L})(?:rispond\p{L}+|reply|rsvp|conferm\p{L}+|chied\p{L}+|chiam\p{L}+)\s(?:to|with|a|ad|di)\s$|(?<!\p{L})(?:(?:next|our|nostra|prossim[ao]|annual)\s(?:\p{L}+\s)?(?:outing|trip|excursion|gita|uscita|trasferta)(?!\p{L})|(?:trip|outing|gita|uscita)\s(?:to|a|ad|in)\s)[^.!?\n]*$|(?<!\p{L})(?:trained|studied|learnt|learned|qualified|apprenticed|born|grew up|moved|came|laureat[oa]|diplomat[oa]|studiato|cresciut[oa]|nat[oa]|imparato)\s(?:\p{L}+\s){0,2}(?:at|in|from|a|ad|da|nel|nella)\s$/iu;

export function isElsewhere(text: string, place: string): boolean {
  const at = text.indexOf(place);
  return ELSEWHERE.test(text.slice(Math.max(0, at - SIGHT_OF_PLACE), at));
}

const SIGHT_OF_PLACE = 80;

/** "2020–2023: Analyst, Brightwell Insurance": who somebody worked for is not what they do. */
export function isOfPast(text: string, trade: string): boolean {
  const before = text.slice(0, text.indexOf(trade)).split('\n').at(-1) ?? '';
  return /(?:19|20)\d\d\s?(?:[-–—:]|to\s|al?\s)/iu.test(before);
}
