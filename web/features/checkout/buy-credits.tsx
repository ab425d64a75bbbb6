import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { Button } from '#web/components/ui/button.tsx';
import { Badge } from '#web/components/ui/badge.tsx';
import { Skeleton } from '#web/components/ui/skeleton.tsx';
import { deploymentQuery } from '#web/lib/deployment.ts';
import { setBalance, useSession } from '#web/lib/session-store.ts';
import { errorSentence, showError } from '#web/lib/show-error.ts';
import { showInfo, showSuccess } from '#web/lib/show-success.ts';
import { openSignIn } from '#web/lib/sign-in-prompt.ts';
import { BundleCard } from './bundle-card.tsx';
import {
  openCheckout,
  paySimulated,
  type BundleOffer,
  type OpenedCheckout,
} from './checkout-api.ts';
import { SimulatedCheckoutDialog } from './simulated-checkout-dialog.tsx';
import { useCheckoutReturn } from './use-checkout-return.ts';

/** The bundles and everything between choosing one and having its credits (accounts spec section 4, Checkout). */
export function BuyCredits() {
  const t = useTranslations('checkout');
  const deployment = useQuery(deploymentQuery);
  useCheckoutReturn();
  return (
    <section id="credits" aria-labelledby="credits-title" className="scroll-mt-24">
      <h2 id="credits-title" className="text-2xl">
        {t('title')}
      </h2>
      <p className="mt-2 max-w-2xl text-soft">{t('lead')}</p>
      {deployment.isError ? (
        <div role="alert" className="mt-6 flex items-center gap-4">
          <p>{t('loadFailed')}</p>
          <Button onClick={() => void deployment.refetch()}>{t('retry')}</Button>
        </div>
      ) : null}
      {deployment.isPending ? <BundleSkeletons /> : null}
      {deployment.isSuccess ? <Bundles {...deployment.data} /> : null}
      <p className="mt-4 text-sm text-soft">{t('refundRule')}</p>
    </section>
  );
}

const GRID = 'mt-6 grid grid-cols-[repeat(auto-fit,minmax(13.5rem,1fr))] gap-4';

function BundleSkeletons() {
  return (
    <div className={GRID} aria-hidden="true">
      {['mini', 'basic', 'standard', 'pro', 'agency'].map((id) => (
        <Skeleton key={id} className="h-60" />
      ))}
    </div>
  );
}

interface BundlesProps {
  bundles: BundleOffer[];
  payments: 'stripe' | 'simulated' | 'off';
  promotion?: { percent: number; endsAt: string };
}

function Bundles({ bundles, payments, promotion }: BundlesProps) {
  const t = useTranslations('checkout');
  const format = useFormatter();
  const { pendingId, checkout, buy, pay, close } = useCheckout();
  if (payments === 'off') return <p className="mt-6">{t('off')}</p>;
  return (
    <>
      {promotion === undefined ? null : (
        <Badge tone="credit" className="mt-4">
          {t('promotion', {
            percent: String(promotion.percent),
            date: format.dateTime(new Date(promotion.endsAt), { dateStyle: 'medium' }),
          })}
        </Badge>
      )}
      <div className={GRID}>
        {bundles.map((bundle) => (
          <BundleCard
            key={bundle.id}
            bundle={bundle}
            basic={bundles.find(({ id }) => id === 'basic')}
            isPending={pendingId === bundle.id}
            isDisabled={pendingId !== null && pendingId !== bundle.id}
            onBuy={() => void buy(bundle)}
          />
        ))}
      </div>
      {checkout === null ? null : (
        <SimulatedCheckoutDialog checkout={checkout} onClose={close} onPay={pay} />
      )}
    </>
  );
}

function useCheckout() {
  const t = useTranslations('checkout.toast');
  const queries = useQueryClient();
  const [pendingId, setPendingId] = useState<string | null>(null);
  const [checkout, setCheckout] = useState<OpenedCheckout | null>(null);

  function fail(error: unknown): void {
    showError(error, t('failed', { reason: errorSentence(error) }));
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
      fail(error);
    }
  }
  return { pendingId, checkout, buy, pay, close: () => setCheckout(null) };
}
