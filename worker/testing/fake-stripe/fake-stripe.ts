import type { Stripe } from 'stripe';
import { readForm, textAt, textsAt, type FormObject } from './form-body.ts';
import {
  toCharge,
  toDispute,
  toPaymentIntent,
  toRefund,
  toSession,
  type FakeDispute,
  type FakePayment,
  type FakeRefund,
} from './objects.ts';
import { signWebhook } from './sign-webhook.ts';

export interface FakeStripeOptions {
  /** Where its payment pages live. */
  origin: string;
  webhookSecret: string;
  /** Epoch ms. */
  now?: () => number;
  /** Called with every event, for a server that delivers webhooks by itself. */
  onEvent?: (event: Stripe.Event) => void;
}

type Outcome = 'paid' | 'pending' | 'expired' | 'failed';

const OUTCOME_EVENTS = {
  paid: 'checkout.session.completed',
  pending: 'checkout.session.completed',
  expired: 'checkout.session.expired',
  failed: 'checkout.session.async_payment_failed',
} as const satisfies Record<Outcome, Stripe.Event.Type>;

/** A refusal of the API in Stripe's error shape. */
export class FakeStripeError extends Error {
  readonly status: number;
  readonly type: string;

  constructor(status: number, type: string, message: string) {
    super(message);
    this.status = status;
    this.type = type;
  }
}

/** Stripe's side of a checkout: sessions, payments, refunds, disputes and their signed events. */
export class FakeStripe {
  readonly events: Stripe.Event[] = [];
  readonly payments = new Map<string, FakePayment>();
  readonly refunds: FakeRefund[] = [];
  readonly #options: FakeStripeOptions;
  readonly #disputes = new Map<string, FakeDispute>();
  #ids = 0;

  constructor(options: FakeStripeOptions) {
    this.#options = options;
  }

  createSession(body: string): Stripe.Checkout.Session {
    const form = readForm(body);
    const sessionId = this.#newId('cs_test');
    const payment: FakePayment = {
      ...readOrder(form),
      sessionId,
      paymentIntentId: this.#newId('pi'),
      chargeId: this.#newId('ch'),
      url: `${this.#options.origin}/pay/${sessionId}`,
      created: this.#seconds(),
      progress: 'open',
      refunded: 0,
    };
    if (payment.expiresAt < payment.created + 1_800) {
      throw invalidRequest('expires_at must be at least 30 minutes from now');
    }
    this.payments.set(sessionId, payment);
    return toSession(payment);
  }

  session(sessionId: string): Stripe.Checkout.Session {
    return toSession(this.payment(sessionId));
  }

