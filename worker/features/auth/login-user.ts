import type { LoginRequest } from '#contract/auth.ts';
import type { ActorContext } from '#worker/http/actor-context.ts';
import { AppError } from '#worker/http/app-error.ts';
import { admitUser } from './admit-user.ts';
import { readDeviceId } from './device-token.ts';
import { loadKeyRing } from './key-ring.ts';
import { logSecurity } from './security-log.ts';
import type { Device, SignInStep } from './sign-in-step.ts';
import { findUserByEmail, renewHash } from './user-queries.ts';

interface Call {
  ctx: ActorContext;
  input: LoginRequest;
  device: Device;
}

/** Signs in with e-mail and password. Throws `auth.credentials`, `auth.busy`, `server.unavailable`. */
export async function loginUser({ ctx, input, device }: Call): Promise<SignInStep> {
  const { email, password } = input;
  await loadKeyRing(ctx);
  const row = await findUserByEmail(ctx.db, email);
  const devicesSince = row?.devicesSince ?? 0;
  const deviceId = await readDeviceId(ctx, { cookie: device.cookie, email, devicesSince });
  const verdict = await ctx.passwords.check({
    email,
    password,
    hash: row?.passwordHash ?? null,
    deviceId,
  });
  if (verdict.outcome === 'wait') throw busy(verdict.retryAfterSeconds);
  if (verdict.outcome === 'wrong' || row === undefined) {
    if (row !== undefined) noteFailure(ctx, row.id, device.label);
    throw new AppError('auth.credentials');
  }
  const { passwordHash: provedHash } = row;
  const next = await admitUser(ctx, { row, method: 'password', device, provedHash });
  if (verdict.rehash !== undefined) await renewHash(ctx.db, row, verdict.rehash);
  return next;
}

/** After the answer: its time must not reveal whether an address is known (AUTH-5). */
function noteFailure(ctx: ActorContext, userId: string, device: string): void {
  ctx.waitUntil(logSecurity(ctx, { userId, kind: 'sign-in-failed', device }));
}

/** The error for an address with too many failures. */
export function busy(seconds: number): AppError {
  return new AppError('auth.busy', { params: { seconds }, retryAfterSeconds: seconds });
}
