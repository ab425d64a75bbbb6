import type { PaymentFact } from '#domain/credits/ledger-port.ts';

/**
 * How the deployment takes payments: through Stripe, simulated (the default of a local run) or not at all.
 * `problem` names a contradiction in the configuration; the health check reports it.
 */
export type Payments =
  | { mode: 'off'; problem: string | null }
  | { mode: 'simulated'; problem: string | null }
  | { mode: 'stripe'; problem: string | null; provider: PaymentProvider };

/** A payment provider with hosted payment pages. Every call throws `PaymentProviderError` when it fails. */
export interface PaymentProvider {
  /** Opens a payment page. Idempotent: the same order gets the same page. */
  openCheckout(order: CheckoutOrder): Promise<{ sessionId: string; url: string }>;
  findCheckout(sessionId: string): Promise<CheckoutReport>;
  /** The purchase that a payment belongs to, or null when it is not one of ours. */
  findPurchaseId(paymentIntent: string): Promise<string | null>;
  /** Refunds all of a purchase's money. Idempotent: the same order refunds once. */
  refund(order: RefundOrder): Promise<void>;
  /** Verifies a webhook's signature and reads it; null for a signature that is not good at `now`. */
  readEvent(delivery: WebhookDelivery): Promise<PaymentEvent | null>;
  /** Events of the last hours that a webhook should have brought, newest first. */
  listEvents(sinceMs: number): Promise<PaymentEvent[]>;
}

/** Money in euro cents, times in epoch ms. `{CHECKOUT_SESSION_ID}` in an address is filled by the provider. */
export interface CheckoutOrder {
  purchaseId: string;
  userId: string;
  email: string;
  title: string;
  note: string;
  priceCents: number;
  locale: 'en' | 'it';
  successUrl: string;
  cancelUrl: string;
  expiresAt: number;
}

export interface RefundOrder {
  purchaseId: string;
  paymentIntent: string;
}

/** `now` is epoch ms. */
export interface WebhookDelivery {
  body: string;
  signature: string;
  now: number;
}

export type CheckoutProgress = 'open' | 'pending' | 'paid' | 'expired' | 'failed';

/** What the provider says about one payment page. */
export interface CheckoutReport {
  sessionId: string;
  purchaseId: string | null;
  userId: string | null;
  progress: CheckoutProgress;
  amountCents: number;
  currency: string;
  isLive: boolean;
  paymentIntent: string | null;
}

/** A verified event, translated from the provider's terms. `ignored` changes nothing here. */
export interface PaymentEvent {
  id: string;
  type: string;
  createdAt: number;
  isLive: boolean;
  content: PaymentEventContent;
}

export type PaymentEventContent =
  | { kind: 'checkout'; report: CheckoutReport }
  | { kind: 'charge'; purchaseId: string | null; paymentIntent: string | null; fact: PaymentFact }
  | { kind: 'ignored' };

/** `refused` is final. Otherwise the outcome is unknown and the same call may be repeated. */
export class PaymentProviderError extends Error {
  readonly refused: boolean;

  constructor(message: string, options: { refused: boolean; cause: unknown }) {
    super(message, { cause: options.cause });
    this.name = 'PaymentProviderError';
    this.refused = options.refused;
  }
}
