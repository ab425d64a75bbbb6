const MINUTE = 60;
const HOUR = 60 * MINUTE;
/** A wait up to this many of a unit is told in it: 90 seconds, 90 minutes. */
const LONGEST = 90;

/** A wait of whole seconds as people say it, rounded up: “51 minutes”. */
export function waitText(seconds: number, locale: string): string {
  if (seconds <= LONGEST) return inUnit(seconds, 'second', locale);
  if (seconds <= LONGEST * MINUTE) return inUnit(Math.ceil(seconds / MINUTE), 'minute', locale);
  return inUnit(Math.ceil(seconds / HOUR), 'hour', locale);
}

function inUnit(count: number, unit: 'second' | 'minute' | 'hour', locale: string): string {
  const format = { style: 'unit', unit, unitDisplay: 'long' } as const;
  return new Intl.NumberFormat(locale, format).format(count);
}
