import { requireSession, type ActorContext } from '#worker/http/actor-context.ts';
import { AppError } from '#worker/http/app-error.ts';
import { forgetSessions } from './recent-sessions.ts';
import { logSecurity } from './security-log.ts';
import { deleteOtherSessions, deleteOwnSession } from './session-queries.ts';

interface Call {
  ctx: ActorContext;
  publicId: string;
}

/** Ends one of the user's own sessions; `isCurrent` says whether it was the request's. Throws `account.session-not-found`. */
export async function endSession({ ctx, publicId }: Call): Promise<{ isCurrent: boolean }> {
  const current = requireSession(ctx);
  if (!(await deleteOwnSession(ctx.db, current.user.id, publicId))) {
    throw new AppError('account.session-not-found');
  }
  forgetSessions(current.user.id);
  await logSecurity(ctx, { userId: current.user.id, kind: 'sign-out-elsewhere' });
  return { isCurrent: publicId === current.publicId };
}

/** Ends every session of the user but the request's own. */
export async function endOtherSessions({ ctx }: Pick<Call, 'ctx'>): Promise<void> {
  const { user, idHash } = requireSession(ctx);
  await deleteOtherSessions(ctx.db, user.id, idHash);
  forgetSessions(user.id);
  await logSecurity(ctx, { userId: user.id, kind: 'sign-out-elsewhere' });
}
