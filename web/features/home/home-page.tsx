import { ArrowDown } from 'lucide-react';
import { Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#web/components/ui/button.tsx';
import { Benefits } from './benefits.tsx';
import { BundleTeaser } from './bundle-teaser.tsx';
import { Demo } from './demo.tsx';
import { Features } from './features.tsx';
import { PageDrawing } from './page-drawing.tsx';
import { PromptBox } from './prompt-box.tsx';

const STEPS = ['describe', 'watch', 'publish'] as const;

interface HomePageProps {
  onPrompt: (prompt: string) => void;
  onStart: () => void;
}

export function HomePage({ onPrompt, onStart }: HomePageProps) {
  const t = useTranslations('home');
  return (
    <>
      <section className="mx-auto grid w-full max-w-7xl items-start gap-x-14 gap-y-12 px-4 pt-10 pb-20 sm:px-6 lg:grid-cols-[1.1fr_1fr] lg:pt-14 lg:pb-28">
        <div className="grid gap-6 lg:pt-6">
          <h1 className="text-hero font-bold">{t('title')}</h1>
          <p className="max-w-[36rem] text-lg text-soft">{t('lead')}</p>
          <PromptBox onSend={onPrompt} />
          <a
            href="#demo"
            className="inline-flex min-h-10 items-center gap-2 justify-self-start font-medium text-marine-strong underline-offset-4 hover:underline"
          >
            {t('seeInAction')}
            <ArrowDown className="size-4" aria-hidden="true" />
          </a>
        </div>
        <PageDrawing />
      </section>
      <Suspense fallback={null}>
        <HowItWorks />
      </Suspense>
      <Suspense fallback={null}>
        <Features />
      </Suspense>
      <Suspense fallback={null}>
        <Demo onPrompt={onPrompt} />
      </Suspense>
      <Suspense fallback={null}>
        <Benefits />
      </Suspense>
      <Suspense fallback={null}>
        <BundleTeaser />
      </Suspense>
      <Closing onStart={onStart} />
    </>
  );
}

function HowItWorks() {
  const t = useTranslations('home');
  return (
    <section className="border-y border-line bg-surface">
      <div className="mx-auto grid w-full max-w-7xl gap-x-14 gap-y-8 px-4 py-16 sm:px-6 lg:grid-cols-[1fr_1.7fr] lg:py-24">
        <div className="lg:sticky lg:top-24 lg:self-start">
          <h2 className="text-2xl">{t('stepsTitle')}</h2>
          <p className="mt-3 max-w-sm text-lg text-soft">{t('stepsLead')}</p>
        </div>
        <ol className="grid">
          {STEPS.map((step, index) => (
            <li
              key={step}
              className="grid grid-cols-[3.5rem_1fr] gap-x-4 border-t border-line py-8 first:border-t-0 first:pt-0 last:pb-0 sm:grid-cols-[6rem_1fr]"
            >
              <span
                aria-hidden="true"
                className="font-display text-hero leading-none font-bold text-marine"
              >
                {index + 1}
              </span>
              <div className="pt-1">
                <h3 className="text-xl">{t(`steps.${step}.title`)}</h3>
                <p className="mt-2 max-w-xl text-soft">{t(`steps.${step}.text`)}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

function Closing({ onStart }: { onStart: () => void }) {
  const t = useTranslations('home');
  return (
    <section className="border-t border-line">
      <div className="mx-auto flex w-full max-w-7xl flex-wrap items-end justify-between gap-6 px-4 py-20 sm:px-6 lg:py-28">
        <h2 className="max-w-2xl text-hero">{t('closing')}</h2>
        <Button variant="primary" size="large" onClick={onStart}>
          {t('closingAction')}
        </Button>
      </div>
    </section>
  );
}
