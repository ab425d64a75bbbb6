import type { PageKind } from '#domain/page-plan/plan-types.ts';
import { readHours } from '#domain/reading/hours/read-hours.ts';
import type { Brief } from '../brief/brief.ts';
import { hideHours, hideListedFacts } from '../brief/listed-facts.ts';
import { splitSentences } from '../brief/sentences.ts';

const OPENS: ReadonlySet<PageKind> = new Set([
  'business',
  'shop',
  'restaurant',
  'association',
  'portfolio',
  'other',
]);
const FEWEST_DAYS = 3;
const OPENING = /\b(?:open|opening|hours|apert\w*|orari\w*|apriamo)\b/i;

/** The sentences of a brief that give hours, for kinds of page whose owner opens and closes. */
export function openingSentences(text: string, kind: PageKind): string[] {
  if (!OPENS.has(kind)) return [];
  return text
    .split('\n')
    .flatMap((line) => splitSentences(line))
    .filter((sentence) => readHours(sentence).length > 0);
}

const MOST_OTHER_WORDS = 6;

/** Words of a sentence that are no days and no times. */
function otherWords(sentence: string): number {
  return hideHours(sentence).match(/\p{L}{3,}/gu)?.length ?? 0;
}

/** True when a brief gives opening hours; "walk-ins on Fridays 12 to 6" does not. */
export function isOpening(
  text: string,
  { brief, kind }: { brief: Brief; kind: PageKind },
): boolean {
  const sentences = openingSentences(text, kind);
  const days = brief.hours.filter(({ times }) => times.length > 0).length;
  const isSaid = sentences.some(
    (sentence) => OPENING.test(sentence) && otherWords(sentence) <= MOST_OTHER_WORDS,
  );
  return sentences.length > 0 && (days >= FEWEST_DAYS || (days > 0 && isSaid));
}

const MOST_WORDS_BESIDE = 2;

/** "We are open Monday to Saturday 9-18": the table of hours says it. */
export function saysOnlyHours(sentence: string, { language, hours }: Brief): boolean {
  if (hours.length === 0 || readHours(sentence).length === 0) return false;
  const rest = hideListedFacts(sentence, { language, hasHours: true });
  return (rest.match(/\p{L}{3,}/gu) ?? []).length <= MOST_WORDS_BESIDE;
}
