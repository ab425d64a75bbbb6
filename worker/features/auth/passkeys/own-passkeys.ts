import type { BeginFactorRequest, RenamePasskeyRequest } from '#contract/auth.ts';
import { requireUser, type ActorContext } from '#worker/http/actor-context.ts';
import { AppError } from '#worker/http/app-error.ts';
import { confirmPassword } from '../confirm-password.ts';
import { logSecurity } from '../security-log.ts';
import { requireUserRow } from '../user-queries.ts';
import { deleteOwnPasskey, renameOwnPasskey } from './passkey-queries.ts';

interface Call<T> {
  ctx: ActorContext;
  input: T;
  id: string;
}

/** Gives a passkey of the signed-in user another name. Throws `auth.passkey-missing`. */
export async function renamePasskey({ ctx, input, id }: Call<RenamePasskeyRequest>): Promise<void> {
  const { id: userId } = requireUser(ctx);
  if (!(await renameOwnPasskey(ctx.db, { userId, id }, input.name))) {
    throw new AppError('auth.passkey-missing');
  }
}

/** Removes a passkey. Throws `auth.password-wrong`, `auth.reauthenticate`, `auth.busy`, `auth.passkey-missing`. */
export async function removePasskey({ ctx, input, id }: Call<BeginFactorRequest>): Promise<void> {
  const row = await requireUserRow(ctx);
  await confirmPassword({ ctx, row, password: input.password });
  if (!(await deleteOwnPasskey(ctx.db, { userId: row.id, id }))) {
    throw new AppError('auth.passkey-missing');
  }
  await logSecurity(ctx, { userId: row.id, kind: 'passkey-removed' });
}
