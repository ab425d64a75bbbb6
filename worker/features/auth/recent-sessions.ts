import type { SessionIdentity } from '#worker/http/session-identity.ts';

const KEPT_MS = 60_000;
const KEPT_SESSIONS = 2_000;

interface Seen {
  session: SessionIdentity;
  at: number;
}

const seen = new Map<string, Seen>();
let endings = 0;

/**
 * Caches the session that `read` finds, for `recallSession`. A session that ended while it was being read is
 * not cached. `now` in epoch milliseconds.
 */
export async function noteSession(
  read: () => Promise<SessionIdentity | null>,
  now: number,
): Promise<SessionIdentity | null> {
  const endingsBefore = endings;
  const session = await read();
  if (session === null || endings !== endingsBefore) return session;
  seen.delete(session.idHash);
  seen.set(session.idHash, { session, at: now });
  dropOldest();
  return session;
}

/**
 * The cached session of this hash, if this isolate verified it within the last minute; else null. An isolate
 * only learns of sessions that it ended itself, so a session that ended elsewhere can still be returned here
 * until its minute is over.
 */
export function recallSession(idHash: string, now: number): SessionIdentity | null {
  const known = seen.get(idHash);
  if (known === undefined || now - known.at >= KEPT_MS) return null;
  return known.session.expiresAt > now ? known.session : null;
}

/** Removes a user's sessions from the cache. Call it wherever sessions end. */
export function forgetSessions(userId: string): void {
  endings += 1;
  for (const [idHash, { session }] of seen) {
    if (session.user.id === userId) seen.delete(idHash);
  }
}

function dropOldest(): void {
  if (seen.size <= KEPT_SESSIONS) return;
  const oldest = seen.keys().next();
  if (oldest.done !== true) seen.delete(oldest.value);
}
