import { ArrowDown } from 'lucide-react';
import { type ReactNode, Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#web/components/ui/button.tsx';
import { Benefits } from './benefits.tsx';
import { BundleTeaser } from './bundle-teaser.tsx';
import { Demo } from './demo.tsx';
import { Features } from './features.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { MissingPageNotice } from './missing-page-notice.tsx';
import { PageDrawing } from './page-drawing.tsx';
import { PromptBox } from './prompt-box.tsx';

interface HomePageProps {
  /** Leads to the page that somebody who comes back worked on last. */
  lastPage: ReactNode;
  onPrompt: (prompt: string) => void;
  onStart: () => void;
}

export function HomePage({ lastPage, onPrompt, onStart }: HomePageProps) {
  const t = useTranslations('home');
  return (
    <>
      <MissingPageNotice />
      <section className="mx-auto grid w-full max-w-7xl items-start gap-x-14 gap-y-12 px-4 pt-10 pb-20 sm:px-6 lg:grid-cols-[1.1fr_1fr] lg:pt-14 lg:pb-28">
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-6 lg:pt-6">
          <h1 className="text-hero font-bold">{t('title')}</h1>
          <p className="max-w-[36rem] text-lg text-soft">{t('lead')}</p>
          <PromptBox onSend={onPrompt} />
          {lastPage}
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
