import { Hono } from 'hono';
import { createControlApp } from '#worker/testing/fake-stripe/control-app.ts';
import { createFakeStripeApp } from '#worker/testing/fake-stripe/fake-stripe-app.ts';
import { FakeStripe } from '#worker/testing/fake-stripe/fake-stripe.ts';
import { createWebhookSender } from '#worker/testing/fake-stripe/webhook-sender.ts';
import { listen } from './node-server.ts';
import { serve } from './serve.ts';
import { readRunSettings } from '../settings.ts';

const WEBHOOK_SECRET = 'whsec_dev';

/** Runs Bluewave with a fake Stripe beside it: the real protocol and signed webhooks, without money. */
async function main(): Promise<void> {
  const settings = readRunSettings(process.env);
  const stripePort = settings.port + 1;
  const stripeOrigin = `http://localhost:${stripePort}`;
  const faults = { fail: 0, hang: 0, garbage: 0 };
  const switches = { duplicate: false, reorder: false };
  const sender = createWebhookSender(
    `http://localhost:${settings.port}/api/stripe/webhook`,
    switches,
  );
  const stripe: FakeStripe = new FakeStripe({
    origin: stripeOrigin,
    webhookSecret: WEBHOOK_SECRET,
    onEvent: (event) => void sender.send(stripe, event),
  });
  const fake = new Hono();
  fake.route('/', createFakeStripeApp(stripe, faults));
  fake.route('/', createControlApp({ stripe, faults, switches, sender }));
  await listen(fake.fetch, stripePort);
  const server = await serve({
    ...settings,
    vars: {
      ...settings.vars,
      STRIPE_SECRET_KEY: 'sk_test_dev',
      STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
      STRIPE_API_BASE: stripeOrigin,
    },
  });
  console.log(`Bluewave is ready at ${server.url}, the fake Stripe at ${stripeOrigin}`);
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
