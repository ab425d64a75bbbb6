import type { Bundle } from './bundles.ts';

/** `percent` is 1 to 90, `endsAt` epoch ms; bundles below `minCredits` keep their price. */
export interface Promotion {
  percent: number;
  minCredits: number;
  endsAt: number;
}

export interface PromotionSettings {
  percent: number;
  minCredits: number;
  /** An ISO 8601 instant. */
  endsAt: string | undefined;
}

/** The promotion that runs at `now`, or null. Without a readable end there is none: its countdown would lie. */
export function findPromotion(settings: PromotionSettings, now: number): Promotion | null {
  const { percent, minCredits } = settings;
  const endsAt = parseInstant(settings.endsAt);
  if (endsAt === null || endsAt <= now) return null;
  if (!Number.isInteger(percent) || percent < 1 || percent > 90) return null;
  return { percent, minCredits, endsAt };
}

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/;

function parseInstant(text: string | undefined): number | null {
  if (text === undefined || !INSTANT.test(text)) return null;
  // oxlint-disable-next-line no-restricted-globals -- parsing a given text reads no clock
  const instant = Date.parse(text);
  return Number.isNaN(instant) ? null : instant;
}

/** What a bundle costs now in euro cents, rounded to the nearest cent, halves up. */
export function chargedPriceCents(bundle: Bundle, promotion: Promotion | null): number {
  if (promotion === null || bundle.credits < promotion.minCredits) return bundle.priceCents;
  return Math.round((bundle.priceCents * (100 - promotion.percent)) / 100);
}

/** True when a price in euros that a client shows is the list price or the running price of the bundle. */
export function isQuotedPrice(
  priceEuros: number,
  bundle: Bundle,
  promotion: Promotion | null,
): boolean {
  const quoted = [bundle.priceCents, chargedPriceCents(bundle, promotion)];
  return quoted.some((cents) => cents / 100 === priceEuros);
}
