import type { Stripe } from 'stripe';
import type { FakeStripe } from './fake-stripe.ts';

/** How the fake delivers: each event twice, or held back until the next one and sent after it. */
export interface DeliverySwitches {
  duplicate: boolean;
  reorder: boolean;
}

export interface Delivery {
  eventId: string;
  type: string;
  status: number | 'unreachable';
}

const RETRY_DELAYS_MS = [500, 1_000, 2_000, 4_000, 8_000];

/** Posts signed events to `url` and tries again while the answer is not 2xx, as Stripe does. */
export function createWebhookSender(url: string, switches: DeliverySwitches) {
  const deliveries: Delivery[] = [];
  let held: Stripe.Event | null = null;

  async function post(stripe: FakeStripe, event: Stripe.Event): Promise<boolean> {
    const { body, signature } = await stripe.sign(event);
    const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
    const status = await fetch(url, { method: 'POST', headers, body }).then(
      (response) => response.status,
      (): 'unreachable' => 'unreachable',
    );
    deliveries.push({ eventId: event.id, type: event.type, status });
    return status !== 'unreachable' && status < 300;
  }

  async function deliver(stripe: FakeStripe, event: Stripe.Event): Promise<void> {
    for (const delayMs of RETRY_DELAYS_MS) {
      if (await post(stripe, event)) return;
      await new Promise((resolve) => {
        setTimeout(resolve, delayMs);
      });
    }
    await post(stripe, event);
  }

  async function send(stripe: FakeStripe, event: Stripe.Event): Promise<void> {
    if (switches.reorder && held === null) {
      held = event;
      return;
    }
    const batch = held === null ? [event] : [event, held];
    held = null;
    const all = switches.duplicate ? [...batch, ...batch] : batch;
    for (const each of all) await deliver(stripe, each);
  }

  return { deliveries, send };
}

export type WebhookSender = ReturnType<typeof createWebhookSender>;
