import { and, eq, exists, gt, gte, inArray, isNull } from 'drizzle-orm';
import type { MailedLinkRequest } from '#contract/auth.ts';
import { ACCOUNT_LIMITS } from '#domain/accounts/account-limits.ts';
import {
  mailedLinks,
  passkeys,
  passwordResets,
  recoveryCodes,
  secondFactors,
  sessions,
  users,
  waitingSignIns,
} from '#worker/db/schema/index.ts';
import type { ActorContext } from '#worker/http/actor-context.ts';
import { AppError } from '#worker/http/app-error.ts';
import { randomToken, sha256Hex } from './digest.ts';
import { takeLink } from './link-queries.ts';
import { forgetSessions } from './recent-sessions.ts';
import { logSecurity } from './security-log.ts';

interface Call {
  ctx: ActorContext;
  input: MailedLinkRequest;
}

/**
 * The owner says with the mailed link that a sign-in was not theirs: ends every session, the password, and whatever
 * was added since to get in again, and forgets every device, so that the next sign-in of each is mailed. Returns the token of a link to choose a new password: who reads the mails could
 * ask for one anyway. Throws `auth.link-invalid`.
 */
export async function disownSignIn({ ctx, input }: Call): Promise<string> {
  const tokenHash = await sha256Hex(input.token);
  const now = ctx.now();
  const link = await ctx.db.query.mailedLinks.findFirst({ where: isUsable(tokenHash, now) });
  if (link === undefined) throw new AppError('auth.link-invalid');
  // Before the link is used up, so that an interrupted call can be repeated.
  await endAccess(ctx, link, now);
  const userId = await takeLink(ctx.db, { tokenHash, purpose: 'not-me', now });
  if (userId === null) throw new AppError('auth.link-invalid');
  await logSecurity(ctx, { userId, kind: 'disowned' });
  ctx.log.security('sec.sign_in_disowned', { userId });
  return await openReset(ctx, userId);
}

function isUsable(tokenHash: string, now: number) {
  return and(
    eq(mailedLinks.tokenHash, tokenHash),
    eq(mailedLinks.purpose, 'not-me'),
    isNull(mailedLinks.usedAt),
    gt(mailedLinks.expiresAt, now),
  );
}

async function endAccess(
  { db }: ActorContext,
  { userId, createdAt: since }: { userId: string; createdAt: number },
  now: number,
): Promise<void> {
  const newFactor = db
    .select({ userId: secondFactors.userId })
    .from(secondFactors)
    .where(and(eq(secondFactors.userId, userId), gte(secondFactors.confirmedAt, since)));
  await db.batch([
    db.update(users).set({ passwordHash: null, devicesSince: now }).where(eq(users.id, userId)),
    db.delete(sessions).where(eq(sessions.userId, userId)),
    db.delete(waitingSignIns).where(eq(waitingSignIns.userId, userId)),
    db.delete(passwordResets).where(eq(passwordResets.userId, userId)),
    db.delete(passkeys).where(and(eq(passkeys.userId, userId), gte(passkeys.createdAt, since))),
    db.delete(recoveryCodes).where(and(eq(recoveryCodes.userId, userId), exists(newFactor))),
    db.delete(secondFactors).where(inArray(secondFactors.userId, newFactor)),
  ]);
  forgetSessions(userId);
}

async function openReset(ctx: ActorContext, userId: string): Promise<string> {
  const token = randomToken();
  const createdAt = ctx.now();
  await ctx.db.insert(passwordResets).values({
    tokenHash: await sha256Hex(token),
    userId,
    createdAt,
    expiresAt: createdAt + ACCOUNT_LIMITS.resetLifetimeMs,
  });
  return token;
}
