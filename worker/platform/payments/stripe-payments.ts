import type { Stripe } from 'stripe';
import { inTime, PATIENCE_MS } from '../patience/in-time.ts';
import {
  PaymentProviderError,
  type CheckoutOrder,
  type PaymentEvent,
  type PaymentProvider,
} from './port.ts';
import { HANDLED_EVENTS, readStripeEvent, reportSession } from './stripe-events.ts';
import { verifyDelivery } from './stripe-signature.ts';

export interface StripeSettings {
  secretKey: string;
  webhookSecrets: readonly string[];
  /** Another API address, for the local fake of Stripe; ignored with a live key. */
  apiBase: string | undefined;
}

const TIMEOUT_MS = 4_000;
const NETWORK_RETRIES = 2;
const EVENTS_PER_PAGE = 100;

/** True for keys that move real money. */
export function isLiveKey(key: string): boolean {
  return /^(sk|rk)_live_/.test(key);
}

/** Stripe Checkout through the SDK's fetch client. Nothing is loaded before the first call. */
export function createStripePayments(settings: StripeSettings): PaymentProvider {
  let client: Promise<Stripe> | null = null;
  const connect = () => (client ??= createClient(settings));

  return {
    openCheckout: (order) =>
      guarded(async () => {
        const stripe = await connect();
        const session = await stripe.checkout.sessions.create(describeSession(order), {
          idempotencyKey: `checkout:${order.purchaseId}`,
        });
        if (session.url === null) throw new Error('the session has no address');
        return { sessionId: session.id, url: session.url };
      }),
    findCheckout: (sessionId) =>
      guarded(async () => {
        const stripe = await connect();
        return reportSession(await stripe.checkout.sessions.retrieve(sessionId));
      }),
    findPurchaseId: (paymentIntent) =>
      guarded(async () => {
        const stripe = await connect();
        const { metadata } = await stripe.paymentIntents.retrieve(paymentIntent);
        return metadata.purchase_id ?? null;
      }),
    refund: ({ purchaseId, paymentIntent }) =>
      guarded(async () => {
        const stripe = await connect();
        await stripe.refunds.create(
          { payment_intent: paymentIntent, metadata: { purchase_id: purchaseId } },
          { idempotencyKey: `refund:${purchaseId}` },
        );
      }),
    readEvent: async (delivery) => {
      const event = await verifyDelivery(await connect(), delivery, settings.webhookSecrets);
      return event === null ? null : readStripeEvent(event);
    },
    listEvents: (sinceMs) =>
      guarded(async () => {
        const stripe = await connect();
        const events: PaymentEvent[] = [];
        const pages = stripe.events.list({
          created: { gte: Math.floor(sinceMs / 1_000) },
          types: [...HANDLED_EVENTS],
          limit: EVENTS_PER_PAGE,
        });
        for await (const event of pages) events.push(readStripeEvent(event));
        return events;
      }, PATIENCE_MS.paymentHistory),
  };
}

async function createClient(settings: StripeSettings): Promise<Stripe> {
  const { Stripe: StripeClient } = await import('stripe');
  return new StripeClient(settings.secretKey, {
    httpClient: StripeClient.createFetchHttpClient((...request) => fetch(...request)),
    maxNetworkRetries: NETWORK_RETRIES,
    timeout: TIMEOUT_MS,
    telemetry: false,
    ...hostOf(settings),
  });
}

function hostOf({ apiBase, secretKey }: StripeSettings): Stripe.StripeConfig {
  if (apiBase === undefined || isLiveKey(secretKey)) return {};
  const { hostname, port, protocol } = new URL(apiBase);
  const isPlain = protocol === 'http:';
  return {
    host: hostname,
    port: port || (isPlain ? 80 : 443),
    protocol: isPlain ? 'http' : 'https',
  };
}

function describeSession(order: CheckoutOrder): Stripe.Checkout.SessionCreateParams {
  const metadata = { purchase_id: order.purchaseId, user_id: order.userId };
  return {
    mode: 'payment',
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: 'eur',
          unit_amount: order.priceCents,
          tax_behavior: 'inclusive',
          product_data: { name: order.title },
        },
      },
    ],
    client_reference_id: order.userId,
    customer_email: order.email,
    metadata,
    payment_intent_data: { metadata },
    invoice_creation: { enabled: true },
    custom_text: { submit: { message: order.note } },
    locale: order.locale,
    success_url: order.successUrl,
    cancel_url: order.cancelUrl,
    expires_at: Math.ceil(order.expiresAt / 1_000),
  };
}

/**
 * A 4xx answer of Stripe is a final refusal; after any other failure the outcome is unknown. The client's own
 * time limit applies to each attempt, `patienceMs` to all attempts together.
 */
async function guarded<T>(
  call: () => Promise<T>,
  patienceMs: number = PATIENCE_MS.payments,
): Promise<T> {
  try {
    return await inTime(patienceMs, call);
  } catch (error) {
    const { Stripe: StripeClient } = await import('stripe');
    const { StripeInvalidRequestError, StripeCardError } = StripeClient.errors;
    const refused = error instanceof StripeInvalidRequestError || error instanceof StripeCardError;
    throw new PaymentProviderError('Stripe call failed', { refused, cause: error });
  }
}
