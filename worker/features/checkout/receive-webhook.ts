import { AppError } from '#worker/http/app-error.ts';
import { isLiveKey } from '#worker/platform/payments/stripe-payments.ts';
import { storeEvent } from './event-queries.ts';
import type { PaymentContext } from './payment-context.ts';
import { processEvent } from './process-event.ts';

export type WebhookAnswer = { ok: true; duplicate: boolean };

/** Takes one signed event. Anything thrown after the signature makes Stripe send it again, for three days. */
export async function receiveWebhook({
  ctx,
  body,
  signature,
}: {
  ctx: PaymentContext;
  body: string;
  signature: string;
}): Promise<WebhookAnswer> {
  // Without a secret there is no endpoint: an empty secret would verify what anyone can sign.
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
