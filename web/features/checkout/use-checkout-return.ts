import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { refreshCredits } from '#web/lib/credits.ts';
import { refetchNow } from '#web/lib/refetch-now.ts';
import { showError } from '#web/lib/show-error.ts';
import { showInfo, showSuccess } from '#web/lib/show-success.ts';
import { wayBack } from './way-back.ts';
import { readCheckout } from './checkout-api.ts';

const PARAMETER = 'session_id';
const SIMULATED_PREFIX = 'mock_session_';
const POLL_MS = 1_000;
const POLLS = 10;

/**
 * Handles the return from the payment page: cleans the address, shows the result, and reloads balance and
 * transactions.
 */
export function useCheckoutReturn(): void {
  const t = useTranslations('checkout.toast');
  const queries = useQueryClient();
  useEffect(() => {
    const sessionId = takeSessionId();
    if (sessionId === null) return;
    async function settle(id: string): Promise<void> {
      try {
        const status = await waitForSettlement(id);
        if (status === 'paid')
          showSuccess(t(id.startsWith(SIMULATED_PREFIX) ? 'added' : 'paid'), wayBack(t('back')));
        else showInfo(t(status === 'open' ? 'pending' : 'expired'));
        await refreshCredits({ isForced: true });
        await refetchNow(queries, ['transactions']);
      } catch (error) {
        showError(error);
      }
    }
    void settle(sessionId);
  }, [queries, t]);
}

/** Reads the session id from the address and removes it there. */
function takeSessionId(): string | null {
  const url = new URL(window.location.href);
  const sessionId = url.searchParams.get(PARAMETER);
  if (sessionId === null) return null;
  url.searchParams.delete(PARAMETER);
  window.history.replaceState(window.history.state, '', url);
  return sessionId;
}

async function waitForSettlement(sessionId: string): Promise<'open' | 'paid' | 'expired'> {
  for (let poll = 1; poll < POLLS; poll += 1) {
    const { status } = await readCheckout(sessionId);
    if (status !== 'open') return status;
    await new Promise((resolve) => {
      setTimeout(resolve, POLL_MS);
    });
  }
  return (await readCheckout(sessionId)).status;
}
