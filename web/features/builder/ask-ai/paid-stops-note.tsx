import { useFormatter, useTranslations } from 'use-intl';
import { usePaidStops } from './use-paid-stops.ts';

/** Says before a request is sent that stopping it would cost its credit. */
export function PaidStopsNote() {
  const t = useTranslations('builderAsk');
  const format = useFormatter();
  const until = usePaidStops();
  if (until === null) return null;
  return (
    <output className="block basis-full px-3 pt-2 text-xs text-pretty text-warning">
      {t('paidStops', { time: format.dateTime(until, { timeStyle: 'short' }) })}
    </output>
  );
}
