import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { refreshCredits } from '#web/lib/credits.ts';
import { refetchNow } from '#web/lib/refetch-now.ts';
import { showError } from '#web/lib/show-error.ts';
import { showInfo, showSuccess } from '#web/lib/show-success.ts';
import { linkToBuilder } from './link-to-builder.ts';
import { readCheckout } from './checkout-api.ts';
import { isAnnounced, noteAnnounced } from './announced-checkouts.ts';

const PARAMETER = 'session_id';
const SIMULATED_PREFIX = 'mock_session_';
const POLL_MS = 1_000;
const POLLS = 10;

/**
 * Handles the return from the payment page: cleans the address, shows the result once, and reloads balance and
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
        const status = await waitForSettlement(id, () => showInfo(t('pending')));
        if (status === 'expired') showInfo(t('expired'));
        if (status === 'paid' && !isAnnounced(id)) {
          noteAnnounced(id);
          showSuccess(
            t(id.startsWith(SIMULATED_PREFIX) ? 'returned' : 'paid'),
            linkToBuilder(t('back')),
          );
        }
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

/** `onWait` is called once, as soon as it is known that the payment takes longer. */
async function waitForSettlement(
  sessionId: string,
  onWait: () => void,
): Promise<'open' | 'paid' | 'expired'> {
  for (let poll = 1; poll < POLLS; poll += 1) {
    const { status } = await readCheckout(sessionId);
    if (status !== 'open') return status;
    if (poll === 1) onWait();
    await new Promise((resolve) => {
      setTimeout(resolve, POLL_MS);
    });
  }
  return (await readCheckout(sessionId)).status;
}
