import type { AskAiAnswer, AskAiInput } from '#contract/generation.ts';
import { readFileType } from '#domain/generation/file-types.ts';
import type { ActorContext } from '#worker/http/actor-context.ts';
import { AppError } from '#worker/http/app-error.ts';
import { askForEvents } from './ask-ai.ts';
import { errorOfStatus } from './describe-generation.ts';
import { readEvents } from './event-stream.ts';

/**
 * The same generation as `askAi`, answered when it is finished: the retry of a client whose stream broke,
 * which with its receipt gets the answer of the run that it had begun.
 */
export async function askAiFallback({
  ctx,
  input,
}: {
  ctx: ActorContext;
  input: AskAiInput;
}): Promise<AskAiAnswer> {
  const { generationId, events } = await askForEvents({ ctx, input });
  let content = '';
  for await (const event of readEvents(events)) {
    if (event?.type === 'text') content += event.text;
    if (event?.type === 'reset') content = '';
    if (event?.type !== 'end') continue;
    const { status, responseType = 'full', model, creditsRemaining } = event.generation;
    if (status !== 'done') throw errorOfStatus(event.generation);
    return {
      ok: true,
      generationId,
      content,
      fileType: readFileType(input.fileType),
      responseType,
      model,
      creditsRemaining: creditsRemaining ?? (await balanceOf(ctx)),
    };
  }
  throw new AppError('generation.model-failed', { details: { generationId } });
}

async function balanceOf(ctx: ActorContext): Promise<number> {
  if (ctx.actor.kind === 'anonymous') return 0;
  const { available } = await ctx.ledger.balance(ctx.actor.session.user.id);
  return available;
}
