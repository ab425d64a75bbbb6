import { infiniteQueryOptions } from '@tanstack/react-query';
import type { ConversationPage } from '#contract/conversation.ts';
import { BEGUN, foldEvent } from '#domain/conversation/fold-run.ts';
import { api } from '#web/lib/api.ts';
import { guestRunOf } from '../ask-ai/guest-run.ts';
import { readGeneration } from '../builder-api.ts';

/** The kept conversation about a document, newest part first. A guest's is the one run that this tab remembers. */
export function conversationQuery(uuid: string, userId: string | null) {
  return infiniteQueryOptions({
    queryKey: ['conversation', userId, uuid],
    queryFn: async ({ pageParam, signal }): Promise<ConversationPage> => {
      if (userId === null) return await readGuestRun(uuid);
      const query = pageParam === null ? {} : { before: pageParam };
      const call = { param: { uuid }, query };
      return await (await api.api.conversation[':uuid'].$get(call, { init: { signal } })).json();
    },
    initialPageParam: null as number | null,
    getNextPageParam: ({ before }) => before,
  });
}

async function readGuestRun(uuid: string): Promise<ConversationPage> {
  const run = guestRunOf(uuid);
  if (run === null) return { ok: true, entries: [], before: null };
  const generation = await readGeneration(run);
  const { id, prompt, startedAt: askedAt } = generation;
  const outcome = foldEvent(BEGUN, { type: 'end', generation });
  const entries = outcome.kind === 'working' ? [] : [{ id, prompt, askedAt, outcome }];
  return { ok: true, entries, before: null };
}

/** Begins the conversation about a page that a guest made, once it is in an account. */
export async function keepGuestRun(id: string, document: string): Promise<void> {
  await api.api.generation[':id'].keep.$post({ param: { id }, json: { document } });
}
