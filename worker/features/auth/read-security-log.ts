import { desc, eq } from 'drizzle-orm';
import type { SecurityEventView } from '#contract/auth.ts';
import { SECURITY_LOG_SHOWN } from '#domain/accounts/security-events.ts';
import { securityEvents } from '#worker/db/schema/index.ts';
import { requireUser, type ActorContext } from '#worker/http/actor-context.ts';

/** The latest entries of the signed-in user's security log, the newest first; the data export has all of them. */
export async function readSecurityLog({
  ctx,
}: {
  ctx: ActorContext;
}): Promise<SecurityEventView[]> {
  const { id: userId } = requireUser(ctx);
  const rows = await ctx.db
    .select()
    .from(securityEvents)
    .where(eq(securityEvents.userId, userId))
    .orderBy(desc(securityEvents.at))
    .limit(SECURITY_LOG_SHOWN);
  return rows.map(({ id, at, kind, device }) => ({
    id,
    at: new Date(at).toISOString(),
    kind,
    device,
  }));
}
