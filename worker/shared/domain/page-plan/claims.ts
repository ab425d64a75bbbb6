import { foldText, foldWord } from '../reading/fold.ts';
import { readNumberAt } from '../reading/numbers.ts';
import { scan } from '../reading/scan.ts';
import { readSource } from '../reading/tokens.ts';

/** What a brief says that can be checked: its words, numbers, times and addresses. */
export interface BriefClaims {
  /** Folded, blanks as one. */
  text: string;
  /** Digits alone, for telephone numbers. */
  digits: string;
  numbers: ReadonlySet<string>;
  /** Hours of the day as the text gives them: 6 and 18 for "6pm". */
  hours: ReadonlySet<number>;
}

/** A number, time, mail address or web address in a text. */
export interface Claim {
  kind: 'number' | 'time' | 'address';
  /** Equal for equal values: "4,50" and "4.5" are `4.5`. */
  key: string;
  start: number;
  end: number;
}

const CLAIM =
  /(?<address>[\w.+-]{1,64}@[a-z\d][a-z\d.-]{0,250}[a-z\d]|https?:\/\/[^\s<>"'()]{3,500}|www\.[^\s<>"'()]{3,500})|(?<time>(?<![\d:.])\d{1,2}:\d{2}(?![\d:]))|(?<number>\d{1,12}(?:[.,]\d{1,12}){0,4})/gi;

/** The checkable claims of a text, in order. Linear. */
export function claimsIn(text: string): Claim[] {
  return [...text.matchAll(CLAIM)].map(({ 0: found, index, groups }) => {
    const place = { start: index, end: index + found.length };
    if (groups?.['address'] !== undefined) {
      const key = found
        .toLowerCase()
        .replace(/^(?:https?:\/\/)?(?:www\.)?/, '')
        .replace(/[/.,;:!?]+$/, '');
      return { kind: 'address', key, ...place };
    }
    if (groups?.['time'] !== undefined) return { kind: 'time', key: found, ...place };
    return { kind: 'number', key: toNumberKey(found), ...place };
  });
}

/** "1.250,00", "1,250" and "1250" are one number; "4,50" and "4.5" too. */
function toNumberKey(written: string): string {
  const parts = written.split(/[.,]/);
  const last = parts.at(-1) ?? '';
  const isDecimal = parts.length > 1 && last.length < 3;
  const whole = (isDecimal ? parts.slice(0, -1) : parts).join('').replace(/^0+(?=\d)/, '');
  const decimals = isDecimal ? last.replace(/0+$/, '') : '';
  return decimals === '' ? whole : `${whole}.${decimals}`;
}

/** What stands in a brief. Linear in its length. */
export function readClaims(brief: string): BriefClaims {
  const numbers = new Set<string>();
  const hours = new Set<number>();
  for (const { kind, key } of claimsIn(brief)) {
    if (kind === 'number') numbers.add(key);
    for (const part of kind === 'time' ? key.split(':') : []) numbers.add(toNumberKey(part));
  }
  for (const digits of brief.match(/\d{1,12}/g) ?? []) {
    numbers.add(toNumberKey(digits));
    if (digits.length <= 2) hours.add(Number(digits)).add((Number(digits) + 12) % 24);
  }
  for (const day of daysBetween(brief)) numbers.add(String(day));
  for (const { value } of scan(readSource(brief), readNumberAt).found) {
    numbers.add(String(value.value));
    if (value.value <= 24) hours.add(value.value).add((value.value + 12) % 24);
  }
  return { text: foldLine(brief), digits: brief.replaceAll(/\D/g, ''), numbers, hours };
}

const DAYS = /(?<![\d.,:])(\d{1,2})\s?(?:[-–—]|to|al?)\s?(\d{1,2})(?![\d:.,]\d|\d)/gi;
const LAST_DAY = 31;
const LONGEST_SPAN = 14;

/** "24–26 September" says the 25th too. */
function daysBetween(brief: string): number[] {
  return [...brief.matchAll(DAYS)].flatMap(({ 1: first, 2: last }) => {
    const [from, to] = [Number(first), Number(last)];
    if (to > LAST_DAY || to <= from || to - from > LONGEST_SPAN) return [];
    return Array.from({ length: to - from - 1 }, (_, index) => from + 1 + index);
  });
}

/** A text folded, with single blanks between its words. */
export function foldLine(text: string): string {
  return foldText(text).text.replaceAll(/\s+/g, ' ').trim();
}

/** True when the brief has the claim, in this or another writing. */
export function isSaid({ kind, key }: Claim, said: BriefClaims): boolean {
  switch (kind) {
    case 'address':
      return said.text.includes(foldWord(key));
    case 'number':
      return said.numbers.has(key);
    case 'time': {
      const [hour = '', minutes = ''] = key.split(':');
      const isHour = said.hours.has(Number(hour) % 24) || said.numbers.has(String(Number(hour)));
      return isHour && (minutes === '00' || said.numbers.has(String(Number(minutes))));
    }
  }
}

/** True when the brief has these words in this order. */
export function saysWords(words: string, said: BriefClaims): boolean {
  const folded = foldLine(words).replace(/^[\s"'.,;:!?]+|[\s"'.,;:!?]+$/g, '');
  return folded !== '' && said.text.includes(folded);
}
