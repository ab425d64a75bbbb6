import type { Stripe } from 'stripe';
import type { DisputeStatus, PaymentFact } from '#domain/credits/ledger-port.ts';
import type {
  CheckoutProgress,
  CheckoutReport,
  PaymentEvent,
  PaymentEventContent,
} from './port.ts';

/** The events that a webhook endpoint of this product subscribes to. */
export const HANDLED_EVENTS = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
  'charge.refunded',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.closed',
] as const satisfies readonly Stripe.Event.Type[];

/** Translates a Stripe event into the terms of the payments port. */
export function readStripeEvent(event: Stripe.Event): PaymentEvent {
  return {
    id: event.id,
    type: event.type,
    createdAt: event.created * 1_000,
    isLive: event.livemode,
    content: readContent(event),
  };
}

function readContent(event: Stripe.Event): PaymentEventContent {
  const at = event.created * 1_000;
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.expired':
      return { kind: 'checkout', report: reportSession(event.data.object) };
    case 'checkout.session.async_payment_failed': {
      const report = reportSession(event.data.object);
      return { kind: 'checkout', report: { ...report, progress: 'failed' } };
    }
    case 'charge.refunded': {
      const charge = event.data.object;
      return aboutCharge(charge, { type: 'refunded', totalCents: charge.amount_refunded, at });
    }
    case 'refund.failed': {
      const { id, amount, ...refund } = event.data.object;
      return aboutCharge(refund, { type: 'refund-failed', refundId: id, cents: amount, at });
    }
    case 'charge.dispute.created':
    case 'charge.dispute.closed': {
      const dispute = event.data.object;
      const status = disputeStatus(dispute.status);
      return aboutCharge(dispute, { type: 'dispute', disputeId: dispute.id, status });
    }
    default:
      return { kind: 'ignored' };
  }
}

/** Translates a checkout session into the terms of the payments port. */
export function reportSession(session: Stripe.Checkout.Session): CheckoutReport {
  return {
    sessionId: session.id,
    purchaseId: session.metadata?.purchase_id ?? null,
    userId: session.client_reference_id,
    progress: progressOf(session),
    amountCents: session.amount_total ?? 0,
    currency: session.currency ?? '',
    isLive: session.livemode,
    paymentIntent: idOf(session.payment_intent),
  };
}

function progressOf(session: Stripe.Checkout.Session): CheckoutProgress {
  if (session.status === 'expired') return 'expired';
  if (session.status !== 'complete') return 'open';
  return session.payment_status === 'paid' ? 'paid' : 'pending';
}

const CLOSED: Readonly<Record<string, DisputeStatus>> = {
  won: 'won',
  prevented: 'won',
  warning_closed: 'won',
  lost: 'lost',
};

function disputeStatus(status: string): DisputeStatus {
  return CLOSED[status] ?? 'open';
}

interface ChargeLike {
  payment_intent: string | { id: string } | null;
  metadata: Stripe.Metadata | null;
}

function aboutCharge(object: ChargeLike, fact: PaymentFact): PaymentEventContent {
  const purchaseId = object.metadata?.purchase_id ?? null;
  return { kind: 'charge', purchaseId, paymentIntent: idOf(object.payment_intent), fact };
}

function idOf(reference: string | { id: string } | null): string | null {
  return typeof reference === 'string' ? reference : (reference?.id ?? null);
}
