import type { ModelFailureKind } from './model-failure.ts';

/** What was learnt of models lately. */
export interface ModelHealth {
  worked(reference: string): void;
  /** `retryAfterMs` is the provider's own wish. */
  failed(reference: string, failure: { kind: ModelFailureKind; retryAfterMs?: number }): void;
  /** The models in their order, those that rest behind the others: whoever is back first before the rest. */
  order<T extends { reference: string }>(links: readonly T[]): T[];
}

const SECOND_MS = 1_000;
const LONGEST_REST_MS = 600 * SECOND_MS;

/** How long a model rests after its first failure; each further one in a row doubles it. */
const REST_MS: Readonly<Record<ModelFailureKind, number>> = {
  unauthorized: 300 * SECOND_MS,
  'start-timeout': 60 * SECOND_MS,
  'idle-timeout': 60 * SECOND_MS,
  'total-timeout': 30 * SECOND_MS,
  'rate-limited': 20 * SECOND_MS,
  overloaded: 20 * SECOND_MS,
  unavailable: 20 * SECOND_MS,
  'broken-stream': 20 * SECOND_MS,
  empty: 10 * SECOND_MS,
  // A request that one model does not take says little about the next request.
  rejected: 5 * SECOND_MS,
  aborted: 0,
};

interface Rest {
  failures: number;
  until: number;
}

/** Remembers failures until the isolate ends; a model that answers has its slate wiped. */
export function createModelHealth(now: () => number): ModelHealth {
  const rests = new Map<string, Rest>();
  function restUntil(reference: string): number {
    const until = rests.get(reference)?.until ?? 0;
    return until > now() ? until : 0;
  }
  return {
    worked: (reference) => void rests.delete(reference),
    failed(reference, { kind, retryAfterMs = 0 }) {
      if (REST_MS[kind] === 0) return;
      const failures = (rests.get(reference)?.failures ?? 0) + 1;
      const restMs = Math.max(REST_MS[kind] * 2 ** (failures - 1), retryAfterMs);
      rests.set(reference, { failures, until: now() + Math.min(restMs, LONGEST_REST_MS) });
    },
    order: (links) => links.toSorted((a, b) => restUntil(a.reference) - restUntil(b.reference)),
  };
}
