import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { deploymentQuery } from '#web/lib/deployment.ts';

const QUESTIONS = [
  'credit',
  'hand',
  'unusable',
  'expiry',
  'refund',
  'subscription',
  'payment',
] as const;

/** Questions and answers. The one about payment depends on how this deployment takes payments. */
export function Questions() {
  const t = useTranslations('pricing.questions');
  const { data: deployment } = useQuery(deploymentQuery);
  const payments = deployment?.payments ?? 'stripe';
  return (
    <section className="mx-auto grid w-full max-w-7xl gap-x-14 gap-y-6 px-4 py-16 sm:px-6 lg:grid-cols-[1fr_2fr] lg:py-24">
      <h2 className="text-2xl">{t('title')}</h2>
      <div>
        {QUESTIONS.map((question) => (
          <details
            key={question}
            name="pricing-questions"
            className="group border-b border-line first:border-t"
          >
            <summary className="flex min-h-14 list-none items-center justify-between gap-4 py-3 font-display text-lg font-semibold tracking-tight [&::-webkit-details-marker]:hidden">
              {t(`${question}.question`)}
              <Plus
                className="size-5 shrink-0 text-soft transition-transform duration-200 group-open:rotate-45"
                aria-hidden="true"
              />
            </summary>
            <p className="max-w-2xl pb-5 text-soft">
              {question === 'payment' ? t(`payment.${payments}`) : t(`${question}.answer`)}
            </p>
          </details>
        ))}
      </div>
    </section>
  );
}
