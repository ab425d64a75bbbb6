import { and, count, eq, gt, min, sql } from 'drizzle-orm';
import type { GenerationDecision } from '#contract/generation.ts';
import type { RefundReason } from '#domain/credits/ledger-port.ts';
import type {
  GenerationReport,
  GenerationStage,
  ResponseType,
  TokenUsage,
} from '#domain/generation/generation-types.ts';
import type { Database } from '#worker/db/client.ts';
import { generations } from '#worker/db/schema/index.ts';

export interface NewGeneration {
  id: string;
  userId: string;
  task: string;
  family: string;
  prompt: string;
  decision: GenerationDecision;
  createdAt: number;
}

/** Times are epoch milliseconds: only what began after them counts. */
export interface AdmissionRules {
  atOnce: number;
  runningSince: number;
  perDay: number;
  daySince: number;
}

/**
 * Records a generation unless too many of the user run already or began today; one statement, so that
 * races cannot slip through.
 */
export async function insertWithinLimits(
  db: Database,
  row: NewGeneration,
  rules: AdmissionRules,
): Promise<boolean> {
  const own = eq(generations.userId, row.userId);
  const isRunning = and(
    own,
    eq(generations.status, 'running'),
    gt(generations.createdAt, rules.runningSince),
  );
  const isOfToday = and(own, gt(generations.createdAt, rules.daySince));
  const { meta } = await db.run(sql`
    insert into ${generations} (id, user_id, status, task, family, prompt, decision, created_at)
    select ${row.id}, ${row.userId}, 'running', ${row.task}, ${row.family}, ${row.prompt},
      ${JSON.stringify(row.decision)}, ${row.createdAt}
    where (select count(*) from ${generations} where ${isRunning}) < ${rules.atOnce}
      and (select count(*) from ${generations} where ${isOfToday}) < ${rules.perDay}`);
  return meta.changes === 1;
}

/** Takes back the record of a generation that was never paid. */
export async function dropGeneration(db: Database, id: string): Promise<void> {
  await db.delete(generations).where(eq(generations.id, id));
}

/** How many generations the user has begun since then, and when the first of them was. */
export async function countSince(
  db: Database,
  userId: string,
  since: number,
): Promise<{ count: number; oldest: number | null }> {
  const [row] = await db
    .select({ count: count(), oldest: min(generations.createdAt) })
    .from(generations)
    .where(and(eq(generations.userId, userId), gt(generations.createdAt, since)));
  return row ?? { count: 0, oldest: null };
}

/** How far a generation is and whom it has asked. */
export interface GenerationProgress {
  stage: GenerationStage;
  decision: GenerationDecision;
}

export async function saveProgress(
  db: Database,
  id: string,
  progress: GenerationProgress,
): Promise<void> {
  await db
    .update(generations)
    .set(progress)
    .where(and(eq(generations.id, id), eq(generations.status, 'running')));
}

export interface GenerationEnd {
  status: 'done' | 'failed';
  reason: RefundReason | null;
  charged: boolean;
  refunded: boolean;
  model: string;
  responseType: ResponseType | null;
  decision: GenerationDecision;
  report: GenerationReport;
  usage: TokenUsage;
  endedAt: number;
}

/** Records how a generation ended; one that has an end already keeps it. */
export async function saveEnd(db: Database, id: string, end: GenerationEnd): Promise<void> {
  await db
    .update(generations)
    .set({ ...end, stage: 'ended' })
    .where(and(eq(generations.id, id), eq(generations.status, 'running')));
}

/** The user's generation with this id; a foreign one is as unknown as none. */
export async function findGeneration(db: Database, id: string, userId: string) {
  return db.query.generations.findFirst({
    where: and(eq(generations.id, id), eq(generations.userId, userId)),
  });
}

export type GenerationRow = typeof generations.$inferSelect;
