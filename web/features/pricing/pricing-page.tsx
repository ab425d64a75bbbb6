import { useQuery } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { BundleCard } from '#web/components/bundle-card.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { useBundleOffers } from '#web/lib/bundle-offers.ts';
import { deploymentQuery } from '#web/lib/deployment.ts';
import { Questions } from './questions.tsx';
import { PromotionBanner } from './promotion-banner.tsx';

const PROMISES = ['once', 'forever', 'fair'] as const;
const INCLUDED = [
  'design',
  'edits',
  'editor',
  'hosting',
  'versions',
  'export',
  'seo',
  'languages',
] as const;

interface PricingPageProps {
  /** Called with the bundle that was chosen. */
  onBuy: (bundleId: string) => void;
  onStart: () => void;
}

export function PricingPage({ onBuy, onStart }: PricingPageProps) {
  const t = useTranslations('pricing');
  const { promotion } = useBundleOffers();
  return (
    <>
      <header className="mx-auto grid w-full max-w-7xl gap-x-14 gap-y-5 px-4 pt-12 pb-10 sm:px-6 lg:grid-cols-[1.4fr_1fr] lg:items-end lg:pt-20 lg:pb-14">
        <h1 className="max-w-3xl text-hero font-bold">{t('title')}</h1>
        <div>
          <p className="text-lg text-soft">{t('lead')}</p>
          <ul className="mt-4 grid gap-1.5">
            {PROMISES.map((promise) => (
              <li key={promise} className="flex items-baseline gap-2.5">
                <Check className="size-4 shrink-0 translate-y-0.5 text-marine" aria-hidden="true" />
                {t(`promises.${promise}`)}
              </li>
            ))}
          </ul>
        </div>
      </header>
      {promotion === undefined ? null : <PromotionBanner promotion={promotion} />}
      <Bundles onBuy={onBuy} />
      <Included />
      <Questions />
      <Closing onStart={onStart} />
    </>
  );
}

/** The number of welcome credits depends on the deployment, so it is shown once the configuration is loaded. */
function Closing({ onStart }: { onStart: () => void }) {
  const t = useTranslations('pricing');
  const { data: deployment } = useQuery(deploymentQuery);
  return (
    <section className="border-t border-line">
      <div className="mx-auto flex w-full max-w-7xl flex-wrap items-end justify-between gap-6 px-4 py-16 sm:px-6 lg:py-24">
        <div>
          <h2 className="max-w-xl text-2xl">{t('closing')}</h2>
          <p className="mt-3 min-h-7 text-lg text-soft max-sm:min-h-14">
            {deployment === undefined
              ? null
              : t('closingCredits', { credits: deployment.welcomeCredits })}
          </p>
        </div>
        <Button variant="primary" size="large" onClick={onStart}>
          {t('start')}
        </Button>
      </div>
    </section>
  );
}

function Bundles({ onBuy }: Pick<PricingPageProps, 'onBuy'>) {
  const t = useTranslations('pricing');
  const checkout = useTranslations('checkout');
  const { data: deployment } = useQuery(deploymentQuery);
  const { bundles } = useBundleOffers();
  const basic = bundles.find(({ id }) => id === 'basic');
  const isOff = deployment?.payments === 'off';
  return (
    <section
      aria-labelledby="bundles-title"
      className="mx-auto w-full max-w-7xl px-4 pb-20 sm:px-6 lg:pb-28"
    >
      <h2 id="bundles-title" className="sr-only">
        {t('bundles')}
      </h2>
      <ul className="grid gap-4 sm:grid-cols-6 min-[75rem]:grid-cols-5">
        {bundles.map((bundle) => (
          <li
            key={bundle.id}
            className="grid sm:max-[75rem]:col-span-2 sm:max-[75rem]:nth-[n+4]:col-span-3"
          >
            <BundleCard
              bundle={bundle}
              basic={basic}
              isPending={false}
              isDisabled={isOff}
              onBuy={() => onBuy(bundle.id)}
            />
          </li>
        ))}
      </ul>
      <p className="mt-5 max-w-3xl text-sm text-soft">
        {isOff ? `${checkout('off')} ` : null}
        {t('savingNote')} {checkout('refundRule')}
      </p>
    </section>
  );
}

function Included() {
  const t = useTranslations('pricing.included');
  return (
    <section className="border-y border-line bg-surface">
      <div className="mx-auto grid w-full max-w-7xl gap-x-14 gap-y-8 px-4 py-16 sm:px-6 lg:grid-cols-[1fr_2fr] lg:py-24">
        <div>
          <h2 className="text-2xl">{t('title')}</h2>
          <p className="mt-3 max-w-sm text-lg text-soft">{t('lead')}</p>
        </div>
        <dl className="grid gap-x-12 sm:grid-cols-2">
          {INCLUDED.map((feature) => (
            <div key={feature} className="border-t border-line py-4">
              <dt className="font-medium">{t(`${feature}.title`)}</dt>
              <dd className="mt-1 text-soft">{t(`${feature}.text`)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
