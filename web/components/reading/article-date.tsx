import { useFormatter } from 'use-intl';

/** A day, written out in the interface's language. */
export function ArticleDate({ date }: { date: string }) {
  const format = useFormatter();
  return (
    <time dateTime={date}>
      {format.dateTime(new Date(`${date}T00:00:00Z`), { dateStyle: 'long', timeZone: 'UTC' })}
    </time>
  );
}
