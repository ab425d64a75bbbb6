import { shownTexts } from '#domain/page-plan/lost-facts.ts';
import type { PagePlan } from '#domain/page-plan/plan-types.ts';
import { readHours } from '#domain/reading/hours/read-hours.ts';

/** "By appointment", "h24", "Monday to Wednesday in Thornby": whoever says when does not want to be asked. */
const SAYS_WHEN =
  /(?<!\p{L})(?:by appointment|appointments? only|su appuntamento|per appuntamento|24\s?\/\s?7|h\s?24|24 (?:ore|hours)|24h|day (?:and|or|&) night|giorno e notte|always open|sempre apert\p{L}|every day|ogni giorno|tutti i giorni|walk[- ]?ins?)(?!\p{L})/iu;

/** True of a page that tells when somebody is there, so that it need not ask. */
export function saysWhen(plan: PagePlan): boolean {
  if (plan.facts.some(({ kind }) => kind === 'hours')) return true;
  const shown = shownTexts(plan).join('\n');
  return SAYS_WHEN.test(shown) || readHours(shown).length > 0;
}
