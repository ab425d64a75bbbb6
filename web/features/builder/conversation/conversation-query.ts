import { infiniteQueryOptions } from '@tanstack/react-query';
import type { ConversationPage } from '#contract/conversation.ts';
import type { ConversationEntry } from '#domain/conversation/entry-types.ts';
import { BEGUN, foldEvent } from '#domain/conversation/fold-run.ts';
import { api } from '#web/lib/api.ts';
import { guestEntryOf, guestRunOf, keepGuestEntry } from '../ask-ai/guest-run.ts';
import { readGeneration } from '../builder-api.ts';

/** The kept conversation about a document, newest part first. A guest's is the one run that this browser remembers. */
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
  const kept = guestEntryOf(uuid);
  const entry = kept ?? (await fetchGuestEntry(uuid));
  return { ok: true, entries: entry === null ? [] : [entry], before: null };
}

async function fetchGuestEntry(uuid: string): Promise<ConversationEntry | null> {
  const run = guestRunOf(uuid);
  if (run === null) return null;
  const generation = await readGeneration(run);
  const { id, prompt, startedAt: askedAt } = generation;
  const outcome = foldEvent(BEGUN, { type: 'end', generation });
  if (outcome.kind === 'working') return null;
  const entry = { id, prompt, askedAt, outcome };
  keepGuestEntry(uuid, entry);
  return entry;
}

/** Begins the conversation about a page that a guest made, once it is in an account. */
export async function keepGuestRun(id: string, document: string): Promise<void> {
  await api.api.generation[':id'].keep.$post({ param: { id }, json: { document } });
}
