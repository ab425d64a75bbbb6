import { GENERATION_LIMITS } from '#domain/generation/limits.ts';
import type { ActorContext } from '#worker/http/actor-context.ts';
import { deleteGuestsBefore, listRunIds } from './generation-queries.ts';

/** Stops and deletes the runs of a user; their records in the database stay. */
export async function forgetRunsOf(ctx: ActorContext, userId: string): Promise<void> {
  const ids = await listRunIds(ctx.db, userId, ctx.now() - GENERATION_LIMITS.keptMs);
  for (const id of ids) await ctx.runs.forget({ id, userId });
}

/** Deletes the records of guests' runs once nobody can read the runs any more. */
export async function forgetGuests({ db, now }: Pick<ActorContext, 'db' | 'now'>): Promise<void> {
  await deleteGuestsBefore(db, now() - GENERATION_LIMITS.keptMs);
}
