import type { LedgerOutcome } from '#domain/credits/ledger-port.ts';
import type { GenerationStage } from '#domain/generation/generation-types.ts';
import { emptyReport } from '#domain/generation/generation-types.ts';
import { GENERATION_LIMITS } from '#domain/generation/limits.ts';
import type { PlanMode } from '#domain/generation/plan.ts';
import { describeError } from '#worker/http/log.ts';
import { GenerationFailure, toGenerationFailure } from './generation-failure.ts';
import { saveEnd, saveProgress, type GenerationEnd } from './generation-queries.ts';
import type { AnswerOutput, GenerationRun, Product, Production } from './generation-run.ts';
import { keepAnswer } from './kept-answer.ts';
import { produceEdit } from './produce-edit.ts';
import { produceFile } from './produce-file.ts';
import { produceImage } from './produce-image.ts';
import { producePage } from './produce-page.ts';
import { produceTexts } from './produce-texts.ts';
import { refineAnalysis } from './refine-analysis.ts';
import { claimCommand } from './start-generation.ts';

export type GenerationOutcome =
  | { ok: true; product: Product; creditsRemaining: number }
  | { ok: false; failure: GenerationFailure; creditsRemaining: number | undefined };

const PRODUCERS = {
  page: producePage,
  edit: produceEdit,
  texts: produceTexts,
  file: produceFile,
  image: produceImage,
} satisfies Record<PlanMode, (production: Production) => Promise<Product>>;

/**
 * Makes the answer, then settles the credit or gives it back, then records the end. Never rejects:
 * it runs under `waitUntil`, where nobody would hear it.
 */
export async function runGeneration(
  run: GenerationRun,
  output: AnswerOutput,
): Promise<GenerationOutcome> {
  const stages = createStages(run);
  const renewal = setInterval(() => void renewClaim(run), GENERATION_LIMITS.renewClaimMs);
  try {
    const refined = await refineAnalysis(run);
    const product = await PRODUCERS[refined.plan.mode]({
      run: refined,
      output,
      enterStage: (stage) => stages.enter(stage),
    });
    stages.enter('saving');
    return await settle(run, product);
  } catch (error) {
    return await giveUp(run, toGenerationFailure(error));
  } finally {
    clearInterval(renewal);
    await stages.done();
  }
}

/** Stages are written in order, without making the generation wait for them. */
function createStages({ ctx, id, decision }: GenerationRun) {
  let last: Promise<void> = Promise.resolve();
  let current: GenerationStage = 'analysis';
  return {
    enter(stage: GenerationStage): void {
      if (stage === current) return;
      current = stage;
      const progress = { stage, decision: structuredClone(decision) };
      last = last.then(async () => saveProgress(ctx.db, id, progress)).catch(() => undefined);
    },
    done: async () => last,
  };
}

async function renewClaim({ ctx, id, userId, receipt }: GenerationRun): Promise<void> {
  try {
    await ctx.ledger.claim(userId, claimCommand(id, receipt));
  } catch (error) {
    ctx.log.warn('generation.renewal-failed', { generationId: id, ...describeError(error) });
  }
}

async function settle(run: GenerationRun, product: Product): Promise<GenerationOutcome> {
  const { ctx, id: generationId, userId, receipt } = run;
  if (receipt !== undefined) {
    const { content, responseType, model } = product;
    const place = { userId, receipt, prompt: run.request.prompt };
    await keepAnswer(ctx, place, { generationId, content, responseType, model });
  }
  const { charged, creditsRemaining } = await takeCredit(run, product.report.isShortened);
  await recordEnd(run, {
    status: 'done',
    reason: charged ? null : 'interrupted',
    charged,
    refunded: !charged,
    model: product.model,
    responseType: product.responseType,
    report: product.report,
  });
  return { ok: true, product, creditsRemaining };
}

/** A page that had to be closed for its model is given away. */
async function takeCredit(run: GenerationRun, isGift: boolean) {
  const { ctx, id, userId } = run;
  const outcome = isGift
    ? await ctx.ledger.release(userId, { generationId: id, reason: 'interrupted' })
    : await settleOrReturn(run);
  if (!outcome.ok) {
    ctx.log.warn('generation.unsettled', { generationId: id, reason: outcome.reason });
  }
  return { charged: outcome.ok && !isGift, creditsRemaining: outcome.balance.available };
}

/**
 * Takes the credit. Where the ledger's word of it is lost it is given back, unless it turns out to be taken:
 * then it has bought the page.
 */
async function settleOrReturn({ ctx, id, userId }: GenerationRun): Promise<LedgerOutcome<object>> {
  try {
    return await ctx.ledger.settle(userId, id);
  } catch (cause) {
    const reason = 'interrupted';
    const returned = await ctx.ledger.release(userId, { generationId: id, reason });
    const isTaken = !returned.ok && returned.reason === 'expired';
    if (!isTaken) throw new GenerationFailure(reason, { cause });
    return { ok: true, balance: returned.balance, replayed: true };
  }
}

/** Whoever stops, closes the tab or loses the network has no page: the credit comes back like after any failure. */
async function giveUp(run: GenerationRun, failure: GenerationFailure): Promise<GenerationOutcome> {
  const { ctx, id, userId } = run;
  const { reason } = failure;
  await keepRefusal(run, failure);
  ctx.log.info('generation.failed', {
    generationId: id,
    reason,
    attempts: run.decision.attempts,
    ...(failure.cause === undefined ? {} : { cause: describeError(failure.cause).error }),
  });
  let creditsRemaining = run.creditsRemaining;
  let isRefunded = false;
  try {
    const outcome = await ctx.ledger.release(userId, { generationId: id, reason });
    creditsRemaining = outcome.balance.available;
    isRefunded = outcome.ok;
  } catch (error) {
    // The ledger returns a claim that nobody settles by itself.
    ctx.log.error('generation.release-failed', { generationId: id, ...describeError(error) });
  }
  await recordEnd(run, {
    status: 'failed',
    reason,
    charged: false,
    refunded: isRefunded,
    model: run.decision.attempts.at(-1)?.model ?? '',
    responseType: null,
    report: { ...emptyReport(), summary: failure.summary },
  });
  return { ok: false, failure, creditsRemaining };
}

async function keepRefusal(run: GenerationRun, { reason, summary }: GenerationFailure) {
  const { ctx, id: generationId, userId, receipt } = run;
  if (reason !== 'refused' || receipt === undefined) return;
  try {
    const place = { userId, receipt, prompt: run.request.prompt };
    await keepAnswer(ctx, place, { generationId, refusal: summary });
  } catch (error) {
    ctx.log.warn('generation.refusal-not-kept', { generationId, ...describeError(error) });
  }
}

type End = Omit<GenerationEnd, 'decision' | 'usage' | 'endedAt'>;

async function recordEnd({ ctx, id, decision, usage }: GenerationRun, end: End): Promise<void> {
  try {
    await saveEnd(ctx.db, id, { ...end, decision, usage, endedAt: ctx.now() });
  } catch (error) {
    ctx.log.error('generation.record-failed', { generationId: id, ...describeError(error) });
  }
}
