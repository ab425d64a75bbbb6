import { navigate } from 'wouter/use-browser-location';
import type { SuccessOptions } from '#web/lib/show-success.ts';

const BUILDER = '/builder';
const LONG_ENOUGH_MS = 8_000;

/** Offers the builder, which opens the last page, after credits were bought. */
export function linkToBuilder(label: string): SuccessOptions {
  return { durationMs: LONG_ENOUGH_MS, action: { label, onClick: () => navigate(BUILDER) } };
}
