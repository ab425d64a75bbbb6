import { boundEntry, CONVERSATION_LIMITS } from '#domain/conversation/bounds.ts';
import type { ConversationEntry } from '#domain/conversation/entry-types.ts';
import type { ActorContext } from '#worker/http/actor-context.ts';
import { addEntry } from './conversation-queries.ts';

interface Kept {
  entry: ConversationEntry;
  userId: string;
  documentUuid: string;
}

/**
 * Adds the entry of a run that has ended to the conversation about a document of the user. Once, however often it
 * is called; nothing where the document does not exist.
 */
export async function keepEntry(
  { db }: Pick<ActorContext, 'db'>,
  { entry, userId, documentUuid }: Kept,
): Promise<void> {
  if (entry.outcome.kind === 'working') return;
  const { id, askedAt } = entry;
  const row = { id, userId, documentUuid, askedAt, entry: JSON.stringify(boundEntry(entry)) };
  await addEntry(db, row, CONVERSATION_LIMITS.entries);
}
