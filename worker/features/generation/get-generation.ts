import type { GenerationStatus } from '#contract/generation.ts';
import { GENERATION_LIMITS } from '#domain/generation/limits.ts';
import { requireUser, type ActorContext } from '#worker/http/actor-context.ts';
import { AppError } from '#worker/http/app-error.ts';
import { describeGeneration } from './describe-generation.ts';
import { endInterrupted } from './end-run.ts';
import { findGeneration, type GenerationRow } from './generation-queries.ts';

/** The status of one of the signed-in user's generations. */
export async function getGeneration({
  ctx,
  id,
}: {
  ctx: ActorContext;
  id: string;
}): Promise<GenerationStatus> {
  const { id: userId } = requireUser(ctx);
  const row = await findGeneration(ctx.db, id, userId);
  if (row === undefined) throw new AppError('generation.not-found');
  return describeGeneration(await closeLost(ctx, row), ctx.locale);
}

/**
 * A generation that is recorded as running may have died with its process, or never have started. In that case
 * it is ended here.
 */
export async function closeLost(ctx: ActorContext, row: GenerationRow): Promise<GenerationRow> {
  if (row.status !== 'running') return row;
  const isKnown = await ctx.runs.recover(row);
  const isStarting = ctx.now() - row.createdAt < GENERATION_LIMITS.startingMs;
  const after = (await findGeneration(ctx.db, row.id, row.userId)) ?? row;
  const isLost = after.status === 'running' && !isKnown && !isStarting;
  return isLost ? await endInterrupted(ctx, after) : after;
}
