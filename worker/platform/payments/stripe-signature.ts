import type { Stripe } from 'stripe';
import type { WebhookDelivery } from './port.ts';

const TOLERANCE_SECONDS = 300;
const FUTURE_SECONDS = 60;

/** The event of a delivery that one of `secrets` signed at most 300 s ago, or null. */
export async function verifyDelivery(
  stripe: Stripe,
  { body, signature, now }: WebhookDelivery,
  secrets: readonly string[],
): Promise<Stripe.Event | null> {
  const nowSeconds = Math.floor(now / 1_000);
  // The SDK accepts timestamps from the future (measured with 23.1.0).
  if (signedAt(signature) > nowSeconds + FUTURE_SECONDS) return null;
  for (const secret of secrets) {
    const event = await tryVerify(stripe, { body, signature, secret, nowSeconds });
    if (event !== null) return event;
  }
  return null;
}

interface Attempt {
  body: string;
  signature: string;
  secret: string;
  nowSeconds: number;
}

async function tryVerify(stripe: Stripe, attempt: Attempt): Promise<Stripe.Event | null> {
  try {
    return await stripe.webhooks.constructEventAsync(
      attempt.body,
      attempt.signature,
      attempt.secret,
      TOLERANCE_SECONDS,
      undefined,
      attempt.nowSeconds * 1_000,
    );
  } catch {
    return null;
  }
}

function signedAt(signature: string): number {
  const seconds = Number(/(?:^|,)t=(\d+)/.exec(signature)?.[1]);
  return Number.isNaN(seconds) ? Infinity : seconds;
}
