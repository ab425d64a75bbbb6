import { eq } from 'drizzle-orm';
import type { Stripe } from 'stripe';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LedgerModel } from '#domain/credits/ledger-model.ts';
import type { Ledger } from '#domain/credits/ledger-port.ts';
import { purchases } from '#worker/db/schema/index.ts';
import { signWebhook } from '#worker/testing/fake-stripe/sign-webhook.ts';
import {
  createStripeWorld,
  WEBHOOK_SECRET,
  type StripeWorld,
} from '#worker/testing/fake-stripe/stripe-world.ts';
import type { TestContext } from '#worker/testing/context.ts';
import { createCheckout } from './create-checkout.ts';
import { findPurchaseBySession } from './purchase-queries.ts';
import { receiveWebhook } from './receive-webhook.ts';

const ORIGIN = 'https://bluewave.test';
const WELCOME = 5;
const DAY_SECONDS = 86_400;

let world: StripeWorld;

beforeEach(() => {
  world = createStripeWorld();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

async function open(ctx: TestContext) {
  const input = { bundleId: 'basic', origin: ORIGIN };
  const { sessionId } = await createCheckout({ ctx, input });
  return sessionId;
}

async function credits(ctx: TestContext) {
  return (await ctx.ledger.balance(ctx.userId)).available;
}

interface Forgery {
  secret?: string;
  ageSeconds?: number;
  header?: (signature: string) => string;
  body?: (body: string) => string;
}

async function forge(event: Stripe.Event, forgery: Forgery) {
  const body = JSON.stringify(event);
  const atSeconds = Math.floor(Date.now() / 1_000) - (forgery.ageSeconds ?? 0);
  const signature = await signWebhook({
    body,
    secret: forgery.secret ?? WEBHOOK_SECRET,
    atSeconds,
  });
  return {
    body: forgery.body?.(body) ?? body,
    signature: forgery.header?.(signature) ?? signature,
  };
}

test.each<[string, Forgery]>([
  ['without a signature', { header: () => '' }],
  ['with a signature of words', { header: () => 'nonsense' }],
  ['signed with another secret', { secret: 'whsec_other' }],
  ['signed with an empty secret', { secret: ' ' }],
  ['signed five minutes and a bit ago', { ageSeconds: 303 }],
  ['signed a year ago', { ageSeconds: 365 * DAY_SECONDS }],
  ['signed two minutes in the future', { ageSeconds: -120 }],
  ['signed a day in the future', { ageSeconds: -DAY_SECONDS }],
  ['with another amount', { body: (body) => body.replace('999', '111') }],
  ['printed anew', { body: (body) => JSON.stringify(JSON.parse(body), null, 2) }],
  ['with a v0 signature only', { header: (signature) => signature.replace('v1=', 'v0=') }],
  [
    'with a later time in its header',
    { header: (s) => s.replace(/t=(\d+)/, (_, t) => `t=${Number(t) + 1}`) },
  ],
])('an event %s is refused and noted', async (_case, forgery) => {
  const ctx = await world.newBuyer();
  const event = world.stripe.conclude(await open(ctx), 'paid');
  await expect(receiveWebhook({ ctx, ...(await forge(event, forgery)) })).rejects.toMatchObject({
    code: 'webhook.signature',
  });
  expect(ctx.logged.map((entry) => entry.event)).toEqual(['sec.webhook_signature']);
  expect(await credits(ctx)).toBe(WELCOME);
});

test.each<[string, Forgery]>([
  ['just inside the five minutes', { ageSeconds: 290 }],
  ['beside the signature of an older secret', { header: (s) => `${s},v1=${'0'.repeat(64)}` }],
])('an event %s is taken', async (_case, forgery) => {
  const ctx = await world.newBuyer();
  const event = world.stripe.conclude(await open(ctx), 'paid');
  await receiveWebhook({ ctx, ...(await forge(event, forgery)) });
  expect(await credits(ctx)).toBe(WELCOME + 100);
});

test('an event of the other mode is refused', async () => {
  const ctx = await world.newBuyer();
  const event = { ...world.stripe.conclude(await open(ctx), 'paid'), livemode: true };
  await expect(receiveWebhook({ ctx, ...(await forge(event, {})) })).rejects.toMatchObject({
    code: 'webhook.signature',
  });
});

test('without a secret there is no webhook', async () => {
  const buyer = await world.newBuyer();
  const event = world.stripe.conclude(await open(buyer), 'paid');
  const { STRIPE_WEBHOOK_SECRET: _secret, ...config } = buyer.config;
  await expect(
    receiveWebhook({ ctx: { ...buyer, config }, ...(await world.stripe.sign(event)) }),
  ).rejects.toMatchObject({ code: 'request.not-found' });
});

test('an event about nothing of ours is taken and changes nothing', async () => {
  const ctx = await world.newBuyer();
  const sessionId = await open(ctx);
  const known = world.stripe.conclude(sessionId, 'paid');
  const unknown = { ...known, id: 'evt_other', type: 'customer.created' };
  await receiveWebhook({ ctx, ...(await forge(unknown as Stripe.Event, {})) });
  expect(await credits(ctx)).toBe(WELCOME);
});

/** A ledger that fails the first time each of `steps` is called, before or after executing it. */
function failOnce(ledger: Ledger, moment: 'before' | 'after'): Ledger {
  let failures = 1;
  return {
    ...ledger,
    learnPayment: async (userId, command) => {
      const fails = failures > 0;
      failures -= 1;
      if (fails && moment === 'before') throw new Error('ledger down');
      const answer = await ledger.learnPayment(userId, command);
      if (fails) throw new Error('answer lost');
      return answer;
    },
  };
}

test.each(['before', 'after'] as const)(
  'a webhook that dies %s the ledger has posted gives its credits once when it comes again',
  async (moment) => {
    const buyer = await world.newBuyer();
    const ctx = { ...buyer, ledger: failOnce(buyer.ledger, moment) };
    const event = world.stripe.conclude(await open(ctx), 'paid');
    const delivery = await world.stripe.sign(event);
    await expect(receiveWebhook({ ctx, ...delivery })).rejects.toThrow(/ledger|answer/);
    expect(await receiveWebhook({ ctx, ...delivery })).toEqual({ ok: true, duplicate: false });
    expect(await credits(buyer)).toBe(WELCOME + 100);
  },
);

test('a checkout that dies between Stripe and the database is found by its webhook', async () => {
  const ctx = await world.newBuyer();
  const sessionId = await open(ctx);
  const asBefore = { sessionId: null, state: 'created' } as const;
  await ctx.db.update(purchases).set(asBefore).where(eq(purchases.sessionId, sessionId));
  const event = world.stripe.conclude(sessionId, 'paid');
  await receiveWebhook({ ctx, ...(await world.stripe.sign(event)) });
  expect(await credits(ctx)).toBe(WELCOME + 100);
  expect((await findPurchaseBySession(ctx.db, sessionId))?.state).toBe('paid');
});

test.each(['fail', 'garbage'] as const)(
  'a checkout that Stripe answers with %s costs nothing and stays unopened',
  async (fault) => {
    const ctx = await world.newBuyer();
    world.faults[fault] = 3;
    await expect(open(ctx)).rejects.toMatchObject({ code: 'checkout.failed' });
    const rows = await ctx.db.select().from(purchases).where(eq(purchases.userId, ctx.userId));
    expect(rows).toMatchObject([{ state: 'created', sessionId: null }]);
    expect(world.stripe.payments.size).toBe(0);
  },
);

test('a Stripe that never answers is given up after eight seconds, at no cost', async () => {
  const ctx = await world.newBuyer();
  world.faults.hang = 10;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const outcome = open(ctx).catch((error: unknown) => error);
  await vi.waitFor(() => expect(world.faults.hang).toBe(9));
  await vi.advanceTimersByTimeAsync(8_000);
  expect(await outcome).toMatchObject({ code: 'checkout.failed' });
  expect(world.stripe.payments.size).toBe(0);
  expect(await credits(ctx)).toBe(WELCOME);
});

/** A small seeded generator, so that a failing sequence can be repeated. */
function createRandom(seed: number) {
  let state = seed;
  return (below: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

function shuffle<T>(items: readonly T[], random: (below: number) => number): T[] {
  return items
    .map((item) => ({ item, order: random(1_000_000) }))
    .sort((a, b) => a.order - b.order)
    .map(({ item }) => item);
}

test(
  '500 webhooks, doubled, shuffled, a fifth answered 500 first: the balances are the model’s',
  { timeout: 120_000 },
  async () => {
    const random = createRandom(20_261_121);
    const buyers = await Promise.all(Array.from({ length: 10 }, () => world.newBuyer()));
    const models = new Map(buyers.map((buyer) => [buyer.userId, newModel(buyer.userId)]));
    const deliveries: { ctx: TestContext; event: Stripe.Event }[] = [];
    for (let round = 0; round < 125; round += 1) {
      const ctx = buyers[random(buyers.length)] ?? (await world.newBuyer());
      const sessionId = await open(ctx);
      const refunded = 1 + random(998);
      const status = random(2) === 0 ? 'won' : 'lost';
      const events = [
        world.stripe.conclude(sessionId, 'paid'),
        world.stripe.refundByHand(sessionId, refunded),
        world.stripe.dispute(sessionId),
        world.stripe.closeDispute(sessionId, status),
      ];
      const purchase = { purchaseId: sessionId, bundleId: 'basic', credits: 100, priceCents: 999 };
      const model = models.get(ctx.userId);
      model?.learnPayment({ ...purchase, fact: { type: 'paid', at: 1 } });
      model?.learnPayment({ ...purchase, fact: { type: 'refunded', totalCents: refunded, at: 1 } });
      model?.learnPayment({ ...purchase, fact: { type: 'dispute', disputeId: 'd', status } });
      deliveries.push(...events.map((event) => ({ ctx, event })));
    }
    expect(deliveries).toHaveLength(500);
    const doubled = deliveries.flatMap((delivery) =>
      random(10) === 0 ? Array.from({ length: 5 }, () => delivery) : [delivery],
    );
    let answered500 = 0;
    for (const { ctx, event } of shuffle(doubled, random)) {
      const delivery = await world.stripe.sign(event);
      if (random(5) === 0) {
        answered500 += 1;
        const ledger = failOnce(ctx.ledger, random(2) === 0 ? 'before' : 'after');
        await receiveWebhook({ ctx: { ...ctx, ledger }, ...delivery }).catch(() => undefined);
      }
      await receiveWebhook({ ctx, ...delivery });
    }
    expect(answered500).toBeGreaterThan(80);
    for (const { ledger, userId } of buyers) {
      expect(await ledger.balance(userId)).toEqual(models.get(userId)?.balance());
      expect((await ledger.audit(userId)).violations).toEqual([]);
    }
  },
);

function newModel(userId: string): LedgerModel {
  const options = {
    userId,
    digest: (text: string) => String(text.length),
    now: () => 1,
    newId: () => 'id',
  };
  const model = new LedgerModel(options);
  const welcome = { opId: 'welcome', kind: 'welcome', amount: WELCOME } as const;
  model.post({ ...welcome, description: 'welcome', reference: '' });
  return model;
}
