import type { ActorContext } from '#worker/http/actor-context.ts';

/** What payments need of a request; scheduled work builds the same without one. */
export type PaymentContext = Pick<
  ActorContext,
  'db' | 'ledger' | 'payments' | 'config' | 'log' | 'now'
>;
