import { useEffect, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import type { RunningPromotion } from '#web/lib/bundle-offers.ts';
import { splitDuration } from './split-duration.ts';

const SECOND_MS = 1_000;

/** The running promotion and the time left. Disappears when it ends. */
export function PromotionBanner({ promotion }: { promotion: RunningPromotion }) {
  const t = useTranslations('pricing.promotion');
  const format = useFormatter();
  const endsAt = Date.parse(promotion.endsAt);
  const [leftMs, setLeftMs] = useState(() => endsAt - Date.now());
  useEffect(() => {
    const timer = setInterval(() => setLeftMs(endsAt - Date.now()), SECOND_MS);
    return () => clearInterval(timer);
  }, [endsAt]);
  if (leftMs <= 0) return null;
  const { days, hours, minutes, seconds } = splitDuration(leftMs);
  const two = (value: number) => String(value).padStart(2, '0');
  return (
    <section
      aria-label={t('label')}
      className="mx-auto mb-6 flex w-[calc(100%-2rem)] max-w-[77rem] flex-wrap items-center justify-between gap-x-8 gap-y-2 rounded-card bg-coral-wash px-5 py-4 text-coral sm:w-[calc(100%-3rem)]"
    >
      <p className="font-medium">
        {t('text', {
          percent: String(promotion.percent),
          credits: String(promotion.minCredits),
          date: format.dateTime(endsAt, { dateStyle: 'long' }),
        })}
      </p>
      <p role="timer" aria-live="off" className="font-display text-lg font-semibold tabular-nums">
        {t('left', { days })} {two(hours)}:{two(minutes)}:{two(seconds)}
      </p>
    </section>
  );
}
