import { ACCOUNT_LIMITS } from '#domain/accounts/account-limits.ts';
import { requireSession, type ActorContext } from '#worker/http/actor-context.ts';
import { AppError } from '#worker/http/app-error.ts';
import { busy } from './login-user.ts';
import type { UserRow } from './user-queries.ts';

interface Question {
  ctx: ActorContext;
  row: UserRow;
  password: string | undefined;
}

/**
 * Makes sure that the owner is asking: by the current password or, for an account without one, by a
 * sign-in with Google or a passkey within the last ten minutes. Throws `auth.password-wrong`, `auth.busy`, `auth.reauthenticate`.
 */
export async function confirmPassword({ ctx, row, password }: Question): Promise<void> {
  const session = requireSession(ctx);
  if (row.passwordHash === null) {
    const isFresh =
      session.method !== 'password' &&
      ctx.now() - session.createdAt <= ACCOUNT_LIMITS.freshSignInMs;
    if (!isFresh) throw new AppError('auth.reauthenticate');
    return;
  }
  if (password === undefined) throw new AppError('auth.password-wrong');
  const { email, passwordHash: hash } = row;
  // A session counts as a known device, so failed attempts of strangers cannot lock its owner out.
  const verdict = await ctx.passwords.check({ email, password, hash, deviceId: session.publicId });
  if (verdict.outcome === 'wait') throw busy(verdict.retryAfterSeconds);
  if (verdict.outcome === 'wrong') throw new AppError('auth.password-wrong');
}
