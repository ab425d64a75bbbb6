import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ConversationEntry } from '#domain/conversation/entry-types.ts';
import { mergeEntries, nextAttempt } from '#domain/conversation/read-conversation.ts';
import type { EditHistory } from '#domain/edit-history/edit-history.ts';
import { guestRunOf } from '../ask-ai/guest-run.ts';
import type { OpenDocument } from '../workspace/documents.ts';
import type { RequestAgain } from '../workspace/generation-slice.ts';
import { useWorkspace } from '../workspace-store.ts';
import { conversationQuery } from './conversation-query.ts';
import { type SeenEntry, useSeen } from './seen-entries.ts';

/** Where the change of an entry stands in the history of its document. */
export type EntryPlace = { kind: 'none' } | { kind: 'now' | 'earlier' | 'undone'; step: number };

/** An entry with what can be done about it. */
export interface TalkEntry {
  entry: ConversationEntry;
  place: EntryPlace;
  /** What "Ask again" sends. */
  request: RequestAgain;
  isPastStop: boolean;
  isNewest: boolean;
}

const NONE: readonly SeenEntry[] = [];

/** The conversation about a document: what is kept, and what came since. */
export function useConversation(document: OpenDocument | null, userId: string | null) {
  const uuid = document?.uuid ?? '';
  const isKept = userId === null ? guestRunOf(uuid) !== null : (document?.revision ?? 0) > 0;
  const query = useInfiniteQuery({ ...conversationQuery(uuid, userId), enabled: isKept });
  const seen = useSeen(({ entries }) => entries[uuid] ?? NONE);
  const waiting = useWorkspace(({ generation }) =>
    generation.kind === 'waiting' ? generation.answer.id : null,
  );
  const { data } = query;
  const history = document?.history;
  const entries = useMemo(() => {
    const kept = (data?.pages ?? []).toReversed().flatMap((page) => page.entries);
    const merged = mergeEntries(
      kept,
      seen.map(({ entry }) => entry),
    );
    return describe(
      merged.filter(({ id }) => id !== waiting),
      seen,
      history,
    );
  }, [data, seen, history, waiting]);
  return {
    entries,
    isLoading: query.isLoading,
    hasFailed: query.isError,
    retry: () => void query.refetch(),
    hasEarlier: query.hasNextPage,
    isLoadingEarlier: query.isFetchingNextPage,
    loadEarlier: () => void query.fetchNextPage(),
  };
}

export type Talk = ReturnType<typeof useConversation>;

function describe(
  entries: readonly ConversationEntry[],
  seen: readonly SeenEntry[],
  history: EditHistory | undefined,
): TalkEntry[] {
  const newest = entries.at(-1);
  return entries.map((kept) => {
    const place = placeOf(kept, history);
    const entry = place.kind === 'none' ? kept : taken(kept);
    const known = seen.find((one) => one.entry.id === entry.id);
    return {
      entry,
      place,
      request: requestOf(entry, entries, known?.request),
      isPastStop: known?.isPastStop === true,
      isNewest: kept === newest,
    };
  });
}

/** What is in the history of the document was agreed to. */
function taken(entry: ConversationEntry): ConversationEntry {
  const { outcome } = entry;
  if (outcome.kind !== 'proposed') return entry;
  return { ...entry, outcome: { ...outcome, kind: 'changed' } };
}

function placeOf({ id }: ConversationEntry, history: EditHistory | undefined): EntryPlace {
  const step = history?.steps.findIndex(({ run }) => run === id) ?? -1;
  if (history === undefined || step < 1) return { kind: 'none' };
  if (step === history.index) return { kind: 'now', step };
  return { kind: step < history.index ? 'earlier' : 'undone', step };
}

/** A page that was made from nothing is made again as another version. */
function requestOf(
  { prompt, outcome }: ConversationEntry,
  entries: readonly ConversationEntry[],
  sent: RequestAgain | undefined,
): RequestAgain {
  const isReport = outcome.kind === 'changed' || outcome.kind === 'proposed';
  const isVersion = outcome.kind === 'changed' && outcome.isNewPage;
  if (isReport && outcome.report.isStandIn && sent !== undefined) return sent;
  if (isVersion)
    return { prompt, attempt: nextAttempt(entries, prompt), isFromNothing: true, target: null };
  return { prompt, attempt: 0, isFromNothing: false, target: null, ...sent };
}
