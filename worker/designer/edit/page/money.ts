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
