import type { Language } from './brief.ts';
import { hideDaysAndTimes } from './hours.ts';
import { findPricedItems } from './items.ts';
import { hideFacts } from './prose.ts';

/** The sentence without what a slot of its own holds: contacts, prices with their names, days and times. */
export function hideListedFacts(
  sentence: string,
  { language, hasHours }: { language: Language; hasHours: boolean },
): string {
  const unpriced = findPricedItems(sentence, language).reduce(
    (rest, { raw }) => rest.replace(raw, ' '),
    sentence,
  );
  const bare = hideFacts(unpriced);
  return hasHours ? hideDaysAndTimes(bare) : bare;
}
