import type { ResetPasswordRequest } from '#contract/auth.ts';
import { passwordChangedMail } from '#messages/mail-texts.ts';
import type { ActorContext } from '#worker/http/actor-context.ts';
import { AppError } from '#worker/http/app-error.ts';
import { assertStrongPassword } from './assert-strong-password.ts';
import { sha256Hex } from './digest.ts';
import { forgetSessions } from './recent-sessions.ts';
import { applyReset, findResetUser } from './reset-queries.ts';
import { logSecurity } from './security-log.ts';
import { mailLocale, sendNotice } from './send-notice.ts';

interface Call {
  ctx: ActorContext;
  input: ResetPasswordRequest;
}

/**
 * Sets a new password with a reset link, which works once, and ends all sessions. A refused password does not
 * use up the link. Throws `auth.reset-invalid`, `auth.password-weak`, `auth.busy`.
 */
export async function resetPassword({ ctx, input }: Call): Promise<void> {
  const tokenHash = await sha256Hex(input.token);
  const row = await findResetUser(ctx.db, tokenHash, ctx.now());
  if (row === undefined) throw new AppError('auth.reset-invalid');
  const { id: userId, email } = row;
  assertStrongPassword({ password: input.newPassword, email });
  const passwordHash = await ctx.passwords.hash(email, input.newPassword);
  const isApplied = await applyReset(ctx.db, { tokenHash, userId, passwordHash, now: ctx.now() });
  forgetSessions(userId);
  if (!isApplied) throw new AppError('auth.reset-invalid');
  await logSecurity(ctx, { userId, kind: 'password-reset' });
  await ctx.passwords.forgive(email);
  const mail = passwordChangedMail(mailLocale(ctx, row.language));
  sendNotice(ctx, { to: email, mail });
}
