import { ACCOUNT_LIMITS } from '#domain/accounts/account-limits.ts';
import type { ActorContext } from '#worker/http/actor-context.ts';
import { AppError } from '#worker/http/app-error.ts';
import type { SessionIdentity, SessionUser } from '#worker/http/session-identity.ts';
import { signToken } from './api-token.ts';
import { randomToken, sha256Hex } from './digest.ts';
import { referenceOf } from './resolve-session.ts';
import { insertSession } from './session-queries.ts';

export interface StartedSession {
  /** The cookie's value. It must leave the Worker in no other way. */
  sessionToken: string;
  apiToken: string;
}

interface SignIn {
  user: SessionUser;
  method: SessionIdentity['method'];
  device: string;
  /** The password hash that was verified. */
  provedHash?: string | null;
}

/**
 * Signs a user in with a new token and ends the session that the request had, which prevents session fixation
 * (AUTH-10). Throws `auth.credentials` when the account is gone or its password changed meanwhile.
 */
export async function startSession(
  ctx: ActorContext,
  { user, method, device, provedHash }: SignIn,
): Promise<StartedSession> {
  const now = ctx.now();
  const { idHash, ...started } = await makeTokens(ctx, user.id);
  const session = {
    idHash,
    publicId: ctx.newId(),
    userId: user.id,
    method,
    device,
    createdAt: now,
    lastSeenAt: now,
    expiresAt: now + ACCOUNT_LIMITS.sessionLifetimeMs,
  };
  const replacedIdHash = ctx.actor.kind === 'user' ? ctx.actor.session.idHash : undefined;
  const isStarted = await insertSession(ctx.db, session, { replacedIdHash, provedHash });
  if (!isStarted) throw new AppError('auth.credentials');
  return started;
}

/** A new session token, the hash it is stored under, and the API token tied to it. */
export async function makeTokens(
  ctx: ActorContext,
  userId: string,
): Promise<StartedSession & { idHash: string }> {
  const sessionToken = randomToken();
  const idHash = await sha256Hex(sessionToken);
  return { sessionToken, idHash, apiToken: await issueApiToken(ctx, { userId, idHash }) };
}

/** A 15-minute token tied to a session. Throws `server.unavailable` without usable keys. */
export async function issueApiToken(
  ctx: ActorContext,
  { userId, idHash }: { userId: string; idHash: string },
): Promise<string> {
  const claims = { subject: userId, reference: referenceOf(idHash) };
  return await signToken({ ctx, kind: 'api' }, claims);
}
