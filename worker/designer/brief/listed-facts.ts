import type { ReadingLanguage } from '#domain/reading/language.ts';
import { readHoursTokens } from '#domain/reading/hours/read-tokens.ts';
import { findPricedItems } from './priced-items.ts';
import { hideFacts } from './prose.ts';

/** The text without days and times. */
export function hideHours(text: string): string {
  return readHoursTokens(text)
    .flatMap((token) => (token.kind === 'word' && !/^\d/.test(token.word) ? [token.word] : []))
    .join(' ');
}

/** The sentence without facts that have a slot of their own: contacts, items with prices, days and times. */
export function hideListedFacts(
  sentence: string,
  { language, hasHours }: { language: ReadingLanguage; hasHours: boolean },
): string {
  const unpriced = findPricedItems(sentence, language).reduce(
    (rest, { raw }) => rest.replace(raw, ' '),
    sentence,
  );
  const bare = hideFacts(unpriced);
  return hasHours ? hideHours(bare) : bare;
}
