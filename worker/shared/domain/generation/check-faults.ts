import type { Check, GenerationLanguage } from './generation-types.ts';
import { REPORT_TEXTS } from './report-texts.ts';

/** Soft checks that are worth a repair turn all the same: nobody wants to publish what they find. */
const WORTH_A_TURN: ReadonlySet<string> = new Set([
  'leftovers',
  'target',
  'scripts',
  'hosts',
  'language',
  'imitation',
]);

/** The failed checks that a model is asked to mend. */
export function faultsOf(checks: readonly Check[]): Check[] {
  return checks.filter(({ id, ok, weight }) => !ok && (weight === 'hard' || WORTH_A_TURN.has(id)));
}

/** False when a hard check failed: such an answer is worth nothing. */
export function isUsable(checks: readonly Check[]): boolean {
  return checks.every(({ ok, weight }) => ok || weight === 'soft');
}

/** The failed checks that the owner of the answer should know of, as sentences. */
export function tellFaults(checks: readonly Check[], language: GenerationLanguage): string[] {
  const sentences: Readonly<Record<string, (detail: string) => string>> =
    REPORT_TEXTS[language].warnings;
  return checks.flatMap(({ id, ok, detail }) => {
    const sentence = ok ? undefined : sentences[id];
    return sentence === undefined ? [] : [sentence(detail)];
  });
}
