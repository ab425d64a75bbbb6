import type { GenerationStatus } from '#contract/generation.ts';
import { emptyReport } from '#domain/generation/generation-types.ts';
import { GENERATION_LIMITS } from '#domain/generation/limits.ts';
import { requireUser, type ActorContext } from '#worker/http/actor-context.ts';
import { AppError } from '#worker/http/app-error.ts';
import { findGeneration, saveEnd, type GenerationRow } from './generation-queries.ts';

/** How a generation of the signed-in user stands or ended. */
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
  return describeGeneration(await closeInterrupted(ctx, row));
}

/** A generation that still runs long after its limits went down with its isolate: its credit comes back. */
async function closeInterrupted(ctx: ActorContext, row: GenerationRow): Promise<GenerationRow> {
  const isLost =
    row.status === 'running' && ctx.now() - row.createdAt > GENERATION_LIMITS.runningMs;
  if (!isLost) return row;
  const reason = 'interrupted';
  const outcome = await ctx.ledger.release(row.userId, { generationId: row.id, reason });
  const end = {
    status: 'failed' as const,
    reason: 'interrupted' as const,
    // The ledger refuses to release what was settled: then only the record was lost.
    charged: !outcome.ok && outcome.reason === 'expired',
    refunded: outcome.ok,
    model: row.model,
    responseType: row.responseType,
    decision: row.decision ?? { ...NO_DECISION, task: row.task, family: row.family },
    report: row.report ?? emptyReport(),
    usage: row.usage ?? { calls: 0, input: 0, cached: 0, output: 0 },
    endedAt: ctx.now(),
  };
  await saveEnd(ctx.db, row.id, end);
  return { ...row, ...end, stage: 'ended' };
}

const NO_DECISION = {
  scope: 'page',
  language: 'en' as const,
  confidence: 0,
  signals: [],
  editFormat: 'blocks',
  chain: [],
  attempts: [],
};

function describeGeneration(row: GenerationRow): GenerationStatus {
  const { id, status, stage, charged, refunded, decision, prompt, delivery } = row;
  return {
    ok: true,
    id,
    prompt,
    startedAt: row.createdAt,
    delivery,
    ...describeDocument(row),
    ...(row.revision === null ? {} : { revision: row.revision }),
    ...(row.usage === null ? {} : { usage: row.usage }),
    status,
    stage,
    charged,
    refunded,
    model: row.model || (decision?.attempts.at(-1)?.model ?? decision?.chain[0] ?? ''),
    family: decision?.family ?? row.family,
    ...(row.reason === null ? {} : { reason: row.reason }),
    ...(row.responseType === null ? {} : { responseType: row.responseType }),
    ...(row.report ?? emptyReport()),
    ...(decision === null ? {} : { decision }),
  };
}

function describeDocument({ documentKind: kind, documentUuid: uuid }: GenerationRow) {
  return kind === null || uuid === null ? {} : { document: { kind, uuid } };
}
