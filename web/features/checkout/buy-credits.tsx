import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { useSearch, useSearchParams } from 'wouter';
import { Button } from '#web/components/ui/button.tsx';
import { Badge } from '#web/components/ui/badge.tsx';
import { Skeleton } from '#web/components/ui/skeleton.tsx';
import { deploymentQuery } from '#web/lib/deployment.ts';
import { BundleCard } from '#web/components/bundle-card.tsx';
import type { BundleOffer } from '#web/lib/bundle-offers.ts';
import { useDateFormat } from '#web/i18n/use-date-format.ts';
import { SimulatedCheckoutDialog } from './simulated-checkout-dialog.tsx';
import { type PaymentsMode, useCheckout } from './use-checkout.ts';
import { useCheckoutReturn } from './use-checkout-return.ts';

/** The bundles, and the whole purchase from choosing one to receiving its credits. */
export function BuyCredits() {
  const t = useTranslations('checkout');
  const deployment = useQuery(deploymentQuery);
  const section = useScrollTarget();
  useCheckoutReturn();
  return (
    <section ref={section} id="credits" aria-labelledby="credits-title" className="scroll-mt-24">
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

/** `/profile?tab=credits` scrolls to the bundles. */
function useScrollTarget() {
  const target = useRef<HTMLElement>(null);
  const search = useSearch();
  useEffect(() => {
    if (new URLSearchParams(search).get('tab') !== 'credits') return;
    // Runs after the app has scrolled the new screen to its top.
    const frame = requestAnimationFrame(() => target.current?.scrollIntoView());
    return () => cancelAnimationFrame(frame);
  }, [search]);
  return target;
}

const CHOICE = 'bundle';

/** `/profile?tab=credits&bundle=pro` goes on with a bundle that was chosen elsewhere, once. */
function useChosenBundle(go: (bundleId: string) => void): void {
  const [search, setSearch] = useSearchParams();
  const chosen = search.get(CHOICE);
  const goOn = useEffectEvent((bundleId: string) => {
    const rest = new URLSearchParams(search);
    rest.delete(CHOICE);
    setSearch(rest, { replace: true });
    go(bundleId);
  });
  useEffect(() => {
    if (chosen !== null) goOn(chosen);
  }, [chosen]);
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
  payments: PaymentsMode;
  promotion?: { percent: number; endsAt: string };
}

function Bundles({ bundles, payments, promotion }: BundlesProps) {
  const t = useTranslations('checkout');
  const formatDate = useDateFormat();
  const { pendingId, checkout, buy, pay, close } = useCheckout(payments);
  useChosenBundle((id) => {
    const chosen = bundles.find((bundle) => bundle.id === id);
    if (chosen !== undefined && payments !== 'off') void buy(chosen);
  });
  if (payments === 'off') return <p className="mt-6">{t('off')}</p>;
  return (
    <>
      {promotion === undefined ? null : (
        <Badge tone="credit" className="mt-4">
          {t('promotion', {
            percent: String(promotion.percent),
            date: formatDate(new Date(promotion.endsAt), { dateStyle: 'medium' }),
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
