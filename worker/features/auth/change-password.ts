import type { ChangePasswordRequest } from '#contract/auth.ts';
import { passwordChangedMail } from '#messages/mail-texts.ts';
import { requireSession, type ActorContext } from '#worker/http/actor-context.ts';
import { AppError } from '#worker/http/app-error.ts';
import { assertStrongPassword } from './assert-strong-password.ts';
import { confirmPassword } from './confirm-password.ts';
import { forgetSessions } from './recent-sessions.ts';
import { logSecurity } from './security-log.ts';
import { mailLocale, sendNotice } from './send-notice.ts';
import { replacePassword } from './session-queries.ts';
import { makeTokens, type StartedSession } from './start-session.ts';
import { requireUserRow } from './user-queries.ts';

interface Call {
  ctx: ActorContext;
  input: ChangePasswordRequest;
}

/**
 * Sets a new password, ends all other sessions and gives this one a new token. An account that only uses Google
 * sets its first password without a current one, if it signed in within the last ten minutes. Throws
 * `auth.password-wrong`, `auth.password-weak`, `auth.busy`.
 */
export async function changePassword({ ctx, input }: Call): Promise<StartedSession> {
  const session = requireSession(ctx);
  const row = await requireUserRow(ctx);
  await confirmPassword({ ctx, row, password: input.currentPassword });
  const { id: userId, email } = row;
  assertStrongPassword({ password: input.newPassword, email });
  const passwordHash = await ctx.passwords.hash(email, input.newPassword);
  const { idHash, ...renewed } = await makeTokens(ctx, userId);
  const isReplaced = await replacePassword(ctx.db, {
    userId,
    provedHash: row.passwordHash,
    passwordHash,
    session: { from: session.idHash, to: idHash },
  });
  if (!isReplaced) throw new AppError('auth.password-wrong');
  forgetSessions(userId);
  await logSecurity(ctx, { userId, kind: 'password-changed' });
  const mail = passwordChangedMail(mailLocale(ctx, row.language));
  sendNotice(ctx, { to: email, mail });
  return renewed;
}
