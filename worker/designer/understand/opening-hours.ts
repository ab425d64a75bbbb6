import type { PageKind } from '#domain/page-plan/plan-types.ts';
import { readHours } from '#domain/reading/hours/read-hours.ts';
import type { Brief } from '../brief/brief.ts';
import { hideHours } from '../brief/listed-facts.ts';
import { splitSentences } from '../brief/sentences.ts';
import { splitClauses } from './clauses.ts';
import { hasDayBehind } from './rows.ts';

const OPENS: ReadonlySet<PageKind> = new Set([
  'business',
  'shop',
  'restaurant',
  'association',
  'portfolio',
  'other',
]);
/** True of pages whose owner opens and closes. */
export function opens(kind: PageKind): boolean {
  return OPENS.has(kind);
}

const OPENING =
  /\b(?:open|opening|hours|available|clinic|surgery|shop|studio|workshop|office|visits|apert\w*|orari\w*|apriamo|ricev\w+|disponibil\w+|ufficio|segreteria|sportello|laboratorio|lavoro|lavoriamo)\b/i;

const MOST_WORDS = 5;
const MOST_BARE_WORDS = 1;

/** Words of a sentence that are no days and no times. */
function otherWords(sentence: string): number {
  return hideHours(sentence).match(/\p{L}{3,}/gu)?.length ?? 0;
}

const CLOSED =
  /^(?:we(?:['’]re| are) |siamo )?(?:always |sempre )?(?:closed|shut|chius[oaie])(?!\p{L})/iu;

/** "Closed Sundays": tells something only beside the hours of other days. */
function saysClosing(words: string): boolean {
  return CLOSED.test(words) && otherWords(words) === 0;
}

function saysOpening(words: string): boolean {
  if (readHours(words).length === 0 || hasDayBehind(words)) return false;
  const others = otherWords(words);
  return others <= MOST_BARE_WORDS || (OPENING.test(words) && others <= MOST_WORDS);
}

/**
 * The sentences of a brief that give opening hours and little else, and the clauses of longer ones, for kinds of page
 * whose owner opens and closes.
 */
export function openingSentences(text: string, kind: PageKind): string[] {
  if (!opens(kind)) return [];
  const found = text
    .split('\n')
    .flatMap((line) => splitSentences(line))
    .flatMap((sentence) => (says(sentence) ? [sentence] : splitClauses(sentence).filter(says)));
  return found.some(saysOpening) ? found : [];

  function says(words: string): boolean {
    return saysOpening(words) || saysClosing(words);
  }
}

/** Words of a sentence about hours that say nothing more. */
const OF_OPENING =
  /\b(?:we|are|is|open\w*|hours?|times?|from|and|the|siamo|apert\w+|orari\w*|dal\w*|alle|chius\w+|closed|continuato|all|day|daily)\b/giu;

/** A piece of the sentences that give the hours, with hardly a word of anything else. */
export function isOfOpening(words: string, opening: readonly string[]): boolean {
  const bare = words.replace(/(?<![.!])[.!]+$/, '').toLowerCase();
  const isPiece = opening.some((one) => one.toLowerCase().includes(bare));
  return isPiece && otherWords(words.replaceAll(OF_OPENING, ' ')) <= MOST_BARE_WORDS;
}

/** "We are open Monday to Saturday 9-18": the table of hours says it. */
export function saysOnlyHours(sentence: string, { hours }: Brief): boolean {
  if (hours.length === 0 || readHours(sentence).length === 0) return false;
  return !/\p{L}{3}/u.test(hideHours(sentence).replaceAll(OF_OPENING, ' '));
}
