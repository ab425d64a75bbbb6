import type { BundleId } from './bundles.ts';
import type { RefundReason } from './ledger-port.ts';

/**
 * What an entry stores as its description: a stable code that is translated when it is read.
 * `note:` carries a caller's own words, shown as they are.
 */
export type EntryDescriptionCode =
  | 'welcome'
  | 'generation'
  | 'pictures'
  | 'site'
  | 'adjustment'
  | `purchase:${BundleId}`
  | `refund:${RefundReason}`
  | 'reversal:refund'
  | 'reversal:refund-failed'
  | 'reversal:dispute'
  | 'reversal:dispute-won';

const NOTE = 'note:';
const CALLER_CODES = new Map<string, EntryDescriptionCode>([
  ['generation', 'generation'],
  ['ai inference', 'generation'],
  ['pictures', 'pictures'],
  ['site', 'site'],
  ['new site', 'site'],
]);

/** The code for a caller's description: a known one, or its words as a note. */
export function describeSpend(description: string): string {
  const words = description.trim();
  return CALLER_CODES.get(words.toLowerCase()) ?? `${NOTE}${words}`;
}

/** The words of a `note:` description, or null for a code. */
export function readNote(description: string): string | null {
  return description.startsWith(NOTE) ? description.slice(NOTE.length) : null;
}
