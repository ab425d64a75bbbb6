import { api } from './api.ts';
import { setBalance, useSession } from './session-store.ts';
import { readStored, writeStored } from './storage.ts';

export const CREDIT_REFRESH_MS = 5 * 60_000;
const REFRESHED_KEY = 'bluewave_credits_refreshed';

let refresh: Promise<void> | null = null;

/** Reads the balance at most once per five minutes unless forced; concurrent calls share one request. */
export function refreshCredits({ isForced = false } = {}): Promise<void> {
  if (useSession.getState().user === null) return Promise.resolve();
  const age = Date.now() - Number(readStored(REFRESHED_KEY) ?? 0);
  if (!isForced && age < CREDIT_REFRESH_MS) return Promise.resolve();
  refresh ??= readBalance().finally(() => {
    refresh = null;
  });
  return refresh;
}

/** Keeps the balance fresh while the page is seen. Returns the way to stop. */
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
    const { creditsRemaining } = await response.json();
    setBalance(creditsRemaining);
    writeStored(REFRESHED_KEY, String(Date.now()));
  } catch {
    // A balance that cannot be read stays as it was; the next spend or refresh corrects it.
  }
}

/**
 * Spends one credit: the shown balance drops at once, then becomes the server's figure, or goes back on failure.
 * Returns the receipt that pays for one generation and its retries. Throws ApiError.
 */
export async function spendCredit(): Promise<string> {
  const before = useSession.getState().user?.inferenceCredits ?? 0;
  setBalance(before - 1);
  try {
    const response = await api.api.user['deduct-credit'].$post({
      json: { amount: 1, description: 'AI Inference', idempotencyKey: crypto.randomUUID() },
    });
    const { creditsRemaining, receipt } = await response.json();
    setBalance(creditsRemaining);
    return receipt;
  } catch (error) {
    setBalance(before);
    throw error;
  }
}
