import { and, count, desc, eq, gt, lt, min, or, sql } from 'drizzle-orm';
import type { GenerationDecision } from '#contract/generation.ts';
import { GUEST_OWNERS } from '#domain/accounts/guest-limits.ts';
import type { RefundReason } from '#domain/credits/ledger-port.ts';
import type {
  GenerationReport,
  GenerationStage,
  ResponseType,
  TokenUsage,
} from '#domain/generation/generation-types.ts';
import { GENERATION_LIMITS } from '#domain/generation/limits.ts';
import type { Database } from '#worker/db/client.ts';
import { generations } from '#worker/db/schema/index.ts';
import type { GenerationRun } from './generation-run.ts';

export interface NewGeneration {
  id: string;
  userId: string;
  task: string;
  family: string;
  prompt: string;
  question: string;
  receipt: string | null;
  documentKind: 'site' | 'file' | null;
  documentUuid: string | null;
  createdAt: number;
}

/** Times are epoch milliseconds. Only generations that began later count. */
export interface AdmissionRules {
  atOnce: number;
  runningSince: number;
  perDay: number;
  daySince: number;
}

/**
 * Records a generation, unless one is running for its document or the user has too many running or started
 * today. It is one statement, so that parallel requests cannot both pass.
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
    insert into ${generations} (id, user_id, status, task, family, prompt, question, receipt,
      document_kind, document_uuid, created_at)
    select ${row.id}, ${row.userId}, 'running', ${row.task}, ${row.family}, ${row.prompt},
      ${row.question}, ${row.receipt}, ${row.documentKind}, ${row.documentUuid}, ${row.createdAt}
    where (select count(*) from ${generations} where ${isRunning}) < ${rules.atOnce}
      and (select count(*) from ${generations} where ${isOfToday}) < ${rules.perDay}
      and not exists (select 1 from ${generations}
        where ${isRunning} and document_uuid = ${row.documentUuid})`);
  return meta.changes === 1;
}

/** The run that works on a document; undefined when none does. */
export async function findRunningIn(
  db: Database,
  { userId, documentUuid, since }: { userId: string; documentUuid: string | null; since: number },
): Promise<GenerationRow | undefined> {
  if (documentUuid === null) return undefined;
  return await db.query.generations.findFirst({
    where: and(
      eq(generations.userId, userId),
      eq(generations.documentUuid, documentUuid),
      eq(generations.status, 'running'),
      gt(generations.createdAt, since),
    ),
  });
}

/**
 * The newest run that a receipt pays for, if it was asked the same question. A failed run does not count, so
 * that it can be tried again; a refused one does, because the answer would be the same.
 */
export async function findRunOfReceipt(
  db: Database,
  { userId, receipt, question }: { userId: string; receipt: string | undefined; question: string },
): Promise<GenerationRow | undefined> {
  if (receipt === undefined) return undefined;
  const row = await db.query.generations.findFirst({
    where: and(eq(generations.userId, userId), eq(generations.receipt, receipt)),
    orderBy: desc(generations.createdAt),
  });
  if (row?.question !== question) return undefined;
  return row.status === 'failed' && row.reason !== 'refused' ? undefined : row;
}

/**
 * The user's generations that are running or whose answer waits, newest first; or the newest one of one
 * document.
 */
export async function listGenerations(
  db: Database,
  {
    userId,
    documentUuid,
    since,
  }: { userId: string; documentUuid?: string | undefined; since: number },
): Promise<GenerationRow[]> {
  const own = and(eq(generations.userId, userId), gt(generations.createdAt, since));
  const isOpen = or(eq(generations.status, 'running'), eq(generations.delivery, 'waiting'));
  return await db.query.generations.findMany({
    where:
      documentUuid === undefined
        ? and(own, isOpen)
        : and(own, eq(generations.documentUuid, documentUuid)),
    orderBy: desc(generations.createdAt),
    limit: documentUuid === undefined ? 20 : 1,
  });
}

/** Notes that the owner has taken a waiting answer or has discarded it. */
export async function markTaken(db: Database, id: string, userId: string): Promise<void> {
  await db
    .update(generations)
    .set({ delivery: 'taken' })
    .where(
      and(
        eq(generations.id, id),
        eq(generations.userId, userId),
        eq(generations.delivery, 'waiting'),
      ),
    );
}

/** The ids of a user's generations that began after `since`. */
export async function listRunIds(db: Database, userId: string, since: number): Promise<string[]> {
  const rows = await db
    .select({ id: generations.id })
    .from(generations)
    .where(and(eq(generations.userId, userId), gt(generations.createdAt, since)));
  return rows.map(({ id }) => id);
}

/** Deletes the record of a generation that was never paid. */
export async function dropGeneration(db: Database, id: string): Promise<void> {
  await db.delete(generations).where(eq(generations.id, id));
}

/** How many generations the user has started since then, and when the first of them began. */
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

/** The progress of a generation: its stage and the models asked so far. */
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
  delivery: GenerationRow['delivery'];
  /** The document's revision that the answer was saved as. */
  revision: number | null;
  endedAt: number;
}

/** Records how a generation ended. An end that is already recorded is kept. */
export async function saveEnd(db: Database, id: string, end: GenerationEnd): Promise<void> {
  await db
    .update(generations)
    .set(endColumns(end))
    .where(and(eq(generations.id, id), eq(generations.status, 'running')));
}

/** The row of a run that has just ended, exactly as `saveEnd` writes it. */
export function toRow(run: GenerationRun, end: GenerationEnd): GenerationRow {
  const { id, userId, request, analysis, receipt, startedAt } = run;
  const { document } = request;
  return {
    ...endColumns(end),
    id,
    userId,
    task: analysis.task,
    family: analysis.family,
    prompt: request.prompt.slice(0, GENERATION_LIMITS.storedPromptCharacters),
    question: '',
    receipt: receipt ?? null,
    documentKind: document?.kind ?? null,
    documentUuid: document?.uuid ?? null,
    createdAt: startedAt,
  };
}

function endColumns(end: GenerationEnd) {
  const { status, reason, charged, refunded, model, responseType } = end;
  const { decision, report, usage, delivery, revision, endedAt } = end;
  return {
    status,
    stage: 'ended' as const,
    reason,
    charged,
    refunded,
    model,
    responseType,
    decision,
    report,
    usage,
    delivery,
    revision,
    endedAt,
  };
}

/** The user's generation with this id. Somebody else's looks as if it did not exist. */
export async function findGeneration(db: Database, id: string, userId: string) {
  return db.query.generations.findFirst({
    where: and(eq(generations.id, id), eq(generations.userId, userId)),
  });
}

/** A guest's generation; undefined for the generations of users. */
export async function findGuestGeneration(db: Database, id: string) {
  return db.query.generations.findFirst({ where: and(eq(generations.id, id), isGuests) });
}

/** Deletes the records of guests' generations that began before `before`. */
export async function deleteGuestsBefore(db: Database, before: number): Promise<void> {
  await db.delete(generations).where(and(isGuests, lt(generations.createdAt, before)));
}

/** A range instead of a pattern, because the index on users serves it. */
const isGuests = and(
  gt(generations.userId, GUEST_OWNERS.after),
  lt(generations.userId, GUEST_OWNERS.before),
);

export type GenerationRow = typeof generations.$inferSelect;
