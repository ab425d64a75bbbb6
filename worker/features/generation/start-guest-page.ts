import { guestOwner, isForGuests } from '#domain/accounts/guest-limits.ts';
import type { ActorContext } from '#worker/http/actor-context.ts';
import { AppError } from '#worker/http/app-error.ts';
import { hashContent } from '#worker/platform/storage/hash-content.ts';
import { admitGeneration } from './admit-generation.ts';
import { dropGeneration, findRunOfReceipt } from './generation-queries.ts';
import { describeAdmission, type Start, type StartedRun } from './start-generation.ts';

/**
 * Starts a new page for a visitor without an account. It costs nothing, is saved nowhere and has no address: the
 * visitor's browser keeps it. A request with the receipt of an earlier one gets its run.
 * @throws AppError 401 with `openLogin` for anything else, and beyond the day's pages
 */
export async function startGuestPage({ ctx, input }: Start): Promise<StartedRun> {
  if (ctx.config.GUEST_PAGES === 0 || !isForGuests(input)) {
    throw new AppError('auth.required', { openLogin: true });
  }
  const { prompt, receipt = ctx.newId() } = input;
  const userId = guestOwner(receipt);
  const question = await hashContent(prompt);
  const known = await findRunOfReceipt(ctx.db, { userId, receipt, question });
  if (known !== undefined) return { id: known.id, userId, creditsRemaining: undefined };
  await assertAllowance(ctx);
  const page = { prompt, receipt };
  const admission = describeAdmission({ ctx, input: page }, { userId, question });
  const { id, startedAt } = admission;
  const { requestId, locale } = ctx;
  try {
    await admitGeneration(ctx, admission);
    const { device, network } = ctx.guests;
    const run = { id, session: null, guest: { device, network }, locale, requestId, startedAt };
    await ctx.runs.start(ctx, { ...run, input: page });
  } catch (cause) {
    await ctx.guests.takeBack();
    await dropGeneration(ctx.db, id);
    throw new AppError('server.unavailable', { cause });
  }
  return { id, userId, creditsRemaining: undefined };
}

async function assertAllowance({ guests }: ActorContext): Promise<void> {
  const admission = await guests.admit();
  if (admission === 'admitted') return;
  const code = admission === 'device' ? 'guest.used' : 'guest.crowded';
  throw new AppError(code, { openLogin: true });
}
