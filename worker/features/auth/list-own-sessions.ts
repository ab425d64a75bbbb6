import type { SessionView } from '#contract/auth.ts';
import { requireSession, type ActorContext } from '#worker/http/actor-context.ts';
import { listSessions } from './session-queries.ts';

/** The sessions of the signed-in user, the most recently used first. */
export async function listOwnSessions({ ctx }: { ctx: ActorContext }): Promise<SessionView[]> {
  const current = requireSession(ctx);
  const rows = await listSessions(ctx.db, current.user.id, ctx.now());
  return rows.map((row) => ({
    id: row.publicId,
    created_at: new Date(row.createdAt).toISOString(),
    last_seen: new Date(row.lastSeenAt).toISOString(),
    device: row.device,
    current: row.idHash === current.idHash,
  }));
}
