import type { Steps } from '#domain/text/steps.ts';
import { Pace } from './pace.ts';

/** Lets whatever waits in the event loop go first. */
export async function letOthersGo(): Promise<void> {
  await new Promise<void>((resolve) => {
    setTimeout(resolve, 0);
  });
}

/** Of all long work of this isolate. */
const pace = new Pace();

/**
 * Runs work step by step and lets others go between the steps: one isolate serves many users, and a long
 * calculation for one of them would delay all.
 */
export async function takeTurns<Result>(
  steps: Steps<Result>,
  signal?: AbortSignal,
): Promise<Result> {
  // Who waits already, or stops at once, comes before the first step.
  await letOthersGo();
  for (;;) {
    const { done, value } = await pace.step(() => {
      signal?.throwIfAborted();
      return steps.next();
    });
    if (done === true) return value;
  }
}
