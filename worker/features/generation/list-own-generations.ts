import type { GenerationList } from '#contract/generation.ts';
import { GENERATION_LIMITS } from '#domain/generation/limits.ts';
import { requireUser, type ActorContext } from '#worker/http/actor-context.ts';
import { describeGeneration } from './describe-generation.ts';
import { listGenerations } from './generation-queries.ts';
import { closeLost } from './get-generation.ts';

/**
 * The signed-in user's generations that are running or whose answer waits, newest first. With a document: its
 * newest generation, in whatever state. Generations whose run was deleted are left out.
 */
export async function listOwnGenerations({
  ctx,
  documentUuid,
}: {
  ctx: ActorContext;
  documentUuid: string | undefined;
}): Promise<GenerationList> {
  const { id: userId } = requireUser(ctx);
  const since = ctx.now() - GENERATION_LIMITS.keptMs;
  const rows = await listGenerations(ctx.db, { userId, documentUuid, since });
  const closed = await Promise.all(rows.map((row) => closeLost(ctx, row)));
  const wanted = closed.filter(
    ({ status, delivery }) =>
      documentUuid !== undefined || status === 'running' || delivery === 'waiting',
  );
  return { ok: true, generations: wanted.map((row) => describeGeneration(row, ctx.locale)) };
}
