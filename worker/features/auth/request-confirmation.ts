import { ACCOUNT_LIMITS } from '#domain/accounts/account-limits.ts';
import { confirmationMail } from '#messages/mail-texts.ts';
import { requireUser, type ActorContext } from '#worker/http/actor-context.ts';
import { AppError } from '#worker/http/app-error.ts';
import { randomToken, sha256Hex } from './digest.ts';
import { insertLink } from './link-queries.ts';
import { mailLocale, sendNotice } from './send-notice.ts';
import { findUserById, type UserRow } from './user-queries.ts';

interface Call {
  ctx: ActorContext;
  /** Where the link leads: the app's own origin. */
  origin: string;
}

const HOUR_MS = 60 * 60_000;

/**
 * Mails the signed-in user a new link that confirms their address; nothing happens when it is confirmed. Throws
 * `auth.not-configured` without mail.
 */
export async function requestConfirmation({ ctx, origin }: Call): Promise<void> {
  const { id, isVerified } = requireUser(ctx);
  if (!ctx.mail.enabled) throw new AppError('auth.not-configured');
  const row = isVerified ? undefined : await findUserById(ctx.db, id);
  if (row !== undefined) await mailConfirmation(ctx, { row, origin });
}

/** Mails a link that confirms the address of an account; earlier ones end. */
export async function mailConfirmation(
  ctx: ActorContext,
  { row, origin }: { row: UserRow; origin: string },
): Promise<void> {
  const token = randomToken();
  const createdAt = ctx.now();
  const link = {
    tokenHash: await sha256Hex(token),
    purpose: 'confirm-address',
    userId: row.id,
    createdAt,
    expiresAt: createdAt + ACCOUNT_LIMITS.confirmationLifetimeMs,
  } as const;
  await insertLink(ctx.db, link);
  const mail = confirmationMail(mailLocale(ctx, row.language), {
    // In the fragment, so that no server log or Referer header ever holds the token.
    link: `${origin}/confirm-address#token=${token}`,
    hours: ACCOUNT_LIMITS.confirmationLifetimeMs / HOUR_MS,
  });
  sendNotice(ctx, { to: row.email, mail });
}
