import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { BundleOffer } from '#web/lib/bundle-offers.ts';
import { isApiError } from '#web/lib/api-error.ts';
import { setBalance, useSession } from '#web/lib/session-store.ts';
import { refetchNow } from '#web/lib/refetch-now.ts';
import { errorSentence, showError } from '#web/lib/show-error.ts';
import { showInfo, showSuccess } from '#web/lib/show-success.ts';
import { openSignIn } from '#web/lib/sign-in-prompt.ts';
import { linkToBuilder } from './link-to-builder.ts';
import { openCheckout, paySimulated, type OpenedCheckout } from './checkout-api.ts';

export type PaymentsMode = 'stripe' | 'simulated' | 'off';

/** The messages when a checkout cannot be opened, with and without the server's reason. */
const FAILURES = {
  here: { known: 'failed', unknown: 'failedUnknown' },
  redirect: { known: 'stripeFailed', unknown: 'redirectFailed' },
} as const;

/** True when the error did not come from the API, so that it has no sentence from the server. */
function isUnreadable(error: unknown): boolean {
  return isApiError(error) && error.code === 'client.unreadable';
}

/** A purchase, from choosing a bundle to receiving its credits, which `success` names. */
export function useCheckout(payments: PaymentsMode, success: 'purchased' | 'added' = 'purchased') {
  const t = useTranslations('checkout.toast');
  const queries = useQueryClient();
  const [pendingId, setPendingId] = useState<string | null>(null);
  const [checkout, setCheckout] = useState<OpenedCheckout | null>(null);

  function fail(error: unknown): void {
    const texts = FAILURES[payments === 'stripe' ? 'redirect' : 'here'];
    if (!isApiError(error)) return showError(error, t(texts.unknown));
    const reason = isUnreadable(error) ? t('sessionFailed') : errorSentence(error);
    showError(error, t(texts.known, { reason }));
  }
  async function buy(bundle: BundleOffer): Promise<void> {
    const { user } = useSession.getState();
    if (user === null) {
      showError(t('signIn'));
      openSignIn({ onSignedIn: () => void buy(bundle) });
      return;
    }
    setPendingId(bundle.id);
    try {
      const opened = await openCheckout(bundle, user);
      if (payments === 'stripe') {
        window.location.assign(new URL(opened.url ?? ''));
        return;
      }
      showInfo(t('redirect'));
      setCheckout(opened);
    } catch (error) {
      fail(error);
    }
    setPendingId(null);
  }
  async function pay(): Promise<void> {
    if (checkout === null) return;
    try {
      setBalance(await paySimulated(checkout));
      setCheckout(null);
      showSuccess(t(success, { credits: checkout.credits }), linkToBuilder(t('back')));
      await refetchNow(queries, ['transactions']);
    } catch (error) {
      const reason = isUnreadable(error) ? t('addRefused') : errorSentence(error);
      showError(error, t('addFailed', { reason }));
    }
  }
  return { pendingId, checkout, buy, pay, close: () => setCheckout(null) };
}
