import type { GenerationStatus } from '#contract/generation.ts';
import { requireUser, type ActorContext } from '#worker/http/actor-context.ts';
import { AppError } from '#worker/http/app-error.ts';
import { findGeneration } from './generation-queries.ts';
import { getGeneration } from './get-generation.ts';

/**
 * Stops a run of the signed-in user and reports how it ended. A run that had already finished keeps its answer.
 */
export async function stopGeneration({
  ctx,
  id,
}: {
  ctx: ActorContext;
  id: string;
}): Promise<GenerationStatus> {
  const { id: userId } = requireUser(ctx);
  const row = await findGeneration(ctx.db, id, userId);
  if (row === undefined) throw new AppError('generation.not-found');
  if (row.status === 'running') await ctx.runs.stop(row);
  return await getGeneration({ ctx, id });
}
