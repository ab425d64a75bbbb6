import { translator } from '#web/i18n/language-store.ts';
import { api } from './api.ts';
import { ApiError, isApiError } from './api-error.ts';
import { isRecord } from './is-record.ts';
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
  const before = await spendableBalance();
  setBalance(before - 1);
  try {
    const { creditsRemaining, receipt } = await deductOnce();
    setBalance(creditsRemaining);
    return receipt;
  } catch (error) {
    setBalance(before);
    throw error;
  }
}

/**
 * Hands a receipt back that no generation used, for example because its request never reached the server.
 * The server knows which ones those are. Never throws: what is not handed back returns after 10 minutes.
 */
export async function returnReceipt(receipt: string): Promise<void> {
  try {
    const response = await api.api.user['return-credit'].$post({ json: { receipt } });
    const { creditsRemaining } = await response.json();
    setBalance(creditsRemaining);
  } catch {
    // The ledger's own alarm does the same a little later.
  }
}

/** What this browser last knew; nothing left is asked again first, another tab may have bought some. */
async function spendableBalance(): Promise<number> {
  if (knownBalance() <= 0) await refreshCredits({ isForced: true });
  const credits = knownBalance();
  if (credits > 0) return credits;
  throw new ApiError({
    code: 'credits.insufficient',
    status: 402,
    message: translator()('errors.credits.insufficient'),
  });
}

function knownBalance(): number {
  return useSession.getState().user?.inferenceCredits ?? 0;
}

interface Deduction {
  creditsRemaining: number;
  receipt: string;
}

/** Asks a second time where the first answer was lost; the key makes both the same deduction. */
async function deductOnce(): Promise<Deduction> {
  const idempotencyKey = crypto.randomUUID();
  try {
    return await deduct(idempotencyKey);
  } catch (error) {
    if (!isApiError(error) || error.code !== 'client.network') throw error;
    return await deduct(idempotencyKey);
  }
}

async function deduct(idempotencyKey: string): Promise<Deduction> {
  const json = { amount: 1 as const, description: 'AI Inference', idempotencyKey };
  try {
    const response = await api.api.user['deduct-credit'].$post({ json });
    const answer: unknown = await response.json().catch(() => null);
    if (isDeduction(answer)) return answer;
  } catch (error) {
    throw withDeductionSentence(error);
  }
  const message = translator()('errors.credits.unconfirmed');
  throw new ApiError({ code: 'client.unreadable', status: 200, message });
}

function isDeduction(answer: unknown): answer is Deduction {
  return (
    isRecord(answer) &&
    typeof answer['creditsRemaining'] === 'number' &&
    typeof answer['receipt'] === 'string'
  );
}

/** An answer that was not the API's has no sentence of its own (accounts spec section 8). */
function withDeductionSentence(error: unknown): unknown {
  if (!isApiError(error) || error.code !== 'client.unreadable') return error;
  const { code, status, requestId } = error;
  const text = status >= 500 ? 'serverFailed' : 'refused';
  const message = translator()(`errors.credits.${text}`);
  return new ApiError({ code, status, message, requestId, cause: error });
}
