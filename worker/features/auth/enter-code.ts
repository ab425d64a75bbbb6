import { and, eq, gt } from 'drizzle-orm';
import type { EnterCodeRequest } from '#contract/auth.ts';
import { waitingSignIns } from '#worker/db/schema/index.ts';
import type { ActorContext } from '#worker/http/actor-context.ts';
import { AppError } from '#worker/http/app-error.ts';
import { sha256Hex } from './digest.ts';
import { finishSignIn } from './finish-sign-in.ts';
import type { Device, SignedIn } from './sign-in-step.ts';
import { findFactor } from './second-factor/factor-queries.ts';
import { proveCode } from './second-factor/prove-code.ts';
import { findUserById } from './user-queries.ts';

interface Call {
  ctx: ActorContext;
  input: EnterCodeRequest;
  /** The value of the cookie `code`. */
  token: string | undefined;
  device: Device;
}

/**
 * Finishes a sign-in that waits for its code in this browser. Throws `auth.code-over` when none waits,
 * `auth.code-wrong`, `auth.busy`, `auth.credentials` when the password changed meanwhile.
 */
export async function enterCode({ ctx, input, token, device }: Call): Promise<SignedIn> {
  const tokenHash = await sha256Hex(token ?? '');
  const isThis = and(
    eq(waitingSignIns.tokenHash, tokenHash),
    gt(waitingSignIns.expiresAt, ctx.now()),
  );
  const waiting = await ctx.db.query.waitingSignIns.findFirst({ where: isThis });
  const row = waiting === undefined ? undefined : await findUserById(ctx.db, waiting.userId);
  const factor = row === undefined ? undefined : await findFactor(ctx.db, row.id);
  if (waiting === undefined || row === undefined || factor === undefined) {
    throw new AppError('auth.code-over');
  }
  await proveCode(ctx, factor, input.code);
  const [taken] = await ctx.db.delete(waitingSignIns).where(isThis).returning();
  if (taken === undefined) throw new AppError('auth.code-over');
  const { method, provedHash } = taken;
  const proved = method === 'password' ? { provedHash } : {};
  return await finishSignIn(ctx, { row, method, device, ...proved });
}
