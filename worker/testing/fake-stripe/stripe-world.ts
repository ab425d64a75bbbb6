import { env } from 'cloudflare:workers';
import { vi } from 'vitest';
import { readConfig } from '#worker/platform/config.ts';
import { createPayments } from '#worker/platform/payments/payments.ts';
import { createUserContext, type TestContext } from '../context.ts';
import { createFakeStripeApp, type FakeFaults } from './fake-stripe-app.ts';
import { FakeStripe } from './fake-stripe.ts';

export const WEBHOOK_SECRET = 'whsec_test';

const SETTINGS = {
  STRIPE_SECRET_KEY: 'sk_test_bluewave',
  STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
  STRIPE_API_BASE: 'http://stripe.test',
} as const;

export interface StripeWorld {
  stripe: FakeStripe;
  faults: FakeFaults;
  /** A fresh user whose checkouts go to this Stripe. */
  newBuyer: (overrides?: Partial<TestContext>) => Promise<TestContext>;
}

/** A Stripe of its own in place of the network; undo with `vi.unstubAllGlobals()`. */
export function createStripeWorld(): StripeWorld {
  const faults: FakeFaults = { fail: 0, hang: 0, garbage: 0 };
  const stripe = new FakeStripe({ origin: 'http://stripe.test', webhookSecret: WEBHOOK_SECRET });
  const app = createFakeStripeApp(stripe, faults);
  vi.stubGlobal('fetch', (input: RequestInfo, init?: RequestInit) =>
    app.fetch(new Request(input, init)),
  );
  const config = { ...readConfig(env), ...SETTINGS };
  const newBuyer = (overrides: Partial<TestContext> = {}) =>
    createUserContext({ config, payments: createPayments({ config }), ...overrides });
  return { stripe, faults, newBuyer };
}
