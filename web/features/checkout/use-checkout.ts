import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { BundleOffer } from '#web/lib/bundle-offers.ts';
import { setBalance, useSession } from '#web/lib/session-store.ts';
import { errorSentence, showError } from '#web/lib/show-error.ts';
import { showInfo, showSuccess } from '#web/lib/show-success.ts';
import { openSignIn } from '#web/lib/sign-in-prompt.ts';
import { openCheckout, paySimulated, type OpenedCheckout } from './checkout-api.ts';

export type PaymentsMode = 'stripe' | 'simulated' | 'off';

/** One purchase from the choice of a bundle to its credits. */
export function useCheckout(payments: PaymentsMode) {
  const t = useTranslations('checkout.toast');
  const queries = useQueryClient();
  const [pendingId, setPendingId] = useState<string | null>(null);
  const [checkout, setCheckout] = useState<OpenedCheckout | null>(null);

  function fail(error: unknown): void {
    const text = payments === 'stripe' ? 'stripeFailed' : 'failed';
    showError(error, t(text, { reason: errorSentence(error) }));
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
      if (opened.url !== undefined) {
        window.location.assign(opened.url);
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
      showSuccess(t('purchased', { credits: String(checkout.credits) }));
      await queries.invalidateQueries({ queryKey: ['transactions'] });
    } catch (error) {
      showError(error, t('addFailed', { reason: errorSentence(error) }));
    }
  }
  return { pendingId, checkout, buy, pay, close: () => setCheckout(null) };
}
