import type { BeginFactorRequest, EnterCodeRequest, FactorSetup } from '#contract/auth.ts';
import { SECOND_FACTOR, showRecoveryCode } from '#domain/accounts/second-factor.ts';
import { factorMail } from '#messages/mail-texts.ts';
import { requireUser, type ActorContext } from '#worker/http/actor-context.ts';
import { AppError } from '#worker/http/app-error.ts';
import { assertVerified } from '../assert-verified.ts';
import { confirmPassword } from '../confirm-password.ts';
import { logSecurity } from '../security-log.ts';
import { mailLocale, sendNotice } from '../send-notice.ts';
import { requireUserRow } from '../user-queries.ts';
import { makeBase32, writeAuthenticatorUri } from './authenticator.ts';
import { findFactor, insertFactor, switchOn } from './factor-queries.ts';
import { hashRecoveryCode, proveCode } from './prove-code.ts';
import { sealSecret } from './sealed-secret.ts';

interface Call<T> {
  ctx: ActorContext;
  input: T;
}

/**
 * A new secret for an authenticator app; nothing is on before `confirmFactor`. Throws `auth.unverified`,
 * `auth.password-wrong`, `auth.reauthenticate`, `auth.busy`, `auth.factor-state` when an app is on already.
 */
export async function beginFactor({ ctx, input }: Call<BeginFactorRequest>): Promise<FactorSetup> {
  assertVerified(ctx);
  const row = await requireUserRow(ctx);
  await confirmPassword({ ctx, row, password: input.password });
  const key = makeBase32(SECOND_FACTOR.secretBytes);
  const secret = await sealSecret(ctx, row.id, key);
  const isStored = await insertFactor(ctx.db, { userId: row.id, secret, createdAt: ctx.now() });
  if (!isStored) throw new AppError('auth.factor-state');
  return { uri: writeAuthenticatorUri(key, row.email), key };
}

/**
 * Switches the second factor on with the first code of the app, and gives the recovery codes, which can be read only
 * here. Throws `auth.code-wrong`, `auth.busy`, `auth.factor-state`.
 */
export async function confirmFactor({ ctx, input }: Call<EnterCodeRequest>): Promise<string[]> {
  const { id: userId } = requireUser(ctx);
  const row = await requireUserRow(ctx);
  const factor = await findFactor(ctx.db, userId);
  if (factor === undefined || factor.confirmedAt !== null) throw new AppError('auth.factor-state');
  await proveCode(ctx, factor, input.code);
  const codes = Array.from({ length: SECOND_FACTOR.recoveryCodes }, () =>
    makeBase32(SECOND_FACTOR.recoveryBytes),
  );
  const codeHashes = await Promise.all(codes.map((code) => hashRecoveryCode(userId, code)));
  if (!(await switchOn(ctx.db, factor, { codeHashes, now: ctx.now() }))) {
    throw new AppError('auth.factor-state');
  }
  await logSecurity(ctx, { userId, kind: 'app-on' });
  sendNotice(ctx, { to: row.email, mail: factorMail(mailLocale(ctx, row.language), true) });
  return codes.map(showRecoveryCode);
}
