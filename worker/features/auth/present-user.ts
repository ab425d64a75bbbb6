import type { UserView } from '#contract/auth.ts';
import type { ActorContext } from '#worker/http/actor-context.ts';
import { describeError } from '#worker/http/log.ts';
import type { SessionUser } from '#worker/http/session-identity.ts';

/** A user as the API returns it. Reads the balance from the ledger, which opens the account if it is new. */
export async function presentUser(ctx: ActorContext, user: SessionUser): Promise<UserView> {
  return {
    id: user.id,
    email: user.email,
    name: user.name,
    avatar_url: user.avatarUrl,
    inferenceCredits: await readCredits(ctx, user.id),
    created_at: new Date(user.createdAt).toISOString(),
    has_password: user.hasPassword,
    email_verified: user.isVerified,
  };
}

/** 0 when the ledger does not answer: signing in must not depend on it, and spending asks it again. */
async function readCredits(ctx: ActorContext, userId: string): Promise<number> {
  try {
    return (await ctx.ledger.open(userId)).available;
  } catch (error) {
    ctx.log.error('auth.ledger-silent', describeError(error));
    return 0;
  }
}
