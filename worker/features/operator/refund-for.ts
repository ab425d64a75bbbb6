import { completeRefund } from '#worker/features/checkout/refund-purchase.ts';
import { findPurchase } from '#worker/features/checkout/purchase-queries.ts';
import type { ActorContext } from '#worker/http/actor-context.ts';
import { AppError } from '#worker/http/app-error.ts';
import { logAct, type OperatorContext } from './act-queries.ts';

/**
 * Refunds a user's purchase by the same rule as the user's own button: within 14 days and with no credit used.
 * Throws `checkout.not-found`, `checkout.refund-refused`.
 */
export async function refundFor({
  ctx,
  input,
}: {
  ctx: OperatorContext & Pick<ActorContext, 'ledger' | 'payments'>;
  input: { purchaseId: string; reason: string };
}): Promise<void> {
  const purchase = await findPurchase(ctx.db, input.purchaseId);
  if (purchase === undefined) throw new AppError('checkout.not-found');
  const { id, userId } = purchase;
  await logAct(ctx, { act: 'refund', subject: userId, reason: `${id}: ${input.reason}` });
  await completeRefund({ ctx, purchase });
}
