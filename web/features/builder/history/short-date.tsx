import { useFormatter } from 'use-intl';

/** A day of this year with its time; `at` in epoch milliseconds. */
export function ShortDate({ at }: { at: number }) {
  const format = useFormatter();
  return (
    <time dateTime={new Date(at).toISOString()}>
      {format.dateTime(at, { month: 'short', day: '2-digit', hour: '2-digit', minute: '2-digit' })}
    </time>
  );
}
