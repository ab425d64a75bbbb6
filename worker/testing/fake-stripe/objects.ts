import type { Stripe } from 'stripe';

/** What the fake knows of one payment, from which it derives every object. Times are epoch seconds. */
export interface FakePayment {
  sessionId: string;
  paymentIntentId: string;
  chargeId: string;
  amount: number;
  currency: string;
  email: string | null;
  title: string;
  note: string | null;
  userId: string | null;
  metadata: Record<string, string>;
  intentMetadata: Record<string, string>;
  successUrl: string;
  cancelUrl: string;
  url: string;
  created: number;
  expiresAt: number;
  progress: 'open' | 'pending' | 'paid' | 'expired' | 'failed';
  refunded: number;
}

const OVER = {
  open: 'open',
  pending: 'complete',
  paid: 'complete',
  expired: 'expired',
  failed: 'complete',
} as const;

/** The checkout session as the API shows it now. */
export function toSession(payment: FakePayment): Stripe.Checkout.Session {
  const isComplete = OVER[payment.progress] === 'complete';
  return {
    id: payment.sessionId,
    object: 'checkout.session',
    adaptive_pricing: null,
    after_expiration: null,
    allow_promotion_codes: null,
    allowed_payment_method_types: null,
    amount_subtotal: payment.amount,
    amount_total: payment.amount,
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    billing_address_collection: null,
    cancel_url: payment.cancelUrl,
    client_reference_id: payment.userId,
    client_secret: null,
    collected_information: null,
    consent: null,
    consent_collection: null,
    created: payment.created,
    currency: payment.currency,
    currency_conversion: null,
    custom_fields: [],
    custom_text: {
      after_submit: null,
      shipping_address: null,
      submit: payment.note === null ? null : { message: payment.note },
      terms_of_service_acceptance: null,
    },
    customer: null,
    customer_account: null,
    customer_creation: 'if_required',
    customer_details: null,
    customer_email: payment.email,
    discounts: null,
    expires_at: payment.expiresAt,
    integration_identifier: null,
    invoice: null,
    invoice_creation: null,
    livemode: false,
    locale: null,
    managed_payments: null,
    metadata: payment.metadata,
    mode: 'payment',
    origin_context: null,
    payment_intent: isComplete ? payment.paymentIntentId : null,
    payment_link: null,
    payment_method_collection: 'if_required',
    payment_method_configuration_details: null,
    payment_method_options: null,
    payment_method_types: ['card'],
    payment_status: payment.progress === 'paid' ? 'paid' : 'unpaid',
    permissions: null,
    recovered_from: null,
    saved_payment_method_options: null,
    setup_intent: null,
    shipping_address_collection: null,
    shipping_cost: null,
    shipping_options: [],
    status: OVER[payment.progress],
    submit_type: null,
    subscription: null,
    success_url: payment.successUrl,
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    ui_mode: 'hosted_page',
    url: payment.progress === 'open' ? payment.url : null,
    wallet_options: null,
  } satisfies Stripe.Checkout.Session;
}

export function toPaymentIntent(payment: FakePayment): Stripe.PaymentIntent {
  const isPaid = payment.progress === 'paid';
  return {
    id: payment.paymentIntentId,
    object: 'payment_intent',
    allowed_payment_method_types: null,
    amount: payment.amount,
    amount_capturable: 0,
    amount_received: isPaid ? payment.amount : 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic_async',
    client_secret: null,
    confirmation_method: 'automatic',
    created: payment.created,
    currency: payment.currency,
    customer: null,
    customer_account: null,
    description: null,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: isPaid ? payment.chargeId : null,
    livemode: false,
    managed_payments: null,
    metadata: payment.intentMetadata,
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: null,
    payment_method_types: ['card'],
    payment_record: null,
    processing: null,
    receipt_email: null,
    review: null,
    setup_future_usage: null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: isPaid ? 'succeeded' : 'requires_payment_method',
    transfer_group: null,
  } satisfies Stripe.PaymentIntent;
}

export function toCharge(payment: FakePayment): Stripe.Charge {
  return {
    id: payment.chargeId,
    object: 'charge',
    amount: payment.amount,
    amount_captured: payment.amount,
    amount_refunded: payment.refunded,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: null,
    billing_details: { address: null, email: null, name: null, phone: null, tax_id: null },
    calculated_statement_descriptor: null,
    captured: true,
    created: payment.created,
    currency: payment.currency,
    customer: null,
    description: null,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: null,
    failure_message: null,
    fraud_details: {},
    livemode: false,
    metadata: payment.intentMetadata,
    on_behalf_of: null,
    outcome: null,
    paid: true,
    payment_intent: payment.paymentIntentId,
    payment_method: null,
    payment_method_details: null,
    receipt_email: null,
    receipt_number: null,
    receipt_url: null,
    refunded: payment.refunded === payment.amount,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: 'succeeded',
    transfer_data: null,
    transfer_group: null,
  } satisfies Stripe.Charge;
}

export interface FakeRefund {
  id: string;
  amount: number;
  status: 'succeeded' | 'failed';
  created: number;
  metadata: Record<string, string>;
}

export function toRefund(payment: FakePayment, refund: FakeRefund): Stripe.Refund {
  return {
    ...refund,
    object: 'refund',
    balance_transaction: null,
    charge: payment.chargeId,
    currency: payment.currency,
    customer: null,
    customer_account: null,
    payment_intent: payment.paymentIntentId,
    payment_method: null,
    reason: null,
    receipt_number: null,
    source_transfer_reversal: null,
    transfer_reversal: null,
  } satisfies Stripe.Refund;
}

export interface FakeDispute {
  id: string;
  status: 'needs_response' | 'won' | 'lost';
  created: number;
}

export function toDispute(payment: FakePayment, dispute: FakeDispute): Stripe.Dispute {
  return {
    ...dispute,
    object: 'dispute',
    amount: payment.amount,
    balance_transactions: [],
    charge: payment.chargeId,
    currency: payment.currency,
    enhanced_eligibility_types: [],
    evidence: NO_EVIDENCE,
    evidence_details: {
      due_by: null,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: 'manual',
    },
    intended_submission_method: 'manual',
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    payment_intent: payment.paymentIntentId,
    reason: 'general',
  } satisfies Stripe.Dispute;
}

const NO_EVIDENCE = {
  access_activity_log: null,
  billing_address: null,
  cancellation_policy: null,
  cancellation_policy_disclosure: null,
  cancellation_rebuttal: null,
  customer_communication: null,
  customer_email_address: null,
  customer_name: null,
  customer_purchase_ip: null,
  customer_signature: null,
  duplicate_charge_documentation: null,
  duplicate_charge_explanation: null,
  duplicate_charge_id: null,
  enhanced_evidence: {},
  product_description: null,
  receipt: null,
  refund_policy: null,
  refund_policy_disclosure: null,
  refund_refusal_explanation: null,
  service_date: null,
  service_documentation: null,
  shipping_address: null,
  shipping_carrier: null,
  shipping_date: null,
  shipping_documentation: null,
  shipping_tracking_number: null,
  uncategorized_file: null,
  uncategorized_text: null,
} satisfies Stripe.Dispute.Evidence;
