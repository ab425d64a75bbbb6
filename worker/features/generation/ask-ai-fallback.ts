import type { AskAiAnswer, AskAiInput } from '#contract/generation.ts';
import type { ActorContext } from '#worker/http/actor-context.ts';
import { toAppError } from './generation-failure.ts';
import type { AnswerOutput } from './generation-run.ts';
import { runGeneration } from './run-generation.ts';
import { startGeneration } from './start-generation.ts';

const NOWHERE: AnswerOutput = {
  isLive: false,
  open: () => undefined,
  write: () => undefined,
};

/** The same generation as `askAi`, answered when it is finished. */
export async function askAiFallback({
  ctx,
  input,
  signal,
}: {
  ctx: ActorContext;
  input: AskAiInput;
  signal: AbortSignal;
}): Promise<AskAiAnswer> {
  const run = await startGeneration({ ctx, input });
  signal.addEventListener('abort', () => run.abort.abort(), { once: true });
  const work = runGeneration(run, NOWHERE);
  ctx.waitUntil(work);
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
