import type { ReadingLanguage } from '#domain/reading/language.ts';
import { readHoursTokens } from '#domain/reading/hours/read-tokens.ts';
import { findPricedItems } from './priced-items.ts';
import { hideFacts } from './prose.ts';

/** The words that say nothing of days and times. */
function hideHours(text: string): string {
  return readHoursTokens(text)
    .flatMap((token) => (token.kind === 'word' && !/^\d/.test(token.word) ? [token.word] : []))
    .join(' ');
}

/** The sentence without what a slot of its own holds: contacts, prices with their names, days and times. */
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
