import { translator } from '#web/i18n/language-store.ts';
import { api } from './api.ts';
import { ApiError, isApiError } from './api-error.ts';
import { refreshCredits } from './credits.ts';
import { isRecord } from './is-record.ts';
import { setBalance, useSession } from './session-store.ts';

/**
 * Spends one credit. The shown balance drops at once, then becomes the server's figure, or returns to the old
 * one on failure. Returns the receipt, which pays for one generation and its retries. Throws ApiError.
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
 * Returns a receipt that no generation used, for example because its request never reached the server. The
 * server refuses if one did. Never throws: an unused receipt comes back by itself after 10 minutes.
 */
export async function returnReceipt(receipt: string): Promise<void> {
  try {
    const response = await api.api.user['return-credit'].$post({ json: { receipt } });
    const { creditsRemaining } = await response.json();
    setBalance(creditsRemaining);
  } catch {
    // The ledger refunds unused receipts itself a little later.
  }
}

/** The last known balance. At zero it asks the server first, because another tab may have bought credits. */
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

/**
 * Deducts with an idempotency key and repeats the call once if its answer is lost; the key makes both the same
 * deduction.
 */
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

/** A failure that did not come from the API has no sentence of its own. */
function withDeductionSentence(error: unknown): unknown {
  if (!isApiError(error) || error.code !== 'client.unreadable') return error;
  const { code, status, requestId } = error;
  const text = status >= 500 ? 'serverFailed' : 'refused';
  const message = translator()(`errors.credits.${text}`);
  return new ApiError({ code, status, message, requestId, cause: error });
}
