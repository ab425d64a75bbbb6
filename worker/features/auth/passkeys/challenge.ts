import { and, eq, gt, isNull } from 'drizzle-orm';
import { ACCOUNT_LIMITS } from '#domain/accounts/account-limits.ts';
import { passkeyChallenges } from '#worker/db/schema/index.ts';
import type { ActorContext } from '#worker/http/actor-context.ts';
import { AppError } from '#worker/http/app-error.ts';
import { randomToken, sha256Hex } from '../digest.ts';

/** `token` is the value of the cookie `key`. */
export interface Asked<T> {
  options: T;
  token: string;
}

/** Notes a challenge for this browser; returns the value of its cookie. */
export async function keepChallenge(
  ctx: ActorContext,
  { challenge, userId }: { challenge: string; userId: string | null },
): Promise<string> {
  const token = randomToken();
  await ctx.db.insert(passkeyChallenges).values({
    tokenHash: await sha256Hex(token),
    challenge,
    userId,
    expiresAt: ctx.now() + ACCOUNT_LIMITS.challengeLifetimeMs,
  });
  return token;
}

/** Uses up the challenge of this browser, which was made for this account (or for signing in). Throws `auth.passkey-over`. */
export async function takeChallenge(
  ctx: ActorContext,
  { token, userId }: { token: string | undefined; userId: string | null },
): Promise<string> {
  const [taken] = await ctx.db
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.tokenHash, await sha256Hex(token ?? '')),
        userId === null ? isNull(passkeyChallenges.userId) : eq(passkeyChallenges.userId, userId),
        gt(passkeyChallenges.expiresAt, ctx.now()),
      ),
    )
    .returning({ challenge: passkeyChallenges.challenge });
  if (taken === undefined) throw new AppError('auth.passkey-over');
  return taken.challenge;
}
