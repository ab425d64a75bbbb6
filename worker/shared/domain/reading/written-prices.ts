import { currencySignOf } from './money.ts';

/** Digits with or without groups of thousands and decimals. */
const NUMBER = String.raw`(?:\d{1,3}(?:[.,]\d{3})+|\d+)(?:[.,]\d{1,2})?(?!\d)`;
const SUM = new RegExp(NUMBER);

/** A sum with its currency, as pages write prices. */
export const MONEY_TEXT = new RegExp(
  String.raw`(?:€|eur|euro|\$|£|chf)\s?${NUMBER}(?:,-)?|${NUMBER}\s?(?:€|eur\b|euros?\b|\$|£|chf\b)`,
  'i',
);

const AROUND = /\b(?:from|starting at|each|per \w+|a partire da|da|a persona|al kg|cadauno)\b/gi;

/** Nothing but a sum and the small words around it. */
export function isPriceText(text: string): boolean {
  const rest = text.replace(MONEY_TEXT, '').replace(AROUND, '');
  return MONEY_TEXT.test(text) && /^[\s.,:;/()–—-]*$/.test(rest);
}

const BARE_SUM = new RegExp(`^\\s*(?:from |da )?(${NUMBER})\\s*$`, 'i');

/** The number of a text that holds nothing else. */
export function bareSum(text: string): string | undefined {
  return BARE_SUM.exec(text)?.[1];
}

/** The currency of a page where an amount is told in another one. */
export function otherCurrency(
  texts: readonly string[],
  amounts: readonly string[],
): string | undefined {
  const shown = new Set(
    texts.flatMap((text) => currencySignOf(MONEY_TEXT.exec(text)?.[0] ?? '') ?? []),
  );
  const isOther = amounts
    .flatMap((amount) => currencySignOf(amount) ?? [])
    .some((sign) => !shown.has(sign));
  return isOther ? [...shown][0] : undefined;
}

const LEAD = /^(?:from|da) /i;

/** A currency that is told where the page shows a bare number comes with it. */
function signedFor(old: string, amount: string): string | undefined {
  return currencySignOf(old) === undefined && currencySignOf(amount) !== undefined
    ? amount.replace(LEAD, '')
    : undefined;
}

/** An amount written as the page writes its prices: sign, side, decimals and their separator. */
export function inFormOf(old: string, amount: string): string {
  return signedFor(old, amount) ?? writtenLike(old, amount);
}

function writtenLike(old: string, amount: string): string {
  const before = SUM.exec(old)?.[0] ?? '';
  const separator = /([.,])\d{1,2}$/.exec(before)?.[1];
  const decimal = separator ?? (/^\d.*(?:€|euro)/i.test(old) ? ',' : '.');
  const [whole = '', cents = ''] = plainAmount(amount).split('.');
  const tail = separator || cents ? decimal + cents.padEnd(2, '0') : '';
  const isGrouped = [before, amount].some((sum) => THOUSANDS.test(sum));
  const usual = decimal === ',' || old.includes('€') ? '.' : ',';
  return old.replace(
    SUM,
    (isGrouped ? grouped(whole, THOUSANDS.exec(before)?.[1] ?? usual) : whole) + tail,
  );
}

const THOUSANDS = /([.,])\d{3}/;

function grouped(digits: string, mark: string): string {
  return digits.replace(/\B(?=(?:\d{3})+$)/g, mark);
}

/** The sum of a text as programs write it: "1.250,50 €" gives "1250.50". */
export function plainAmount(text: string): string {
  const [, whole = text, decimals] =
    /^((?:\d{1,3}(?:[.,]\d{3})+|\d+))(?:[.,](\d{1,2}))?$/.exec(SUM.exec(text)?.[0] ?? '') ?? [];
  const digits = whole.replace(/[.,]/g, '');
  return decimals ? `${digits}.${decimals}` : digits;
}

/** The number a sum stands for, whatever separates its thousands and decimals. */
export function amountIn(sum: string): number {
  return Number(plainAmount(sum));
}

/** The name in a text that tells a name with its price. */
export function withoutPrice(text: string): string {
  return text.replace(
    /\s*[-–—:|(]*\s*[€$£]?\s*\d[\d.,]*\s*(?:€|eur|euro)\s*$|\s*[-–—:|(]*\s*[€$£]\s*\d[\d.,]*\s*$/i,
    '',
  );
}
