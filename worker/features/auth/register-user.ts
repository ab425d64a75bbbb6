import type { RegisterRequest, UserView } from '#contract/auth.ts';
import { gravatarUrl } from '#domain/accounts/email.ts';
import type { ActorContext } from '#worker/http/actor-context.ts';
import { AppError } from '#worker/http/app-error.ts';
import { describeError } from '#worker/http/log.ts';
import { assertStrongPassword } from './assert-strong-password.ts';
import { sha256Hex } from './digest.ts';
import { mailConfirmation } from './request-confirmation.ts';
import { presentUser } from './present-user.ts';
import { storeUser } from './store-user.ts';
import { findUserByEmail, toSessionUser, type UserRow } from './user-queries.ts';

interface Call {
  ctx: ActorContext;
  input: RegisterRequest;
  /** Where the mailed link leads: the app's own origin. */
  origin: string;
}

/**
 * Creates an account without signing in, and mails a link that confirms its address. Throws `auth.email-taken`, `auth.password-weak`,
 * `auth.busy`.
 */
export async function registerUser({ ctx, input, origin }: Call): Promise<UserView> {
  const { email, name, password } = input;
  assertStrongPassword({ password, email });
  if ((await findUserByEmail(ctx.db, email)) !== undefined) throw new AppError('auth.email-taken');
  const user: UserRow = {
    id: input.id ?? ctx.newId(),
    email,
    name,
    avatarUrl: gravatarUrl(await sha256Hex(email)),
    passwordHash: await ctx.passwords.hash(email, password),
    googleSub: null,
    emailVerifiedAt: null,
    language: ctx.locale,
    createdAt: ctx.now(),
    devicesSince: 0,
  };
  const stored = await storeWithFreeId(ctx, user);
  if (ctx.mail.enabled) {
    ctx.waitUntil(
      mailConfirmation(ctx, { row: stored, origin }).catch((error: unknown) =>
        ctx.log.error('auth.confirmation-failed', describeError(error)),
      ),
    );
  }
  return await presentUser(ctx, toSessionUser(stored));
}

/** Replaces a proposed id that is or was in use: ids are not secret, so nobody may claim another user's. */
async function storeWithFreeId(ctx: ActorContext, user: UserRow): Promise<UserRow> {
  const stored = await storeUser(ctx, user);
  if (stored === 'email-taken') throw new AppError('auth.email-taken');
  if (stored !== 'id-taken') return stored;
  ctx.log.security('sec.user_id_claimed', { claimedUserId: user.id });
  return await storeWithFreeId(ctx, { ...user, id: ctx.newId() });
}
