import type { AskAiInput } from '#contract/generation.ts';
import type { ActorContext } from '#worker/http/actor-context.ts';
import { createAnswerBody, type AnswerBody } from './answer-body.ts';
import { toAppError } from './generation-failure.ts';
import type { AnswerHead, GenerationRun } from './generation-run.ts';
import { runGeneration, type GenerationOutcome } from './run-generation.ts';
import { startGeneration } from './start-generation.ts';

export interface StreamedAnswer extends AnswerHead {
  generationId: string;
  fileType: string;
  creditsRemaining: number;
  body: ReadableStream<Uint8Array>;
}

/**
 * Streams a generation. Failures before the first byte are thrown; a later one breaks the body off.
 * Everything after the headers runs under `waitUntil`, so that a closed tab still settles its credit.
 */
export async function askAi({
  ctx,
  input,
  signal,
}: {
  ctx: ActorContext;
  input: AskAiInput;
  signal: AbortSignal;
}): Promise<StreamedAnswer> {
  const run = await startGeneration({ ctx, input });
  const stop = (): void => run.abort.abort();
  signal.addEventListener('abort', stop, { once: true });
  const answer = createAnswerBody({ planned: plannedHead(run), onCancel: stop });
  const work = runGeneration(run, answer.output).then((outcome) => finish(outcome, answer));
  ctx.waitUntil(work);
  const first = await Promise.race([answer.opened, work]);
  if ('ok' in first && !first.ok) throw toAppError(first.failure, run.id);
  return {
    ...(await answer.opened),
    generationId: run.id,
    fileType: run.request.fileType,
    creditsRemaining: run.creditsRemaining,
    body: answer.stream,
  };
}

function plannedHead({ plan, chain }: GenerationRun): AnswerHead {
  const isDiff = plan.mode !== 'page' && plan.mode !== 'file';
  return { responseType: isDiff ? 'diff' : 'full', model: chain[0]?.reference ?? '' };
}

function finish(outcome: GenerationOutcome, answer: AnswerBody): GenerationOutcome {
  if (outcome.ok) answer.end();
  else answer.fail();
  return outcome;
}
