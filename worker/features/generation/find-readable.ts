import { requireUser, type ActorContext } from '#worker/http/actor-context.ts';
import { AppError } from '#worker/http/app-error.ts';
import { findGeneration, findGuestGeneration, type GenerationRow } from './generation-queries.ts';

/**
 * A generation of the signed-in user, or a guest's, which belongs to whoever knows its id: a guest has nothing else
 * to show, and keeps the run when signing in while it works.
 * @throws AppError 401, 404
 */
export async function findReadable(ctx: ActorContext, id: string): Promise<GenerationRow> {
  const { actor, db } = ctx;
  const own =
    actor.kind === 'user' ? await findGeneration(db, id, actor.session.user.id) : undefined;
  const row = own ?? (await findGuestGeneration(db, id));
  if (row !== undefined) return row;
  requireUser(ctx);
  throw new AppError('generation.not-found');
}
