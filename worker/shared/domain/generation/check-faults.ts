import type { Check } from './generation-types.ts';

/** Soft checks that are worth a repair turn all the same: nobody wants to publish what they find. */
const WORTH_A_TURN: ReadonlySet<string> = new Set(['leftovers', 'target']);

/** The failed checks that a model is asked to mend. */
export function faultsOf(checks: readonly Check[]): Check[] {
  return checks.filter(({ id, ok, weight }) => !ok && (weight === 'hard' || WORTH_A_TURN.has(id)));
}

/** False when a hard check failed: such an answer is worth nothing. */
export function isUsable(checks: readonly Check[]): boolean {
  return checks.every(({ ok, weight }) => ok || weight === 'soft');
}
