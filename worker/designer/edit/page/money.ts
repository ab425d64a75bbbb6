import { attributeOf, elementsIn, textOf } from '#domain/html/query.ts';
import { bareSum, isPriceText, MONEY_TEXT } from '#domain/reading/written-prices.ts';
import type { IndexedElement, IndexedText } from '#domain/html/source-index.ts';

const PRICE_CLASS = /(?:^|[\s_-])(?:price|prezzo|cost|amount)(?:$|[\s_-])/i;
/** A number without its currency is a price where the page marks it as one. */
function markedSum(holder: IndexedElement | undefined, text: string): string | undefined {
  return holder && PRICE_CLASS.test(attributeOf(holder, 'class') ?? '') ? bareSum(text) : undefined;
}

/** The sum that a text tells. */
export function sumOf({ value, parent }: IndexedText): string | undefined {
  return MONEY_TEXT.exec(value)?.[0] ?? markedSum(parent, value);
}

/** Whether an element shows a sum, wherever in it. */
export function holdsSum(element: IndexedElement): boolean {
  return (
    MONEY_TEXT.test(textOf(element)) ||
    [element, ...elementsIn(element)].some((one) => markedSum(one, textOf(one)) !== undefined)
  );
}

/** Whether an element is a price and nothing else. */
export function isPrice(element: IndexedElement): boolean {
  const text = textOf(element);
  return isPriceText(text) || markedSum(element, text) !== undefined;
}
