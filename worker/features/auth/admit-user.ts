import { SECOND_FACTOR } from '#domain/accounts/second-factor.ts';
import { waitingSignIns } from '#worker/db/schema/index.ts';
import type { ActorContext } from '#worker/http/actor-context.ts';
import { randomToken, sha256Hex } from './digest.ts';
import { readFactorState } from './second-factor/factor-queries.ts';
import { type StartedSession, startSession } from './start-session.ts';
import { toSessionUser, type UserRow } from './user-queries.ts';

interface FirstFactor {
  row: UserRow;
  method: 'password' | 'google';
  device: string;
  /** The password hash that was verified; left out for Google. */
  provedHash?: string | null;
}

/** `token` is the value of the cookie `code`. */
export type Admission = { step: 'done'; session: StartedSession } | { step: 'code'; token: string };

/**
 * Goes on after the password or Google: starts the session or, for an account with a second factor, notes a sign-in
 * that waits for the code in this browser. Throws `auth.credentials` when the password changed meanwhile.
 */
export async function admitUser(
  ctx: ActorContext,
  { row, method, device, provedHash }: FirstFactor,
): Promise<Admission> {
  const proved = provedHash === undefined ? {} : { provedHash };
  const { isOn } = await readFactorState(ctx.db, row.id);
  if (!isOn) {
    const user = toSessionUser(row);
    return { step: 'done', session: await startSession(ctx, { user, method, device, ...proved }) };
  }
  const token = randomToken();
  await ctx.db.insert(waitingSignIns).values({
    tokenHash: await sha256Hex(token),
    userId: row.id,
    method,
    provedHash: provedHash ?? null,
    expiresAt: ctx.now() + SECOND_FACTOR.waitMs,
  });
  return { step: 'code', token };
}
