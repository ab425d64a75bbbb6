import type { Steps } from '#domain/text/steps.ts';

/** Lets whatever waits in the event loop go first. */
export async function letOthersGo(): Promise<void> {
  await new Promise<void>((resolve) => {
    setTimeout(resolve, 0);
  });
}

/**
 * Runs work step by step and lets others go between the steps: one isolate serves many users, and a long
 * calculation for one of them would delay all. Without a clock: time stands still in a Worker while it calculates.
 */
export async function takeTurns<Result>(
  steps: Steps<Result>,
  signal?: AbortSignal,
): Promise<Result> {
  for (;;) {
    await letOthersGo();
    signal?.throwIfAborted();
    const { done, value } = steps.next();
    if (done === true) return value;
  }
}
