import { Hono, type Context } from 'hono';
import { FakeStripeError, type FakeStripe } from './fake-stripe.ts';
import { payPage } from './pay-page.ts';

/** What goes wrong with that many of the next API calls: 500, no answer at all, or the page of a proxy. */
export interface FakeFaults {
  fail: number;
  hang: number;
  garbage: number;
}

interface StoredAnswer {
  request: string;
  body: unknown;
}

/** Stripe's HTTP API and payment page over a `FakeStripe`, with keys, idempotency and faults. */
export function createFakeStripeApp(stripe: FakeStripe, faults: FakeFaults): Hono {
  const answers = new Map<string, StoredAnswer>();
  const app = new Hono();

  app.onError((error, c) => {
    if (!(error instanceof FakeStripeError)) throw error;
    return c.json({ error: { type: error.type, message: error.message } }, error.status as 400);
  });

  app.use('/v1/*', async (c, next) => {
    if (!/^Bearer [sr]k_test_\w+$/.test(c.req.header('authorization') ?? '')) {
      throw new FakeStripeError(401, 'invalid_request_error', 'Invalid API Key provided');
    }
    if (faults.hang > 0) {
      faults.hang -= 1;
      await new Promise(() => undefined);
    }
    if (faults.fail > 0) {
      faults.fail -= 1;
      throw new FakeStripeError(500, 'api_error', 'An unknown error occurred');
    }
    if (faults.garbage > 0) {
      faults.garbage -= 1;
      return c.html('<h1>It works!</h1>');
    }
    return await next();
  });

  async function once(c: Context, create: (body: string) => unknown): Promise<Response> {
    const key = c.req.header('idempotency-key');
    const body = new TextDecoder().decode(await c.req.arrayBuffer());
    const known = key === undefined ? undefined : answers.get(key);
    const request = `${c.req.path}?${body}`;
    if (known !== undefined && known.request !== request) {
      throw new FakeStripeError(
        400,
        'idempotency_error',
        'Keys can only be used with the same parameters',
      );
    }
    const answer = known?.body ?? create(body);
    if (key !== undefined) answers.set(key, { request, body: structuredClone(answer) });
    return c.json(answer);
  }

  app.post('/v1/checkout/sessions', (c) => once(c, (body) => stripe.createSession(body)));
  app.get('/v1/checkout/sessions/:id', (c) => c.json(stripe.session(c.req.param('id'))));
  app.get('/v1/payment_intents/:id', (c) => c.json(stripe.paymentIntent(c.req.param('id'))));
  app.post('/v1/refunds', (c) => once(c, (body) => stripe.createRefund(body)));
  app.get('/v1/events', (c) => {
    const since = Number(c.req.query('created[gte]') ?? 0);
    const data = stripe.events.filter((event) => event.created >= since).toReversed();
    return c.json({ object: 'list', data, has_more: false, url: '/v1/events' });
  });

  app.get('/pay/:id', (c) => c.html(payPage(stripe.payment(c.req.param('id')))));
  app.post('/pay/:id', (c) => {
    const payment = stripe.payment(c.req.param('id'));
    if (payment.progress === 'open') stripe.conclude(payment.sessionId, 'paid');
    const address = payment.successUrl.replace('{CHECKOUT_SESSION_ID}', payment.sessionId);
    return c.redirect(address, 303);
  });
  return app;
}
