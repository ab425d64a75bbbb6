import { conversationEntrySchema, type ConversationPage } from '#contract/conversation.ts';
import { CONVERSATION_LIMITS } from '#domain/conversation/bounds.ts';
import { requireUser, type ActorContext } from '#worker/http/actor-context.ts';
import { AppError } from '#worker/http/app-error.ts';
import { listEntries, ownsDocument } from './conversation-queries.ts';

interface Call {
  ctx: ActorContext;
  input: { uuid: string; before?: number | undefined };
}

/**
 * A part of the conversation about one of the user's documents: the newest entries, or those before a time.
 * @throws AppError 401, `files.not-found`
 */
export async function listConversation({ ctx, input }: Call): Promise<ConversationPage> {
  const document = { userId: requireUser(ctx).id, documentUuid: input.uuid };
  if (!(await ownsDocument(ctx.db, document))) throw new AppError('files.not-found');
  const { page } = CONVERSATION_LIMITS;
  const { before = Number.MAX_SAFE_INTEGER } = input;
  const rows = await listEntries(ctx.db, document, { before, limit: page + 1 });
  const shown = rows.slice(0, page);
  return {
    ok: true,
    entries: shown.toReversed().flatMap(({ entry }) => readEntry(entry)),
    before: rows.length > page ? (shown.at(-1)?.askedAt ?? null) : null,
  };
}

/** What a later version wrote and this one cannot read is left out. */
function readEntry(json: string) {
  const { data } = conversationEntrySchema.safeParse(JSON.parse(json));
  return data ?? [];
}
