import { SilenceError } from '#worker/platform/patience/in-time.ts';

/**
 * Messages that D1 and R2 use when they are down, as opposed to when they refuse a query (Cloudflare: D1
 * "Debug", list of errors; R2 "Error codes" 10001, 10043, 10054, 10058).
 */
const OUTAGES = [
  /network connection lost/i,
  /storage caused object to be reset/i,
  /reset because its code was updated/i,
  /D1 DB (is overloaded|reset|storage operation exceeded)/i,
  /due to transient issue/i,
  /internal error.*(try again|reference)/i,
  /\((10001|10043|10054|10058)\)/,
];

/** True when the error means that a part is down or overloaded, so that trying again later makes sense. */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof SilenceError) return true;
  return OUTAGES.some((text) => text.test(error.message)) || isOutage(error.cause);
}
