import type { ActorContext } from '#worker/http/actor-context.ts';

/** The part of a request's context that payments need. Scheduled jobs build the same without a request. */
export type PaymentContext = Pick<
  ActorContext,
  'db' | 'ledger' | 'payments' | 'config' | 'log' | 'now'
>;
