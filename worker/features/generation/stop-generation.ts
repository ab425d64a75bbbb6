import type { GenerationStatus } from '#contract/generation.ts';
import type { ActorContext } from '#worker/http/actor-context.ts';
import { findReadable } from './find-readable.ts';
import { getGeneration } from './get-generation.ts';

/**
 * Stops a run and reports how it ended. A run that had already finished keeps its answer.
 */
export async function stopGeneration({
  ctx,
  id,
}: {
  ctx: ActorContext;
  id: string;
}): Promise<GenerationStatus> {
  const row = await findReadable(ctx, id);
  if (row.status === 'running') await ctx.runs.stop(row);
  return await getGeneration({ ctx, id });
}
