import { inTime } from '../patience/in-time.ts';
import type { ModelBreaker } from './model-breaker.ts';
import type { ModelHealth } from './model-health.ts';

/** The longest wait for a breaker that other isolates share. */
const PATIENCE_MS = 200;

/**
 * Health that all isolates share. Each model's breaker (a Durable Object) is asked; if it does not answer in
 * time, the isolate's own memory decides. The order of a chain always comes from that memory.
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

/** Ignores a breaker that cannot be reached: the next caller finds out by itself. */
function tell(told: Promise<void>): void {
  told.catch(() => undefined);
}
