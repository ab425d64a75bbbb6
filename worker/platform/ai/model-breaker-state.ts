import type { ModelFailureKind } from './model-failure.ts';

/**
 * The circuit breaker of one model. `closed`: it is asked. `open`: it is skipped until `restsUntil`; after that
 * one request may try it while all others still skip it. `trialUntil` is when that trial counts as lost.
 */
export interface BreakerState {
  failures: number;
  isOpen: boolean;
  /** Epoch milliseconds. */
  restsUntil: number;
  trialUntil: number;
}

/** How a call failed. `retryAfterMs` is what the provider asked for. */
export interface BreakerFailure {
  kind: ModelFailureKind;
  retryAfterMs?: number;
}

const SECOND_MS = 1_000;
const LONGEST_REST_MS = 600 * SECOND_MS;
/** A trial whose isolate died is forgotten after this. */
const TRIAL_MS = 60 * SECOND_MS;
const FAILURES_TO_OPEN = 3;

/** How long a model rests after its first failure; each further one in a row doubles it. */
const REST_MS: Readonly<Record<ModelFailureKind, number>> = {
  unauthorized: 300 * SECOND_MS,
  'start-timeout': 60 * SECOND_MS,
  'idle-timeout': 60 * SECOND_MS,
  'total-timeout': 30 * SECOND_MS,
  endless: 30 * SECOND_MS,
  'rate-limited': 20 * SECOND_MS,
  overloaded: 20 * SECOND_MS,
  unavailable: 20 * SECOND_MS,
  'broken-stream': 20 * SECOND_MS,
  empty: 10 * SECOND_MS,
  // A request that one model does not take says little about the next request.
  rejected: 5 * SECOND_MS,
  aborted: 0,
  resting: 0,
};

/** Failures that cost everybody a long wait, so one is enough to open the breaker. */
const HANGS: ReadonlySet<ModelFailureKind> = new Set([
  'start-timeout',
  'idle-timeout',
  'total-timeout',
  'endless',
]);

/** The state of a model without recent failures. */
export const HEALTHY: BreakerState = { failures: 0, isOpen: false, restsUntil: 0, trialUntil: 0 };

/** Whether the model may be asked at `now`, and the state after that answer. */
export function admitTrial(
  state: BreakerState,
  now: number,
): { isAdmitted: boolean; state: BreakerState } {
  if (!state.isOpen) return { isAdmitted: true, state };
  if (now < state.restsUntil || now < state.trialUntil) return { isAdmitted: false, state };
  return { isAdmitted: true, state: { ...state, trialUntil: now + TRIAL_MS } };
}

/** The state after a call that failed at `now`. A user who stops says nothing about the model. */
export function noteFailure(
  state: BreakerState,
  { kind, retryAfterMs = 0 }: BreakerFailure,
  now: number,
): BreakerState {
  if (REST_MS[kind] === 0) return { ...state, trialUntil: 0 };
  const failures = state.failures + 1;
  const restMs = Math.max(REST_MS[kind] * 2 ** (failures - 1), retryAfterMs);
  return {
    failures,
    isOpen: state.isOpen || HANGS.has(kind) || failures >= FAILURES_TO_OPEN,
    restsUntil: now + Math.min(restMs, LONGEST_REST_MS),
    trialUntil: 0,
  };
}
