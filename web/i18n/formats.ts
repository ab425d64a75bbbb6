import type { Formats } from 'use-intl';

/** Formats that messages and screens name. Italian leaves out the point of “1.000” unless it is asked for. */
export const FORMATS = { number: { count: { useGrouping: 'always' } } } satisfies Formats;
