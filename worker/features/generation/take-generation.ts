import type { GenerationStatus } from '#contract/generation.ts';
import { requireUser, type ActorContext } from '#worker/http/actor-context.ts';
import { markTaken } from './generation-queries.ts';
import { getGeneration } from './get-generation.ts';

/** Records that the owner of a waiting answer has taken or discarded it. It is not offered again. */
export async function takeGeneration({
  ctx,
  id,
}: {
  ctx: ActorContext;
  id: string;
}): Promise<GenerationStatus> {
  await markTaken(ctx.db, id, requireUser(ctx).id);
  return await getGeneration({ ctx, id });
}
