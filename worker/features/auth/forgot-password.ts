import type { ForgotPasswordRequest } from '#contract/auth.ts';
import { ACCOUNT_LIMITS } from '#domain/accounts/account-limits.ts';
import { resetMail } from '#messages/mail-texts.ts';
import type { ActorContext } from '#worker/http/actor-context.ts';
import { AppError } from '#worker/http/app-error.ts';
import { describeError } from '#worker/http/log.ts';
import { randomToken, sha256Hex } from './digest.ts';
import { insertReset } from './reset-queries.ts';
import { mailLocale, sendNotice } from './send-notice.ts';
import { findUserByEmail, type UserRow } from './user-queries.ts';

interface Call {
  ctx: ActorContext;
  input: ForgotPasswordRequest;
  /** Where the link leads: the app's own origin. */
  origin: string;
}

const MINUTE_MS = 60_000;

/**
 * Mails a reset link if the address is known and got fewer than three within the hour. The answer is the same
 * in every case. Throws `auth.not-configured`.
 */
export async function forgotPassword({ ctx, input, origin }: Call): Promise<void> {
  if (!ctx.mail.enabled) throw new AppError('auth.not-configured');
  const row = await findUserByEmail(ctx.db, input.email);
  if (row === undefined) return;
  ctx.waitUntil(
    mailLink({ ctx, row, origin }).catch((error: unknown) =>
      ctx.log.error('auth.reset-failed', describeError(error)),
    ),
  );
}

async function mailLink({ ctx, row, origin }: Omit<Call, 'input'> & { row: UserRow }) {
  const token = randomToken();
  const createdAt = ctx.now();
  const isDue = await insertReset(ctx.db, {
    tokenHash: await sha256Hex(token),
    userId: row.id,
    createdAt,
    expiresAt: createdAt + ACCOUNT_LIMITS.resetLifetimeMs,
  });
  if (!isDue) return ctx.log.security('sec.reset_flood', { userId: row.id });
  const mail = resetMail(mailLocale(ctx, row.language), {
    // In the fragment, so that no server log or Referer header ever holds the token.
    link: `${origin}/reset-password#token=${token}`,
    minutes: ACCOUNT_LIMITS.resetLifetimeMs / MINUTE_MS,
  });
  sendNotice(ctx, { to: row.email, mail });
}
