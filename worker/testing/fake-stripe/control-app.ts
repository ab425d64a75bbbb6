import { Hono } from 'hono';
import { html } from 'hono/html';
import type { FakeFaults } from './fake-stripe-app.ts';
import { FakeStripeError, type FakeStripe } from './fake-stripe.ts';
import type { DeliverySwitches, WebhookSender } from './webhook-sender.ts';

interface Controlled {
  stripe: FakeStripe;
  faults: FakeFaults;
  switches: DeliverySwitches;
  sender: WebhookSender;
}

const HALF = 0.5;

const ACTIONS: Record<string, (stripe: FakeStripe, sessionId: string) => unknown> = {
  refund: (stripe, id) =>
    stripe.refundByHand(id, stripe.payment(id).amount - stripe.payment(id).refunded),
  'refund half': (stripe, id) =>
    stripe.refundByHand(id, Math.floor(stripe.payment(id).amount * HALF)),
  'refund fails': (stripe, id) => stripe.failRefund(id),
  dispute: (stripe, id) => stripe.dispute(id),
  'dispute won': (stripe, id) => stripe.closeDispute(id, 'won'),
  'dispute lost': (stripe, id) => stripe.closeDispute(id, 'lost'),
  expire: (stripe, id) => stripe.conclude(id, 'expired'),
  pending: (stripe, id) => stripe.conclude(id, 'pending'),
  paid: (stripe, id) => stripe.conclude(id, 'paid'),
};

/** The operator's side of the fake: what was bought, what can happen to it, and what goes wrong next. */
export function createControlApp({ stripe, faults, switches, sender }: Controlled): Hono {
  const app = new Hono();
  app.onError((error, c) =>
    c.text(error instanceof FakeStripeError ? error.message : String(error), 400),
  );
  app.post('/control/faults', async (c) => {
    const form = await c.req.formData();
    faults.fail = Number(form.get('fail') ?? 0);
    faults.hang = Number(form.get('hang') ?? 0);
    switches.duplicate = form.has('duplicate');
    switches.reorder = form.has('reorder');
    return c.redirect('/', 303);
  });
  app.post('/control/:sessionId/:action', (c) => {
    ACTIONS[c.req.param('action')]?.(stripe, c.req.param('sessionId'));
    return c.redirect('/', 303);
  });
  app.get('/', (c) => c.html(controlPage({ stripe, faults, switches, sender })));
  return app;
}

function controlPage({ stripe, faults, switches, sender }: Controlled) {
  const payments = [...stripe.payments.values()].toReversed();
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <title>Fake Stripe</title>
        <style>
          body {
            font:
              15px/1.5 system-ui,
              sans-serif;
            max-width: 60rem;
            margin: 2rem auto;
            padding: 0 1rem;
          }
          form {
            display: inline;
          }
          li {
            margin: 0.5rem 0;
          }
        </style>
      </head>
      <body>
        <h1>Fake Stripe</h1>
        <form method="post" action="/control/faults">
          <label
            >next API calls answered 500
            <input name="fail" type="number" min="0" value="${faults.fail}"
          /></label>
          <label
            >never answered <input name="hang" type="number" min="0" value="${faults.hang}"
          /></label>
          <label
            ><input name="duplicate" type="checkbox" ${switches.duplicate ? 'checked' : ''} /> every
            webhook twice</label
          >
          <label
            ><input name="reorder" type="checkbox" ${switches.reorder ? 'checked' : ''} /> webhooks
            in pairs, reversed</label
          >
          <button>Set</button>
        </form>
        <h2>Payments</h2>
        <ul>
          ${payments.map(
            (payment) =>
              html`<li>
                ${payment.title} · ${payment.progress} · refunded ${payment.refunded} ·
                <a href="${payment.url}">pay page</a>
                ${Object.keys(ACTIONS).map(
                  (action) =>
                    html`<form method="post" action="/control/${payment.sessionId}/${action}">
                      <button>${action}</button>
                    </form> `,
                )}
              </li>`,
          )}
        </ul>
        <h2>Webhooks</h2>
        <ol reversed>
          ${sender.deliveries.toReversed().map(({ type, status }) => html`<li>${type}: ${status}</li>`)}
        </ol>
      </body>
    </html>`;
}
