import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { Disclosure } from '#web/components/ui/disclosure.tsx';
import { deploymentQuery } from '#web/lib/deployment.ts';

const BEFORE_PAYING = ['credit', 'expiry', 'returned', 'refund'] as const;

/** Questions about credits. The answer about payment depends on what this deployment offers. */
export function ProfileFaq() {
  const t = useTranslations('account.faq');
  const { data: deployment } = useQuery(deploymentQuery);
  return (
    <section aria-labelledby="faq-title">
      <h2 id="faq-title" className="text-xl">
        {t('title')}
      </h2>
      <div className="mt-3 border-t border-line">
        {BEFORE_PAYING.map((question) => (
          <Disclosure key={question} title={t(`${question}.question`)}>
            {t(`${question}.answer`)}
          </Disclosure>
        ))}
        {deployment === undefined ? null : (
          <Disclosure title={t('payment.question')}>
            {t(`payment.${deployment.payments}`)}
          </Disclosure>
        )}
        <Disclosure title={t('empty.question')}>{t('empty.answer')}</Disclosure>
      </div>
    </section>
  );
}
