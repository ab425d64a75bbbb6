import { AppError } from '#worker/http/app-error.ts';
import { isLiveKey } from '#worker/platform/payments/stripe-payments.ts';
import { storeEvent } from './event-queries.ts';
import type { PaymentContext } from './payment-context.ts';
import { processEvent } from './process-event.ts';

export type WebhookAnswer = { ok: true; duplicate: boolean };

/**
 * Receives one signed event. For any error after the signature check, Stripe sends the event again for three
 * days.
 */
export async function receiveWebhook({
  ctx,
  body,
  signature,
}: {
  ctx: PaymentContext;
  body: string;
  signature: string;
}): Promise<WebhookAnswer> {
  // Without a secret the endpoint is off: with an empty secret, anybody could sign an event.
  if (ctx.payments.mode !== 'stripe' || ctx.config.STRIPE_WEBHOOK_SECRET === undefined) {
    throw new AppError('request.not-found');
  }
  const event = await ctx.payments.provider.readEvent({ body, signature, now: ctx.now() });
  if (event === null || event.isLive !== isLiveKey(ctx.config.STRIPE_SECRET_KEY ?? '')) {
    ctx.log.security('sec.webhook_signature', { eventId: event?.id });
    throw new AppError('webhook.signature');
  }
  const { isProcessed } = await storeEvent(ctx.db, { event, now: ctx.now() });
  if (!isProcessed) await processEvent({ ctx, event });
  return { ok: true, duplicate: isProcessed };
}
