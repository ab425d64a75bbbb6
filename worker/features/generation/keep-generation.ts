import { isGuestOwner } from '#domain/accounts/guest-limits.ts';
import { keepEntry } from '#worker/features/conversation/conversation-client.ts';
import { requireUser, type ActorContext } from '#worker/http/actor-context.ts';
import { findReadable } from './find-readable.ts';
import { closeLost } from './get-generation.ts';
import { entryOf } from './keep-in-conversation.ts';

interface Call {
  ctx: ActorContext;
  input: { id: string; document: string };
}

/**
 * Begins the conversation about a document with the guest's run that made its page, once somebody has signed in and
 * saved it. Repeating it changes nothing; a run of a user stands in its conversation already.
 * @throws AppError 401, 404
 */
export async function keepGeneration({ ctx, input }: Call): Promise<void> {
  const { id: userId } = requireUser(ctx);
  const row = await closeLost(ctx, await findReadable(ctx, input.id));
  if (!isGuestOwner(row.userId)) return;
  await keepEntry(ctx, { entry: entryOf(row, ctx), userId, documentUuid: input.document });
}
