import { afterEach, expect, test, vi } from 'vitest';
import { createUserContext, type TestContext } from '#worker/testing/context.ts';
import { readConfig } from '#worker/platform/config.ts';
import { createPayments } from '#worker/platform/payments/payments.ts';
import { completeSimulated } from './complete-simulated.ts';
import { createCheckout } from './create-checkout.ts';
import { readCheckout } from './read-checkout.ts';
import { refundPurchase } from './refund-purchase.ts';

const WELCOME = 5;
const input = { bundleId: 'mini', origin: 'https://bluewave.test', useRealStripe: true };

afterEach(() => {
  vi.useRealTimers();
});

async function credits(ctx: TestContext) {
  return (await ctx.ledger.balance(ctx.userId)).available;
}

function complete(ctx: TestContext, sessionId: string, amount = 25) {
  return completeSimulated({ ctx, input: { sessionId, amount } });
}

test('the simulated checkout shows the test card and gives its credits once', async () => {
  const ctx = await createUserContext();
  const opened = await createCheckout({ ctx, input });
  expect(opened).toEqual({
    ok: true,
    sessionId: expect.stringMatching(/^mock_session_[0-9a-f-]{36}$/),
    credits: 25,
    price: 2.99,
    card: { number: '4242 4242 4242 4242', expiry: '12/34', cvc: '123', holder: 'Bluewave Test' },
  });
  expect(await complete(ctx, opened.sessionId)).toEqual({ ok: true, creditsTotal: WELCOME + 25 });
  await expect(complete(ctx, opened.sessionId)).rejects.toMatchObject({
    code: 'credits.add-forbidden',
  });
  expect(await readCheckout({ ctx, sessionId: opened.sessionId })).toMatchObject({
    status: 'paid',
  });
});

test('twenty completions at once: one gives credits', async () => {
  const ctx = await createUserContext();
  const { sessionId } = await createCheckout({ ctx, input });
  const outcomes = await Promise.allSettled(
    Array.from({ length: 20 }, () => complete(ctx, sessionId)),
  );
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await credits(ctx)).toBe(WELCOME + 25);
});

test.each([
  ['an unknown session', async () => ({ sessionId: 'mock_session_none', amount: 25 })],
  [
    'a session of someone else',
    async () => {
      const other = await createUserContext();
      return { sessionId: (await createCheckout({ ctx: other, input })).sessionId, amount: 25 };
    },
  ],
  [
    'more credits than the bundle has',
    async (ctx: TestContext) => {
      return { sessionId: (await createCheckout({ ctx, input })).sessionId, amount: 26 };
    },
  ],
])('%s gives no credits and is noted', async (_case, prepare) => {
  const ctx = await createUserContext();
  const { sessionId, amount } = await prepare(ctx);
  await expect(complete(ctx, sessionId, amount)).rejects.toMatchObject({
    code: 'credits.add-forbidden',
  });
  expect(ctx.logged.map(({ event }) => event)).toEqual(['sec.add_credits_refused']);
  expect(await credits(ctx)).toBe(WELCOME);
});

test('a session that waited for more than 30 minutes is over', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const ctx = await createUserContext();
  const { sessionId } = await createCheckout({ ctx, input });
  vi.setSystemTime(Date.now() + 31 * 60_000);
  await expect(complete(ctx, sessionId)).rejects.toMatchObject({ code: 'credits.add-forbidden' });
  expect(await readCheckout({ ctx, sessionId })).toMatchObject({ status: 'expired' });
});

test('a simulated purchase can be refunded', async () => {
  const ctx = await createUserContext();
  const { sessionId } = await createCheckout({ ctx, input });
  await complete(ctx, sessionId);
  expect(await refundPurchase({ ctx, sessionId })).toEqual({ ok: true });
  expect(await credits(ctx)).toBe(WELCOME);
});

test('a bundle that was used stays used when another one is bought', async () => {
  const ctx = await createUserContext();
  const first = await createCheckout({ ctx, input });
  await complete(ctx, first.sessionId);
  const spend = { opId: 'spend', amount: WELCOME + 1, description: 'AI Inference' };
  await ctx.ledger.deduct(ctx.userId, spend);
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(Date.now() + 1_000);
  const second = await createCheckout({ ctx, input });
  await complete(ctx, second.sessionId);
  await expect(refundPurchase({ ctx, sessionId: first.sessionId })).rejects.toMatchObject({
    code: 'checkout.refund-refused',
  });
  expect(await refundPurchase({ ctx, sessionId: second.sessionId })).toEqual({ ok: true });
});

test('where payments are off nothing is sold and nothing is given', async () => {
  const ctx = await createUserContext({ payments: { mode: 'off', problem: null } });
  await expect(createCheckout({ ctx, input })).rejects.toMatchObject({ code: 'checkout.off' });
  await expect(complete(ctx, 'mock_session_x')).rejects.toMatchObject({
    code: 'credits.add-forbidden',
  });
});

const LIVE = { STRIPE_SECRET_KEY: 'sk_live_x', STRIPE_WEBHOOK_SECRET: 'whsec_x' };

test.each([
  [{}, 'simulated', false],
  [{ ENVIRONMENT: 'production' }, 'off', false],
  [{ PAYMENTS: 'off' }, 'off', false],
  [{ STRIPE_SECRET_KEY: 'sk_test_x' }, 'stripe', false],
  [{ STRIPE_SECRET_KEY: 'sk_test_x', PAYMENTS: 'simulated' }, 'simulated', false],
  [LIVE, 'stripe', false],
  [{ ...LIVE, PAYMENTS: 'simulated' }, 'off', true],
  [{ ENVIRONMENT: 'production', PAYMENTS: 'simulated' }, 'off', true],
  [{ STRIPE_SECRET_KEY: 'sk_live_x' }, 'stripe', true],
  [{ ...LIVE, STRIPE_API_BASE: 'http://localhost:1' }, 'stripe', true],
] as const)('with %o payments are %s', (settings, mode, isProblem) => {
  const payments = createPayments({ config: readConfig(settings) });
  expect(payments.mode).toBe(mode);
  expect(payments.problem !== null).toBe(isProblem);
});
