import { ACCOUNT_LIMITS } from '#domain/accounts/account-limits.ts';
import type { ActorContext } from '#worker/http/actor-context.ts';
import type { SessionIdentity, SessionUser } from '#worker/http/session.ts';
import { signToken } from './api-token.ts';
import { randomToken, sha256Hex } from './digest.ts';
import { referenceOf } from './resolve-session.ts';
import { insertSession, moveSession } from './session-queries.ts';

export interface StartedSession {
  /** The cookie's value; it leaves the Worker in no other way. */
  sessionToken: string;
  apiToken: string;
}

interface SignIn {
  user: SessionUser;
  method: SessionIdentity['method'];
  device: string;
}

/** Signs a user in under a fresh token. A session that the request brought along ends (no fixation). */
export async function startSession(
  ctx: ActorContext,
  { user, method, device }: SignIn,
): Promise<StartedSession> {
  const now = ctx.now();
  const sessionToken = randomToken();
  const idHash = await sha256Hex(sessionToken);
  const apiToken = await issueApiToken(ctx, { userId: user.id, idHash });
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
  const replaced = ctx.actor.kind === 'user' ? ctx.actor.session.idHash : undefined;
  await insertSession(ctx.db, session, replaced);
  return { sessionToken, apiToken };
}

/** Moves a session to a fresh token, so that a copy of the old cookie is worth nothing. */
export async function renewSession(
  ctx: ActorContext,
  session: SessionIdentity,
): Promise<StartedSession> {
  const sessionToken = randomToken();
  const idHash = await sha256Hex(sessionToken);
  await moveSession(ctx.db, session.idHash, idHash);
  return { sessionToken, apiToken: await issueApiToken(ctx, { userId: session.user.id, idHash }) };
}

/** A 15-minute token tied to a session. Throws `server.unavailable` without usable keys. */
export async function issueApiToken(
  ctx: ActorContext,
  { userId, idHash }: { userId: string; idHash: string },
): Promise<string> {
  const claims = { subject: userId, reference: referenceOf(idHash) };
  return await signToken({ ctx, kind: 'api' }, claims);
}
