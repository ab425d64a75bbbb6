import { useTranslations } from 'use-intl';
import { Button } from '#web/components/ui/button.tsx';
import { ModelFamilies } from './model-families.tsx';
import { RoutingFlow } from './routing-flow.tsx';

const BENEFITS = ['efficiency', 'quality', 'compatibility', 'updates'] as const;

export function AiModelsPage({ onStart }: { onStart: () => void }) {
  const t = useTranslations('aiModels');
  return (
    <>
      <header className="mx-auto grid w-full max-w-7xl gap-x-14 gap-y-6 px-4 pt-12 pb-16 sm:px-6 lg:grid-cols-[1.5fr_1fr] lg:items-end lg:pt-20 lg:pb-24">
        <h1 className="max-w-3xl text-hero font-bold">{t('title')}</h1>
        <div className="grid justify-items-start gap-5">
          <p className="text-lg text-soft">{t('lead')}</p>
          <Button variant="primary" size="large" onClick={onStart}>
            {t('start')}
          </Button>
        </div>
      </header>
      <RoutingFlow />
      <ModelFamilies />
      <section className="border-t border-line">
        <div className="mx-auto grid w-full max-w-7xl gap-x-14 gap-y-8 px-4 py-16 sm:px-6 lg:grid-cols-[1fr_2fr] lg:py-24">
          <h2 className="text-2xl">{t('benefits.title')}</h2>
          <dl className="grid gap-x-12 sm:grid-cols-2">
            {BENEFITS.map((benefit) => (
              <div key={benefit} className="border-t border-line py-5">
                <dt className="font-display text-lg font-semibold tracking-tight">
                  {t(`benefits.${benefit}.title`)}
                </dt>
                <dd className="mt-1.5 text-soft">{t(`benefits.${benefit}.text`)}</dd>
              </div>
            ))}
          </dl>
        </div>
      </section>
    </>
  );
}
