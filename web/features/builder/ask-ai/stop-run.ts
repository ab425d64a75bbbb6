import type { StopSwitch } from './stop-switch.ts';
import { waitForRetry } from './wait-for-retry.ts';

export interface StopServices {
  /** Stops a run; resolves when it has ended. */
  stop: (id: string) => Promise<void>;
  /** The run that works on the document now; null when none does. */
  findRunning: (documentUuid: string | undefined) => Promise<string | null>;
  isFinal: (error: unknown) => boolean;
}

interface StopWhenPressedInput {
  services: StopServices;
  id: string;
  stop: StopSwitch;
}

/**
 * Stops the run at the server once Stop is pressed, trying again while the server cannot be reached. How the
 * run ended is for its events to say. Returns the way to leave off, for when it has ended.
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
