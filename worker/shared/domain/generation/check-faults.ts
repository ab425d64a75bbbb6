import type { Check, GenerationLanguage } from './generation-types.ts';
import { REPORT_TEXTS } from './report-texts.ts';

/** Soft checks that are still worth a repair turn, because nobody wants to publish such faults. */
const WORTH_A_TURN: ReadonlySet<string> = new Set([
  'leftovers',
  'target',
  'scripts',
  'hosts',
  'language',
  'imitation',
]);

/** The failed checks that a model is asked to repair. */
export function faultsOf(checks: readonly Check[]): Check[] {
  return checks.filter(({ id, ok, weight }) => !ok && (weight === 'hard' || WORTH_A_TURN.has(id)));
}

/** False when a hard check failed, which makes the answer unusable. */
export function isUsable(checks: readonly Check[]): boolean {
  return checks.every(({ ok, weight }) => ok || weight === 'soft');
}

/** The failed checks that the user should know about, as sentences. */
export function tellFaults(checks: readonly Check[], language: GenerationLanguage): string[] {
  const sentences: Readonly<Record<string, (detail: string) => string>> =
    REPORT_TEXTS[language].warnings;
  return checks.flatMap(({ id, ok, detail }) => {
    const sentence = ok ? undefined : sentences[id];
    return sentence === undefined ? [] : [sentence(detail)];
  });
}
