import type { ActorContext } from '#worker/http/actor-context.ts';
import { forgetSessions } from './recent-sessions.ts';
import { deleteSession } from './session-queries.ts';

/** Ends the request's session on the server; without one there is nothing to end. */
export async function logoutUser({ ctx }: { ctx: ActorContext }): Promise<void> {
  if (ctx.actor.kind === 'anonymous') return;
  await deleteSession(ctx.db, ctx.actor.session.idHash);
  forgetSessions(ctx.actor.session.user.id);
}
