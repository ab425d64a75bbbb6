/** Digits with or without groups of thousands and decimals. */
const NUMBER = String.raw`(?:\d{1,3}(?:[.,]\d{3})+|\d+)(?:[.,]\d{1,2})?(?!\d)`;

/** A sum with its currency, as pages write prices. */
export const MONEY_TEXT = new RegExp(
  String.raw`(?:€|eur|euro|\$|£|chf)\s?${NUMBER}(?:,-)?|${NUMBER}\s?(?:€|eur\b|euros?\b|\$|£|chf\b)`,
  'i',
);

const AROUND = /\b(?:from|starting at|each|per \w+|a partire da|da|a persona|al kg|cadauno)\b/gi;

/** Nothing but a sum and the small words around it. */
export function isPriceText(text: string): boolean {
  return (
    MONEY_TEXT.test(text) &&
    text
      .replace(MONEY_TEXT, '')
      .replace(AROUND, '')
      .replace(/[\s.,:;/()–—-]/g, '') === ''
  );
}

/** An amount written as the page writes its prices: sign, side, decimals and their separator. */
export function inFormOf(old: string, amount: string): string {
  const { whole, decimals } = readAmount(amount);
  const before = SUM.exec(old)?.[0] ?? '';
  const oldDecimals = /([.,])(\d{1,2})$/.exec(before);
  const isComma = oldDecimals ? oldDecimals[1] === ',' : /€|euro/i.test(old) && /^\d/.test(old);
  const needsDecimals = oldDecimals !== null || decimals !== '';
  const separator = /\d([.,])\d{3}/.exec(before)?.[1] ?? (isComma || /€/.test(old) ? '.' : ',');
  const groups = whole.replace(/\B(?=(?:\d{3})+$)/g, separator);
  const isGrouped = /[.,]\d{3}/.test(before) || /[.,]\d{3}/.test(amount);
  const tail = needsDecimals ? `${isComma ? ',' : '.'}${decimals.padEnd(2, '0')}` : '';
  return old.replace(SUM, () => (isGrouped ? groups : whole) + tail);
}

const SUM = /(?:\d{1,3}(?:[.,]\d{3})+|\d+)(?:[.,]\d{1,2})?(?!\d)/;

/** The digits before and after the decimal separator. */
export function readAmount(amount: string): { whole: string; decimals: string } {
  const [, whole = amount, decimals = ''] =
    /^((?:\d{1,3}(?:[.,]\d{3})+|\d+))(?:[.,](\d{1,2}))?$/.exec(SUM.exec(amount)?.[0] ?? '') ?? [];
  return { whole: whole.replace(/[.,]/g, ''), decimals };
}

/** The number a sum stands for, whatever separates its thousands and decimals. */
export function amountIn(sum: string): number {
  const { whole, decimals } = readAmount(sum);
  return Number(`${whole}.${decimals || '0'}`);
}
