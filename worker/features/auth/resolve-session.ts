import type { Database } from '#worker/db/client.ts';
import type { SessionIdentity } from '#worker/http/session.ts';

/** The session behind the request's cookie, or null. */
export async function resolveSession(_input: { db: Database; request: Request; now: number }): Promise<SessionIdentity | null> {
  return null;
}
