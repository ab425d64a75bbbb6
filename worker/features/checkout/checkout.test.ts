import type { Stripe } from 'stripe';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CreateCheckoutRequest } from '#contract/checkout.ts';
import { createStripeWorld, type StripeWorld } from '#worker/testing/fake-stripe/stripe-world.ts';
import type { TestContext } from '#worker/testing/context.ts';
import { createCheckout } from './create-checkout.ts';
import { findPurchaseBySession } from './purchase-queries.ts';
import { readCheckout } from './read-checkout.ts';
import { receiveWebhook } from './receive-webhook.ts';
import { refundPurchase } from './refund-purchase.ts';

const ORIGIN = 'https://bluewave.test';
const WELCOME = 5;

let world: StripeWorld;

beforeEach(() => {
  world = createStripeWorld();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function open(ctx: TestContext, input: Partial<CreateCheckoutRequest> = {}) {
  return createCheckout({ ctx, input: { bundleId: 'basic', ...input, origin: ORIGIN } });
}

async function send(ctx: TestContext, event: Stripe.Event) {
  return await receiveWebhook({ ctx, ...(await world.stripe.sign(event)) });
}

async function buy(ctx: TestContext, bundleId = 'basic') {
  const { sessionId } = await open(ctx, { bundleId });
  await send(ctx, world.stripe.conclude(sessionId, 'paid'));
  return sessionId;
}

async function credits(ctx: TestContext) {
  return (await ctx.ledger.balance(ctx.userId)).available;
}

async function movements(ctx: TestContext) {
  const { entries } = await ctx.ledger.transactions(ctx.userId, { limit: 200 });
  return entries.map(({ description, amount }) => [description, amount]);
}

async function stateOf(ctx: TestContext, sessionId: string) {
  return (await findPurchaseBySession(ctx.db, sessionId))?.state;
}

test('a checkout charges the table, whatever else the client knows', async () => {
  const ctx = await world.newBuyer();
  const opened = await open(ctx, { bundleId: 'standard', credits: 250, price: 19.99 });
  expect(opened).toMatchObject({ ok: true, credits: 250, price: 19.99 });
  const payment = world.stripe.payment(opened.sessionId);
  expect(payment).toMatchObject({
    amount: 1999,
    currency: 'eur',
    userId: ctx.userId,
    email: `${ctx.userId}@example.com`,
    successUrl: `${ORIGIN}/profile?tab=credits&session_id={CHECKOUT_SESSION_ID}`,
    cancelUrl: `${ORIGIN}/profile?tab=credits`,
  });
  expect(payment.intentMetadata).toEqual(payment.metadata);
});

test('a running promotion is what the bundle costs', async () => {
  const buyer = await world.newBuyer();
  const ctx = {
    ...buyer,
    config: {
      ...buyer.config,
      PROMO_PERCENT: 15,
      PROMO_MIN_CREDITS: 250,
      PROMO_ENDS_AT: '2999-01-01T00:00:00Z',
    },
  };
  const { sessionId } = await open(ctx, { bundleId: 'standard', price: 16.99 });
  expect(world.stripe.payment(sessionId).amount).toBe(1699);
});

test.each([
  [{ price: 0.01 }, 'checkout.price-mismatch'],
  [{ price: -1 }, 'checkout.price-mismatch'],
  [{ price: 1e9 }, 'checkout.price-mismatch'],
  [{ price: Number.NaN }, 'checkout.price-mismatch'],
  [{ credits: 1e6 }, 'checkout.price-mismatch'],
  [{ credits: 99.5 }, 'checkout.price-mismatch'],
  [{ bundleId: 'gold' }, 'checkout.unknown-bundle'],
  [{ bundleId: '__proto__' }, 'checkout.unknown-bundle'],
  [{ bundleId: 'constructor' }, 'checkout.unknown-bundle'],
  [{ userId: crypto.randomUUID() }, 'request.identity'],
  [{ email: 'someone@else.test' }, 'request.identity'],
  [{ successUrl: 'https://evil.test/' }, 'checkout.return-address'],
  [{ successUrl: '//evil.test' }, 'checkout.return-address'],
  [{ successUrl: 'javascript:alert(1)' }, 'checkout.return-address'],
  [{ cancelUrl: 'https://bluewave.test@evil.test/' }, 'checkout.return-address'],
  [{ cancelUrl: '/\\evil.test' }, 'checkout.return-address'],
  [{ cancelUrl: 'https://user:secret@bluewave.test/' }, 'checkout.return-address'],
  [{ cancelUrl: 'http://bluewave.test/' }, 'checkout.return-address'],
] satisfies [Partial<CreateCheckoutRequest>, string][])(
  'a checkout with %o is refused as %s and noted',
  async (input, code) => {
    const ctx = await world.newBuyer();
    await expect(open(ctx, input)).rejects.toMatchObject({ code });
    expect(ctx.logged.map(({ event }) => event)).toEqual([expect.stringMatching(/^sec\./)]);
    expect(world.stripe.payments.size).toBe(0);
    expect(await credits(ctx)).toBe(WELCOME);
  },
);

test('a paid checkout gives its credits once, however often it is told', async () => {
  const ctx = await world.newBuyer();
  const { sessionId } = await open(ctx);
  const event = world.stripe.conclude(sessionId, 'paid');
  expect(await send(ctx, event)).toEqual({ ok: true, duplicate: false });
  expect(await send(ctx, event)).toEqual({ ok: true, duplicate: true });
  await readCheckout({ ctx, sessionId });
  expect(await movements(ctx)).toEqual([
    ['purchase:basic', 100],
    ['welcome', WELCOME],
  ]);
  expect(await stateOf(ctx, sessionId)).toBe('paid');
});

test('the return to the site settles a payment that no webhook has told', async () => {
  const ctx = await world.newBuyer();
  const { sessionId } = await open(ctx);
  expect(await readCheckout({ ctx, sessionId })).toMatchObject({ status: 'open' });
  const late = world.stripe.conclude(sessionId, 'paid');
  expect(await readCheckout({ ctx, sessionId })).toEqual({
    ok: true,
    status: 'paid',
    credits: 100,
  });
  await send(ctx, late);
  expect(await credits(ctx)).toBe(WELCOME + 100);
});

test("another user's checkout does not exist", async () => {
  const owner = await world.newBuyer();
  const { sessionId } = await open(owner);
  world.stripe.conclude(sessionId, 'paid');
  const stranger = await world.newBuyer();
  await expect(readCheckout({ ctx: stranger, sessionId })).rejects.toMatchObject({
    code: 'checkout.not-found',
  });
  await expect(refundPurchase({ ctx: stranger, sessionId })).rejects.toMatchObject({
    code: 'checkout.not-found',
  });
  expect(stranger.logged.map(({ event }) => event)).toEqual([
    'sec.foreign_session',
    'sec.foreign_session',
  ]);
  expect(await credits(stranger)).toBe(WELCOME);
});

test('money that comes later gives credits only when it came', async () => {
  const ctx = await world.newBuyer();
  const { sessionId } = await open(ctx);
  await send(ctx, world.stripe.conclude(sessionId, 'pending'));
  expect(await stateOf(ctx, sessionId)).toBe('pending');
  expect(await credits(ctx)).toBe(WELCOME);
  await send(ctx, world.stripe.conclude(sessionId, 'paid'));
  expect(await credits(ctx)).toBe(WELCOME + 100);
});

test.each(['expired', 'failed'] as const)('an %s checkout gives nothing', async (outcome) => {
  const ctx = await world.newBuyer();
  const { sessionId } = await open(ctx);
  await send(ctx, world.stripe.conclude(sessionId, outcome));
  expect(await readCheckout({ ctx, sessionId })).toMatchObject({ status: 'expired' });
  expect(await credits(ctx)).toBe(WELCOME);
});

test.each([
  ['amount', { amount: 1 }],
  ['currency', { currency: 'jpy' }],
  ['user', { userId: 'someone-else' }],
] as const)('a payment whose %s differs from the order gives nothing', async (mismatch, change) => {
  const ctx = await world.newBuyer();
  const { sessionId } = await open(ctx);
  Object.assign(world.stripe.payment(sessionId), change);
  await send(ctx, world.stripe.conclude(sessionId, 'paid'));
  expect(await credits(ctx)).toBe(WELCOME);
  expect(await stateOf(ctx, sessionId)).toBe('review');
  expect(ctx.logged).toContainEqual({
    event: 'sec.payment_mismatch',
    fields: expect.objectContaining({ mismatch }),
  });
});

test('an unused bundle is refunded within 14 days, once', async () => {
  const ctx = await world.newBuyer();
  const sessionId = await buy(ctx);
  await refundPurchase({ ctx, sessionId });
  await expect(refundPurchase({ ctx, sessionId })).rejects.toMatchObject({
    code: 'checkout.refund-refused',
  });
  for (const event of world.stripe.events) await send(ctx, event);
  expect(world.stripe.refunds).toHaveLength(1);
  expect(world.stripe.payment(sessionId).refunded).toBe(999);
  expect(await stateOf(ctx, sessionId)).toBe('refunded');
  expect(await movements(ctx)).toEqual([
    ['reversal:refund', -100],
    ['purchase:basic', 100],
    ['welcome', WELCOME],
  ]);
});

test('a bundle that was used is not refunded', async () => {
  const ctx = await world.newBuyer();
  const sessionId = await buy(ctx);
  for (let spent = 0; spent <= WELCOME; spent += 1) {
    const command = { opId: `deduct:${spent}`, amount: 1, description: 'AI Inference' };
    await ctx.ledger.deduct(ctx.userId, command);
  }
  await expect(refundPurchase({ ctx, sessionId })).rejects.toMatchObject({
    code: 'checkout.refund-refused',
  });
  expect(world.stripe.refunds).toEqual([]);
});

test('a refund that Stripe does not answer stays open and goes on where it stopped', async () => {
  const ctx = await world.newBuyer();
  const sessionId = await buy(ctx);
  world.faults.fail = 3;
  await expect(refundPurchase({ ctx, sessionId })).rejects.toMatchObject({
    code: 'checkout.failed',
  });
  expect(await stateOf(ctx, sessionId)).toBe('refunding');
  expect(await credits(ctx)).toBe(WELCOME);
  await refundPurchase({ ctx, sessionId });
  expect(await stateOf(ctx, sessionId)).toBe('refunded');
  expect(world.stripe.refunds).toHaveLength(1);
});

test('a refund that Stripe refuses gives the credits back', async () => {
  const ctx = await world.newBuyer();
  const sessionId = await buy(ctx);
  world.stripe.dispute(sessionId);
  await expect(refundPurchase({ ctx, sessionId })).rejects.toMatchObject({
    code: 'checkout.refund-refused',
  });
  expect(await credits(ctx)).toBe(WELCOME + 100);
  expect(await stateOf(ctx, sessionId)).toBe('paid');
});

test('a partial refund from the dashboard takes its share, rounded in favour of the user', async () => {
  const ctx = await world.newBuyer();
  const sessionId = await buy(ctx);
  await send(ctx, world.stripe.refundByHand(sessionId, 500));
  expect(await credits(ctx)).toBe(WELCOME + 100 - 50);
  await send(ctx, world.stripe.failRefund(sessionId));
  expect(await credits(ctx)).toBe(WELCOME + 100);
});

test('a dispute freezes spending until it is won', async () => {
  const ctx = await world.newBuyer();
  const sessionId = await buy(ctx);
  await send(ctx, world.stripe.dispute(sessionId));
  const spend = { opId: 'deduct:x', amount: 1, description: 'AI Inference' };
  expect(await ctx.ledger.deduct(ctx.userId, spend)).toMatchObject({ ok: false, reason: 'frozen' });
  expect(await stateOf(ctx, sessionId)).toBe('disputed');
  await send(ctx, world.stripe.closeDispute(sessionId, 'won'));
  expect(await ctx.ledger.deduct(ctx.userId, spend)).toMatchObject({ ok: true });
  expect(await credits(ctx)).toBe(WELCOME + 100 - 1);
});

function permutations<T>(items: readonly T[]): T[][] {
  if (items.length <= 1) return [[...items]];
  return items.flatMap((item, index) =>
    permutations(items.toSpliced(index, 1)).map((rest) => [item, ...rest]),
  );
}

test.each([
  ['won', 50, 'paid'],
  ['lost', 0, 'refunded'],
] as const)(
  'all 24 orders of the webhooks paid, refund, dispute, %s: one final state',
  { timeout: 60_000 },
  async (status, left, state) => {
    const orders = permutations([0, 1, 2, 3]);
    expect(orders).toHaveLength(24);
    for (const order of orders) {
      const ctx = await world.newBuyer();
      const { sessionId } = await open(ctx);
      const events = [
        world.stripe.conclude(sessionId, 'paid'),
        world.stripe.refundByHand(sessionId, 500),
        world.stripe.dispute(sessionId),
        world.stripe.closeDispute(sessionId, status),
      ];
      for (const index of order) {
        const event = events[index];
        if (event !== undefined) await send(ctx, event);
      }
      expect(await ctx.ledger.balance(ctx.userId)).toEqual({
        posted: WELCOME + left,
        held: 0,
        available: WELCOME + left,
        frozen: false,
      });
      expect(await stateOf(ctx, sessionId)).toBe(state);
      expect((await ctx.ledger.audit(ctx.userId)).violations).toEqual([]);
    }
  },
);
