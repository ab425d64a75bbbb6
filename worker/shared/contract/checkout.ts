import * as z from 'zod/mini';

const optionalText = (limit: number) => z.optional(z.string().check(z.maxLength(limit)));

/**
 * POST /api/create-checkout-session. Price, credits and identity are the server's; what the client
 * sends along is compared and a difference refused. `useStripe` and `useRealStripe` decide nothing.
 */
export const createCheckoutRequest = z.object({
  bundleId: z.string().check(z.minLength(1), z.maxLength(40)),
  credits: z.optional(z.number()),
  price: z.optional(z.number()),
  userId: optionalText(100),
  email: optionalText(320),
  name: optionalText(200),
  avatar_url: optionalText(2_000),
  successUrl: optionalText(2_000),
  cancelUrl: optionalText(2_000),
  useStripe: z.optional(z.boolean()),
  useRealStripe: z.optional(z.boolean()),
});
export type CreateCheckoutRequest = z.infer<typeof createCheckoutRequest>;

/** The fixed card that the simulated checkout shows, read-only. */
export interface TestCard {
  number: string;
  expiry: string;
  cvc: string;
  holder: string;
}

/** `url` is the payment page (Stripe); without it `card` fills the simulated checkout. `price` is in euros. */
export interface CreateCheckoutAnswer {
  ok: true;
  sessionId: string;
  credits: number;
  price: number;
  url?: string;
  card?: TestCard;
}

/** GET /api/checkout/:sessionId */
export interface CheckoutAnswer {
  ok: true;
  status: 'open' | 'paid' | 'expired';
  credits: number;
}

/** Session ids of simulated checkouts begin so. */
export const SIMULATED_SESSION_PREFIX = 'mock_session_';

const sessionId = z.string().check(z.regex(/^[\w-]{8,200}$/));

export const checkoutParams = z.object({ sessionId });

/** POST /api/user/refund; `sessionId` may also be the `reference` of the purchase's transaction. */
export const refundRequest = z.object({ sessionId });
