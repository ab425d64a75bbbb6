import { useDateFormat } from '#web/i18n/use-date-format.ts';

/** A day of this year with its time; `at` in epoch milliseconds. */
export function ShortDate({ at }: { at: number }) {
  const formatDate = useDateFormat();
  return (
    <time dateTime={new Date(at).toISOString()}>
      {formatDate(at, { month: 'short', day: '2-digit', hour: '2-digit', minute: '2-digit' })}
    </time>
  );
}
