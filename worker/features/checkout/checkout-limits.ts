const MINUTE_MS = 60_000;

/** Stripe requires a payment page to live for at least 30 minutes by Stripe's own clock. */
export const CHECKOUT_LIMITS = {
  simulatedMs: 30 * MINUTE_MS,
  stripeMs: 32 * MINUTE_MS,
  /** An open purchase without news for this long is looked up at the provider. */
  staleMs: 35 * MINUTE_MS,
  /** A webhook event or a refund that is stuck for this long is tried again. */
  retryMs: 5 * MINUTE_MS,
  webhookBytes: 512 * 1024,
} as const;
