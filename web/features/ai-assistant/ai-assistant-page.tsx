import { useTranslations } from 'use-intl';
import { PublicLink } from '#web/components/public-link.tsx';
import { Shore } from '#web/components/sea-drawing.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { buttonClasses } from '#web/components/ui/button-styles.ts';
import { AssistantDemo } from './assistant-demo.tsx';
import { FeatureChoice } from './feature-choice.tsx';
import { Stories } from './stories.tsx';

const CAPABILITIES = ['page', 'file', 'safety'] as const;

export function AiAssistantPage({ onStart }: { onStart: () => void }) {
  const t = useTranslations('aiAssistant');
  return (
    <>
      <section className="mx-auto grid w-full max-w-7xl gap-x-14 gap-y-6 px-4 pt-10 pb-16 sm:px-6 lg:grid-cols-[1.6fr_1fr] lg:items-end lg:pt-20 lg:pb-24">
        <h1 className="max-w-3xl text-hero font-bold">{t('title')}</h1>
        <div className="grid justify-items-start gap-5">
          <p className="text-lg text-soft">{t('lead')}</p>
          <Button variant="primary" size="large" onClick={onStart}>
            {t('start')}
          </Button>
        </div>
      </section>
      <FeatureChoice />
      <AssistantDemo />
      <Capabilities />
      <Stories />
      <Closing onStart={onStart} />
    </>
  );
}

function Capabilities() {
  const t = useTranslations('aiAssistant.capabilities');
  return (
    <section className="mx-auto grid w-full max-w-7xl gap-x-14 gap-y-8 px-4 py-16 sm:px-6 lg:grid-cols-[1fr_2fr] lg:py-24">
      <h2 className="text-2xl">{t('title')}</h2>
      <div className="grid gap-4 sm:grid-cols-2">
        {CAPABILITIES.map((capability) => (
          <article
            key={capability}
            className="rounded-card border border-line bg-surface p-6 first:bg-marine-wash sm:first:col-span-2 sm:first:p-9"
          >
            <h3 className="text-xl">{t(`${capability}.title`)}</h3>
            <p className="mt-2 max-w-xl text-soft">{t(`${capability}.text`)}</p>
          </article>
        ))}
      </div>
    </section>
  );
}

function Closing({ onStart }: { onStart: () => void }) {
  const t = useTranslations('aiAssistant.closing');
  return (
    <section className="mt-auto">
      <Shore className="h-16 bg-sunken sm:h-24" />
      <div className="bg-sea-3 text-on-sea">
        <div className="mx-auto flex w-full max-w-7xl flex-wrap items-end justify-between gap-6 px-4 py-14 sm:px-6 lg:py-20">
          <h2 className="max-w-xl text-2xl">{t('title')}</h2>
          <div className="flex flex-wrap gap-3">
            <Button size="large" onClick={onStart}>
              {t('try')}
            </Button>
            <PublicLink
              href="/pricing"
              className={buttonClasses({ variant: 'buy', size: 'large' })}
            >
              {t('plans')}
            </PublicLink>
          </div>
          <p className="w-full pt-6 text-sm">
            <PublicLink
              href="/"
              className="inline-flex min-h-10 items-center underline underline-offset-4"
            >
              {t('home')}
            </PublicLink>
          </p>
        </div>
      </div>
    </section>
  );
}
