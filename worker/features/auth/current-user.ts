import type { UserView } from '#contract/auth.ts';
import type { ActorContext } from '#worker/http/actor-context.ts';
import { presentUser } from './present-user.ts';
import { issueApiToken } from './start-session.ts';

export type CurrentUser = { ok: true; user: UserView; token: string } | { ok: false };

/** Who is signed in, with the session's next API token. */
export async function readCurrentUser({ ctx }: { ctx: ActorContext }): Promise<CurrentUser> {
  if (ctx.actor.kind === 'anonymous') return { ok: false };
  const { user, idHash } = ctx.actor.session;
  const token = await issueApiToken(ctx, { userId: user.id, idHash });
  return { ok: true, user: await presentUser(ctx, user), token };
}
