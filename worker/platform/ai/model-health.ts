import {
  admitTrial,
  HEALTHY,
  noteFailure,
  type BreakerFailure,
  type BreakerState,
} from './model-breaker-state.ts';

/** What was learnt of models lately. */
export interface ModelHealth {
  /** False while the model rests after a hang or several failures; once the rest is over, one caller may try it. */
  admit(reference: string): Promise<boolean>;
  worked(reference: string): void;
  failed(reference: string, failure: BreakerFailure): void;
  /** The models in their order, those that failed lately behind the others: whoever is back first before the rest. */
  order<T extends { reference: string }>(links: readonly T[]): T[];
}

/** Remembers failures until the isolate ends; a model that answers has its slate wiped. */
export function createModelHealth(now: () => number): ModelHealth {
  const states = new Map<string, BreakerState>();
  function stateOf(reference: string): BreakerState {
    return states.get(reference) ?? HEALTHY;
  }
  function restUntil(reference: string): number {
    const { restsUntil } = stateOf(reference);
    return restsUntil > now() ? restsUntil : 0;
  }
  return {
    async admit(reference) {
      const { isAdmitted, state } = admitTrial(stateOf(reference), now());
      states.set(reference, state);
      return isAdmitted;
    },
    worked: (reference) => void states.delete(reference),
    failed(reference, failure) {
      states.set(reference, noteFailure(stateOf(reference), failure, now()));
    },
    order: (links) => links.toSorted((a, b) => restUntil(a.reference) - restUntil(b.reference)),
  };
}
