import type { EndFactorRequest, SecurityView } from '#contract/auth.ts';
import { factorMail } from '#messages/mail-texts.ts';
import { requireUser, type ActorContext } from '#worker/http/actor-context.ts';
import { AppError } from '#worker/http/app-error.ts';
import { confirmPassword } from '../confirm-password.ts';
import { listPasskeys } from '../passkeys/passkey-queries.ts';
import { logSecurity } from '../security-log.ts';
import { mailLocale, sendNotice } from '../send-notice.ts';
import { requireUserRow } from '../user-queries.ts';
import { deleteFactor, findFactor, readFactorState } from './factor-queries.ts';
import { proveCode } from './prove-code.ts';

/**
 * Switches the second factor off: with the password (or a sign-in of the last ten minutes) and a code. Throws
 * `auth.password-wrong`, `auth.reauthenticate`, `auth.code-wrong`, `auth.busy`, `auth.factor-state`.
 */
export async function endFactor({
  ctx,
  input,
}: {
  ctx: ActorContext;
  input: EndFactorRequest;
}): Promise<void> {
  const row = await requireUserRow(ctx);
  const factor = await findFactor(ctx.db, row.id);
  if (factor?.confirmedAt == null) throw new AppError('auth.factor-state');
  await confirmPassword({ ctx, row, password: input.password });
  await proveCode(ctx, factor, input.code);
  await deleteFactor(ctx.db, row.id);
  await logSecurity(ctx, { userId: row.id, kind: 'app-off' });
  sendNotice(ctx, { to: row.email, mail: factorMail(mailLocale(ctx, row.language), false) });
}

/** How the signed-in user's account is protected. */
export async function readSecurity({ ctx }: { ctx: ActorContext }): Promise<SecurityView> {
  const { id: userId } = requireUser(ctx);
  const { isOn, unusedCodes } = await readFactorState(ctx.db, userId);
  const known = await listPasskeys(ctx.db, userId);
  return {
    app: isOn,
    recovery_codes: unusedCodes,
    passkeys: known.map(({ id, name, createdAt, lastUsedAt }) => ({
      id,
      name,
      created_at: new Date(createdAt).toISOString(),
      last_used: lastUsedAt === null ? null : new Date(lastUsedAt).toISOString(),
    })),
  };
}