  paymentIntent(id: string): Stripe.PaymentIntent {
    return toPaymentIntent(this.#byIntent(id));
  }

  createRefund(body: string): Stripe.Refund {
    const form = readForm(body);
    const payment = this.#byIntent(textAt(form, 'payment_intent') ?? '');
    const amount = Number(textAt(form, 'amount') ?? payment.amount - payment.refunded);
    return this.#refund(payment, { amount, metadata: textsAt(form, 'metadata') });
  }

  payment(sessionId: string): FakePayment {
    const payment = this.payments.get(sessionId);
    if (payment === undefined) throw invalidRequest(`No such checkout.session: '${sessionId}'`);
    return payment;
  }

  /** The visitor's side of the payment page. `pending` is a method whose money comes later. */
  conclude(sessionId: string, outcome: Outcome): Stripe.Event {
    const payment = this.payment(sessionId);
    const wasPending = payment.progress === 'pending';
    payment.progress = outcome;
    if (outcome === 'paid' && wasPending) {
      return this.#emit('checkout.session.async_payment_succeeded', toSession(payment));
    }
    return this.#emit(OUTCOME_EVENTS[outcome], toSession(payment));
  }

  /** A refund from the dashboard, all or part of it. */
  refundByHand(sessionId: string, amount: number): Stripe.Event {
    this.#refund(this.payment(sessionId), { amount, metadata: {} });
    return this.lastEvent();
  }

  /** The bank sends the newest refund back. */
  failRefund(sessionId: string): Stripe.Event {
    const payment = this.payment(sessionId);
    const refund = this.refunds.at(-1);
    if (refund === undefined) throw invalidRequest('there is no refund');
    refund.status = 'failed';
    payment.refunded -= refund.amount;
    return this.#emit('refund.failed', toRefund(payment, refund));
  }

  dispute(sessionId: string): Stripe.Event {
    const payment = this.payment(sessionId);
    const dispute: FakeDispute = {
      id: this.#newId('du'),
      status: 'needs_response',
      created: this.#seconds(),
    };
    this.#disputes.set(sessionId, dispute);
    return this.#emit('charge.dispute.created', toDispute(payment, dispute));
  }

  closeDispute(sessionId: string, status: 'won' | 'lost'): Stripe.Event {
    const dispute = this.#disputes.get(sessionId);
    if (dispute === undefined) throw invalidRequest('there is no dispute');
    const closed = { ...dispute, status };
    return this.#emit('charge.dispute.closed', toDispute(this.payment(sessionId), closed));
  }

  lastEvent(): Stripe.Event {
    const event = this.events.at(-1);
    if (event === undefined) throw invalidRequest('there is no event');
    return event;
  }

  /** An event as Stripe posts it, signed now. */
  async sign(event: Stripe.Event): Promise<{ body: string; signature: string }> {
    const body = JSON.stringify(event);
    const secret = this.#options.webhookSecret;
    return { body, signature: await signWebhook({ body, secret, atSeconds: this.#seconds() }) };
  }

  #refund(
    payment: FakePayment,
    { amount, metadata }: Pick<FakeRefund, 'amount' | 'metadata'>,
  ): Stripe.Refund {
    if (payment.progress !== 'paid' || amount > payment.amount - payment.refunded) {
      throw invalidRequest('Charge has already been refunded or was never paid');
    }
    if (this.#disputes.has(payment.sessionId)) throw invalidRequest('Charge has been disputed');
    payment.refunded += amount;
    const created = this.#seconds();
    const refund: FakeRefund = {
      id: this.#newId('re'),
      amount,
      status: 'succeeded',
      created,
      metadata,
    };
    this.refunds.push(refund);
    this.#emit('charge.refunded', toCharge(payment));
    return toRefund(payment, refund);
  }

  #emit(type: Stripe.Event.Type, object: Stripe.Event.Data['object']): Stripe.Event {
    // The union of 250 event types cannot be built from its parts; each caller pairs type and object.
    const event = {
      id: this.#newId('evt'),
      object: 'event',
      api_version: null,
      created: this.#seconds(),
      data: { object: structuredClone(object) },
      livemode: false,
      pending_webhooks: 1,
      request: null,
      type,
    } as Stripe.Event;
    this.events.push(event);
    this.#options.onEvent?.(event);
    return event;
  }

  #byIntent(id: string): FakePayment {
    const payment = [...this.payments.values()].find((each) => each.paymentIntentId === id);
    if (payment === undefined) throw invalidRequest(`No such payment_intent: '${id}'`);
    return payment;
  }

  #seconds(): number {
    return Math.floor((this.#options.now?.() ?? Date.now()) / 1_000);
  }

  #newId(prefix: string): string {
    this.#ids += 1;
    return `${prefix}_${crypto.randomUUID().replaceAll('-', '').slice(0, 18)}${this.#ids}`;
  }
}

function readOrder(form: FormObject) {
  const item = ['line_items', '0', 'price_data'];
  const amount = Number(textAt(form, ...item, 'unit_amount'));
  if (!Number.isInteger(amount) || amount < 50) throw invalidRequest('Invalid unit_amount');
  if (textAt(form, 'mode') !== 'payment') throw invalidRequest('Invalid mode');
  return {
    amount,
    currency: textAt(form, ...item, 'currency') ?? '',
    title: textAt(form, ...item, 'product_data', 'name') ?? '',
    note: textAt(form, 'custom_text', 'submit', 'message') ?? null,
    email: textAt(form, 'customer_email') ?? null,
    userId: textAt(form, 'client_reference_id') ?? null,
    metadata: textsAt(form, 'metadata'),
    intentMetadata: textsAt(form, 'payment_intent_data', 'metadata'),
    successUrl: textAt(form, 'success_url') ?? '',
    cancelUrl: textAt(form, 'cancel_url') ?? '',
    expiresAt: Number(textAt(form, 'expires_at')),
  };
}

function invalidRequest(message: string): FakeStripeError {
  return new FakeStripeError(400, 'invalid_request_error', message);
}
