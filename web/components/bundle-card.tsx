import { useFormatter, useTranslations } from 'use-intl';
import type { BundleOffer } from '#web/lib/bundle-offers.ts';
import { joinClasses } from './join-classes.ts';
import { Badge } from './ui/badge.tsx';
import { Button } from './ui/button.tsx';

interface BundleCardProps {
  bundle: BundleOffer;
  /** The bundle with which the savings are compared. */
  basic: BundleOffer | undefined;
  isPending: boolean;
  isDisabled: boolean;
  onBuy: () => void;
}

/** One bundle: its credits, its price, and the price of a credit. */
export function BundleCard({ bundle, basic, isPending, isDisabled, onBuy }: BundleCardProps) {
  const t = useTranslations('checkout');
  const format = useFormatter();
  const euros = (value: number) => format.number(value, { style: 'currency', currency: 'EUR' });
  const saving = basic === undefined ? 0 : savingPercent(bundle, basic);
  return (
    <article
      className={joinClasses(
        'relative flex flex-col gap-1 rounded-card border bg-surface p-5',
        bundle.recommended ? 'border-coral' : 'border-line',
      )}
    >
      <h3 className="text-lg">{t('credits', { credits: bundle.credits })}</h3>
      {bundle.recommended ? (
        <Badge tone="credit" className="absolute -top-3 left-4 border border-coral">
          {t('recommended')}
        </Badge>
      ) : null}
      <p className="text-sm text-soft sm:min-h-10">
        {isBundleId(bundle.id) ? t(`notes.${bundle.id}`) : null}
      </p>
      <p className="mt-3 font-display text-2xl font-semibold">
        {bundle.chargedPrice === bundle.price ? null : (
          <s className="mr-2 text-base font-normal text-soft">{euros(bundle.price)}</s>
        )}
        {euros(bundle.chargedPrice)}
      </p>
      <p className="text-sm text-soft">
        {t('perCredit', { price: euros(bundle.chargedPrice / bundle.credits) })}
      </p>
      <p className="mb-3 text-sm text-success sm:min-h-10">
        {saving > 0 && basic !== undefined
          ? t('saving', {
              percent: String(saving),
              bundle: t('credits', { credits: basic.credits }),
            })
          : null}
      </p>
      <Button
        variant={bundle.recommended ? 'buy' : 'secondary'}
        className="mt-auto w-full"
        isPending={isPending}
        disabled={isDisabled}
        onClick={onBuy}
      >
        {t('buy', { credits: bundle.credits })}
      </Button>
    </article>
  );
}

function savingPercent(bundle: BundleOffer, basic: BundleOffer): number {
  return Math.round(
    (1 - bundle.chargedPrice / bundle.credits / (basic.chargedPrice / basic.credits)) * 100,
  );
}

const BUNDLE_IDS = ['mini', 'basic', 'standard', 'pro', 'agency'] as const;

function isBundleId(id: string): id is (typeof BUNDLE_IDS)[number] {
  return BUNDLE_IDS.some((known) => known === id);
}
