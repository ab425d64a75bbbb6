import type { LoginRequest, UserView } from '#contract/auth.ts';
import type { ActorContext } from '#worker/http/actor-context.ts';
import { AppError } from '#worker/http/app-error.ts';
import { readToken, signToken } from './api-token.ts';
import { sha256Hex } from './digest.ts';
import { loadKeyRing } from './key-ring.ts';
import { presentUser } from './present-user.ts';
import { type StartedSession, startSession } from './start-session.ts';
import { findUserByEmail, renewHash, toSessionUser } from './user-queries.ts';

interface Call {
  ctx: ActorContext;
  input: LoginRequest;
  /** Short device name and the value of the device cookie, if any. */
  device: { label: string; cookie: string | undefined };
}

export interface SignedIn extends StartedSession {
  user: UserView;
  /**
   * Value for the device cookie. It proves that this device signed in before, so its failures are counted
   * separately from those of strangers.
   */
  deviceToken: string;
}

/** Signs in with e-mail and password. Throws `auth.credentials`, `auth.busy`, `server.unavailable`. */
export async function loginUser({ ctx, input, device }: Call): Promise<SignedIn> {
  const { email, password } = input;
  await loadKeyRing(ctx);
  const emailHash = await sha256Hex(email);
  const deviceId = await readDeviceId(ctx, device.cookie, emailHash);
  const row = await findUserByEmail(ctx.db, email);
  const verdict = await ctx.passwords.check({
    email,
    password,
    hash: row?.passwordHash ?? null,
    deviceId,
  });
  if (verdict.outcome === 'wait') throw busy(verdict.retryAfterSeconds);
  if (verdict.outcome === 'wrong' || row === undefined) throw new AppError('auth.credentials');
  const user = toSessionUser(row);
  const session = await startSession(ctx, {
    user,
    method: 'password',
    device: device.label,
    provedHash: row.passwordHash,
  });
  if (verdict.rehash !== undefined) await renewHash(ctx.db, row, verdict.rehash);
  return {
    ...session,
    user: await presentUser(ctx, user),
    deviceToken: await signDevice(ctx, emailHash, deviceId),
  };
}

/** The error for an address with too many failures. */
export function busy(seconds: number): AppError {
  return new AppError('auth.busy', { params: { seconds }, retryAfterSeconds: seconds });
}

async function readDeviceId(
  ctx: ActorContext,
  cookie: string | undefined,
  emailHash: string,
): Promise<string | undefined> {
  if (cookie === undefined) return undefined;
  const claims = await readToken({ ctx, kind: 'device' }, cookie);
  return claims?.subject === emailHash ? claims.reference : undefined;
}

async function signDevice(
  ctx: ActorContext,
  emailHash: string,
  deviceId: string | undefined,
): Promise<string> {
  const claims = { subject: emailHash, reference: deviceId ?? ctx.newId() };
  return await signToken({ ctx, kind: 'device' }, claims);
}
