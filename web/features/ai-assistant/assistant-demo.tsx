import { Pause, Play } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#web/components/ui/button.tsx';
import { Tabs } from '#web/components/ui/tabs.tsx';
import { nextIndex } from './next-index.ts';
import { SAMPLE_NAMES, type SampleName } from './samples.ts';
import { SampleExchange } from './sample-exchange.tsx';
import { useHalfVisible } from './use-half-visible.ts';
import { usePrefersStill } from '#web/lib/use-prefers-still.ts';
import { useTyping } from './use-typing.ts';

export const ROTATE_MS = 8_000;
const SUGGESTIONS = ['first', 'second', 'third'] as const;

/** Shows three exchanges in turn and types prompts; a button pauses both. */
export function AssistantDemo() {
  const t = useTranslations('aiAssistant.demo');
  const section = useRef<HTMLElement>(null);
  const isSeen = useHalfVisible(section);
  const prefersStill = usePrefersStill();
  const [isPaused, setIsPaused] = useState(false);
  const [shown, setShown] = useState<SampleName>('html');
  const isMoving = isSeen && !isPaused && !prefersStill;
  const typed = useTyping(
    SUGGESTIONS.map((suggestion) => t(`suggestions.${suggestion}`)),
    isMoving,
  );

  useEffect(() => {
    if (isPaused || prefersStill) return undefined;
    const timer = setTimeout(() => {
      const next = nextIndex(SAMPLE_NAMES.indexOf(shown), 1, SAMPLE_NAMES.length);
      setShown(SAMPLE_NAMES[next] ?? 'html');
    }, ROTATE_MS);
    return () => clearTimeout(timer);
  }, [shown, isPaused, prefersStill]);

  return (
    <section ref={section} className="mx-auto w-full max-w-7xl px-4 py-16 sm:px-6 lg:py-24">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <h2 className="max-w-xl text-2xl">{t('title')}</h2>
        {prefersStill ? null : (
          <Button variant="quiet" onClick={() => setIsPaused(!isPaused)}>
            {isPaused ? <Play aria-hidden="true" /> : <Pause aria-hidden="true" />}
            {t(isPaused ? 'play' : 'pause')}
          </Button>
        )}
      </div>
      <p className="mt-3 text-lg text-soft">{t('lead')}</p>
      <div
        aria-hidden="true"
        className="mt-8 flex min-h-20 items-center rounded-card border border-edge bg-surface px-4 text-base shadow-float sm:min-h-14"
      >
        <p>
          {prefersStill ? t('suggestions.first') : typed}
          <span className="ml-0.5 inline-block h-5 w-0.5 translate-y-1 animate-pulse bg-marine" />
        </p>
      </div>
      <Tabs
        label={t('label')}
        value={shown}
        onChange={(next) => {
          setShown(next);
          setIsPaused(true);
        }}
        options={SAMPLE_NAMES.map((value) => ({ value, label: t(`tabs.${value}`) }))}
        className="mt-8"
      >
        <SampleExchange name={shown} />
      </Tabs>
    </section>
  );
}
