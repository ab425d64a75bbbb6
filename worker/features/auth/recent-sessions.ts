import type { SessionIdentity } from '#worker/http/session.ts';

const KEPT_MS = 60_000;
const KEPT_SESSIONS = 2_000;

interface Seen {
  session: SessionIdentity;
  at: number;
}

const seen = new Map<string, Seen>();

/** Keeps who has just been let in, for `recallSession`. `now` in epoch milliseconds. */
export function noteSession(session: SessionIdentity, now: number): void {
  seen.delete(session.idHash);
  seen.set(session.idHash, { session, at: now });
  if (seen.size <= KEPT_SESSIONS) return;
  const oldest = seen.keys().next();
  if (oldest.done !== true) seen.delete(oldest.value);
}

/** The session of this hash if this isolate let it in within the last minute, else null. */
export function recallSession(idHash: string, now: number): SessionIdentity | null {
  const known = seen.get(idHash);
  if (known === undefined || now - known.at >= KEPT_MS) return null;
  return known.session.expiresAt > now ? known.session : null;
}

/** To be called wherever sessions end. */
export function forgetSessions(): void {
  seen.clear();
}
