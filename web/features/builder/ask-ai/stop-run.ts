import type { StopSwitch } from './stop-switch.ts';
import { waitForRetry } from './wait-for-retry.ts';

export interface StopServices {
  /** Stops a run; resolves when it has ended. */
  stop: (id: string) => Promise<void>;
  /** The run that is working on the document; null when there is none. */
  findRunning: (documentUuid: string | undefined) => Promise<string | null>;
  isFinal: (error: unknown) => boolean;
}

interface StopWhenPressedInput {
  services: StopServices;
  id: string;
  stop: StopSwitch;
}

/**
 * Stops the run on the server once Stop is pressed, and retries while the server cannot be reached. The run's
 * events tell how it ended. Returns a function that stops waiting for Stop.
 */
export function stopWhenPressed({ services, id, stop }: StopWhenPressedInput): () => void {
  const over = new AbortController();
  async function work(): Promise<void> {
    await stop.pressed;
    for (let failures = 1; !over.signal.aborted; failures += 1) {
      try {
        return await services.stop(id);
      } catch (error) {
        if (services.isFinal(error)) return;
        await waitForRetry(failures, over.signal).catch(() => undefined);
      }
    }
  }
  void work();
  return () => over.abort();
}
