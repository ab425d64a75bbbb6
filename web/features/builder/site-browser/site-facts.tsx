import { useFormatter } from 'use-intl';
import { useDateFormat } from '#web/i18n/use-date-format.ts';
import { scaleSize } from './scale-size.ts';

/** A size in words, `12.34 KB`. */
export function SizeText({ bytes }: { bytes: number }) {
  const format = useFormatter();
  const { value, unit } = scaleSize(bytes);
  return (
    <span className="whitespace-nowrap tabular-nums">
      {format.number(value, { maximumFractionDigits: 2 })} {unit}
    </span>
  );
}

/** A moment, short, in the interface's language. */
export function TimeText({ at }: { at: string }) {
  const formatDate = useDateFormat();
  const date = new Date(at);
  return (
    <time dateTime={at} className="whitespace-nowrap tabular-nums">
      {formatDate(date, { dateStyle: 'medium', timeStyle: 'short' })}
    </time>
  );
}
