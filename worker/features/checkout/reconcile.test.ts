import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createStripeWorld, type StripeWorld } from '#worker/testing/fake-stripe/stripe-world.ts';
import type { TestContext } from '#worker/testing/context.ts';
import { createCheckout } from './create-checkout.ts';
import { findPurchaseBySession } from './purchase-queries.ts';
import { receiveWebhook } from './receive-webhook.ts';
import { reconcile } from './reconcile.ts';
import { refundPurchase } from './refund-purchase.ts';

const WELCOME = 5;
const LATER_MS = 40 * 60_000;

let world: StripeWorld;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  world = createStripeWorld();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

async function open(ctx: TestContext) {
  const input = { bundleId: 'basic', origin: 'https://bluewave.test' };
  return (await createCheckout({ ctx, input })).sessionId;
}

async function buy(ctx: TestContext) {
  const sessionId = await open(ctx);
  const event = world.stripe.conclude(sessionId, 'paid');
  await receiveWebhook({ ctx, ...(await world.stripe.sign(event)) });
  return sessionId;
}

function later() {
  vi.setSystemTime(Date.now() + LATER_MS);
}

async function credits(ctx: TestContext) {
  return (await ctx.ledger.balance(ctx.userId)).available;
}

async function stateOf(ctx: TestContext, sessionId: string) {
  return (await findPurchaseBySession(ctx.db, sessionId))?.state;
}

test('a payment whose webhook never came is credited by the sweep, once', async () => {
  const ctx = await world.newBuyer();
  world.stripe.conclude(await open(ctx), 'paid');
  later();
  expect((await reconcile({ ctx, scope: 'recent' })).payments).toMatchObject({ missedEvents: 1 });
  expect((await reconcile({ ctx, scope: 'recent' })).payments).toMatchObject({ missedEvents: 0 });
  expect(await credits(ctx)).toBe(WELCOME + 100);
});

test('an event that was stored and not processed gets its effect', async () => {
  const buyer = await world.newBuyer();
  const down = { ...buyer.ledger, learnPayment: () => Promise.reject(new Error('ledger down')) };
  const event = world.stripe.conclude(await open(buyer), 'paid');
  const delivery = await world.stripe.sign(event);
  await expect(receiveWebhook({ ctx: { ...buyer, ledger: down }, ...delivery })).rejects.toThrow(
    'ledger down',
  );
  later();
  expect((await reconcile({ ctx: buyer, scope: 'recent' })).payments).toMatchObject({ events: 1 });
  expect(await credits(buyer)).toBe(WELCOME + 100);
});

test('a checkout that nobody came back from is asked for and closed', async () => {
  const ctx = await world.newBuyer();
  const sessionId = await open(ctx);
  world.stripe.payment(sessionId).progress = 'expired';
  later();
  expect((await reconcile({ ctx, scope: 'recent' })).payments.checkouts).toBeGreaterThan(0);
  expect(await stateOf(ctx, sessionId)).toBe('expired');
});

test('a refund that stopped half way is finished', async () => {
  const ctx = await world.newBuyer();
  const sessionId = await buy(ctx);
  world.faults.fail = 3;
  await expect(refundPurchase({ ctx, sessionId })).rejects.toMatchObject({
    code: 'checkout.failed',
  });
  later();
  expect((await reconcile({ ctx, scope: 'recent' })).payments).toMatchObject({ refunds: 1 });
  expect(await stateOf(ctx, sessionId)).toBe('refunded');
  expect(await credits(ctx)).toBe(WELCOME);
});

test('while Stripe is down everything waits for the next round', async () => {
  const ctx = await world.newBuyer();
  world.stripe.conclude(await open(ctx), 'paid');
  later();
  world.faults.fail = 1_000;
  const { payments } = await reconcile({ ctx, scope: 'recent' });
  expect(payments.failures).toBeGreaterThan(0);
  world.faults.fail = 0;
  await reconcile({ ctx, scope: 'recent' });
  expect(await credits(ctx)).toBe(WELCOME + 100);
});

test('sound accounts have no drift, and what was found is recorded', async () => {
  const ctx = await world.newBuyer();
  await buy(ctx);
  const report = await reconcile({ ctx, scope: 'all' });
  expect(report).toMatchObject({ drift: [], uncredited: [] });
  expect(report.accounts).toBeGreaterThan(0);
  const row = await env.DB.prepare("SELECT * FROM reconciliations WHERE scope = 'all'").first();
  expect(row).toMatchObject({ scope: 'all', accounts: report.accounts, drifted: 0 });
});

test.each([
  ['changed', 'UPDATE ledger_entries SET amount = 500 WHERE user_id = ?1 AND seq = 2'],
  ['dropped', 'DELETE FROM ledger_entries WHERE user_id = ?1 AND seq = 2'],
  ['renamed', `UPDATE ledger_entries SET description = 'note:x' WHERE user_id = ?1 AND seq = 1`],
])('a copy with an entry that was %s is drift', async (_case, statement) => {
  const ctx = await world.newBuyer();
  await buy(ctx);
  await ctx.ledger.audit(ctx.userId);
  await env.DB.prepare(statement).bind(ctx.userId).run();
  const { drift } = await reconcile({ ctx, scope: 'all' });
  expect(drift.map(({ userId }) => userId)).toContain(ctx.userId);
  expect(ctx.logged.map(({ event }) => event)).toContain('reconcile.drift');
  await env.DB.prepare('DELETE FROM ledger_entries WHERE user_id = ?').bind(ctx.userId).run();
  await ctx.ledger.audit(ctx.userId, { recopy: true });
  const repaired = await reconcile({ ctx, scope: 'all' });
  expect(repaired.drift.map(({ userId }) => userId)).not.toContain(ctx.userId);
});

test('an account that cannot be read is drift and keeps no other from its proof', async () => {
  const broken = await world.newBuyer();
  const lost = await world.newBuyer();
  await lost.ledger.audit(lost.userId);
  await env.DB.prepare('DELETE FROM ledger_entries WHERE user_id = ?').bind(lost.userId).run();
  const { ledger } = broken;
  const audit: typeof ledger.audit = (userId, options) =>
    userId === broken.userId
      ? Promise.reject(new Error('ledger down'))
      : ledger.audit(userId, options);
  const { drift } = await reconcile({
    ctx: { ...broken, ledger: { ...ledger, audit } },
    scope: 'all',
  });
  expect(drift).toEqual(
    expect.arrayContaining([
      { userId: broken.userId, problems: ['the account could not be read'] },
      expect.objectContaining({ userId: lost.userId }),
    ]),
  );
});

test('a purchase marked paid that the ledger does not know is named', async () => {
  const ctx = await world.newBuyer();
  const sessionId = await open(ctx);
  const purchase = await findPurchaseBySession(ctx.db, sessionId);
  await env.DB.prepare('UPDATE purchases SET paid_at = ?, state = ? WHERE id = ?')
    .bind(Date.now(), 'paid', purchase?.id ?? '')
    .run();
  later();
  expect((await reconcile({ ctx, scope: 'recent' })).uncredited).toEqual([purchase?.id]);
});
