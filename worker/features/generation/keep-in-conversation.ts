import { BEGUN, foldEvent } from '#domain/conversation/fold-run.ts';
import { keepEntry } from '#worker/features/conversation/conversation-client.ts';
import type { ActorContext } from '#worker/http/actor-context.ts';
import { describeError } from '#worker/http/log.ts';
import { describeGeneration } from './describe-generation.ts';
import type { GenerationRow } from './generation-queries.ts';

/** The entry of a run as its row tells it. */
export function entryOf(row: GenerationRow, ctx: Pick<ActorContext, 'locale'>) {
  const { id, prompt, createdAt: askedAt } = row;
  const generation = describeGeneration(row, ctx.locale);
  return { id, prompt, askedAt, outcome: foldEvent(BEGUN, { type: 'end', generation }) };
}

/**
 * Adds a run that has ended to the conversation about its document, once. Never throws: the answer counts, also
 * where nobody can read of it later. `prompt` is the whole one; a row has its beginning.
 */
export async function keepInConversation(
  ctx: ActorContext,
  row: GenerationRow,
  prompt: string = row.prompt,
): Promise<void> {
  const { id, userId, documentUuid } = row;
  if (documentUuid === null) return;
  try {
    await keepEntry(ctx, { entry: { ...entryOf(row, ctx), prompt }, userId, documentUuid });
  } catch (error) {
    ctx.log.error('conversation.entry-lost', { generationId: id, ...describeError(error) });
  }
}
