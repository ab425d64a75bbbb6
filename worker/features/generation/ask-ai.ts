import type { AskAiInput } from '#contract/generation.ts';
import type { ActorContext } from '#worker/http/actor-context.ts';
import { createAnswerBody, type AnswerBody } from './answer-body.ts';
import { toAppError } from './generation-failure.ts';
import type { AnswerHead, GenerationRun } from './generation-run.ts';
import { runGeneration, type GenerationOutcome } from './run-generation.ts';
import { admitRun, prepareRun } from './start-generation.ts';

export interface StreamedAnswer extends AnswerHead {
  generationId: string;
  fileType: string;
  /** Undefined when the headers had to leave before the credit was claimed. */
  creditsRemaining: number | undefined;
  body: ReadableStream<Uint8Array>;
}

/**
 * Streams a generation. Failures before the first byte are thrown; a later one breaks the body off.
 * The wait for the first byte counts from here, so that a slow admission costs the client no retry.
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
  const prepared = prepareRun({ ctx, input, signal });
  const answer = createAnswerBody({
    planned: plannedHead(prepared),
    onCancel: () => prepared.abort.abort(),
  });
  let creditsRemaining: number | undefined;
  async function work(): Promise<void> {
    const run = await admitRun(prepared);
    ({ creditsRemaining } = run);
    finish(run, await runGeneration(run, answer.output), answer);
  }
  const worked = work().catch((error: unknown) => answer.fail(error));
  ctx.waitUntil(worked);
  const head = await answer.opened;
  return {
    ...head,
    generationId: prepared.id,
    fileType: prepared.request.fileType,
    creditsRemaining,
    body: answer.stream,
  };
}

function plannedHead({ plan, chain }: GenerationRun): AnswerHead {
  const isDiff = plan.mode !== 'page' && plan.mode !== 'file';
  return { responseType: isDiff ? 'diff' : 'full', model: chain[0]?.reference ?? '' };
}

/** The reader of a page that was replaced must not take it for the finished one: its retry gets that. */
function finish(run: GenerationRun, outcome: GenerationOutcome, answer: AnswerBody): void {
  if (!outcome.ok) answer.fail(toAppError(outcome.failure, run.id));
  else if (outcome.product.isReplacement === true) answer.fail();
  else answer.end();
}
