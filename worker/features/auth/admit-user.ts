import { SECOND_FACTOR } from '#domain/accounts/second-factor.ts';
import { waitingSignIns } from '#worker/db/schema/index.ts';
import type { ActorContext } from '#worker/http/actor-context.ts';
import { randomToken, sha256Hex } from './digest.ts';
import { finishSignIn } from './finish-sign-in.ts';
import type { Device, SignInStep } from './sign-in-step.ts';
import { readFactorState } from './second-factor/factor-queries.ts';
import type { UserRow } from './user-queries.ts';

interface FirstFactor {
  row: UserRow;
  method: 'password' | 'google';
  device: Device;
  /** The password hash that was verified; left out for Google. */
  provedHash?: string | null;
}

/**
 * Goes on after the password or Google: starts the session or, for an account with a second factor, notes a sign-in
 * that waits for the code in this browser. Throws `auth.credentials` when the password changed meanwhile.
 */
export async function admitUser(ctx: ActorContext, factor: FirstFactor): Promise<SignInStep> {
  const { row, method, provedHash = null } = factor;
  const { isOn } = await readFactorState(ctx.db, row.id);
  if (!isOn) return await finishSignIn(ctx, factor);
  const token = randomToken();
  await ctx.db.insert(waitingSignIns).values({
    tokenHash: await sha256Hex(token),
    userId: row.id,
    method,
    provedHash,
    expiresAt: ctx.now() + SECOND_FACTOR.waitMs,
  });
  return { step: 'code', token };
}
