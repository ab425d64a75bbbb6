import { api } from './api.ts';
import { setBalance, useSession, useStops } from './session-store.ts';
import { readStored, writeStored } from './storage.ts';

export const CREDIT_REFRESH_MS = 5 * 60_000;
const REFRESHED_KEY = 'bluewave_credits_refreshed';

let reading: Promise<void> | null = null;
/** A forced reading that begins when the one under way has ended. */
let next: Promise<void> | null = null;

/**
 * Reads balance and free stops at most once per five minutes unless forced. A forced reading never makes do with one
 * that began before it, whose figure may be older than the change it is to show.
 */
export function refreshCredits({ isForced = false } = {}): Promise<void> {
  if (useSession.getState().user === null) return Promise.resolve();
  const age = Date.now() - Number(readStored(REFRESHED_KEY) ?? 0);
  const isKnown = useStops.getState().renewAt !== 'unknown';
  if (!isForced && isKnown && age < CREDIT_REFRESH_MS) return Promise.resolve();
  if (reading === null) return read();
  if (!isForced) return reading;
  next ??= reading.then(() => {
    next = null;
    return read();
  });
  return next;
}

function read(): Promise<void> {
  reading = readBalance().finally(() => {
    reading = null;
  });
  return reading;
}

/** Refreshes the balance while the page is visible. Returns a function that stops it. */
export function followCredits(): () => void {
  void refreshCredits();
  const timer = setInterval(() => {
    if (document.visibilityState === 'visible') void refreshCredits();
  }, CREDIT_REFRESH_MS);
  return () => clearInterval(timer);
}

async function readBalance(): Promise<void> {
  try {
    const response = await api.api.user.credits.$get();
    const { creditsRemaining, freeStops } = await response.json();
    setBalance(creditsRemaining);
    useStops.setState({ renewAt: freeStops.left > 0 ? null : freeStops.renewsAt });
    writeStored(REFRESHED_KEY, String(Date.now()));
  } catch {
    // Keep the last known balance; the next spend or refresh corrects it.
  }
}
