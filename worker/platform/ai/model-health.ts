import {
  admitTrial,
  HEALTHY,
  noteFailure,
  type BreakerFailure,
  type BreakerState,
} from './model-breaker-state.ts';

/** What is known about recent failures of models. */
export interface ModelHealth {
  /** False while the model's breaker is open. After that one caller may try it. */
  admit(reference: string): Promise<boolean>;
  worked(reference: string): void;
  failed(reference: string, failure: BreakerFailure): void;
  /**
   * The models in their order, with those that failed recently at the end, the one that may be asked first in
   * front.
   */
  order<T extends { reference: string }>(links: readonly T[]): T[];
}

/** Remembers failures for the life of the isolate. A model that answers is cleared. */
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
