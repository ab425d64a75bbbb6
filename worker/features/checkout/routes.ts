import { Hono } from 'hono';
import { checkoutParams, createCheckoutRequest, refundRequest } from '#contract/checkout.ts';
import { addCreditsRequest } from '#contract/credits.ts';
import { noteBadInput } from '#worker/features/credits/note-bad-input.ts';
import type { AppEnv } from '#worker/http/app-env.ts';
import { bodyCap } from '#worker/http/middleware/body-cap.ts';
import { requireSignIn } from '#worker/http/middleware/require-bearer.ts';
import { validate } from '#worker/http/validate.ts';
import { CHECKOUT_LIMITS } from './checkout-limits.ts';
import { completeSimulated } from './complete-simulated.ts';
import { createCheckout } from './create-checkout.ts';
import { readCheckout } from './read-checkout.ts';
import { receiveWebhook } from './receive-webhook.ts';
import { refundPurchase } from './refund-purchase.ts';

export const checkoutRoutes = new Hono<AppEnv>()
  .post(
    '/api/create-checkout-session',
    noteBadInput,
    bodyCap(),
    validate('json', createCheckoutRequest),
    async (c) => {
      const input = { ...c.req.valid('json'), origin: new URL(c.req.url).origin };
      return c.json(await createCheckout({ ctx: c.get('ctx'), input }));
    },
  )
  .get('/api/checkout/:sessionId', validate('param', checkoutParams), async (c) => {
    const { sessionId } = c.req.valid('param');
    return c.json(await readCheckout({ ctx: c.get('ctx'), sessionId }));
  })
  .post(
    '/api/user/add-credits',
    requireSignIn,
    noteBadInput,
    bodyCap(),
    validate('json', addCreditsRequest),
    async (c) => c.json(await completeSimulated({ ctx: c.get('ctx'), input: c.req.valid('json') })),
  )
  .post('/api/user/refund', noteBadInput, bodyCap(), validate('json', refundRequest), async (c) => {
    const { sessionId } = c.req.valid('json');
    return c.json(await refundPurchase({ ctx: c.get('ctx'), sessionId }));
  })
  .post('/api/stripe/webhook', bodyCap(CHECKOUT_LIMITS.webhookBytes), async (c) => {
    const signature = c.req.header('stripe-signature') ?? '';
    return c.json(await receiveWebhook({ ctx: c.get('ctx'), body: await c.req.text(), signature }));
  });
