import type { AskAiAnswer, AskAiInput } from '#contract/generation.ts';
import { readFileType } from '#domain/generation/file-types.ts';
import { type ActorContext, requireUser } from '#worker/http/actor-context.ts';
import { GenerationFailure, toAppError } from './generation-failure.ts';
import { NO_READER } from './generation-run.ts';
import { findKeptAnswer } from './kept-answer.ts';
import { runGeneration } from './run-generation.ts';
import { admitRun, prepareRun } from './start-generation.ts';

/**
 * The same generation as `askAi`, answered when it is finished. A receipt that has paid already gets the
 * answer it paid for, and one that was refused the refusal: the retry of a client whose stream broke.
 */
export async function askAiFallback({
  ctx,
  input,
  signal,
}: {
  ctx: ActorContext;
  input: AskAiInput;
  signal: AbortSignal;
}): Promise<AskAiAnswer> {
  const kept = await findPaidAnswer(ctx, input);
  if (kept !== null) return kept;
  const run = prepareRun({ ctx, input, signal });
  const work = admitRun(run).then((admitted) => runGeneration(admitted, NO_READER));
  ctx.waitUntil(work.catch(() => undefined));
  const outcome = await work;
  if (!outcome.ok) throw toAppError(outcome.failure, run.id);
  const { content, responseType, model } = outcome.product;
  return {
    ok: true,
    generationId: run.id,
    content,
    fileType: run.request.fileType,
    responseType,
    model,
    creditsRemaining: outcome.creditsRemaining,
  };
}

async function findPaidAnswer(ctx: ActorContext, input: AskAiInput): Promise<AskAiAnswer | null> {
  const { id: userId } = requireUser(ctx);
  const { prompt, receipt } = input;
  if (receipt === undefined) return null;
  const kept = await findKeptAnswer(ctx, { userId, receipt, prompt });
  if (kept === null) return null;
  if ('refusal' in kept) {
    const failure = new GenerationFailure('refused', { summary: kept.refusal });
    throw toAppError(failure, kept.generationId);
  }
  const { available: creditsRemaining } = await ctx.ledger.balance(userId);
  return { ok: true, ...kept, fileType: readFileType(input.fileType), creditsRemaining };
}
