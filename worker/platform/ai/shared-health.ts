import { inTime } from '../patience/in-time.ts';
import type { ModelBreaker } from './model-breaker.ts';
import type { ModelHealth } from './model-health.ts';

/** Nobody waits longer than this for what other isolates know. */
const PATIENCE_MS = 200;

/**
 * Health that all isolates share: each model's breaker is asked, and where it is silent the isolate's own
 * memory answers. The order of a chain comes from that memory alone.
 */
export function shareModelHealth(
  namespace: DurableObjectNamespace<ModelBreaker>,
  memory: ModelHealth,
): ModelHealth {
  function breakerOf(reference: string) {
    return namespace.get(namespace.idFromName(reference));
  }
  return {
    async admit(reference) {
      const isAdmittedHere = await memory.admit(reference);
      try {
        return await inTime(PATIENCE_MS, async () => breakerOf(reference).admit());
      } catch {
        return isAdmittedHere;
      }
    },
    worked(reference) {
      memory.worked(reference);
      tell(breakerOf(reference).worked());
    },
    failed(reference, failure) {
      memory.failed(reference, failure);
      tell(breakerOf(reference).failed(failure));
    },
    order: (links) => memory.order(links),
  };
}

/** A breaker that hears nothing lets the next caller find out by itself. */
function tell(told: Promise<void>): void {
  told.catch(() => undefined);
}
