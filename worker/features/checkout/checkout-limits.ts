const MINUTE_MS = 60_000;

/** Stripe wants a payment page to live for 30 minutes at least, counted from its own clock. */
export const CHECKOUT_LIMITS = {
  simulatedMs: 30 * MINUTE_MS,
  stripeMs: 32 * MINUTE_MS,
  /** After this long without news an open purchase is asked for. */
  staleMs: 35 * MINUTE_MS,
  /** After this long a webhook event or a refund that hangs is taken up again. */
  retryMs: 5 * MINUTE_MS,
  webhookBytes: 512 * 1024,
} as const;
