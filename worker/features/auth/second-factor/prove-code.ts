import { readCode, secondsUntilAttempt } from '#domain/accounts/second-factor.ts';
import type { ActorContext } from '#worker/http/actor-context.ts';
import { AppError } from '#worker/http/app-error.ts';
import { sha256Hex } from '../digest.ts';
import { busy } from '../login-user.ts';
import { logSecurity } from '../security-log.ts';
import { findStep } from './authenticator.ts';
import { countAttempt, type FactorRow, takeRecoveryCode, takeStep } from './factor-queries.ts';
import { openSecret } from './sealed-secret.ts';

/**
 * Uses up a code of the authenticator app or a recovery code. Throws `auth.code-wrong`, and `auth.busy` after five
 * codes of the app within a quarter of an hour; recovery codes then still work.
 */
export async function proveCode(
  ctx: ActorContext,
  factor: FactorRow,
  typed: string,
): Promise<void> {
  const given = readCode(typed);
  const { userId } = factor;
  if (given !== null && (await isRight(ctx, factor, given))) {
    if (given.kind === 'recovery') await logSecurity(ctx, { userId, kind: 'recovery-code-used' });
    return;
  }
  ctx.log.security('sec.code_refused', { userId });
  await logSecurity(ctx, { userId, kind: 'code-failed' });
  throw new AppError('auth.code-wrong');
}

async function isRight(
  ctx: ActorContext,
  factor: FactorRow,
  { kind, code }: NonNullable<ReturnType<typeof readCode>>,
): Promise<boolean> {
  const { userId } = factor;
  const now = ctx.now();
  if (kind === 'recovery') {
    const codeHash = await hashRecoveryCode(userId, code);
    return await takeRecoveryCode(ctx.db, { userId, codeHash, now });
  }
  if (!(await countAttempt(ctx.db, userId, now))) {
    throw busy(Math.max(1, secondsUntilAttempt(factor, now)));
  }
  const key = await openSecret(ctx, userId, factor.secret);
  if (key === null) {
    ctx.log.error('auth.factor-unreadable', { userId });
    return false;
  }
  const step = findStep(key, code, now);
  return step !== null && (await takeStep(ctx.db, factor, step));
}

/** The hash under which a recovery code of an account is stored. */
export async function hashRecoveryCode(userId: string, code: string): Promise<string> {
  return await sha256Hex(`${userId}:${code}`);
}
