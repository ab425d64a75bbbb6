import { useTranslations } from 'use-intl';
import { useDateFormat } from '#web/i18n/use-date-format.ts';
import { usePaidStops } from './use-paid-stops.ts';

/** Says before a request is sent that stopping it would cost its credit. */
export function PaidStopsNote() {
  const t = useTranslations('builderAsk');
  const formatDate = useDateFormat();
  const until = usePaidStops();
  if (until === null) return null;
  return (
    <output className="block basis-full px-3 pt-2 text-xs text-pretty text-warning">
      {t('paidStops', { time: formatDate(until, { timeStyle: 'short' }) })}
    </output>
  );
}
