import type { LoginRequest, UserView } from '#contract/auth.ts';
import type { ActorContext } from '#worker/http/actor-context.ts';
import { AppError } from '#worker/http/app-error.ts';
import { admitUser } from './admit-user.ts';
import { readDeviceId, signDevice } from './device-token.ts';
import { loadKeyRing } from './key-ring.ts';
import { presentUser } from './present-user.ts';
import type { StartedSession } from './start-session.ts';
import { findUserByEmail, renewHash, toSessionUser } from './user-queries.ts';

/** Short device name and the value of the device cookie, if any. */
export interface Device {
  label: string;
  cookie: string | undefined;
}

interface Call {
  ctx: ActorContext;
  input: LoginRequest;
  device: Device;
}

export interface SignedIn extends StartedSession {
  step: 'done';
  user: UserView;
  /**
   * Value for the device cookie. It proves that this device signed in before, so its failures are counted
   * separately from those of strangers.
   */
  deviceToken: string;
}

/** `token` is the value of the cookie `code`. */
export type SignInStep = SignedIn | { step: 'code'; token: string };

/** Signs in with e-mail and password. Throws `auth.credentials`, `auth.busy`, `server.unavailable`. */
export async function loginUser({ ctx, input, device }: Call): Promise<SignInStep> {
  const { email, password } = input;
  await loadKeyRing(ctx);
  const deviceId = await readDeviceId(ctx, { cookie: device.cookie, email });
  const row = await findUserByEmail(ctx.db, email);
  const verdict = await ctx.passwords.check({
    email,
    password,
    hash: row?.passwordHash ?? null,
    deviceId,
  });
  if (verdict.outcome === 'wait') throw busy(verdict.retryAfterSeconds);
  if (verdict.outcome === 'wrong' || row === undefined) throw new AppError('auth.credentials');
  const { passwordHash: provedHash } = row;
  const admission = await admitUser(ctx, {
    row,
    method: 'password',
    device: device.label,
    provedHash,
  });
  if (admission.step === 'code') return admission;
  if (verdict.rehash !== undefined) await renewHash(ctx.db, row, verdict.rehash);
  return {
    step: 'done',
    ...admission.session,
    user: await presentUser(ctx, toSessionUser(row)),
    deviceToken: await signDevice(ctx, { email, deviceId }),
  };
}

/** The error for an address with too many failures. */
export function busy(seconds: number): AppError {
  return new AppError('auth.busy', { params: { seconds }, retryAfterSeconds: seconds });
}
