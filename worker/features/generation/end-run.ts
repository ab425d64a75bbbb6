import { isGuestOwner } from '#domain/accounts/guest-limits.ts';
import type { RefundReason } from '#domain/credits/ledger-port.ts';
import { emptyReport } from '#domain/generation/generation-types.ts';
import type { ActorContext } from '#worker/http/actor-context.ts';
import { describeError } from '#worker/http/log.ts';
import { deliverAnswer } from './deliver-answer.ts';
import { rememberDrawing } from './remember-drawing.ts';
import { GenerationFailure } from './generation-failure.ts';
import {
  findGeneration,
  saveEnd,
  type GenerationEnd,
  type GenerationRow,
} from './generation-queries.ts';
import type { GenerationRun, Product } from './generation-run.ts';

/** How a run ended, and the credits left. */
export interface RunEnd extends Omit<GenerationEnd, 'decision' | 'usage' | 'endedAt'> {
  creditsRemaining: number | undefined;
}

/**
 * Takes the credit for a finished answer and saves the answer in its document. Each step can be repeated, so
 * after a crash between two steps all of them simply run again.
 */
export async function endDone(run: GenerationRun, product: Product): Promise<RunEnd> {
  const credit = await takeCredit(run, freeReason(product));
  const delivery = await deliverAnswer(run, product);
  await rememberDrawing(run, product);
  return {
    status: 'done',
    reason: freeReason(product) ?? null,
    charged: credit.charged,
    refunded: !credit.charged && !run.isGuest,
    creditsRemaining: credit.creditsRemaining,
    model: product.model,
    responseType: product.responseType,
    report: product.report,
    ...delivery,
  };
}

/** Why an answer is free; undefined when it is charged. */
function freeReason({ report, responseType }: Product): 'answered' | 'stand-in' | undefined {
  if (responseType === 'answer') return 'answered';
  return report.isStandIn ? 'stand-in' : undefined;
}

async function takeCredit(run: GenerationRun, gift: ReturnType<typeof freeReason>) {
  const { ctx, id, userId } = run;
  if (run.isGuest) return { charged: false, creditsRemaining: undefined };
  const outcome =
    gift === undefined
      ? await settleOrReturn(run)
      : await ctx.ledger.release(userId, { generationId: id, reason: gift });
  if (!outcome.ok) {
    ctx.log.warn('generation.unsettled', { generationId: id, reason: outcome.reason });
  }
  const charged = outcome.ok && gift === undefined;
  return { charged, creditsRemaining: outcome.balance.available };
}

/**
 * Takes the credit. If the ledger's reply is lost, the credit is released. If the ledger then says that it was
 * already taken, the answer counts as paid.
 */
async function settleOrReturn({ ctx, id, userId }: GenerationRun) {
  try {
    return await ctx.ledger.settle(userId, id);
  } catch (cause) {
    const reason = 'interrupted';
    const returned = await ctx.ledger.release(userId, { generationId: id, reason });
    const isTaken = !returned.ok && returned.reason === 'expired';
    if (!isTaken) throw new GenerationFailure(reason, { cause });
    return { ok: true as const, balance: returned.balance, replayed: true };
  }
}

/**
 * Gives the credit back; the ledger keeps that of a run which was stopped after the free stops were used up. Never
 * throws, because the ledger itself returns a credit that nobody settles.
 */
export async function endFailed(run: GenerationRun, failure: GenerationFailure): Promise<RunEnd> {
  const { ctx, id } = run;
  const { reason } = failure;
  let creditsRemaining: number | undefined;
  let charged = false;
  let refunded = false;
  try {
    const outcome = run.isGuest ? null : await releaseOrStop(run, reason);
    creditsRemaining = outcome?.balance.available;
    charged = outcome?.ok === true && outcome.charged;
    refunded = outcome?.ok === true && !outcome.charged;
  } catch (error) {
    ctx.log.error('generation.release-failed', { generationId: id, ...describeError(error) });
  }
  await giveBackPage(run, reason);
  ctx.log.info('generation.failed', {
    generationId: id,
    reason,
    ...(failure.cause === undefined ? {} : { cause: describeError(failure.cause).error }),
  });
  return {
    status: 'failed',
    reason,
    charged,
    refunded,
    creditsRemaining,
    model: run.decision.attempts.at(-1)?.model ?? '',
    responseType: null,
    report: { ...emptyReport(), summary: failure.summary },
    delivery: 'none',
    revision: null,
  };
}

/** A guest's page that failed does not count as the page of the day; one that was stopped does. Never throws. */
export async function giveBackPage(
  { ctx, id, isGuest }: GenerationRun,
  reason: RefundReason,
): Promise<void> {
  if (!isGuest || reason === 'aborted') return;
  try {
    await ctx.guests.takeBack();
  } catch (error) {
    ctx.log.warn('generation.page-not-returned', { generationId: id, ...describeError(error) });
  }
}

async function releaseOrStop({ ctx, id, userId }: GenerationRun, reason: RefundReason) {
  if (reason === 'aborted') return await ctx.ledger.stop(userId, id);
  return { charged: false, ...(await ctx.ledger.release(userId, { generationId: id, reason })) };
}

/** Records and logs how a run ended, and returns what was recorded. */
export async function recordEnd(run: GenerationRun, end: RunEnd): Promise<GenerationEnd> {
  const { ctx, id, decision, usage, startedAt } = run;
  const recorded = { ...end, decision, usage, endedAt: ctx.now() };
  await saveEnd(ctx.db, id, recorded);
  const { status, reason, model, charged } = end;
  ctx.log.info('generation.ended', {
    generationId: id,
    status,
    reason,
    model,
    charged,
    attempts: decision.attempts,
    usage,
    durationMs: recorded.endedAt - startedAt,
  });
  return recorded;
}

/** Ends a run whose process died. Its credit is returned unless it was already taken. */
export async function endInterrupted(
  ctx: ActorContext,
  row: GenerationRow,
): Promise<GenerationRow> {
  const reason = 'interrupted';
  const outcome = isGuestOwner(row.userId)
    ? null
    : await ctx.ledger.release(row.userId, { generationId: row.id, reason });
  const end: GenerationEnd = {
    status: 'failed',
    reason,
    // The ledger refuses to release a settled credit. In that case only our record of it was lost.
    charged: outcome?.ok === false && outcome.reason === 'expired',
    refunded: outcome?.ok === true,
    model: row.model,
    responseType: row.responseType,
    decision: row.decision ?? { ...NO_DECISION, task: row.task, family: row.family },
    report: row.report ?? emptyReport(),
    usage: row.usage ?? { calls: 0, input: 0, cached: 0, output: 0 },
    endedAt: ctx.now(),
    delivery: 'none',
    revision: null,
  };
  await saveEnd(ctx.db, row.id, end);
  return (await findGeneration(ctx.db, row.id, row.userId)) ?? { ...row, ...end, stage: 'ended' };
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
