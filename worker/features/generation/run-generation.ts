import type { GenerationStage } from '#domain/generation/generation-types.ts';
import { GENERATION_LIMITS } from '#domain/generation/limits.ts';
import type { PlanMode } from '#domain/generation/plan.ts';
import { describeError } from '#worker/http/log.ts';
import { describeGeneration } from './describe-generation.ts';
import {
  endDone,
  endFailed,
  endInterrupted,
  giveBackPage,
  recordEnd,
  type RunEnd,
} from './end-run.ts';
import { finishProduct } from './finish-product.ts';
import { keepInConversation } from './keep-in-conversation.ts';
import { GenerationFailure, toGenerationFailure } from './generation-failure.ts';
import { findGeneration, saveProgress, toRow } from './generation-queries.ts';
import type { GenerationRun, Product, Production } from './generation-run.ts';
import { produceEdit } from './produce-edit.ts';
import { produceFollowUp } from './produce-follow-up.ts';
import { produceFile } from './produce-file.ts';
import { produceImage } from './produce-image.ts';
import { producePage } from './produce-page.ts';
import { produceTexts } from './produce-texts.ts';
import { refineAnalysis } from './refine-analysis.ts';
import { createRunOutput } from './run-output.ts';
import type { RunStore } from './run-store.ts';
import { claimCommand } from './start-generation.ts';

const PRODUCERS = {
  page: producePage,
  edit: produceEdit,
  texts: produceTexts,
  file: produceFile,
  image: produceImage,
} satisfies Record<PlanMode, (production: Production) => Promise<Product>>;

/**
 * Makes the answer, stores it, takes the credit and records the end. Rejects only when the end could not be
 * recorded; `resumeRun` does the rest later.
 */
export async function runGeneration(run: GenerationRun, store: RunStore): Promise<void> {
  const stages = createStages(run, store);
  const renewal = setInterval(() => void renewClaim(run), GENERATION_LIMITS.renewClaimMs);
  try {
    const end = await makeAndSettle(run, { store, stages });
    await stages.done();
    await tellEnd(run, store, end);
  } finally {
    clearInterval(renewal);
  }
}

async function makeAndSettle(run: GenerationRun, making: Making): Promise<RunEnd> {
  try {
    const product = await produce(run, making);
    making.stages.enter('saving');
    making.store.keepProduct(product);
    return await endDone(run, product);
  } catch (error) {
    const failure = run.abort.signal.aborted
      ? new GenerationFailure('aborted', { cause: error })
      : toGenerationFailure(error);
    return await endFailed(run, failure);
  }
}

/** Ends a run whose process died. A finished answer is settled; otherwise the credit is returned. */
export async function resumeRun(run: GenerationRun, store: RunStore): Promise<void> {
  const product = store.product();
  if (product !== undefined) {
    await tellEnd(run, store, await endDone(run, product));
    return;
  }
  const row = await findGeneration(run.ctx.db, run.id, run.userId);
  if (row === undefined) return;
  const isLost = row.status === 'running';
  const ended = isLost ? await endInterrupted(run.ctx, row) : row;
  if (isLost) await giveBackPage(run, 'interrupted');
  await keepInConversation(run.ctx, ended, run.request.prompt);
  store.append({ type: 'end', length: 0, generation: describeGeneration(ended, run.ctx.locale) });
}

interface Making {
  store: RunStore;
  stages: Pick<Stages, 'enter'>;
}

async function produce(run: GenerationRun, { store, stages }: Making): Promise<Product> {
  const output = createRunOutput(store, run.request.fileType);
  const refined = await refineAnalysis(run);
  const production = {
    run: refined,
    output,
    enterStage: (stage: GenerationStage) => stages.enter(stage),
  };
  const made =
    (await produceFollowUp(production)) ?? (await PRODUCERS[refined.plan.mode](production));
  const product = finishProduct(refined, made);
  run.abort.signal.throwIfAborted();
  output.finish(product, product.content);
  return product;
}

async function tellEnd(run: GenerationRun, store: RunStore, end: RunEnd): Promise<void> {
  const { creditsRemaining, status } = end;
  const row = toRow(run, await recordEnd(run, end));
  await keepInConversation(run.ctx, row, run.request.prompt);
  const length = status === 'done' ? (store.product()?.content.length ?? 0) : 0;
  const balance = creditsRemaining === undefined ? {} : { creditsRemaining };
  const generation = { ...describeGeneration(row, run.ctx.locale), ...balance };
  store.append({ type: 'end', length, generation });
}

type Stages = ReturnType<typeof createStages>;

/** Stages are recorded in order, while the generation continues. */
function createStages({ ctx, id, decision }: GenerationRun, store: RunStore) {
  let last: Promise<void> = Promise.resolve();
  let current: GenerationStage | undefined;
  function enter(stage: GenerationStage): void {
    if (stage === current) return;
    current = stage;
    store.append({ type: 'stage', stage });
    const progress = { stage, decision: structuredClone(decision) };
    last = last.then(async () => saveProgress(ctx.db, id, progress)).catch(() => undefined);
  }
  enter('analysis');
  return { enter, done: async () => last };
}

async function renewClaim(run: GenerationRun): Promise<void> {
  const { ctx, id, userId, receipt, isGuest } = run;
  if (isGuest) return;
  try {
    await ctx.ledger.claim(userId, claimCommand(id, receipt));
  } catch (error) {
    ctx.log.warn('generation.renewal-failed', { generationId: id, ...describeError(error) });
  }
}
