import type { GenerationStatus } from '#contract/generation.ts';
import { GENERATION_LIMITS } from '#domain/generation/limits.ts';
import type { ActorContext } from '#worker/http/actor-context.ts';
import { describeGeneration } from './describe-generation.ts';
import { endInterrupted } from './end-run.ts';
import { keepInConversation } from './keep-in-conversation.ts';
import { findReadable } from './find-readable.ts';
import { findGeneration, type GenerationRow } from './generation-queries.ts';

/** The status of a generation that the visitor may read. */
export async function getGeneration({
  ctx,
  id,
}: {
  ctx: ActorContext;
  id: string;
}): Promise<GenerationStatus> {
  return describeGeneration(await closeLost(ctx, await findReadable(ctx, id)), ctx.locale);
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
  if (!isLost) return after;
  const ended = await endInterrupted(ctx, after);
  await keepInConversation(ctx, ended);
  return ended;
}
