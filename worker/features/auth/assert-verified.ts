import { mayPublish } from '#domain/accounts/verification.ts';
import { requireUser, type ActorContext } from '#worker/http/actor-context.ts';
import { AppError } from '#worker/http/app-error.ts';

/**
 * Throws `auth.unverified` when the signed-in user must confirm their address first: before publishing, and before
 * adding a factor, which would otherwise keep the address's owner out.
 */
export function assertVerified(ctx: ActorContext): void {
  if (!mayPublish(requireUser(ctx), ctx.mail)) throw new AppError('auth.unverified');
}
